import type { Comparison, ParsedExpression } from '../../relation/core/expression';
import type { Cell, Table, Truth } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

/** What the outer query does with the answer of the inner one; `scalar` compares one aggregated value. */
export const MODES = ['exists', 'notExists', 'in', 'notIn', 'scalar'] as const;
export type Mode = (typeof MODES)[number];

export const OPERATORS: readonly Comparison[] = ['=', '<>', '<', '<=', '>', '>='];

export const AGGREGATES = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

export type Side = 'outer' | 'inner';

/** What the lesson sets and the reader does not change: tables with their columns, and their aliases. */
export interface SubqueryLesson {
  readonly aliases: readonly [outer: string, inner: string];
  /** The inner query reads the outer table once more. */
  readonly isSelf: boolean;
  readonly start: SubqueryInput;
}

export interface SubqueryInput {
  readonly mode: Mode;
  readonly outer: Table;
  /** With `isSelf` the same as `outer`. */
  readonly inner: Table;
  /** SQL text of the inner condition; empty for none. */
  readonly where: string;
  /** The outer column that IN and the scalar comparison look at. */
  readonly column: string;
  /** The inner column that is listed or aggregated; empty for COUNT(*). */
  readonly select: string;
  readonly operator: Comparison;
  readonly aggregate: Aggregate;
}

/** What the inner query gives for one outer row. */
export interface Answer {
  /** For every inner row, what the inner condition says of it; TRUE where there is no condition. */
  readonly truths: readonly Truth[];
  /** Places of the inner rows that match, in the order of their table. */
  readonly matched: readonly number[];
  /** The list behind IN, one value for each row that matches; empty in other modes. */
  readonly values: readonly Cell[];
  /** The aggregated value of the scalar subquery; NULL in other modes. */
  readonly value: Cell;
}

/** One member of the list against the outer value; IN joins the comparisons with OR, NOT IN with AND. */
export interface ListComparison {
  readonly value: Cell;
  readonly truth: Truth;
}

/** Rows are named by their place in their table; `result` is a place in the rows of the result, null where the row goes. */
export type SubqueryStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'ask'; readonly row: number; readonly answer: Answer }
  | {
      readonly kind: 'decide';
      readonly row: number;
      readonly answer: Answer;
      /** Empty but for IN and NOT IN. */
      readonly comparisons: readonly ListComparison[];
      readonly truth: Truth;
      readonly result: number | null;
    };

export interface SubqueryResult {
  /** Places of the outer rows that stay. */
  readonly rows: readonly number[];
  /** Null where there is none. */
  readonly where: ParsedExpression | null;
}

export type SubqueryTrace = Trace<SubqueryStep, SubqueryResult>;
