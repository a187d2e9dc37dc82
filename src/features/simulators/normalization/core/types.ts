import type { Trace } from '../../shared/core/trace';

export const LIMITS = { attributes: 8, dependencies: 12, name: 20 } as const;

/** A set of attributes: bit i stands for attribute i. */
export type AttributeSet = number;

/** Whoever agrees on the left side agrees on the right side. */
export interface Dependency {
  readonly from: AttributeSet;
  readonly to: AttributeSet;
}

export interface NormalizationInput {
  readonly attributes: readonly string[];
  readonly dependencies: readonly Dependency[];
  /** The attributes whose closure is computed. */
  readonly start: AttributeSet;
}

/** One dependency applied. */
export interface ClosureStep {
  /** Index of the dependency. */
  readonly dependency: number;
  readonly before: AttributeSet;
  readonly added: AttributeSet;
  readonly after: AttributeSet;
  /** Indices of all dependencies that could have been applied here with something to add. */
  readonly applicable: readonly number[];
}

export const NORMAL_FORMS = ['1NF', '2NF', '3NF', 'BCNF'] as const;
export type NormalForm = (typeof NORMAL_FORMS)[number];

/** A dependency that keeps the relation out of a normal form. */
export interface Violation extends Dependency {
  /** The lowest normal form that forbids it. */
  readonly form: Exclude<NormalForm, '1NF'>;
}

export interface NormalizationResult {
  readonly closure: AttributeSet;
  readonly isSuperkey: boolean;
  /** All candidate keys, small ones first. */
  readonly keys: readonly AttributeSet[];
  /** Attributes that are part of some candidate key. */
  readonly prime: AttributeSet;
  readonly normalForm: NormalForm;
  readonly violations: readonly Violation[];
}

export type NormalizationTrace = Trace<ClosureStep, NormalizationResult>;
