import type { ParsedExpression } from '../../relation/core/expression';
import type { Cell, Row, Table, Truth } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

/** What fits on a phone beside the rows. */
export const LIMITS = { keys: 2, aggregates: 3 } as const;

/** A query over one table. Columns are named as the table names them, aggregates as `aggregatesOf` writes them. */
export interface GroupingInput {
  readonly table: Table;
  /** SQL text; empty for none. */
  readonly where: string;
  /** None makes all rows one group. */
  readonly groupBy: readonly string[];
  /** At least one. */
  readonly aggregates: readonly string[];
  /** SQL text over keys and aggregates; empty for none. */
  readonly having: string;
  /** `keys`, an aggregate of the query whose largest value comes first, or empty for none. */
  readonly order: string;
}

/** The clauses in the order in which they act; aggregates are computed between GROUP BY and HAVING. */
export const CLAUSES = ['from', 'where', 'groupBy', 'aggregate', 'having', 'select', 'orderBy'] as const;
export type Clause = (typeof CLAUSES)[number];

/** Rows are named by their place in the table, groups by the order in which they were opened, aggregates by their place in SELECT. */
export type GroupingStep =
  | { readonly clause: 'from' }
  | { readonly clause: 'where'; readonly row: number; readonly truth: Truth }
  | { readonly clause: 'groupBy'; readonly row: number; readonly group: number; readonly isNew: boolean }
  /** Without GROUP BY: all rows that are left, even none, are one group. */
  | { readonly clause: 'groupBy'; readonly row: null; readonly group: 0; readonly isNew: true }
  | { readonly clause: 'aggregate'; readonly group: number; readonly aggregate: number }
  | { readonly clause: 'having'; readonly group: number; readonly truth: Truth }
  | { readonly clause: 'select' }
  | { readonly clause: 'orderBy' };

export interface Group {
  readonly key: Row;
  /** Places of its rows in the table. */
  readonly rows: readonly number[];
  /** What the aggregates of SELECT are for it. */
  readonly values: readonly Cell[];
  /** What HAVING says of it; TRUE where there is none. */
  readonly truth: Truth;
}

export interface GroupingResult {
  readonly groups: readonly Group[];
  /** The groups that become rows, before ORDER BY and after it. */
  readonly selected: readonly number[];
  readonly ordered: readonly number[];
  readonly where: ParsedExpression | null;
  readonly having: ParsedExpression | null;
}

export type GroupingTrace = Trace<GroupingStep, GroupingResult>;
