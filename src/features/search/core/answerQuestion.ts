import type { SearchIndex } from './buildIndex';
import { expandExactly, expandToken } from './expandToken';
import type { Expansion } from './expandToken';
import { hierarchyOf, LEVELS } from './hierarchy';
import { markRanges, splitParts } from './highlight';
import { parseQuery } from './parseQuery';
import type { QueryToken } from './parseQuery';
import { rank } from './rank';
import { readings } from './readings';
import { rarity } from './selectCandidates';
import { splitSentences } from './splitSentences';
import type { Sentence } from './splitSentences';
import { tokenize } from './tokenize';
import type { Answer, AnswerPassage, IndexPage, IndexSection } from './types';

/** A word asked about, with how much it says and what the index has for it. */
interface Asked {
  expansion: Expansion;
  weight: number;
}

interface Candidate {
  sectionId: number;
  start: number;
  end: number;
  score: number;
}

const MAX_PASSAGES = 3;
const MAX_SENTENCES = 3;
const MAX_LENGTH = 420;
const SECTIONS_READ = 12;
/** Words of earlier questions help to choose between passages; they do not make an answer. */
const HISTORY_WEIGHT = 0.35;
/** Share of what a question asks about that its best section must hold. */
const LEAST_COVERAGE = 0.6;
/** A further passage must come near to the best one. */
const LEAST_SHARE = 0.55;
/** Words of questions that no answer repeats. */
const QUESTION_WORDS = new Set(
  (
    'ai bao cái có còn cách chỗ dùng đâu gì giải giúp hay hãy hỏi hơn không làm lúc mấy muốn nào nên nghĩa nhau nhiêu nói phải sao thích tôi vậy về với xem bạn mình cần khác ' +
    'nghia thich giai cach nao gi lam sao dung bao nhieu tai vi khac nhau the nao ' +
    'about also and between cause causes difference different does doing done explain get had happen happens has have help it’s tell me mean means meaning much many should show use used using versus vs need work works would could'
  ).split(' '),
);
const DEFINITION = /(?:là gì|nghĩa là|la gi|^what (?:is|are)|^define|meaning of)/i;

/** What a question asks about: its words without those that every question has. */
function askedTokens(question: string): QueryToken[] {
  const tokens = parseQuery(question).tokens.map((token) => ({ ...token, isPrefix: false }));
  const telling = tokens.filter(
    (token) => !QUESTION_WORDS.has(token.word) && (!token.isOptional || tokens.length === 1),
  );
  return telling.length > 0 ? telling : tokens;
}

/** The other forms of a question's glossary term, each as one more thing to find in place of it. */
function synonymsOf(index: SearchIndex, tokens: QueryToken[]): Expansion[][] {
  return readings(tokens)
    .filter(({ phrase }) => phrase !== null)
    .map(({ tokens: words, phrase }) =>
      words.slice(phrase?.start, phrase?.end).map((token) => expandExactly(index, token)),
    );
}

function expand(index: SearchIndex, token: QueryToken): Expansion {
  const strict = expandToken(index, token, false);
  return strict.words.size > 0 ? strict : expandToken(index, token, true);
}

/** Weight of the asked words that a set of words holds. */
function held(words: ReadonlySet<string>, asked: readonly Asked[]): number {
  let sum = 0;
  for (const { expansion, weight } of asked) {
    const accepted =
      expansion.token.isMarked && [...expansion.exact].some((word) => words.has(word))
        ? expansion.exact
        : expansion.words;
    const isInexact = accepted === expansion.words && expansion.token.isMarked;
    for (const word of accepted) {
      if (!words.has(word)) continue;
      sum += isInexact ? weight * 0.4 : weight;
      break;
    }
  }
  return sum;
}

/** Words of a stretch of text, and those of the terms of the glossary that it has in another form. */
function wordsOf(text: string, asked: readonly Asked[], synonyms: readonly Expansion[][]): Set<string> {
  const found = tokenize(text).map(({ word }) => word);
  const words = new Set(found);
  const line = ` ${found.join(' ')} `;
  const hasSynonym = synonyms.some((phrase) => line.includes(` ${phrase.map(({ token }) => token.word).join(' ')} `));
  if (hasSynonym) for (const { expansion } of asked) words.add(expansion.token.word);
  return words;
}

/** How many asked words stand side by side in a sentence, in their order. */
function adjacency(words: readonly string[], asked: readonly Asked[]): number {
  let pairs = 0;
  for (let at = 1; at < words.length; at += 1) {
    for (let token = 1; token < asked.length; token += 1) {
      const before = asked[token - 1]?.expansion.words.has(words[at - 1] as string);
      if (before && asked[token]?.expansion.words.has(words[at] as string)) pairs += 1;
    }
  }
  return Math.min(1, pairs / Math.max(1, asked.length - 1));
}

/** Sentences of a section that lie around its best one, as many as fit. */
function widen(sentences: readonly Sentence[], best: number): { start: number; end: number } {
  let first = best;
  let last = best;
  const length = () => (sentences[last] as Sentence).end - (sentences[first] as Sentence).start;
  const fits = (next: Sentence | undefined) => next !== undefined && length() + next.end - next.start < MAX_LENGTH;
  while (last - first + 1 < MAX_SENTENCES && fits(sentences[last + 1])) last += 1;
  if (first === last && fits(sentences[first - 1])) first -= 1;
  return { start: (sentences[first] as Sentence).start, end: (sentences[last] as Sentence).end };
}

function bestOfSection(
  index: SearchIndex,
  sectionId: number,
  asked: Asked[],
  context: Asked[],
  synonyms: Expansion[][],
  isDefinition: boolean,
): Candidate | undefined {
  const section = index.text.sections[sectionId] as IndexSection;
  const title = index.text.pages[section.pageId]?.lvl1 ?? '';
  const frame = wordsOf(`${title}\n${section.heading}`, asked, synonyms);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const everything = new Set([...frame, ...wordsOf(section.content, asked, synonyms)]);
  if (total === 0 || held(everything, asked) / total < LEAST_COVERAGE) return undefined;
  const sentences = splitSentences(section.content);
  let best: { at: number; score: number } | undefined;
  sentences.forEach(({ start, end }, at) => {
    const sentence = section.content.slice(start, end);
    const words = wordsOf(sentence, asked, synonyms);
    const own = held(words, asked) / total;
    if (own === 0) return;
    const framed = held(new Set([...words, ...frame]), asked) / total;
    const near = adjacency(
      tokenize(sentence).map(({ word }) => word),
      asked,
    );
    const recalled = held(new Set([...words, ...frame]), context);
    // A sentence of three words quotes nothing.
    const substance = Math.min(1, words.size / 8);
    const defines =
      isDefinition && /(?:\slà\s|\(|\sis\s|\sare\s|\smeans\s|nghĩa là|còn gọi là|called)/.test(sentence) ? 0.25 : 0;
    const opens = at === 0 ? 0.05 : 0;
    const score = (own + 0.6 * framed + 0.5 * near + defines + opens + 0.2 * recalled) * (0.5 + 0.5 * substance);
    if (score > (best?.score ?? 0)) best = { at, score };
  });
  if (!best) return undefined;
  // An exercise asks: what it says is seldom the answer.
  const factor = section.anchor?.startsWith('exercise') ? 0.6 : 1;
  return { sectionId, ...widen(sentences, best.at), score: best.score * factor };
}

function toPassage(
  index: SearchIndex,
  { sectionId, start, end, score }: Candidate,
  expansions: Expansion[],
): AnswerPassage {
  const section = index.text.sections[sectionId] as IndexSection;
  const page = index.text.pages[section.pageId] as IndexPage;
  const hierarchy = hierarchyOf(index.text, sectionId);
  const text = section.content.slice(start, end);
  return {
    parts: splitParts(text, markRanges(text, { expansions, literal: null })),
    url: section.anchor === null ? page.url : `${page.url}#${section.anchor}`,
    pageTitle: page.lvl1,
    breadcrumbs: LEVELS.map((level) => hierarchy[level]).filter((text) => text !== null),
    score,
  };
}

/**
 * Answers a question with the passages of the site that hold what it asks about, word for word.
 *
 * Nothing is written here: where no section holds enough of the question the answer says so.
 * Words of earlier questions choose between passages, and stand in for what a follow-up leaves out.
 *
 * @param history - earlier questions, oldest first
 */
export function answerQuestion(index: SearchIndex, question: string, history: readonly string[] = []): Answer {
  const own = askedTokens(question);
  const earlier = history
    .slice(-2)
    .flatMap(askedTokens)
    .filter(({ fold }) => !own.some((token) => token.fold === fold));
  // "And LRU?" asks about one word; what it asks of it was said before.
  const isFollowUp = earlier.length > 0 && own.length < 2;
  const weigh = (tokens: readonly QueryToken[], factor: number): Asked[] =>
    tokens.map((token) => ({ expansion: expand(index, token), weight: factor * rarity(index, token) }));
  const asked = weigh(own, 1);
  const context = weigh(earlier, HISTORY_WEIGHT);
  const synonyms = synonymsOf(index, own);
  const searchQuery = own.map(({ word }) => word).join(' ');
  const unanswerable: Answer = { status: 'unanswerable', question, passages: [], searchQuery };
  if (own.length === 0) return unanswerable;
  const query = [...own, ...(isFollowUp ? earlier : [])].map(({ word }) => word).join(' ');
  const sections = [
    ...new Set(
      [...rank(index, `${query} `).hits, ...rank(index, `${searchQuery} `).hits].map(({ sectionId }) => sectionId),
    ),
  ];
  const candidates = sections
    .slice(0, SECTIONS_READ)
    .map((sectionId) => bestOfSection(index, sectionId, asked, context, synonyms, DEFINITION.test(question)))
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => b.score - a.score);
  const best = candidates[0];
  if (!best) return unanswerable;
  const expansions = [...asked, ...context].map(({ expansion }) => expansion).concat(synonyms.flat());
  const passages = candidates
    .filter(({ score }) => score >= best.score * LEAST_SHARE)
    .slice(0, MAX_PASSAGES)
    .map((candidate) => toPassage(index, candidate, expansions));
  return { status: 'answered', question, passages, searchQuery };
}
