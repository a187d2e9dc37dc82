/** Range of a sentence or a table row in a text. */
export interface Sentence {
  start: number;
  end: number;
}

/** A full stop ends a sentence only before a capital, a digit or a quotation: not in `k6.io` or `0.5`. */
const SENTENCE_END = /[.!?…]["”’)]*\s+(?=["“‘(]?[\p{Lu}\p{N}])/gu;

/** Splits a text into sentences; the end of a block or row also ends a sentence. */
export function splitSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const block of text.split('\n')) {
    let from = start;
    for (const match of block.matchAll(SENTENCE_END)) {
      const to = start + match.index + match[0].trimEnd().length;
      sentences.push({ start: from, end: to });
      from = start + match.index + match[0].length;
    }
    const end = start + block.length;
    if (end > from) sentences.push({ start: from, end });
    start = end + 1;
  }
  return sentences;
}
