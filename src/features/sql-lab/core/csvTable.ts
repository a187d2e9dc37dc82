import type { CsvCell } from './csvRows';

/** A file of rows, as a script that creates a table. */
export interface CsvTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rowCount: number;
  readonly script: string;
}

const BATCH = 200;
const INTEGER = /^(?:0|-?[1-9]\d{0,18})$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)\.\d+$/;
const LARGEST = 2n ** 63n;
/** Number of digits that a double always preserves. */
const SAFE_DIGITS = 15;

type ColumnType = 'INTEGER' | 'REAL' | 'TEXT';

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

function isInteger(text: string): boolean {
  if (!INTEGER.test(text)) return false;
  return Number.isSafeInteger(Number(text)) || (BigInt(text) < LARGEST && BigInt(text) >= -LARGEST);
}

/** Whether a double preserves the number as written, except for trailing zeros. */
function isReal(text: string): boolean {
  const value = Number(text);
  if (text === '' || !Number.isFinite(value)) return false;
  return String(value) === text || (DECIMAL.test(text) && text.replace(/^-?0*\.?0*|\./g, '').length <= SAFE_DIGITS);
}

/**
 * The narrowest type that preserves every value: numbers with a leading zero, such as telephone numbers, become text,
 * and so do numbers with more digits than the type can hold.
 */
function typeOf(rows: readonly (readonly CsvCell[])[], column: number): ColumnType {
  let isGiven = false;
  let areIntegers = true;
  let areReals = true;
  for (const row of rows) {
    const value = row[column] ?? '';
    if (value === '') continue;
    isGiven = true;
    areIntegers &&= isInteger(value);
    areReals &&= isReal(value);
    if (!areIntegers && !areReals) return 'TEXT';
  }
  if (!isGiven) return 'TEXT';
  return areIntegers ? 'INTEGER' : 'REAL';
}

function literal(value: CsvCell, type: ColumnType): string {
  if (value === null || (value === '' && type !== 'TEXT')) return 'NULL';
  return type === 'TEXT' ? `'${value.replaceAll("'", "''")}'` : value;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Turns the rows of a CSV file into a table, named after the file, with the columns of the header.
 *
 * @param rows - each as long as the header; NULL for an empty cell, '' for an empty text
 * @param taken - names of other tables, in lower case
 */
export function csvTable(
  fileName: string,
  header: readonly CsvCell[],
  rows: readonly (readonly CsvCell[])[],
  taken: readonly string[] = [],
): CsvTable {
  const columns = unique(header.map((name, index) => plainName(name ?? '', `column_${index + 1}`)));
  const [name = 'data'] = unique([plainName(fileName.replace(/\.[^.]*$/, ''), 'data')], taken);
  const types = columns.map((_, index) => typeOf(rows, index));
  const definitions = columns.map((column, index) => `${quoted(column)} ${types[index] ?? 'TEXT'}`);
  const statements = [`CREATE TABLE ${quoted(name)} (${definitions.join(', ')})`];
  for (let start = 0; start < rows.length; start += BATCH) {
    const values = rows
      .slice(start, start + BATCH)
      .map((row) => `(${types.map((type, index) => literal(row[index] ?? null, type)).join(', ')})`);
    statements.push(`INSERT INTO ${quoted(name)} VALUES ${values.join(', ')}`);
  }
  return { name, columns, rowCount: rows.length, script: `${statements.join(';\n')};` };
}
