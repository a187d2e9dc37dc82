import type { Cell, Table } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

/** Whether rows lead to those that point to them, or to the one that they point to. */
export const DIRECTIONS = ['down', 'up'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What keeps a cycle from running for ever: nothing, a highest level, or the path of keys behind a row. */
export const GUARDS = ['none', 'level', 'path'] as const;
export type Guard = (typeof GUARDS)[number];

export const LIMITS = {
  /**
   * A run without a guard that has more rows than this is called endless: eight rows without a cycle never make as
   * many. With a guard each run ends, a highest level at 41 rows or before.
   */
  rows: 24,
  levels: 5,
} as const;

/** What the lesson sets and the reader does not change: a table whose rows point to each other. */
export interface TreeLesson {
  /** Places of columns. */
  readonly key: number;
  readonly parent: number;
  /** The name of the recursive query. */
  readonly name: string;
  readonly start: TreeInput;
}

export interface TreeInput {
  readonly table: Table;
  readonly direction: Direction;
  /** Key of the row that the query begins with; null for the rows that point to none. */
  readonly from: number | null;
  /** UNION keeps one of equal rows, UNION ALL keeps all. */
  readonly isDistinct: boolean;
  /** Whether the query has a column that counts levels. */
  readonly hasLevel: boolean;
  readonly guard: Guard;
  /** Of the guard `level`. */
  readonly most: number;
}

/** A row of the recursive query. `row` is its place in the table, `parent` the place of the result row that led to it. */
export interface TreeRow {
  readonly row: number;
  readonly key: Cell;
  readonly level: number;
  /** Keys from the first row to this one. */
  readonly path: readonly Cell[];
  readonly parent: number | null;
}

/** Why a row that was found is not added: it repeats a row, is too deep, or is on its own path. */
export type Refusal = 'repeated' | 'tooDeep' | 'onPath';

export interface Found {
  /** Place in the table. */
  readonly row: number;
  /** Place in the result; null where it was refused. */
  readonly result: number | null;
  readonly refusal: Refusal | null;
}

export type TreeStep =
  | { readonly kind: 'anchor'; readonly found: readonly Found[] }
  /** The first row of the queue is taken out, and the recursive part is run for it alone. */
  | { readonly kind: 'take'; readonly result: number; readonly found: readonly Found[] }
  /** The queue is empty. */
  | { readonly kind: 'end' }
  /** There are more rows than a query that ends can have. */
  | { readonly kind: 'endless' };

export interface TreeResult {
  readonly rows: readonly TreeRow[];
}

export type TreeTrace = Trace<TreeStep, TreeResult>;
