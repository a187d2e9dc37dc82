import { escapeHtml } from './escapeHtml';
import type { Expansion } from './expandToken';
import { fold } from './normalize';
import { remember } from './remember';
import { tokenize } from './tokenize';
import type { TextPart } from './types';

/** A range of text to mark; `tokens` has one bit for each query token that it matches. */
export interface MarkedRange {
  start: number;
  end: number;
  tokens: number;
}

/** What to mark: the tokens of a query in all its readings, and its signs. */
export interface Marker {
  expansions: readonly Expansion[];
  literal: string | null;
  /** Tokens that the hit contains with exactly the typed diacritics; if absent, each text is judged on its own. */
  exactOnly?: ReadonlySet<Expansion>;
}

/** Cached, because most hits stay the same while a query is typed. */
const tokensOf = remember(500, tokenize);

interface Match extends MarkedRange {
  /** True for a word that says too little to be marked on its own. */
  isSmall: boolean;
}

function isTyped({ token }: Expansion, folded: string): boolean {
  return token.isPrefix && folded.length > token.fold.length && folded.startsWith(token.fold);
}

function literalRanges(text: string, literal: string | null): MarkedRange[] {
  const ranges: MarkedRange[] = [];
  if (!literal) return ranges;
  const lower = text.toLowerCase();
  // In some scripts the lower-case text has another length, so its offsets do not fit the original.
  if (lower.length !== text.length) return ranges;
  for (let at = lower.indexOf(literal); at >= 0; at = lower.indexOf(literal, at + literal.length)) {
    ranges.push({ start: at, end: at + literal.length, tokens: 0 });
  }
  return ranges;
}

function merge(text: string, ranges: MarkedRange[]): MarkedRange[] {
  const merged: MarkedRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last && (range.start <= last.end || text.slice(last.end, range.start) === ' ')) {
      last.end = Math.max(last.end, range.end);
      last.tokens |= range.tokens;
    } else merged.push({ start: range.start, end: range.end, tokens: range.tokens });
  }
  return merged;
}

/**
 * Finds the ranges of a text that match a query.
 *
 * A word typed with diacritics marks only words with the same diacritics, if there are any. Only the typed letters of
 * an unfinished word are marked. Small words are marked only beside others.
 */
export function markRanges(text: string, { expansions, literal, exactOnly }: Marker): MarkedRange[] {
  const literals = literalRanges(text, literal);
  if (literals.length > 0) return merge(text, literals);
  const found = tokensOf(text);
  const matches: (Match | undefined)[] = found.map(() => undefined);
  expansions.forEach((expansion, position) => {
    const { token, words, exact } = expansion;
    const accepted =
      token.isMarked && (exactOnly?.has(expansion) ?? found.some(({ word }) => exact.has(word))) ? exact : words;
    found.forEach(({ word, start, end }, at) => {
      if (!accepted.has(word)) return;
      const folded = fold(word);
      const isPart = isTyped(expansion, folded) && folded.length === end - start;
      const isSmall = token.isOptional || token.word.length === 1;
      const match = { start, end: isPart ? start + token.fold.length : end, tokens: 1 << (position % 32), isSmall };
      const known = matches[at];
      if (!known) matches[at] = match;
      else {
        known.end = Math.max(known.end, match.end);
        known.tokens |= match.tokens;
        known.isSmall &&= match.isSmall;
      }
    });
  });
  const isAlone = expansions.length === 1;
  const kept = matches.filter((match, at): match is Match => {
    if (!match?.isSmall || isAlone) return match !== undefined;
    return [matches[at - 1], matches[at + 1]].some((neighbour) => neighbour !== undefined && !neighbour.isSmall);
  });
  return merge(text, kept);
}

/** Cuts a text into marked and unmarked parts, which joined give the same text. */
export function splitParts(text: string, ranges: readonly MarkedRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

/** Renders parts as HTML in which everything but the mark tags is escaped. */
export function partsToHtml(parts: readonly TextPart[], preTag: string, postTag: string): string {
  return parts
    .map(({ text, marked }) => (marked ? `${preTag}${escapeHtml(text)}${postTag}` : escapeHtml(text)))
    .join('');
}
