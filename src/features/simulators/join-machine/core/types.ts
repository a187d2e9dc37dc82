import type { Trace } from '../../shared/core/trace';
import type { ParsedExpression } from '../../relation/core/expression';
import type { Row, Table, Truth } from '../../relation/core/types';

export const JOIN_KINDS = ['inner', 'left', 'right', 'full', 'cross'] as const;
export type JoinKind = (typeof JOIN_KINDS)[number];

export type Side = 'left' | 'right';

/** What the lesson sets and the reader cannot change: the columns of the tables, and the aliases. */
export interface JoinLesson {
  readonly aliases: readonly [left: string, right: string];
  /** Whether the right table is the left one again. */
  readonly isSelf: boolean;
  /** A condition that the reader can try in ON and in WHERE; empty where the lesson has none. */
  readonly condition: string;
  readonly start: JoinInput;
}

export interface JoinInput {
  readonly kind: JoinKind;
  readonly left: Table;
  /** The same as `left` in a self join. */
  readonly right: Table;
  /** SQL text; empty only where the kind is CROSS. */
  readonly on: string;
  /** SQL text; empty for none. */
  readonly where: string;
  /** A number column of the left table whose sum is compared before and after the join; empty for none. */
  readonly sum: string;
}

/**
 * `left`, `right` and `row` are indexes into their table; `result` is an index into the result, null where no row is
 * added.
 */
export type JoinStep =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'pair';
      readonly left: number;
      readonly right: number;
      /** The truth value of ON; TRUE for every pair of a CROSS JOIN. */
      readonly truth: Truth;
      readonly result: number | null;
    }
  /** A row without a partner, which an outer join of its side keeps. */
  | { readonly kind: 'unmatched'; readonly side: Side; readonly row: number; readonly result: number | null }
  | { readonly kind: 'filter'; readonly result: number; readonly truth: Truth };

export interface JoinedRow {
  /** Null where an outer join filled the left side with NULLs. */
  readonly left: number | null;
  readonly right: number | null;
  /** The cells of both sides. */
  readonly cells: Row;
}

export interface JoinResult {
  /** The rows that the join makes, before WHERE. */
  readonly rows: readonly JoinedRow[];
  /** Null for CROSS JOIN. */
  readonly on: ParsedExpression | null;
  /** Null where there is no WHERE. */
  readonly where: ParsedExpression | null;
}

export type JoinTrace = Trace<JoinStep, JoinResult>;
