import { csvRows } from './csvRows';
import { csvTable, type CsvTable } from './csvTable';
import type { CsvNotes, CsvProblem } from './csvProblem';
import { decodeCsv } from './decodeCsv';

/** What a file became: a table with notes, or nothing, with the reason. */
export type CsvAnswer = { readonly table: CsvTable; readonly notes: CsvNotes } | { readonly problem: CsvProblem };

/**
 * Makes a table of a CSV file; whatever is in the file, it answers.
 *
 * @param taken - names of other tables, in small letters
 */
export function readCsv(fileName: string, bytes: Uint8Array, taken: readonly string[] = []): CsvAnswer {
  const decoded = decodeCsv(bytes);
  if ('problem' in decoded) return decoded;
  const read = csvRows(decoded.text);
  if ('code' in read) return { problem: read };
  return { table: csvTable(fileName, read.header, read.rows, taken), notes: read.notes };
}
