import { LIMITS, type Cell, type Column, type Row } from './types';

/** A value as written, before a column gives it a type. */
export interface RawCell {
  readonly text: string;
  readonly quoted: boolean;
  /** Index in the text. */
  readonly at: number;
}

/** Why rows were refused; `at` is an index into the text, `line` the number of the row, counted from 1. */
export type RowsProblem = { readonly at: number; readonly line: number } & (
  | { readonly code: 'tooManyRows'; readonly limit: number }
  | { readonly code: 'width'; readonly got: number; readonly expected: number }
  | { readonly code: 'notNumber'; readonly found: string; readonly column: string }
  | { readonly code: 'numberRange'; readonly found: string; readonly limit: number }
  | { readonly code: 'decimals'; readonly found: string; readonly limit: number }
  | { readonly code: 'textLength'; readonly found: string; readonly limit: number }
  | { readonly code: 'character'; readonly found: string }
  | { readonly code: 'unclosedText' }
  /** There is something between a closing quote and the next comma. */
  | { readonly code: 'afterText'; readonly found: string }
);

export type RowsResult =
  { readonly ok: true; readonly value: readonly Row[] } | { readonly ok: false; readonly problem: RowsProblem };

type RawResult =
  | { readonly ok: true; readonly value: readonly (readonly RawCell[])[] }
  | { readonly ok: false; readonly problem: RowsProblem };

/** One cell up to the comma or the end of its row: quoted text, or anything without quotes and row ends. */
const CELL = /([^\S\n]*)(?:'((?:[^']|'')*)'(?!')|([^',;\n]*))([^,;\n]*)([,;\n]|$)/y;
const UNPRINTABLE = /[\p{Cc}\p{Surrogate}]/u;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.(\d+))?$/;

/**
 * Splits a text into rows, which end with `;` or a new line, and cells, which end with `,`. Empty rows are left out.
 */
export function readCells(text: string): RawResult {
  const rows: RawCell[][] = [];
  let row: RawCell[] = [];
  for (let at = 0; ;) {
    CELL.lastIndex = at;
    const [whole = '', before = '', quoted, bare = '', rest = '', end = ''] = CELL.exec(text) ?? [];
    const start = at + before.length;
    const refuse = (
      problem: { code: 'unclosedText' } | { code: 'afterText' | 'character'; found: string },
    ): RawResult => ({
      ok: false,
      problem: { ...problem, at: start, line: rows.length + 1 },
    });
    if (rest.trim() !== '')
      return quoted === undefined
        ? refuse({ code: 'unclosedText' })
        : refuse({ code: 'afterText', found: rest.trim() });
    const cell = { text: quoted?.replaceAll("''", "'") ?? bare.trim(), quoted: quoted !== undefined, at: start };
    const character = UNPRINTABLE.exec(cell.text)?.[0];
    if (character) return refuse({ code: 'character', found: character });
    row.push(cell);
    at += whole.length;
    if (end === ',') continue;
    if (row.length > 1 || cell.quoted || cell.text !== '') rows.push(row);
    row = [];
    if (end === '') return { ok: true, value: rows };
  }
}

/** Whether an unquoted value is a number. Leading zeros are not allowed, so `0100` stays a text. */
export function isNumeric({ text, quoted }: RawCell): boolean {
  return !quoted && NUMBER.test(text);
}

export function isNull({ text, quoted }: RawCell): boolean {
  return !quoted && text.toUpperCase() === 'NULL';
}

/**
 * Reads the rows of a table with the given columns, such as `1, Lan, NULL; 2, 'Huế, Việt Nam', 30`. The word NULL is
 * the NULL value. A text needs quotes only where it contains `,` `;` `'` or a line break, begins or ends with spaces,
 * or is the word NULL.
 */
export function parseRows(text: string, columns: readonly Column[]): RowsResult {
  const raw = readCells(text);
  if (!raw.ok) return raw;
  const rows: Row[] = [];
  for (const [index, cells] of raw.value.entries()) {
    const line = index + 1;
    const at = cells[0]?.at ?? 0;
    if (line > LIMITS.rows) return { ok: false, problem: { code: 'tooManyRows', limit: LIMITS.rows, at, line } };
    if (cells.length !== columns.length)
      return { ok: false, problem: { code: 'width', got: cells.length, expected: columns.length, at, line } };
    const row: Cell[] = [];
    for (const [column, cell] of cells.entries()) {
      const value = readCell(cell, columns[column], line);
      if (typeof value === 'object' && value !== null) return { ok: false, problem: value };
      row.push(value);
    }
    rows.push(row);
  }
  return { ok: true, value: rows };
}

function readCell(cell: RawCell, column: Column | undefined, line: number): Cell | RowsProblem {
  const { text: found, at } = cell;
  if (isNull(cell)) return null;
  if (column?.type !== 'number')
    return found.length > LIMITS.text ? { code: 'textLength', found, limit: LIMITS.text, at, line } : found;
  if (!isNumeric(cell)) return { code: 'notNumber', found, column: column.name, at, line };
  if (Math.abs(Number(found)) > LIMITS.number) return { code: 'numberRange', found, limit: LIMITS.number, at, line };
  if ((NUMBER.exec(found)?.[1] ?? '').length > LIMITS.decimals)
    return { code: 'decimals', found, limit: LIMITS.decimals, at, line };
  return Number(found) + 0;
}

/** Formats rows so that `parseRows` reads them back; `rowEnd` separates the rows. */
export function formatRows(rows: readonly Row[], rowEnd = '\n', cellEnd = ', '): string {
  return rows.map((row) => row.map(formatRaw).join(cellEnd)).join(rowEnd);
}

function formatRaw(cell: Cell): string {
  if (cell === null || typeof cell === 'number') return cell === null ? 'NULL' : String(cell);
  const isPlain = /^[^',;\n]+$/.test(cell) && cell === cell.trim() && cell.toUpperCase() !== 'NULL';
  return isPlain ? cell : `'${cell.replaceAll("'", "''")}'`;
}
