import type { Trace } from '../../shared/core/trace';

export const LIMITS = { attributes: 8, dependencies: 12, name: 20, parts: 8 } as const;

/** A set of attributes: bit i stands for attribute i. */
export type AttributeSet = number;

/** A functional dependency: rows that are equal in `from` must be equal in `to`. */
export interface Dependency {
  readonly from: AttributeSet;
  readonly to: AttributeSet;
}

export interface NormalizationInput {
  readonly attributes: readonly string[];
  readonly dependencies: readonly Dependency[];
  /** The attributes whose closure is computed. */
  readonly start: AttributeSet;
  /** The attributes of each part of the reader's own decomposition; empty where there is none. */
  readonly parts: readonly AttributeSet[];
}

/** The application of one dependency. */
export interface ClosureStep {
  /** Index of the dependency. */
  readonly dependency: number;
  readonly before: AttributeSet;
  readonly added: AttributeSet;
  readonly after: AttributeSet;
  /** Indexes of all dependencies that would have added something at this step. */
  readonly applicable: readonly number[];
}

export const NORMAL_FORMS = ['1NF', '2NF', '3NF', 'BCNF'] as const;
export type NormalForm = (typeof NORMAL_FORMS)[number];

/** A dependency that keeps the relation out of a normal form. */
export interface Violation extends Dependency {
  /** The lowest normal form that forbids it. */
  readonly form: Exclude<NormalForm, '1NF'>;
}

/**
 * The tableau at the end of the chase: a row for each part, a symbol for each attribute; 0 is the distinguished symbol.
 */
export type Tableau = readonly (readonly number[])[];

/** A relation split into parts, with the properties of the split. */
export interface Decomposition {
  readonly parts: readonly AttributeSet[];
  readonly tableau: Tableau;
  /** Whether joining the parts restores exactly the original rows. */
  readonly isLossless: boolean;
  /** The given dependencies that cannot be checked within single parts. */
  readonly lost: readonly Dependency[];
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
  /** One part for each left side of a minimal cover, and one for a key where no part contains one. */
  readonly third: Decomposition;
  /** The relation split along dependencies whose left side is not a superkey, until none are left. */
  readonly boyceCodd: Decomposition;
  /** The reader's own decomposition; null where there is none. */
  readonly own: Decomposition | null;
}

export type NormalizationTrace = Trace<ClosureStep, NormalizationResult>;
