import { isAboutTerm, isExplained, longestRun, precision } from './aboutTerm';
import type { AskedTerms, AskedWord } from './askedTerms';
import type { SearchIndex } from './buildIndex';
import { normalizeWord } from './normalize';
import type { QueryToken } from './parseQuery';
import type { BankMatch } from './questionBank';
import { splitSentences } from './splitSentences';
import type { Sentence } from './splitSentences';
import { tokenize } from './tokenize';
import type { Token } from './tokenize';
import type { IndexPage, IndexSection } from './types';

/** What is known of a passage that may answer a question; most features are shares from 0 to 1. */
export const FEATURES = [
  // What share of the question's words, by weight, stands in the sentence, in the quotation, with the headings above it,
  // in the section, and on the page with its keywords.
  ...['sentence', 'quotation', 'framed', 'section', 'page'],
  // The same, when a word counts by the square of its weight: near the quotation, in the section, and on the page.
  ...['rareNear', 'rareInSection', 'rareOnPage'],
  // How much the most telling word says that the quotation with its headings lacks, and that the page lacks.
  ...['lackedNear', 'lackedOnPage'],
  // What share of the question's names the page does not have.
  'namesLacked',
  // The longest run of the question's words, in the sentence and in the heading.
  ...['run', 'headingRun'],
  // What share of the question's pairs of neighbours stands side by side: a Vietnamese word has several syllables.
  ...['pairsNear', 'pairsInSection', 'pairsOnPage'],
  // What share of the question the heading, the title and the best keyword hold, and how little else they say.
  ...['heading', 'headingOnly', 'title', 'titleOnly', 'keyword'],
  // The question asks for a term: the section is not about it; the sentence explains it.
  ...['otherTerm', 'explains'],
  // Signs of a reason, a way or a comparison, as asked for, in the sentence and in the heading.
  ...['signInText', 'signInHeading'],
  // Places of the section and of its page in the search for the question, as reciprocals.
  ...['place', 'pagePlace'],
  // How well the questions that the section is known to answer fit: the best one's likeness, how much of the question it
  // has and how little else, what all of them have together, its place among all, whether it asks in the same way, and
  // the best one that the sentence answers, or one of the quotation.
  ...['asked', 'askedHeld', 'askedOnly', 'askedTogether', 'askedPlace', 'askedKind', 'askedStart', 'askedHere'],
  ...['isExercise', 'isSummary', 'isTop', 'isFirst', 'isTable', 'asks', 'substance', 'fragment', 'context'],
] as const;

export type Feature = (typeof FEATURES)[number];

/** A part of a section's text that may be quoted. */
export interface Passage {
  sectionId: number;
  start: number;
  end: number;
  /** By the order of {@link FEATURES}. */
  features: number[];
}

/** Places of sections and pages in the search for a question, from 0, and what the known questions say. */
export interface Places {
  sections: ReadonlyMap<number, number>;
  pages: ReadonlyMap<number, number>;
  /** Best first. */
  known: ReadonlyMap<number, BankMatch & { place: number }>;
}

const MAX_SENTENCES = 4;
const MAX_LENGTH = 520;
/** Factor for a word whose diacritics differ from those in the question. */
const WRONG_MARKS = 0.2;
/**
 * Factor for a word in a similar spelling. A short word resembles too many others, so it counts only beside enough
 * known words.
 */
const GUESSED = 0.5;
const SHORT_WORD = 4;
const KNOWN_BESIDE = 3;
/** A word with other diacritics is not the word. */
const HELD = 0.4;
/** The weight of a word that stands in few sections. */
const SAYS_MUCH = 7;
/** From this likeness on, a known question finds a passage that has none of the asked words. */
const LIKE = 0.3;
/** A sentence with fewer different words is too short to be worth quoting. */
const FULL_SENTENCE = 8;
/** A sentence that asks or announces something instead of saying it. */
const ASKS = /[?:]["”)]*$|^(?:hãy đoán|đoán|dự đoán|predict|guess)(?![\p{L}])/iu;
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

/** The text of all sections of a page. */
function textOfPage({ text }: SearchIndex, pageId: number): string {
  return text.sections
    .filter((section) => section.pageId === pageId)
    .map(({ heading, content }) => `${heading}\n${content}`)
    .join('\n');
}

const pageTexts = new WeakMap<SearchIndex, Map<number, readonly Token[]>>();

/** The words of a page with its description and keywords, collected once. */
function tokensOfPage(index: SearchIndex, pageId: number): readonly Token[] {
  const pages = pageTexts.get(index) ?? new Map<number, readonly Token[]>();
  pageTexts.set(index, pages);
  const known = pages.get(pageId);
  if (known) return known;
  const { about, keywords } = index.text.pages[pageId] as IndexPage;
  const tokens = tokenize([about, ...keywords, textOfPage(index, pageId)].join('\n'));
  pages.set(pageId, tokens);
  return tokens;
}

/** The share of a question's names that a page does not write with a capital. */
function namesLacked(names: AskedTerms['names'], text: string): number {
  const written = new Set((text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*/gu) ?? []).map(normalizeWord));
  const lacked = names.filter((words) => ![...words].some((word) => written.has(word)));
  return lacked.length / Math.max(1, names.length);
}

/** What a page has of a question. */
interface PageFit {
  words: Set<string>;
  /** How many pairs of neighbours stand side by side. */
  pairs: number;
  namesLacked: number;
}

const pagesAsked = new WeakMap<AskedTerms, Map<number, PageFit>>();

/** What a page has of a question, found once for all its sections. */
function readPage(index: SearchIndex, pageId: number, asked: AskedTerms): PageFit {
  const pages = pagesAsked.get(asked) ?? new Map<number, PageFit>();
  pagesAsked.set(asked, pages);
  const known = pages.get(pageId);
  if (known) return known;
  const tokens = tokensOfPage(index, pageId);
  const { lvl1: title, keywords } = index.text.pages[pageId] as IndexPage;
  const page = {
    words: wordsWithSynonyms(tokens, asked),
    pairs: pairsIn(tokens, asked.words).size,
    namesLacked:
      asked.names.length === 0
        ? 0
        : namesLacked(asked.names, [title, ...keywords, textOfPage(index, pageId)].join('\n')),
  };
  pages.set(pageId, page);
  return page;
}

/** Which neighbours in a question also stand side by side in a text, by the place of the first. */
function pairsIn(tokens: readonly Token[], asked: readonly AskedWord[]): Set<number> {
  const found = new Set<number>();
  tokens.forEach(({ word }, at) => {
    const next = tokens[at + 1]?.word ?? '';
    asked.forEach(({ expansion }, place) => {
      if (expansion.exact.has(word) && asked[place + 1]?.expansion.exact.has(next)) found.add(place);
    });
  });
  return found;
}

/** Extends a sentence by those after it, as many as fit; the last one of a section by the one before. */
function widen(sentences: readonly Sentence[], best: number): { first: number; last: number } {
  let first = best;
  let last = best;
  const length = () => (sentences[last] as Sentence).end - (sentences[first] as Sentence).start;
  const fits = (next: Sentence | undefined) => next !== undefined && length() + next.end - next.start < MAX_LENGTH;
  while (last - first + 1 < MAX_SENTENCES && fits(sentences[last + 1])) last += 1;
  if (first === last && fits(sentences[first - 1])) first -= 1;
  return { first, last };
}

const reciprocal = (place: number | undefined) => (place === undefined ? 0 : 1 / (1 + place));
const union = <Each>(sets: readonly ReadonlySet<Each>[]) => new Set(sets.flatMap((set) => [...set]));

/**
 * Finds the passages of a section that may answer a question, one for each sentence that has some of its words.
 *
 * @param context - words of earlier questions
 */
export function passagesOf(
  index: SearchIndex,
  sectionId: number,
  asked: AskedTerms,
  context: readonly AskedWord[],
  places: Places,
): Passage[] {
  const { words, fragment } = asked;
  const { heading, content, anchor, level, pageId } = index.text.sections[sectionId] as IndexSection;
  const { lvl1: title, keywords } = index.text.pages[pageId] as IndexPage;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const share = (of: ReadonlySet<string>) => held(of, words) / total;
  const pairs = (size: number) => size / Math.max(1, words.length - 1);
  const page = readPage(index, pageId, asked);
  const squares = words.map((word) => ({ ...word, weight: word.weight ** 2 }));
  const totalOfSquares = squares.reduce((sum, { weight }) => sum + weight, 0);
  const rare = (of: ReadonlySet<string>) => held(of, squares) / totalOfSquares;
  const lacked = (of: ReadonlySet<string>) =>
    Math.max(0, ...words.filter((word) => held(of, [word]) < HELD * word.weight).map(({ weight }) => weight)) /
    SAYS_MUCH;
  const headingTokens = tokenize(heading);
  const titleTokens = tokenize(title);
  const headingWords = wordsWithSynonyms(headingTokens, asked);
  const titleWords = wordsWithSynonyms(titleTokens, asked);
  const frame = union([headingWords, titleWords]);
  const section = union([frame, wordsWithSynonyms(tokenize(content), asked)]);
  const known = places.known.get(sectionId);
  const hasFragment = fragment !== null && `${heading}\n${content}`.toLowerCase().includes(fragment);
  const signs = SIGNS[asked.kind];
  const sentences = splitSentences(content);
  const tokens = sentences.map(({ start, end }) => tokenize(content.slice(start, end)));
  const own = tokens.map((each) => wordsWithSynonyms(each, asked));
  const framePairs = union([pairsIn(headingTokens, words), pairsIn(titleTokens, words)]);
  const ownPairs = tokens.map((each) => pairsIn(each, words));
  const keyword = Math.max(
    0,
    ...keywords.map((phrase) => {
      const inPhrase = tokenize(phrase);
      return share(wordsWithSynonyms(inPhrase, asked)) * precision(inPhrase, asked);
    }),
  );
  const shared: Partial<Record<Feature, number>> = {
    section: share(section),
    page: share(page.words),
    rareInSection: rare(section),
    rareOnPage: rare(page.words),
    lackedOnPage: lacked(page.words),
    namesLacked: page.namesLacked,
    pairsInSection: pairs(union([framePairs, ...ownPairs]).size),
    pairsOnPage: pairs(page.pairs),
    headingRun: longestRun(headingTokens, words),
    heading: share(headingWords),
    headingOnly: precision(headingTokens, asked),
    title: share(titleWords),
    titleOnly: precision(titleTokens, asked),
    keyword,
    otherTerm: Number(!hasFragment && !isAboutTerm(asked, { title, heading, content })),
    signInHeading: Number(signs?.heading.test(`${heading} ${anchor ?? ''}`) ?? false),
    place: reciprocal(places.sections.get(sectionId)),
    pagePlace: reciprocal(places.pages.get(pageId)),
    asked: known?.likeness ?? 0,
    askedHeld: known?.held ?? 0,
    askedOnly: known?.only ?? 0,
    askedTogether: known?.together ?? 0,
    askedPlace: reciprocal(known?.place),
    askedKind: known?.isSameKind ? known.likeness : 0,
    isExercise: Number(anchor?.startsWith('exercise') === true || anchor === 'sources'),
    isSummary: Number(anchor === 'summary'),
    isTop: Number(level === 1),
  };
  return sentences.flatMap(({ start, end }, at): Passage[] => {
    const sentence = content.slice(start, end);
    const { first, last } = widen(sentences, at);
    const around = union(own.slice(first, last + 1));
    const quotesFragment = hasFragment && sentence.toLowerCase().includes(fragment);
    const quotation = share(around);
    const isKnown = (known?.likeness ?? 0) >= LIKE;
    if (quotation === 0 && !quotesFragment && share(headingWords) === 0 && !isKnown) return [];
    const framed = union([around, frame]);
    const run = longestRun(tokens[at] as Token[], words);
    const features: Partial<Record<Feature, number>> = {
      ...shared,
      sentence: share(own[at] as Set<string>),
      quotation,
      framed: share(framed),
      rareNear: rare(framed),
      lackedNear: lacked(framed),
      run,
      pairsNear: pairs(union([framePairs, ...ownPairs.slice(first, last + 1)]).size),
      explains: Number(asked.isDefinition && run === 1 && isExplained(sentence, asked)),
      signInText: Number(signs?.text.test(sentence) ?? false),
      askedStart: known?.sentences.get(at) ?? 0,
      askedHere: Math.max(
        0,
        ...[...(known?.sentences ?? [])].map(([place, likeness]) => (place >= first && place <= last ? likeness : 0)),
      ),
      isFirst: Number(at === 0),
      isTable: Number(sentence.includes('\t')),
      asks: Number(ASKS.test(sentence)),
      substance: Math.min(1, (own[at] as Set<string>).size / FULL_SENTENCE),
      fragment: Number(quotesFragment),
      context: held(framed, context),
    };
    return [
      {
        sectionId,
        start: (sentences[first] as Sentence).start,
        end: (sentences[last] as Sentence).end,
        features: FEATURES.map((name) => features[name] ?? 0),
      },
    ];
  });
}
