/** A file of rows, as a script that makes a table of it. */
export interface CsvTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rowCount: number;
  readonly script: string;
}

const BATCH = 200;
const INTEGER = /^-?(?:0|[1-9]\d{0,15})$/;
const REAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

type ColumnType = 'INTEGER' | 'REAL' | 'TEXT';

/** A name as SQL takes it without quotes, marks kept: `Doanh thu 2025` becomes `doanh_thu_2025`. */
function plainName(text: string, fallback: string): string {
  const name = text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
  if (name === '') return fallback;
  return /^\p{N}/u.test(name) ? `_${name}` : name;
}

function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((name) => {
    let candidate = name;
    for (let number = 2; seen.has(candidate); number += 1) candidate = `${name}_${number}`;
    seen.add(candidate);
    return candidate;
  });
}

/** The narrowest type that holds every value; a leading zero, as of telephone numbers, makes text. */
function typeOf(values: readonly string[]): ColumnType {
  const given = values.filter((value) => value !== '');
  if (given.length === 0) return 'TEXT';
  if (given.every((value) => INTEGER.test(value) && Number.isSafeInteger(Number(value)))) return 'INTEGER';
  return given.every((value) => REAL.test(value) && Number.isFinite(Number(value))) ? 'REAL' : 'TEXT';
}

function literal(value: string, type: ColumnType): string {
  if (value === '') return 'NULL';
  return type === 'TEXT' ? `'${value.replaceAll("'", "''").replaceAll('\0', '')}'` : value;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Makes a table of the rows of a CSV file, whose first row names the columns. Empty fields become NULL.
 *
 * @param fileName - names the table
 * @param rows - fields as text, the header first
 */
export function csvTable(fileName: string, rows: readonly (readonly string[])[]): CsvTable {
  const [header = [], ...body] = rows;
  const columns = unique(header.map((name, index) => plainName(name, `column_${index + 1}`)));
  const name = plainName(fileName.replace(/\.[^.]*$/, ''), 'data');
  const types = columns.map((_, index) => typeOf(body.map((row) => row[index] ?? '')));
  const values = body.map(
    (row) => `(${columns.map((_, index) => literal(row[index] ?? '', types[index] ?? 'TEXT')).join(', ')})`,
  );
  const statements = [
    `CREATE TABLE ${quoted(name)} (${columns.map((column, index) => `${quoted(column)} ${types[index] ?? 'TEXT'}`).join(', ')})`,
  ];
  for (let start = 0; start < values.length; start += BATCH) {
    statements.push(`INSERT INTO ${quoted(name)} VALUES ${values.slice(start, start + BATCH).join(', ')}`);
  }
  return { name, columns, rowCount: body.length, script: `${statements.join(';\n')};` };
}
