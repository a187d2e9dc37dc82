import type { AskedTerms, AskedWord } from './askedTerms';
import type { SearchIndex } from './buildIndex';
import { splitSentences } from './splitSentences';
import type { Sentence } from './splitSentences';
import { tokenize } from './tokenize';
import type { Token } from './tokenize';
import type { IndexSection } from './types';

/** A stretch of a section's text, and how well it answers. */
export interface Passage {
  sectionId: number;
  start: number;
  end: number;
  score: number;
}

const MAX_SENTENCES = 3;
const MAX_LENGTH = 420;
/** Share of what a question asks about that a section must hold. */
const LEAST_COVERAGE = 0.6;
/** What a word counts for that has other marks than the question. */
const WRONG_MARKS = 0.2;
/** What follows a term where it is explained. */
const EXPLAINS = /^\s*(?:\(|là\s|nghĩa là|còn gọi|is\s|are\s|means?\s|,? also called)/;

/** Weight of the asked words that a set of words holds. */
function held(words: ReadonlySet<string>, asked: readonly AskedWord[]): number {
  let sum = 0;
  for (const { expansion, weight } of asked) {
    const hasAny = (accepted: ReadonlySet<string>) => [...accepted].some((word) => words.has(word));
    if (hasAny(expansion.exact)) sum += weight;
    else if (hasAny(expansion.words)) sum += weight * WRONG_MARKS;
  }
  return sum;
}

/** Words of a stretch of text, and those that it has in the other language of their term. */
function wordsWithSynonyms(tokens: readonly Token[], { synonyms }: AskedTerms): Set<string> {
  const words = new Set(tokens.map(({ word }) => word));
  const line = ` ${tokens.map(({ word }) => word).join(' ')} `;
  for (const { phrase, standsFor } of synonyms) {
    const isThere = line.includes(` ${phrase.map(({ token }) => token.word).join(' ')} `);
    if (isThere) for (const word of standsFor) words.add(word);
  }
  return words;
}

/** How many asked words stand side by side, in their order, and where the last of the longest run ends. */
function longestRun(tokens: readonly Token[], asked: readonly AskedWord[]): { share: number; end: number } {
  let best = 0;
  let end = 0;
  let previous: number[] = [];
  for (const token of tokens) {
    const current: number[] = [];
    asked.forEach(({ expansion }, at) => {
      current[at] = expansion.words.has(token.word) ? (previous[at - 1] ?? 0) + 1 : 0;
      if ((current[at] as number) <= best) return;
      best = current[at] as number;
      end = token.end;
    });
    previous = current;
  }
  return { share: best / Math.max(1, asked.length), end };
}

/** The sentences around the best one, as many as fit. */
function widen(sentences: readonly Sentence[], best: number): { start: number; end: number } {
  let first = best;
  let last = best;
  const length = () => (sentences[last] as Sentence).end - (sentences[first] as Sentence).start;
  const fits = (next: Sentence | undefined) => next !== undefined && length() + next.end - next.start < MAX_LENGTH;
  while (last - first + 1 < MAX_SENTENCES && fits(sentences[last + 1])) last += 1;
  if (first === last && fits(sentences[first - 1])) first -= 1;
  return { start: (sentences[first] as Sentence).start, end: (sentences[last] as Sentence).end };
}

/**
 * Finds the passage of a section that answers a question best.
 *
 * @param context - words of earlier questions
 * @returns undefined when the section does not hold enough of what is asked about
 */
export function choosePassage(
  index: SearchIndex,
  sectionId: number,
  asked: AskedTerms,
  context: readonly AskedWord[],
): Passage | undefined {
  const { words, fragment } = asked;
  const { heading, content, anchor, pageId } = index.text.sections[sectionId] as IndexSection;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const headingTokens = tokenize(heading);
  const headingWords = wordsWithSynonyms(headingTokens, asked);
  const frame = wordsWithSynonyms(tokenize(`${index.text.pages[pageId]?.lvl1 ?? ''}\n${heading}`), asked);
  const everything = new Set([...frame, ...wordsWithSynonyms(tokenize(content), asked)]);
  const hasFragment = fragment !== null && `${heading}\n${content}`.toLowerCase().includes(fragment);
  if (!hasFragment && held(everything, words) / total < LEAST_COVERAGE) return undefined;
  const inHeading = held(headingWords, words) / total + longestRun(headingTokens, words).share;
  const sentences = splitSentences(content);
  let best: { at: number; score: number } | undefined;
  sentences.forEach(({ start, end }, at) => {
    const sentence = content.slice(start, end);
    const tokens = tokenize(sentence);
    const own = wordsWithSynonyms(tokens, asked);
    const framed = new Set([...own, ...frame]);
    const quotesFragment = hasFragment && sentence.toLowerCase().includes(fragment);
    const share = held(own, words) / total;
    if (share === 0 && !quotesFragment) return;
    const run = longestRun(tokens, words);
    const explains = asked.isDefinition && run.share === 1 && EXPLAINS.test(sentence.slice(run.end));
    // A sentence of three words quotes nothing.
    const substance = 0.5 + 0.5 * Math.min(1, own.size / 8);
    const score =
      share +
      0.6 * (held(framed, words) / total) +
      0.5 * run.share +
      0.2 * held(framed, context) +
      (explains ? 0.6 : 0) +
      (quotesFragment ? 1 : 0) +
      (at === 0 ? 0.05 : 0);
    if (score * substance > (best?.score ?? 0)) best = { at, score: score * substance };
  });
  if (!best) return undefined;
  // An exercise asks: what it says is seldom the answer.
  const factor = anchor?.startsWith('exercise') ? 0.6 : 1;
  return { sectionId, ...widen(sentences, best.at), score: (best.score + 0.4 * inHeading) * factor };
}
