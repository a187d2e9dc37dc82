import type { ParsedExpression } from '../../relation/core/expression';
import type { Cell, Row, Table, Truth } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

/** The most that fits on a phone beside the rows. */
export const LIMITS = { keys: 2, aggregates: 3 } as const;

/** A query over one table. Columns are named as the table names them, aggregates as `aggregatesOf` writes them. */
export interface GroupingInput {
  readonly table: Table;
  /** SQL text; empty for none. */
  readonly where: string;
  /** Empty where all rows are one group. */
  readonly groupBy: readonly string[];
  /** At least one aggregate. */
  readonly aggregates: readonly string[];
  /** SQL text over keys and aggregates; empty for none. */
  readonly having: string;
  /** `keys`, an aggregate of the query in descending order, or empty for none. */
  readonly order: string;
}

/** The clauses in the order of evaluation; aggregates are computed between GROUP BY and HAVING. */
export const CLAUSES = ['from', 'where', 'groupBy', 'aggregate', 'having', 'select', 'orderBy'] as const;
export type Clause = (typeof CLAUSES)[number];

/** Rows are given by index in the table, groups by index in the order of opening, aggregates by index in SELECT. */
export type GroupingStep =
  | { readonly clause: 'from' }
  | { readonly clause: 'where'; readonly row: number; readonly truth: Truth }
  | { readonly clause: 'groupBy'; readonly row: number; readonly group: number; readonly isNew: boolean }
  /** Without GROUP BY, all rows left, even none, are one group. */
  | { readonly clause: 'groupBy'; readonly row: null; readonly group: 0; readonly isNew: true }
  | { readonly clause: 'aggregate'; readonly group: number; readonly aggregate: number }
  | { readonly clause: 'having'; readonly group: number; readonly truth: Truth }
  | { readonly clause: 'select' }
  | { readonly clause: 'orderBy' };

export interface Group {
  readonly key: Row;
  /** Indexes of its rows in the table. */
  readonly rows: readonly number[];
  /** The values of SELECT's aggregates for this group. */
  readonly values: readonly Cell[];
  /** The truth value of HAVING; TRUE where there is none. */
  readonly truth: Truth;
}

export interface GroupingResult {
  readonly groups: readonly Group[];
  /** Indexes of the groups that become rows, before and after ORDER BY. */
  readonly selected: readonly number[];
  readonly ordered: readonly number[];
  readonly where: ParsedExpression | null;
  readonly having: ParsedExpression | null;
}

export type GroupingTrace = Trace<GroupingStep, GroupingResult>;
