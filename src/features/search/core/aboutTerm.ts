import { askedTokens } from './askedTerms';
import type { AskedTerms, AskedWord } from './askedTerms';
import { tokenize } from './tokenize';
import type { Token } from './tokenize';

/** Share of a heading that a term must fill for the section to be about the term. */
const NAMED = 0.4;
/** What follows a term where it is explained. */
const EXPLAINS = /^\s*(?:\(|là\s|nghĩa là|còn gọi|is\s|are\s|means?\s|,? also called)/;
/** What stands before a term where it is named after its explanation. */
const NAMES =
  /(?:called|by the name|known as|that is|this is|gọi là|gọi đó là|tên là|mang tên)\s+(?:an?\s+|the\s+)?[“"(]?$/i;

/** Share of the telling words of a heading that occur in the question. */
export function precision(tokens: readonly Token[], { words }: AskedTerms): number {
  const telling = askedTokens(tokens.map(({ word }) => word).join(' '));
  const accepted = telling.filter(({ word }) => words.some(({ expansion }) => expansion.words.has(word)));
  return accepted.length / Math.max(1, telling.length);
}

/**
 * Whether a term is explained: the text after it says so, or it stands in parentheses after its name in the other
 * language.
 */
export function isExplained(text: string, { words }: AskedTerms): boolean {
  const tokens = tokenize(text);
  return tokens.some((token, at) => {
    const term = tokens.slice(at, at + words.length);
    const isIt = words.every(({ expansion }, index) => expansion.words.has(term[index]?.word ?? ''));
    if (!isIt) return false;
    const after = text.slice(term.at(-1)?.end);
    if (NAMES.test(text.slice(Math.max(0, token.start - 40), token.start))) return true;
    return EXPLAINS.test(after) || (text[token.start - 1] === '(' && after.startsWith(')'));
  });
}

/** The longest run of adjacent words of the question, in their order, as a share of all. */
export function longestRun(tokens: readonly Token[], asked: readonly AskedWord[]): number {
  let best = 0;
  let previous: number[] = [];
  for (const { word } of tokens) {
    previous = asked.map(({ expansion }, at) => (expansion.words.has(word) ? (previous[at - 1] ?? 0) + 1 : 0));
    best = Math.max(best, ...previous);
  }
  return best / Math.max(1, asked.length);
}

/**
 * Whether a section is about the single term of a question instead of merely containing its words, because syllables of
 * a term mean other things on their own.
 */
export function isAboutTerm(asked: AskedTerms, texts: { title: string; heading: string; content: string }): boolean {
  const { words, synonyms } = asked;
  if (!asked.isTerm || words.length === 0) return true;
  const hasSynonym = (text: string) =>
    synonyms.some(({ phrase }) =>
      tokenize(text)
        .map(({ word }) => word)
        .join(' ')
        .includes(phrase.map(({ token }) => token.word).join(' ')),
    );
  const needed = words.length === 1 ? 1 : Math.max(2, words.length - 1);
  const holds = (text: string) => longestRun(tokenize(text), words) * words.length >= needed - 1e-9 || hasSynonym(text);
  const names = (text: string) => holds(text) && (!asked.isDefinition || precision(tokenize(text), asked) >= NAMED);
  if (names(texts.title) || names(texts.heading)) return true;
  const whole = `${texts.heading}\n${texts.content}`;
  return holds(whole) && (!asked.isDefinition || isExplained(whole, asked) || hasSynonym(whole));
}
