/** Letters that are stored as a base letter and separate marks, and the composed letters that look the same. */
export interface Decomposed {
  /** Offset of the base letter, in UTF-16 code units, as editors count. */
  readonly start: number;
  readonly end: number;
  readonly composed: string;
}

const LETTER_WITH_MARKS = /\p{Letter}\p{Mark}+/gu;

/** Finds the letters of a text that Unicode writes differently in its composed form (NFC). */
export function findDecomposed(text: string): Decomposed[] {
  return [...text.matchAll(LETTER_WITH_MARKS)].flatMap(({ index, 0: found }) => {
    const composed = found.normalize('NFC');
    return composed === found ? [] : [{ start: index, end: index + found.length, composed }];
  });
}
