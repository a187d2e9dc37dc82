import type { Comparison, ParsedExpression } from '../../relation/core/expression';
import type { Cell, Table, Truth } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

/** How the outer query uses the answer of the inner one; `scalar` compares with an aggregated value. */
export const MODES = ['exists', 'notExists', 'in', 'notIn', 'scalar'] as const;
export type Mode = (typeof MODES)[number];

export const OPERATORS: readonly Comparison[] = ['=', '<>', '<', '<=', '>', '>='];

export const AGGREGATES = ['COUNT', 'SUM', 'AVG', 'MIN', 'MAX'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

export type Side = 'outer' | 'inner';

/** What the lesson sets and the reader cannot change: the tables' columns and aliases. */
export interface SubqueryLesson {
  readonly aliases: readonly [outer: string, inner: string];
  /** Whether the inner query reads the outer table again. */
  readonly isSelf: boolean;
  readonly start: SubqueryInput;
}

export interface SubqueryInput {
  readonly mode: Mode;
  readonly outer: Table;
  /** The same as `outer` where `isSelf` is true. */
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

/** The inner query's answer for one outer row. */
export interface Answer {
  /** For every inner row, the truth value of the inner condition; TRUE where there is no condition. */
  readonly truths: readonly Truth[];
  /** Indexes of the inner rows that match, in table order. */
  readonly matched: readonly number[];
  /** The list after IN, one value per matching row; empty in other modes. */
  readonly values: readonly Cell[];
  /** The aggregated value of the scalar subquery; NULL in other modes. */
  readonly value: Cell;
}

/** The comparison of the outer value with one list member; IN joins the comparisons with OR, NOT IN with AND. */
export interface ListComparison {
  readonly value: Cell;
  readonly truth: Truth;
}

/**
 * `row` is an index into the outer table; `result` is an index into the result's rows, null where the row is dropped.
 */
export type SubqueryStep =
  | { readonly kind: 'start' }
  | { readonly kind: 'ask'; readonly row: number; readonly answer: Answer }
  | {
      readonly kind: 'decide';
      readonly row: number;
      readonly answer: Answer;
      /** Empty except for IN and NOT IN. */
      readonly comparisons: readonly ListComparison[];
      readonly truth: Truth;
      readonly result: number | null;
    };

export interface SubqueryResult {
  /** Indexes of the outer rows that stay. */
  readonly rows: readonly number[];
  /** Null where there is no condition. */
  readonly where: ParsedExpression | null;
}

export type SubqueryTrace = Trace<SubqueryStep, SubqueryResult>;
