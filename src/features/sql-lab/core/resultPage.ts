import type { Execution, StatementResult } from './types';

/**
 * The part of a table rendered at once: a cell takes tens of microseconds, so two thousand cause no noticeable delay.
 */
export const PAGE_ROWS = 50;
export const PAGE_COLUMNS = 40;
/** The rows of an answer beside the expected one, of which a few are enough to see the difference. */
export const PREVIEW_ROWS = 5;
/** Maximum number of cells in the tables of one run before the reader asks for more. */
const RUN_CELLS = 4_000;

/** A range of visible columns: `from` and `to` as in `slice`. */
export interface ColumnPage {
  readonly from: number;
  readonly to: number;
  /** First columns of the previous and of the next page, if there are any. */
  readonly previous?: number;
  readonly next?: number;
}

/** The page of columns that begins at `first`. */
export function columnPage(columns: number, first: number): ColumnPage {
  const from = first < columns ? first : 0;
  const to = Math.min(columns, from + PAGE_COLUMNS);
  return {
    from,
    to,
    ...(from > 0 && { previous: Math.max(0, from - PAGE_COLUMNS) }),
    ...(to < columns && { next: to }),
  };
}

/** Whether all rows of a result may be rendered at once. */
export function fitsAtOnce({ columns, rows }: StatementResult): boolean {
  return rows.length * Math.min(columns.length, PAGE_COLUMNS) <= RUN_CELLS;
}

/** The first row of a preview: the first few rows are shown, or those from the first marked one on. */
export function previewStart(rows: number, firstMarked: number | undefined): number {
  if (firstMarked === undefined || firstMarked < PREVIEW_ROWS) return 0;
  return Math.min(firstMarked, rows - PREVIEW_ROWS);
}

/** Number of cells in the initial rendering of a result; a result without a table counts as one line. */
function firstCells({ columns, rows }: StatementResult): number {
  return (1 + Math.min(rows.length, PAGE_ROWS)) * Math.max(1, Math.min(columns.length, PAGE_COLUMNS));
}

/** How many of the results from `first` on are shown together: as many as fit, and at least one. */
export function resultPage(results: readonly StatementResult[], first: number): number {
  let cells = 0;
  let count = 0;
  for (const result of results.slice(first)) {
    cells += firstCells(result);
    if (count > 0 && cells > RUN_CELLS) break;
    count += 1;
  }
  return count;
}

/** Whether a text had no statement: only comments, of which SQLite lets the last one open, spaces and semicolons. */
export function hasNoStatement({ ok, results }: Execution): boolean {
  return ok && results.length === 0;
}
