import type { Trace } from '../../shared/core/trace';

export const LIMITS = { keys: 24, least: 3, capacity: 5, columns: 2, number: 9999, word: 8 } as const;

/** What a column of a key holds: a whole number or a word. */
export type Cell = number | string;
/** The columns of an index, the leading one first. */
export type Key = readonly Cell[];

/** A leaf's entry: a key and the row of the table that it belongs to. Rows are numbered from 1 as they come. */
export interface Entry {
  readonly key: Key;
  readonly row: number;
}

/** A place between entries: before all that begin with `key`, or, where a row is given, before that row's entry. */
export interface Bound {
  readonly key: Key;
  readonly row: number | null;
}

interface AnyPage {
  readonly id: number;
  /** Bound of the page to the right; null at the right end of a level. */
  readonly fence: Bound | null;
}

export interface LeafPage extends AnyPage {
  readonly kind: 'leaf';
  readonly entries: readonly Entry[];
  /** The leaf to the right. */
  readonly next: number | null;
}

/** What lies below `separators[i]` is in `children[i]`, what is equal or above in the one after it. */
export interface InnerPage extends AnyPage {
  readonly kind: 'inner';
  readonly separators: readonly Bound[];
  readonly children: readonly number[];
}

export type Page = LeafPage | InnerPage;

/** A tree at one moment; a page's id is its place here plus 1. */
export interface Tree {
  readonly root: number;
  readonly pages: readonly Page[];
}

/** How a full page is divided when the largest key of all comes: in halves, or with a new page for that key alone. */
export const SPLITS = ['half', 'append'] as const;
export type Split = (typeof SPLITS)[number];

export type Condition =
  | { readonly kind: 'equal'; readonly value: Cell }
  /** Both ends belong to the range; null is an open end. */
  | { readonly kind: 'range'; readonly from: Cell | null; readonly to: Cell | null };

export const MODES = ['insert', 'find'] as const;
export type Mode = (typeof MODES)[number];

export interface BTreeInput {
  readonly mode: Mode;
  /** Entries that a leaf has room for, and separators that an inner page has room for. */
  readonly capacity: number;
  readonly split: Split;
  /** In the order in which they are inserted. */
  readonly keys: readonly Key[];
  /** One for each column; null where the query says nothing about it. */
  readonly conditions: readonly (Condition | null)[];
  /** Whether the index has all columns that the query asks for. */
  readonly isCovering: boolean;
}

/** Why no further leaf is read. */
export type Stop = 'beyond' | 'fence' | 'last';

export type BTreeStep =
  /** A key was put into a leaf, which may now hold one too many; `path` leads to it from the root. */
  | { readonly kind: 'insert'; readonly tree: Tree; readonly entry: Entry; readonly path: readonly number[] }
  /** A page was divided; `parent` got the separator, and is new where the root was divided. */
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
  /** The table was visited for what the index does not have. */
  | { readonly kind: 'visit'; readonly page: number; readonly place: number; readonly row: number }
  /** No leaf is left that could hold more. */
  | { readonly kind: 'end'; readonly stop: Stop };

export interface BTreeResult {
  readonly tree: Tree;
  /** Levels of pages, the root and the leaves included. */
  readonly depth: number;
  readonly leaves: number;
  /** Rows that the query finds, in the order of the index. */
  readonly rows: readonly number[];
}

export type BTreeTrace = Trace<BTreeStep, BTreeResult>;
