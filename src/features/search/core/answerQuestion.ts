import { trustOf, trustSigns } from './answerTrust';
import { leastTrust, ORDER, TRUST } from './answerWeights';
import { askedTokens, readQuestion, weighWords } from './askedTerms';
import type { AskedTerms, AskedWord } from './askedTerms';
import type { SearchIndex } from './buildIndex';
import { hierarchyOf, LEVELS } from './hierarchy';
import { markRanges, splitParts } from './highlight';
import { FEATURES, passagesOf } from './passageFeatures';
import type { Feature, Passage, Places } from './passageFeatures';
import { matchBank } from './questionBank';
import type { BankMatch, BankMatches } from './questionBank';
import { rank } from './rank';
import { splitSentences } from './splitSentences';
import type { Expansion } from './expandToken';
import type { Answer, AnswerPassage, IndexPage, IndexSection, RankedSection } from './types';

export const MAX_PASSAGES = 3;
/** Sections read for each query, and all those of the first pages. */
const SECTIONS_READ = 16;
const PAGES_READ = 3;
/** Sections whose known questions are compared. */
const KNOWN_READ = 100;
const WORDS_ALONE = 2;
/** Words of earlier questions help to choose between passages, but never make an answer on their own. */
const HISTORY_WEIGHT = 0.35;
/** A further passage may lie this far below the best. */
const LARGEST_GAP = 7;
/** A passage is quoted with what stands around it, up to this many characters: often the answer goes on there. */
const LONGEST_QUOTATION = 700;

/** What a question asks, and the passages that may answer it. */
export interface Candidates {
  asked: AskedTerms;
  context: AskedWord[];
  passages: Passage[];
  /** How well the known questions that no page answers fit. */
  unanswered: BankMatch | null;
}

const NO_MATCHES: BankMatches = { sections: new Map(), unanswered: null };

/** The first places of sections, and of their pages, in a list of hits. */
function placesOf({ text }: SearchIndex, matches: BankMatches, hits: readonly RankedSection[]): Places {
  const sections = new Map(hits.map(({ sectionId }, place) => [sectionId, place]));
  const pages = new Map<number, number>();
  for (const { sectionId } of hits) {
    const { pageId } = text.sections[sectionId] as IndexSection;
    if (!pages.has(pageId)) pages.set(pageId, pages.size);
  }
  const best = [...matches.sections].sort(([, a], [, b]) => b.likeness - a.likeness).slice(0, KNOWN_READ);
  const known = new Map(best.map(([sectionId, match], place) => [sectionId, { ...match, place }]));
  return { sections, pages, known };
}

/**
 * Finds the passages that may answer a question: those of the sections that the search finds for the whole of it, for
 * its code, for its most telling words alone, and of the first pages.
 *
 * @param history - earlier questions, oldest first
 */
export function findCandidates(index: SearchIndex, question: string, history: readonly string[]): Candidates {
  const asked = readQuestion(index, question);
  const own = asked.words.map(({ expansion }) => expansion.token);
  const earlier = history
    .slice(-2)
    .flatMap(askedTokens)
    .filter(({ fold }) => !own.some((token) => token.fold === fold));
  const context = weighWords(index, earlier, HISTORY_WEIGHT);
  const inRow = (tokens: readonly { word: string }[]) => `${tokens.map(({ word }) => word).join(' ')} `;
  const { hits } = rank(index, inRow(own));
  // "And LRU?" has a single word; the rest of the question is in the earlier ones.
  const followUp = own.length < 2 && earlier.length > 0 ? [inRow([...own, ...earlier])] : [];
  // A section whose page holds half of the words elsewhere is found by the words with the highest weights.
  const telling = [...asked.words].sort((a, b) => b.weight - a.weight).slice(0, WORDS_ALONE);
  const queries = [
    ...(asked.fragment === null ? [] : [`${asked.fragment} `]),
    ...followUp,
    ...telling.map(({ expansion }) => inRow([expansion.token])),
  ];
  const matches = index.questions ? matchBank(index.questions, asked) : NO_MATCHES;
  const places = placesOf(index, matches, hits);
  const firstPages = [...places.pages.keys()].slice(0, PAGES_READ);
  const sections = new Set([
    ...[...places.known.keys()].slice(0, SECTIONS_READ),
    ...[hits, ...queries.map((query) => rank(index, query).hits)].flatMap((found) =>
      found.slice(0, SECTIONS_READ).map(({ sectionId }) => sectionId),
    ),
    ...index.text.sections.flatMap(({ pageId }, sectionId) => (firstPages.includes(pageId) ? [sectionId] : [])),
  ]);
  const passages = [...sections].flatMap((sectionId) => passagesOf(index, sectionId, asked, context, places));
  return { asked, context, passages, unanswered: matches.unanswered };
}

/** The weighted sum of a passage's features. */
const scoreOf = ({ features }: Passage, weights: Readonly<Partial<Record<Feature, number>>>): number =>
  FEATURES.reduce((sum, name, at) => sum + (weights[name] ?? 0) * (features[at] as number), 0);

/** The best passage of each section, best first. */
export function orderPassages(
  passages: readonly Passage[],
  weights: Readonly<Partial<Record<Feature, number>>>,
): (Passage & { score: number })[] {
  const best = new Map<number, Passage & { score: number }>();
  for (const passage of passages) {
    const score = scoreOf(passage, weights);
    if (score > (best.get(passage.sectionId)?.score ?? -Infinity)) best.set(passage.sectionId, { ...passage, score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** Extends a passage by whole sentences of its section: by those after it, then by those before it. */
function withSurroundings(content: string, { start, end }: Passage): { start: number; end: number } {
  const sentences = splitSentences(content);
  const after = sentences.filter((each) => each.start >= end && each.end - start <= LONGEST_QUOTATION);
  const until = after.at(-1)?.end ?? end;
  const before = sentences.find((each) => each.start <= start && until - each.start <= LONGEST_QUOTATION);
  return { start: before?.start ?? start, end: until };
}

function toPassage(
  index: SearchIndex,
  passage: Passage & { score: number },
  expansions: Expansion[],
  literal: string | null,
): AnswerPassage {
  const { sectionId, score } = passage;
  const section = index.text.sections[sectionId] as IndexSection;
  const page = index.text.pages[section.pageId] as IndexPage;
  const hierarchy = hierarchyOf(index.text, sectionId);
  const { start, end } = withSurroundings(section.content, passage);
  const text = section.content.slice(start, end);
  return {
    parts: splitParts(text, markRanges(text, { expansions, literal })),
    url: section.anchor === null ? page.url : `${page.url}#${section.anchor}`,
    breadcrumbs: LEVELS.map((level) => hierarchy[level]).filter((text) => text !== null),
    score,
  };
}

/**
 * Answers a question with passages of the site, quoted word for word.
 *
 * No text is generated: when no section holds enough of the question, the answer says so. Words of earlier questions
 * help to choose between passages, and supply what a follow-up question leaves out.
 *
 * @param history - earlier questions, oldest first
 */
export function answerQuestion(index: SearchIndex, question: string, history: readonly string[] = []): Answer {
  const own = askedTokens(question);
  const searchQuery = own.map(({ word }) => word).join(' ');
  if (own.length === 0) return { status: 'unanswerable', question, passages: [], unknown: [], searchQuery };
  const { asked, context, passages, unanswered } = findCandidates(index, question, history);
  const named = new Set(asked.synonyms.flatMap(({ standsFor }) => standsFor));
  const unknown = asked.words
    .filter(({ isGuess, expansion }) => isGuess && !named.has(expansion.token.word))
    .map(({ expansion }) => expansion.token.word);
  const [best, ...others] = orderPassages(passages, ORDER).slice(0, MAX_PASSAGES);
  if (!best || trustOf(trustSigns([best, ...others], asked.words, unanswered), TRUST) < leastTrust(index.text.language))
    return { status: 'unanswerable', question, passages: [], unknown, searchQuery };
  const expansions = [...asked.words, ...context].map(({ expansion }) => expansion);
  const marked = expansions.concat(asked.synonyms.flatMap(({ phrase }) => phrase));
  const chosen = [best, ...others.filter(({ score }) => score >= best.score - LARGEST_GAP)];
  return {
    status: 'answered',
    question,
    passages: chosen.map((passage) => toPassage(index, passage, marked, asked.fragment)),
    unknown,
    searchQuery,
  };
}
