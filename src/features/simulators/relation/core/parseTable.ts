import { isNull, isNumeric, formatRows, parseRows, readCells, type RowsProblem } from './parseRows';
import { LIMITS, type Column, type ColumnType, type Table } from './types';

/** Why the text of a table was refused: its head, or one of its rows. */
export type TableProblem =
  | RowsProblem
  | { readonly code: 'head'; readonly found: string }
  | { readonly code: 'columnCount'; readonly got: number; readonly limit: number }
  /** A name that SQL does not accept without quotes, that is too long, or that is repeated. */
  | { readonly code: 'name'; readonly found: string };

export type TableResult =
  { readonly ok: true; readonly value: Table } | { readonly ok: false; readonly problem: TableProblem };

const HEAD = /^\s*([^\s(]+)\s*\(([^)]*)\)[^\S\n]*(?:[;\n]|$)/;
const NAME = /^[A-Za-z_]\w*$/;
/** Words that no engine of the site accepts as a name without quotes. */
const RESERVED = new Set(
  (
    'all and any as asc between by case cast check collate column constraint create cross current_date default delete ' +
    'desc distinct drop else end except exists false for foreign from full group having in inner insert intersect into ' +
    'is join left like limit natural not null offset on or order outer primary references returning right select set ' +
    'table then to true union unique update user using values when where with'
  ).split(' '),
);

/** Whether SQL accepts a word as the name of a table or column without quotes. */
export function isName(word: string): boolean {
  return NAME.test(word) && word.length <= LIMITS.name && !RESERVED.has(word.toLowerCase());
}

/**
 * Reads a table as lessons write it: `name(column, column text, …); value, value; …`. A column without a written type
 * has the type of its first value; a column with only NULLs is a number column.
 */
export function parseTable(text: string): TableResult {
  const refuse = (problem: TableProblem): TableResult => ({ ok: false, problem });
  const [head, name = '', list = ''] = HEAD.exec(text) ?? [];
  if (head === undefined) return refuse({ code: 'head', found: text.trim().slice(0, LIMITS.text) });
  if (!isName(name)) return refuse({ code: 'name', found: name });
  const declared = list.split(',').map((each) => each.trim().split(/\s+/));
  if (declared.length > LIMITS.columns)
    return refuse({ code: 'columnCount', got: declared.length, limit: LIMITS.columns });
  // Spaces replace the head, so that an index into the rows is also an index into the whole text.
  const body = ' '.repeat(head.length) + text.slice(head.length);
  const raw = readCells(body);
  if (!raw.ok) return raw;
  const columns: Column[] = [];
  for (const [index, [column = '', type, ...rest]] of declared.entries()) {
    const isTwice = columns.some((other) => other.name.toLowerCase() === column.toLowerCase());
    const isTyped = type === undefined || type === 'number' || type === 'text';
    if (!isName(column) || isTwice || !isTyped || rest.length > 0)
      return refuse({ code: 'name', found: declared[index]?.join(' ') ?? '' });
    const first = raw.value.map((row) => row[index]).find((cell) => cell && !isNull(cell));
    const inferred: ColumnType = first && !isNumeric(first) ? 'text' : 'number';
    columns.push({ name: column, type: type ?? inferred });
  }
  const rows = parseRows(body, columns);
  return rows.ok ? { ok: true, value: { name, columns, rows: rows.value } } : rows;
}

/** Formats a table, with the type of every column, so that `parseTable` reads it back. */
export function formatTable({ name, columns, rows }: Table): string {
  const head = columns.map((column) => `${column.name} ${column.type}`).join(', ');
  return [`${name}(${head})`, ...(rows.length > 0 ? [formatRows(rows, '; ')] : [])].join('; ');
}
