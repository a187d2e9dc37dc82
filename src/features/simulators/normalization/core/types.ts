import type { Trace } from '../../shared/core/trace';

export const LIMITS = { attributes: 8, dependencies: 12, name: 20, parts: 8 } as const;

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
  /** The reader's own decomposition: the attributes of each part; without parts there is nothing to judge. */
  readonly parts: readonly AttributeSet[];
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

/** The chase after it has ended: a row for each part, a symbol for each attribute; 0 is the symbol that is looked for. */
export type Tableau = readonly (readonly number[])[];

/** A relation split into parts, and what the split costs. */
export interface Decomposition {
  readonly parts: readonly AttributeSet[];
  readonly tableau: Tableau;
  /** Whether joining the parts gives back exactly the rows that were split. */
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
  /** A part for each left side of a minimal cover, and one for a key where no part has it. */
  readonly third: Decomposition;
  /** Split along dependencies whose left side is no superkey, until there are none. */
  readonly boyceCodd: Decomposition;
  /** The reader's own, where there is one. */
  readonly own: Decomposition | null;
}

export type NormalizationTrace = Trace<ClosureStep, NormalizationResult>;
