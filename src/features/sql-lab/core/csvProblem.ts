/** What a CSV file may have at most: more would not fit into the memory that a page allows itself. */
export const CSV_LIMITS = { bytes: 20_000_000, rows: 200_000, columns: 500, cells: 2_000_000 } as const;

export const MEGABYTE = 1_000_000;
/** How long reading a file may take; the largest takes a few seconds on a slow phone. */
export const CSV_SECONDS = 30;

/** Lines of a file, counted from 1: the first few, and how many there are. */
export interface Lines {
  readonly first: readonly number[];
  readonly count: number;
}

/** A file that is no text, or none that the page can read. */
export type TextFault =
  | { readonly code: 'empty' | 'binary' | 'utf16' }
  /** Bytes that are not UTF-8. */
  | { readonly code: 'encoding'; readonly line: number };

/** A line that no table can be made of, counted as an editor counts them. */
export type LineFault =
  /** A quoted cell begins there that does not end, or goes on after its end. */
  | { readonly code: 'openQuote' | 'strayQuote'; readonly line: number }
  /** Rows with more cells than the header names; `cells` is how many the first of them has. */
  | { readonly code: 'longRows'; readonly lines: Lines; readonly cells: number; readonly columns: number };

/** More than the page takes, or than the browser gives. */
export type LimitFault =
  | { readonly code: 'rows' | 'cells' }
  | { readonly code: 'columns'; readonly columns: number }
  /** The worker that reads it did not start, or did not end. */
  | { readonly code: 'worker' | 'time' };

/** Why a file does not become a table. */
export type CsvProblem = TextFault | LineFault | LimitFault;

const TEXT_FAULTS: readonly string[] = ['empty', 'binary', 'utf16', 'encoding'] satisfies TextFault['code'][];
const LINE_FAULTS: readonly string[] = ['openQuote', 'strayQuote', 'longRows'] satisfies LineFault['code'][];

export function isTextFault(problem: CsvProblem): problem is TextFault {
  return TEXT_FAULTS.includes(problem.code);
}

export function isLineFault(problem: CsvProblem): problem is LineFault {
  return LINE_FAULTS.includes(problem.code);
}

/** What was done to a file to make a table of it. */
export interface CsvNotes {
  /** Rows with fewer cells than the header: what they lack is NULL. */
  readonly shortRows: Lines;
  /** Cells that had an apostrophe in front, as this page writes what a spreadsheet would take for a formula. */
  readonly unmarked: number;
}

/** Lines as they are met. */
export class LineCount implements Lines {
  readonly first: number[] = [];
  count = 0;

  add(line: number): void {
    this.count += 1;
    if (this.first.length < 5) this.first.push(line);
  }
}
