import type { Trace } from '../../shared/core/trace';

export const MODES = ['single', 'clear', 'mask', 'counting'] as const;
export type BitMode = (typeof MODES)[number];

export const LIMITS = { numbers: 21, number: 255, word: 2 ** 32 - 1, upTo: 32 } as const;

export interface BitInput {
  readonly mode: BitMode;
  /** Single number: the numbers to XOR. */
  readonly numbers: readonly number[];
  /** Popcount: an unsigned 32-bit word. */
  readonly word: number;
  /** Counting bits: the 1-bits of every number from 0 to this one are counted. */
  readonly upTo: number;
}

/** One row of the table; all words are unsigned. */
export interface BitStep {
  /** The operand: the next number to XOR, `word - 1`, the mask, or `i`. */
  readonly operand: number;
  readonly before: number;
  readonly after: number;
  /** 1-bits counted so far; in "counting" those of `i` itself. */
  readonly count: number;
  /** Mask loop: the position of the tested bit. Counting: `i >> 1`, the position of the count that is reused. */
  readonly position: number;
}

export interface BitResult {
  /** The lone number, or the number of 1-bits; in "counting" the sum over all numbers. */
  readonly answer: number;
  /** Single number: whether exactly one number occurs once and every other twice. */
  readonly wellPosed: boolean;
  /** Bits worth drawing: 4, 8, 16 or 32. */
  readonly width: number;
}

export type BitTrace = Trace<BitStep, BitResult>;
