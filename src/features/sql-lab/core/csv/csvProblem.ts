import { OTHER_KINDS, type OtherKind } from './otherKind';

/** Limits for a CSV file: larger ones would not fit into the memory that a page may use. */
export const CSV_LIMITS = { bytes: 20_000_000, rows: 200_000, columns: 500, cells: 2_000_000 } as const;

export const MEGABYTE = 1_000_000;
/** Time limit for reading a file; the largest takes a few seconds on a slow phone. */
export const CSV_SECONDS = 30;

/** Line numbers of a file, counted from 1: the first few, and the total count. */
export interface Lines {
  readonly first: readonly number[];
  readonly count: number;
}

/** The file is not text, or not text that the page can read. */
export type TextFault =
  | { readonly code: 'empty' | 'binary' | 'utf16' }
  /** The file is text, but of another kind. */
  | { readonly code: OtherKind }
  /** The file has bytes that are not UTF-8. */
  | { readonly code: 'encoding'; readonly line: number };

/** A line that cannot be part of a table; lines are counted as in an editor. */
export type LineFault =
  /** A quoted cell that is not closed, or that continues after its closing quote. */
  | { readonly code: 'openQuote' | 'strayQuote'; readonly line: number }
  /** Rows with more cells than the header; `cells` is the number in the first of these rows. */
  | { readonly code: 'longRows'; readonly lines: Lines; readonly cells: number; readonly columns: number };

/** The file exceeds a limit of the page or of the browser. */
export type LimitFault =
  | { readonly code: 'rows' | 'cells' }
  | { readonly code: 'columns'; readonly columns: number }
  /** The worker that reads the file did not start, or did not finish. */
  | { readonly code: 'worker' | 'time' };

/** Why a file cannot become a table. */
export type CsvProblem = TextFault | LineFault | LimitFault;

const TEXT_FAULTS: readonly string[] = [
  'empty',
  'binary',
  'utf16',
  'encoding',
  ...OTHER_KINDS,
] satisfies TextFault['code'][];
const LINE_FAULTS: readonly string[] = ['openQuote', 'strayQuote', 'longRows'] satisfies LineFault['code'][];

export function isTextFault(problem: CsvProblem): problem is TextFault {
  return TEXT_FAULTS.includes(problem.code);
}

export function isLineFault(problem: CsvProblem): problem is LineFault {
  return LINE_FAULTS.includes(problem.code);
}

/** The adjustments made to turn a file into a table. */
export interface CsvNotes {
  /** Rows with fewer cells than the header, filled up with NULL. */
  readonly shortRows: Lines;
  /** Number of cells whose leading apostrophe, the page's own mark for formulas, was removed. */
  readonly unmarked: number;
}

/** Collects line numbers. */
export class LineCount implements Lines {
  readonly first: number[] = [];
  count = 0;

  add(line: number): void {
    this.count += 1;
    if (this.first.length < 5) this.first.push(line);
  }
}
