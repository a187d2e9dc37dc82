import type { Cell, Table } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

/** Whether a row leads to the rows that point to it (down) or to the row that it points to (up). */
export const DIRECTIONS = ['down', 'up'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What stops a cycle: nothing, a highest level, or the path of keys that led to a row. */
export const GUARDS = ['none', 'level', 'path'] as const;
export type Guard = (typeof GUARDS)[number];

export const LIMITS = {
  /**
   * A run without a guard counts as endless once it has more rows than this: eight rows without a cycle never make as
   * many. With a guard every run ends; one with a highest level has at most 41 rows.
   */
  rows: 24,
  levels: 5,
} as const;

/** What the lesson sets and the reader cannot change: the columns of a table whose rows point to each other. */
export interface TreeLesson {
  /** Indexes of the key and parent columns. */
  readonly key: number;
  readonly parent: number;
  /** The name of the recursive query. */
  readonly name: string;
  readonly start: TreeInput;
}

export interface TreeInput {
  readonly table: Table;
  readonly direction: Direction;
  /** Key of the row with which the query begins; null for the rows without a parent. */
  readonly from: number | null;
  /** Whether UNION removes repeated rows; UNION ALL keeps them. */
  readonly isDistinct: boolean;
  /** Whether the query has a column that counts levels. */
  readonly hasLevel: boolean;
  readonly guard: Guard;
  /** The highest level, for the guard `level`. */
  readonly most: number;
}

/**
 * A row of the recursive query. `row` is its index in the table, `parent` the index of the result row that led to it.
 */
export interface TreeRow {
  readonly row: number;
  readonly key: Cell;
  readonly level: number;
  /** Keys from the first row to this one. */
  readonly path: readonly Cell[];
  readonly parent: number | null;
}

/** Why a found row is not added: it repeats a row, is too deep, or is already on its own path. */
export type Refusal = 'repeated' | 'tooDeep' | 'onPath';

export interface Found {
  /** Index in the table. */
  readonly row: number;
  /** Index in the result; null where the row was refused. */
  readonly result: number | null;
  readonly refusal: Refusal | null;
}

export type TreeStep =
  | { readonly kind: 'anchor'; readonly found: readonly Found[] }
  /** The first row of the queue was taken, and the recursive part ran on it. */
  | { readonly kind: 'take'; readonly result: number; readonly found: readonly Found[] }
  /** The queue is empty. */
  | { readonly kind: 'end' }
  /** The result has more rows than a query that ends can have. */
  | { readonly kind: 'endless' };

export interface TreeResult {
  readonly rows: readonly TreeRow[];
}

export type TreeTrace = Trace<TreeStep, TreeResult>;
