import { readColumns, type ColumnFormat, type CsvColumn } from './csvColumns';
import type { Delimiter } from './csvLayout';
import type { CsvNotes, CsvProblem } from './csvProblem';
import { csvRows, type CsvRows } from './csvRows';
import { columnNames, csvTable, type CsvTable } from './csvTable';
import { decodeCsv } from './decodeCsv';
import { otherKind } from './otherKind';

/** What the reader has chosen instead of what was proposed. */
export interface CsvChoices {
  readonly delimiter?: Delimiter;
  /** One for each column. */
  readonly formats?: readonly ColumnFormat[];
}

/** How a file was understood, before it becomes a table. */
export interface CsvPreview {
  readonly delimiter: Delimiter;
  readonly rowCount: number;
  readonly columns: readonly CsvColumn[];
  /** The names of the columns in the table. */
  readonly names: readonly string[];
  readonly notes: CsvNotes;
}

export type CsvPreviewAnswer = { readonly preview: CsvPreview } | { readonly problem: CsvProblem };

/** The result of reading a file: a table with notes, or the problem. */
export type CsvAnswer = { readonly table: CsvTable; readonly notes: CsvNotes } | { readonly problem: CsvProblem };

interface Understood extends CsvRows {
  readonly columns: readonly CsvColumn[];
}

function understand(fileName: string, bytes: Uint8Array, delimiter?: Delimiter): Understood | { problem: CsvProblem } {
  const decoded = decodeCsv(bytes);
  if ('problem' in decoded) return decoded;
  const kind = otherKind(fileName, decoded.text);
  if (kind) return { problem: { code: kind } };
  const read = csvRows(decoded.text, delimiter);
  if ('code' in read) return { problem: read };
  return { ...read, columns: readColumns(read.header, read.rows, read.delimiter) };
}

/** Says how a CSV file would be read; it returns a problem instead of throwing, whatever the file contains. */
export function previewCsv(fileName: string, bytes: Uint8Array, delimiter?: Delimiter): CsvPreviewAnswer {
  const read = understand(fileName, bytes, delimiter);
  if ('problem' in read) return read;
  const { columns, notes, rows } = read;
  return { preview: { delimiter: read.delimiter, rowCount: rows.length, columns, names: columnNames(columns), notes } };
}

/**
 * Converts a CSV file to a table; it returns a problem instead of throwing, whatever the file contains.
 *
 * @param taken - names of other tables, in lower case
 */
export function readCsv(
  fileName: string,
  bytes: Uint8Array,
  taken: readonly string[] = [],
  { delimiter, formats }: CsvChoices = {},
): CsvAnswer {
  const read = understand(fileName, bytes, delimiter);
  if ('problem' in read) return read;
  return { table: csvTable(fileName, read.columns, read.rows, taken, formats), notes: read.notes };
}
