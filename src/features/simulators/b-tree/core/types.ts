import type { Trace } from '../../shared/core/trace';

export const LIMITS = { keys: 24, least: 3, capacity: 5, columns: 2, number: 9999, word: 8 } as const;

/** What a column of a key holds: a whole number or a word. */
export type Cell = number | string;
/** A value for each column of the index, the leading column first. */
export type Key = readonly Cell[];

/** A leaf's entry: a key and its row in the table. Rows are numbered from 1 in the order of insertion. */
export interface Entry {
  readonly key: Key;
  readonly row: number;
}

/** A position between entries: before all keys that begin with `key`, or, with a row, before that row's entry. */
export interface Bound {
  readonly key: Key;
  readonly row: number | null;
}

interface AnyPage {
  readonly id: number;
  /** Lower bound of the page to the right; null for the last page of a level. */
  readonly fence: Bound | null;
}

export interface LeafPage extends AnyPage {
  readonly kind: 'leaf';
  readonly entries: readonly Entry[];
  /** The leaf to the right. */
  readonly next: number | null;
}

/** `children[i]` holds what lies below `separators[i]`; the child after it holds what is equal or above. */
export interface InnerPage extends AnyPage {
  readonly kind: 'inner';
  readonly separators: readonly Bound[];
  readonly children: readonly number[];
}

export type Page = LeafPage | InnerPage;

/** A tree at one moment; `pages[id - 1]` is the page with that id. */
export interface Tree {
  readonly root: number;
  readonly pages: readonly Page[];
}

/** How a page overfilled by the largest key of all is split: in half, or with a new page for that key alone. */
export const SPLITS = ['half', 'append'] as const;
export type Split = (typeof SPLITS)[number];

export type Condition =
  | { readonly kind: 'equal'; readonly value: Cell }
  /** Both ends are inclusive; null leaves an end open. */
  | { readonly kind: 'range'; readonly from: Cell | null; readonly to: Cell | null };

export const MODES = ['insert', 'find'] as const;
export type Mode = (typeof MODES)[number];

export interface BTreeInput {
  readonly mode: Mode;
  /** Entries that a leaf has room for, and separators that an inner page has room for. */
  readonly capacity: number;
  readonly split: Split;
  /** Keys in the order of insertion. */
  readonly keys: readonly Key[];
  /** One condition per column; null where the query has none on it. */
  readonly conditions: readonly (Condition | null)[];
  /** Whether the index contains all columns that the query needs. */
  readonly isCovering: boolean;
}

/** Why no further leaf is read. */
export type Stop = 'beyond' | 'fence' | 'last';

export type BTreeStep =
  /** A key was put into a leaf, which may now hold one too many; `path` leads from the root to that leaf. */
  | { readonly kind: 'insert'; readonly tree: Tree; readonly entry: Entry; readonly path: readonly number[] }
  /** A page was split; `parent` got the separator, and is a new page where the root was split. */
  | {
      readonly kind: 'split';
      readonly tree: Tree;
      readonly page: number;
      readonly right: number;
      readonly separator: Bound;
      readonly parent: number;
      readonly isNewRoot: boolean;
    }
  /** An inner page was read and leads to a child. */
  | { readonly kind: 'inner'; readonly page: number; readonly child: number }
  /** A leaf was read, reached from above or by the link of the leaf before it. */
  | { readonly kind: 'leaf'; readonly page: number; readonly isLinked: boolean; readonly matches: readonly number[] }
  /** The table was visited for the columns that the index lacks. */
  | { readonly kind: 'visit'; readonly page: number; readonly index: number; readonly row: number }
  /** No remaining leaf can hold more matches. */
  | { readonly kind: 'end'; readonly stop: Stop };

export interface BTreeResult {
  readonly tree: Tree;
  /** Rows that the query finds, in the order of the index. */
  readonly rows: readonly number[];
}

export type BTreeTrace = Trace<BTreeStep, BTreeResult>;
