import { fold } from './normalize';
import { tokenize } from './tokenize';

/** A word of a query. */
export interface QueryToken {
  word: string;
  fold: string;
  /**
   * The query was typed with diacritics, so the word matches itself and its form without diacritics, but not other
   * ones.
   */
  isMarked: boolean;
  /** Still being typed, so it matches every word that begins with it. */
  isPrefix: boolean;
  /** A word that says little: it affects the order of the hits but is not required in them. */
  isOptional: boolean;
}

export interface ParsedQuery {
  tokens: QueryToken[];
  /** The query in lower case when it contains signs that are not part of words (`n & (n - 1)`, `>>>`), else null. */
  literal: string | null;
}

const MAX_TOKENS = 16;
const MAX_LENGTH = 512;
const OPTIONAL = new Set(
  (
    'a an and are at be but by can do does for from how i in into is it its my of on or that the this to was we what when where which who why will with you your ' +
    'là và của thì mà các những một cho với trong khi nào gì sao vì thế như này đó ở bị được để tại từ đến có cũng nên rồi lại ' +
    'la va cua thi nhung mot cho voi khi nao gi sao nhu'
  ).split(' '),
);

/** Whether a word says little about what is searched for, in either language. */
export const isSmallWord = (word: string): boolean => word.length < 2 || OPTIONAL.has(word);

/** Splits a query into tokens; the last token is a prefix unless a non-word character follows it. */
export function parseQuery(query: string): ParsedQuery {
  const text = query.normalize('NFC').slice(0, MAX_LENGTH);
  const found = tokenize(text);
  const kept = found.slice(0, MAX_TOKENS);
  const isMarked = kept.some(({ word }) => fold(word) !== word);
  const tokens = kept.map(({ word, end }, position): QueryToken => {
    const folded = fold(word);
    const isLast = position === found.length - 1;
    return {
      word,
      fold: folded,
      isMarked,
      isPrefix: isLast && end === text.length,
      isOptional: OPTIONAL.has(word) && !isLast,
    };
  });
  if (tokens.every(({ isOptional }) => isOptional)) for (const token of tokens) token.isOptional = false;
  const literal = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return { tokens, literal: /[^\p{L}\p{N}\p{M}\s'’",.?!]/u.test(literal) && literal.length > 1 ? literal : null };
}
