import { glossary } from './glossary';
import type { GlossaryForm } from './glossary';
import type { QueryToken } from './parseQuery';

/** A query as typed, or with one glossary term replaced by another of its forms. */
export interface Reading {
  tokens: QueryToken[];
  /** Range of the replaced term among the tokens; it matches only as a phrase. */
  phrase: { start: number; end: number } | null;
}

const MAX_READINGS = 4;

function isSameWord(token: QueryToken, word: string, folded: string, needsMarks: boolean): boolean {
  if (needsMarks || token.isMarked) return token.word === word || (!needsMarks && token.fold === folded);
  return token.fold === folded || token.fold === `${folded}s`;
}

function findForm(tokens: readonly QueryToken[], form: GlossaryForm): number {
  const last = tokens.length - form.words.length;
  for (let start = 0; start <= last; start += 1) {
    const matches = form.words.every((word, offset) =>
      isSameWord(tokens[start + offset] as QueryToken, word, form.folded[offset] as string, form.needsMarks),
    );
    if (matches) return start;
  }
  return -1;
}

function toTokens({ words, folded }: GlossaryForm): QueryToken[] {
  return words.map((word, position) => {
    const plain = folded[position] as string;
    return { word, fold: plain, isMarked: false, isPrefix: false, isOptional: false };
  });
}

/** Returns the readings of a query: the query itself, then its longest glossary term in each of the other forms. */
export function readings(tokens: QueryToken[]): Reading[] {
  const all: Reading[] = [{ tokens, phrase: null }];
  let longest: { entry: readonly GlossaryForm[]; form: GlossaryForm; start: number } | undefined;
  for (const entry of glossary) {
    for (const form of entry) {
      if (form.words.length <= (longest?.form.words.length ?? 0)) continue;
      const start = findForm(tokens, form);
      if (start >= 0) longest = { entry, form, start };
    }
  }
  if (!longest) return all;
  const { entry, form, start } = longest;
  for (const other of entry) {
    if (other === form || all.length === MAX_READINGS) continue;
    const replaced = [...tokens.slice(0, start), ...toTokens(other), ...tokens.slice(start + form.words.length)];
    all.push({ tokens: replaced, phrase: { start, end: start + other.words.length } });
  }
  return all;
}
