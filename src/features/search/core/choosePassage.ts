import { askedTokens } from './askedTerms';
import type { AskedTerms, AskedWord } from './askedTerms';
import type { SearchIndex, SectionWords } from './buildIndex';
import { normalizeWord } from './normalize';
import type { QueryToken } from './parseQuery';
import { splitSentences } from './splitSentences';
import type { Sentence } from './splitSentences';
import { tokenize } from './tokenize';
import type { Token } from './tokenize';
import type { IndexSection } from './types';

/** A part of a section's text, and how well it answers. */
export interface Passage {
  sectionId: number;
  start: number;
  end: number;
  /** How well it answers, by the words of the question alone; decides whether it is an answer. */
  fit: number;
  /** The same with the signs of an answer of the kind asked for; decides the order. */
  score: number;
}

const MAX_SENTENCES = 3;
const MAX_LENGTH = 420;
/** Share of the question that a section must hold; less is enough in the best sections and with the code in question. */
const LEAST_COVERAGE = 0.6;
const LEAST_COVERAGE_OF_BEST = 0.4;
/** A question of this many telling words says more than one passage repeats. */
export const LONG_QUESTION = 5;
/** Factor for a word that occurs only elsewhere on the page. */
const ELSEWHERE_ON_PAGE = 0.5;
/** Factor for a word whose diacritics differ from those in the question. */
const WRONG_MARKS = 0.2;
/**
 * Factor for a word in a similar spelling. A short word resembles too many others, so it counts only beside enough
 * known words.
 */
const GUESSED = 0.5;
const SHORT_WORD = 4;
const KNOWN_BESIDE = 3;
/** Share of a heading that a term must fill for the section to be about the term. */
const NAMED = 0.4;
/** What follows a term where it is explained. */
const EXPLAINS = /^\s*(?:\(|là\s|nghĩa là|còn gọi|is\s|are\s|means?\s|,? also called)/;
/** What stands before a term where it is named after its explanation. */
const NAMES =
  /(?:called|by the name|known as|that is|this is|gọi là|gọi đó là|tên là|mang tên)\s+(?:an?\s+|the\s+)?[“"(]?$/i;
/** Signs of a reason, and of a section that gives one; of a way to do something; of a comparison. */
const SIGNS: Record<AskedTerms['kind'], { text: RegExp; heading: RegExp } | null> = {
  why: {
    text: /(?<![\p{L}])(?:vì|bởi|do|nên|cho nên|because|since|so|therefore|that is why)(?![\p{L}])/iu,
    heading: /vì sao|tại sao|nguyên nhân|why|cause|reason/i,
  },
  howto: {
    text: /(?<![\p{L}])(?:hãy|dùng|cần|use|run|write|store|keep|take|set|add)(?![\p{L}])/iu,
    heading: /cách|how|fix|sửa/i,
  },
  compare: {
    text: /(?<![\p{L}])(?:còn|khác|trong khi|thì|while|whereas|instead|but|differ\w*)(?![\p{L}])/iu,
    heading: /hay|và|so sánh|or|and|versus|vs/i,
  },
  other: null,
};
const SIGN_IN_TEXT = 0.15;
const SIGN_IN_HEADING = 0.15;

/** Total weight of the words of the question that a set of words contains. */
function held(words: ReadonlySet<string>, asked: readonly AskedWord[]): number {
  let sum = 0;
  const known = asked.filter(({ isGuess }) => !isGuess).length;
  const guessed = ({ word }: QueryToken) => (word.length > SHORT_WORD || known >= KNOWN_BESIDE ? GUESSED : 0);
  for (const { expansion, weight: full, isGuess } of asked) {
    const weight = isGuess ? full * guessed(expansion.token) : full;
    const hasAny = (accepted: ReadonlySet<string>) => [...accepted].some((word) => words.has(word));
    if (hasAny(expansion.exact)) sum += weight;
    else if (hasAny(expansion.words)) sum += weight * WRONG_MARKS;
  }
  return sum;
}

/** Words of a text, and the words of the question whose synonyms it contains. */
function wordsWithSynonyms(tokens: readonly Token[], { synonyms }: AskedTerms): Set<string> {
  const words = new Set(tokens.map(({ word }) => word));
  const line = ` ${tokens.map(({ word }) => word).join(' ')} `;
  for (const { phrase, standsFor } of synonyms) {
    const isThere = line.includes(` ${phrase.map(({ token }) => token.word).join(' ')} `);
    if (isThere) for (const word of standsFor) words.add(word);
  }
  return words;
}

const pageWords = new WeakMap<SearchIndex, Map<number, ReadonlySet<string>>>();

/** The words of all sections of a page, collected once. */
function wordsOfPage(index: SearchIndex, pageId: number): ReadonlySet<string> {
  const pages = pageWords.get(index) ?? new Map<number, ReadonlySet<string>>();
  pageWords.set(index, pages);
  const known = pages.get(pageId);
  if (known) return known;
  const { text, sectionWords, words } = index;
  const found = new Set<string>();
  pages.set(pageId, found);
  text.sections.forEach((section, at) => {
    if (section.pageId !== pageId) return;
    const { heading, content } = sectionWords[at] as SectionWords;
    for (const ids of [heading, content]) for (const id of ids) found.add(words[id] as string);
  });
  return found;
}

/** Whether a text contains every name of a question, capitalised. */
function hasNames(names: AskedTerms['names'], text: string): boolean {
  const written = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return names.every(({ initial, words }) =>
    written.some((word) => word.startsWith(initial) && words.has(normalizeWord(word))),
  );
}

/** Share of the telling words of a heading that occur in the question. */
function precision(tokens: readonly Token[], { words }: AskedTerms): number {
  const telling = askedTokens(tokens.map(({ word }) => word).join(' '));
  const accepted = telling.filter(({ word }) => words.some(({ expansion }) => expansion.words.has(word)));
  return accepted.length / Math.max(1, telling.length);
}

/**
 * Whether a term is explained: the text after it says so, or it stands in parentheses after its name in the other
 * language.
 */
function isExplained(text: string, { words }: AskedTerms): boolean {
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

/**
 * Whether a section is about the single term of a question instead of merely containing its words, because syllables of
 * a term mean other things on their own.
 */
function isAboutTerm(asked: AskedTerms, texts: { title: string; heading: string; content: string }): boolean {
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
  const holds = (text: string) =>
    longestRun(tokenize(text), words).share * words.length >= needed - 1e-9 || hasSynonym(text);
  const names = (text: string) => holds(text) && (!asked.isDefinition || precision(tokenize(text), asked) >= NAMED);
  if (names(texts.title) || names(texts.heading)) return true;
  const whole = `${texts.heading}\n${texts.content}`;
  return holds(whole) && (!asked.isDefinition || isExplained(whole, asked) || hasSynonym(whole));
}

/** How well a heading names the subject of the question: all of it and nothing else. */
function headingFit(tokens: readonly Token[], own: ReadonlySet<string>, asked: AskedTerms, total: number): number {
  if (tokens.length === 0) return 0;
  return held(own, asked.words) / total + longestRun(tokens, asked.words).share + precision(tokens, asked);
}

/** The longest run of adjacent words of the question, in their order: its share of all words, and where it ends. */
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

/** Extends the best sentence by its neighbours, as many as fit. */
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
 * Finds the passage of a section that best answers a question.
 *
 * @param context - words of earlier questions
 * @param isBest - whether the section is among the best for the whole question, no word of which is left out
 * @returns undefined when the section does not hold enough of the question
 */
export function choosePassage(
  index: SearchIndex,
  sectionId: number,
  asked: AskedTerms,
  context: readonly AskedWord[],
  isBest: boolean,
): Passage | undefined {
  const { words, fragment, names } = asked;
  const { heading, content, anchor, pageId } = index.text.sections[sectionId] as IndexSection;
  const title = index.text.pages[pageId]?.lvl1 ?? '';
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return undefined;
  const headingTokens = tokenize(heading);
  const headingWords = wordsWithSynonyms(headingTokens, asked);
  const frame = wordsWithSynonyms(tokenize(`${title}\n${heading}`), asked);
  const everything = new Set([...frame, ...wordsWithSynonyms(tokenize(content), asked)]);
  const hasFragment = fragment !== null && `${heading}\n${content}`.toLowerCase().includes(fragment);
  const here = held(everything, words);
  const isNamed = held(headingWords, words) > 0;
  const isLong = words.length >= LONG_QUESTION;
  const onPage = isNamed || isLong ? held(new Set([...everything, ...wordsOfPage(index, pageId)]), words) : here;
  const coverage = (here + ELSEWHERE_ON_PAGE * (onPage - here)) / total;
  if (coverage < (hasFragment || isBest ? LEAST_COVERAGE_OF_BEST : LEAST_COVERAGE)) return undefined;
  if (!hasNames(names, `${title}\n${heading}\n${content}`)) return undefined;
  if (!hasFragment && !isAboutTerm(asked, { title, heading, content })) return undefined;
  const inHeading = headingFit(headingTokens, headingWords, asked, total);
  const signs = SIGNS[asked.kind];
  const isSignedHeading = signs?.heading.test(`${heading} ${anchor ?? ''}`) ?? false;
  const sentences = splitSentences(content);
  let best: { at: number; fit: number; score: number } | undefined;
  sentences.forEach(({ start, end }, at) => {
    const sentence = content.slice(start, end);
    const tokens = tokenize(sentence);
    const own = wordsWithSynonyms(tokens, asked);
    const quotesFragment = hasFragment && sentence.toLowerCase().includes(fragment);
    const window = widen(sentences, at);
    const around = wordsWithSynonyms(tokenize(content.slice(window.start, window.end)), asked);
    const framed = new Set([...around, ...frame]);
    const share = (held(own, words) + held(around, words)) / (2 * total);
    if (share === 0 && !quotesFragment && !isNamed) return;
    const run = longestRun(tokens, words);
    const explains = asked.isDefinition && run.share === 1 && isExplained(sentence, asked);
    const isSigned = signs?.text.test(sentence) ?? false;
    // A sentence of three words is too short to be worth quoting.
    const substance = 0.5 + 0.5 * Math.min(1, own.size / 8);
    const fit =
      share +
      0.6 * (held(framed, words) / total) +
      0.5 * run.share +
      0.2 * held(framed, context) +
      (explains ? 0.6 : 0) +
      (quotesFragment ? 1 : 0) +
      (at === 0 ? 0.05 : 0);
    const score = (fit + (isSigned ? SIGN_IN_TEXT : 0)) * substance;
    if (score > (best?.score ?? 0)) best = { at, fit: fit * substance, score };
  });
  if (!best) return undefined;
  // Exercises ask questions and lists of sources point elsewhere, so they seldom hold the answer.
  const factor = anchor?.startsWith('exercise') || anchor === 'sources' ? 0.6 : 1;
  const named = 0.4 * inHeading;
  return {
    sectionId,
    ...widen(sentences, best.at),
    fit: (best.fit + named) * factor,
    score: (best.score + named + (isSignedHeading ? SIGN_IN_HEADING : 0)) * factor,
  };
}
