import type { Trace } from '../../shared/core/trace';

/** The three truth values of SQL. */
export const TRUTHS = ['true', 'unknown', 'false'] as const;
export type Truth = (typeof TRUTHS)[number];

/** Truth tables, and the two list conditions that show why they matter. */
export const SUBJECTS = ['and', 'or', 'not', 'in', 'notIn'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const LIMITS = { list: 6, number: 99 } as const;

/** A column value: a number or NULL. */
export type Nullable = number | null;

export interface LogicInput {
  readonly subject: Subject;
  /** The left side of IN. */
  readonly value: Nullable;
  /** The right side of IN. */
  readonly list: readonly Nullable[];
}

/** One cell of a truth table, or one comparison of a list condition. */
export type LogicStep =
  | { readonly kind: 'cell'; readonly left: Truth; readonly right: Truth | null; readonly result: Truth }
  | {
      readonly kind: 'compare';
      readonly item: Nullable;
      readonly compared: Truth;
      readonly before: Truth;
      readonly result: Truth;
    };

export interface LogicResult {
  /** Truth of the whole list condition; null for a truth table. */
  readonly outcome: Truth | null;
}

export type LogicTrace = Trace<LogicStep, LogicResult>;
