import { glossary, toForm } from './glossary';
import type { GlossaryForm } from './glossary';
import type { QueryToken } from './parseQuery';

/** A form of a term, and the other forms that stand for it. */
interface Term {
  form: GlossaryForm;
  others: GlossaryForm[];
}

/** The terms of a site by the first word of each form, without its diacritics. */
export type Terms = ReadonlyMap<string, readonly Term[]>;

/** A term in a query, and its other forms. */
export interface TermSpan {
  start: number;
  end: number;
  others: readonly GlossaryForm[];
}

/** Reads the terms of the glossary and those that the site explains in brackets. */
export function readTerms(extracted: readonly (readonly string[])[]): Terms {
  const terms = new Map<string, Term[]>();
  for (const entry of [...glossary, ...extracted.map((forms) => forms.map(toForm))]) {
    for (const form of entry) {
      const others = entry.filter((other) => other !== form);
      const first = form.folded[0] as string;
      const same = terms.get(first) ?? [];
      const known = same.find((term) => term.form.words.join(' ') === form.words.join(' '));
      if (known) known.others.push(...others);
      else same.push({ form, others });
      terms.set(first, same);
    }
  }
  return terms;
}

function isSameWord(token: QueryToken, word: string, folded: string, needsMarks: boolean): boolean {
  if (needsMarks || token.isMarked) return token.word === word || (!needsMarks && token.fold === folded);
  return token.fold === folded || token.fold === `${folded}s`;
}

function standsAt(tokens: readonly QueryToken[], start: number, { words, folded, needsMarks }: GlossaryForm): boolean {
  if (start + words.length > tokens.length) return false;
  return words.every((word, offset) =>
    isSameWord(tokens[start + offset] as QueryToken, word, folded[offset] as string, needsMarks),
  );
}

/** Finds the terms in a query from left to right, the longest at each place. */
export function findTerms(terms: Terms, tokens: readonly QueryToken[]): TermSpan[] {
  const spans: TermSpan[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const { fold: first } = tokens[start] as QueryToken;
    const candidates = [...(terms.get(first) ?? []), ...(terms.get(first.replace(/s$/, '')) ?? [])];
    const here = candidates.filter(({ form }) => standsAt(tokens, start, form));
    const length = Math.max(0, ...here.map(({ form }) => form.words.length));
    if (length === 0) continue;
    const longest = here.filter(({ form }) => form.words.length === length);
    spans.push({ start, end: start + length, others: longest.flatMap(({ others }) => others) });
    start += length - 1;
  }
  return spans;
}
