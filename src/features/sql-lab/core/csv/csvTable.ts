import type { ColumnFormat, CsvColumn } from './csvColumns';
import { readNumber } from './csvNumber';
import type { CsvCell } from './csvRows';

/** A file of rows, as a script that creates a table. */
export interface CsvTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rowCount: number;
  readonly script: string;
}

const BATCH = 200;
/**
 * Turns a text into a name that needs no quotes in SQL, keeping diacritics: `Doanh thu 2025` becomes `doanh_thu_2025`.
 */
function plainName(text: string, fallback: string): string {
  const name = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  if (name === '') return fallback;
  // A name must not begin with a digit, or with the prefix of SQLite's own tables.
  return /^(?:\p{N}|sqlite_)/u.test(name) ? `_${name}` : name;
}

/** Numbers repeated names: `a`, `a_2`, `a_3`. */
function unique(names: readonly string[], known: readonly string[] = []): string[] {
  const taken = new Set(known);
  const newest = new Map<string, number>();
  return names.map((name) => {
    let candidate = name;
    let number = newest.get(name) ?? 1;
    while (taken.has(candidate)) {
      number += 1;
      candidate = `${name}_${number}`;
    }
    newest.set(name, number);
    taken.add(candidate);
    return candidate;
  });
}

const textLiteral = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A cell that is no number stays a text, also in a column of numbers; an empty text there becomes NULL. */
function literal(value: CsvCell, format: ColumnFormat): string {
  if (value === null || (value === '' && format !== 'text')) return 'NULL';
  return (format === 'text' ? undefined : readNumber(value, format)?.literal) ?? textLiteral(value);
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The names that the columns of a header get in the table. */
export function columnNames(read: readonly Pick<CsvColumn, 'header'>[]): string[] {
  return unique(read.map(({ header }, index) => plainName(header, `column_${index + 1}`)));
}

/**
 * Turns the rows of a CSV file into a table, named after the file, with the columns of the header.
 *
 * @param read - how the columns were understood
 * @param formats - how to read them; the proposed formats where nothing is given
 * @param rows - each as long as the header; NULL for an empty cell, '' for an empty text
 * @param taken - names of other tables, in lower case
 */
export function csvTable(
  fileName: string,
  read: readonly CsvColumn[],
  rows: readonly (readonly CsvCell[])[],
  taken: readonly string[] = [],
  formats: readonly ColumnFormat[] = [],
): CsvTable {
  const columns = columnNames(read);
  const [name = 'data'] = unique([plainName(fileName.replace(/\.[^.]*$/, ''), 'data')], taken);
  const chosen = read.map(({ format }, index) => formats[index] ?? format);
  const types = read.map(({ readings }, index) => {
    const format = chosen[index] ?? 'text';
    return format === 'text' ? 'TEXT' : readings[format].type;
  });
  const definitions = columns.map((column, index) => `${quoted(column)} ${types[index] ?? 'TEXT'}`);
  const statements = [`CREATE TABLE ${quoted(name)} (${definitions.join(', ')})`];
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows
      .slice(start, start + BATCH)
      .map((row) => `(${chosen.map((format, index) => literal(row[index] ?? null, format)).join(', ')})`);
    statements.push(`INSERT INTO ${quoted(name)} VALUES ${values.join(', ')}`);
  }
  return { name, columns, rowCount: rows.length, script: `${statements.join(';\n')};` };
}
