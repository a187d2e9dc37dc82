/** Widths of the fields, from single bits, which are their own counts, to bytes. */
export const FIELD_WIDTHS = [1, 2, 4, 8] as const;
export type FieldWidth = (typeof FIELD_WIDTHS)[number];

/** A 32-bit word divided into fields of one width; each counts the 1-bits that the number has in it. */
export interface SwarStage {
  readonly width: FieldWidth;
  /** Unsigned. */
  readonly word: number;
}

export interface SwarRun {
  readonly stages: readonly SwarStage[];
  readonly answer: number;
}

/** Counts the 1-bits of an unsigned word by adding fields within it; Warren, Hacker's Delight, chapter 5. */
export function swar(word: number): SwarRun {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
  return {
    stages: [
      { width: 1, word },
      { width: 2, word: pairs },
      { width: 4, word: nibbles },
      { width: 8, word: bytes },
    ],
    answer: Math.imul(bytes, 0x01010101) >>> 24,
  };
}

/** The fields of one byte of a stage, the highest first; byte 0 is the lowest. */
export function fieldsOf({ word, width }: SwarStage, byte: number): readonly number[] {
  return Array.from(
    { length: 8 / width },
    (_, index) => (word >>> (8 * byte + 8 - width * (index + 1))) & (2 ** width - 1),
  );
}
