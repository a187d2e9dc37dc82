import { normalizeWord } from './normalize';

/** A word of a text: its normalised form and its range. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const MAX_WORD = 64;

/** Returns the words of a text with their ranges; every character but letters and digits separates words. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    tokens.push({ word: normalizeWord(word.slice(0, MAX_WORD)), start: match.index, end: match.index + word.length });
  }
  return tokens;
}

/** Words of a text as they are written, in order. */
export function writtenWords(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => (word.length > MAX_WORD ? word.slice(0, MAX_WORD) : word));
}

/** Normalised words of a text, in order. */
export function words(text: string): string[] {
  return writtenWords(text).map(normalizeWord);
}
