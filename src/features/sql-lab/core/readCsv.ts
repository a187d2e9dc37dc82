import { csvRows } from './csvRows';
import { csvTable, type CsvTable } from './csvTable';
import type { CsvNotes, CsvProblem } from './csvProblem';
import { decodeCsv } from './decodeCsv';

/** The result of reading a file: a table with notes, or the problem. */
export type CsvAnswer = { readonly table: CsvTable; readonly notes: CsvNotes } | { readonly problem: CsvProblem };

/**
 * Converts a CSV file to a table; it returns a problem instead of throwing, whatever the file contains.
 *
 * @param taken - names of other tables, in lower case
 */
export function readCsv(fileName: string, bytes: Uint8Array, taken: readonly string[] = []): CsvAnswer {
  const decoded = decodeCsv(bytes);
  if ('problem' in decoded) return decoded;
  const read = csvRows(decoded.text);
  if ('code' in read) return { problem: read };
  return { table: csvTable(fileName, read.header, read.rows, taken), notes: read.notes };
}
