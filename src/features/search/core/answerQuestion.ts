import { askedTokens, readQuestion, weighWords } from './askedTerms';
import type { SearchIndex } from './buildIndex';
import { choosePassage, LONG_QUESTION } from './choosePassage';
import type { Passage } from './choosePassage';
import type { Expansion } from './expandToken';
import { hierarchyOf, LEVELS } from './hierarchy';
import { markRanges, splitParts } from './highlight';
import { rank } from './rank';
import type { Answer, AnswerPassage, IndexPage, IndexSection } from './types';

const MAX_PASSAGES = 3;
const SECTIONS_READ = 16;
const WORDS_ALONE = 2;
const SHORT_QUESTION = 3;
/** Words of earlier questions help to choose between passages, but never make an answer on their own. */
const HISTORY_WEIGHT = 0.35;
/** A passage with a lower score shares some words with the question but answers something else. */
const LEAST_SCORE = 1.22;
/** The same for the best sections of the search. */
const LEAST_SCORE_OF_BEST = 0.9;
const BEST = 3;
/** Sections that the search for the whole question puts first come earlier. */
const PLACES = 8;
const PLACE_BONUS = 0.6;
/** A further passage must reach this share of the best score. */
const LEAST_SHARE = 0.55;

function toPassage(
  index: SearchIndex,
  { sectionId, start, end, score }: Passage,
  expansions: Expansion[],
  literal: string | null,
): AnswerPassage {
  const section = index.text.sections[sectionId] as IndexSection;
  const page = index.text.pages[section.pageId] as IndexPage;
  const hierarchy = hierarchyOf(index.text, sectionId);
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
  const asked = readQuestion(index, question);
  const named = new Set(asked.synonyms.flatMap(({ standsFor }) => standsFor));
  const unknown = asked.words
    .filter(({ isGuess, expansion }) => isGuess && !named.has(expansion.token.word))
    .map(({ expansion }) => expansion.token.word);
  const unanswerable: Answer = { status: 'unanswerable', question, passages: [], unknown, searchQuery };
  const earlier = history
    .slice(-2)
    .flatMap(askedTokens)
    .filter(({ fold }) => !own.some((token) => token.fold === fold));
  const context = weighWords(index, earlier, HISTORY_WEIGHT);
  // "And LRU?" has a single word; the rest of the question is in the earlier ones.
  const followUp = own.length < 2 ? [...own, ...earlier].map(({ word }) => word).join(' ') : '';
  // A section whose page holds half of the words elsewhere is found by the words with the highest weights.
  const telling = [...asked.words].sort((a, b) => b.weight - a.weight).map(({ expansion }) => expansion.token.word);
  const whole = rank(index, `${searchQuery} `);
  // In a short question each word is what it is about.
  if (own.length <= SHORT_QUESTION && !followUp && whole.leftOut.length > 0) return unanswerable;
  const places = new Map(whole.hits.slice(0, PLACES).map(({ sectionId }, place) => [sectionId, place]));
  const queries = [asked.fragment ?? '', followUp, ...telling.slice(0, WORDS_ALONE)].filter(Boolean);
  const sections = [whole, ...queries.map((query) => rank(index, `${query} `))].flatMap(({ hits }) =>
    hits.slice(0, SECTIONS_READ),
  );
  const passages = [...new Set(sections.map(({ sectionId }) => sectionId))]
    .flatMap((sectionId): Passage[] => {
      const place = places.get(sectionId);
      const isBest =
        asked.words.length >= LONG_QUESTION && whole.leftOut.length === 0 && place !== undefined && place < BEST;
      const passage = choosePassage(index, sectionId, asked, context, isBest);
      if (!passage || passage.fit < (isBest ? LEAST_SCORE_OF_BEST : LEAST_SCORE)) return [];
      return [{ ...passage, score: passage.score + (place === undefined ? 0 : PLACE_BONUS / (1 + place)) }];
    })
    .sort((a, b) => b.score - a.score);
  const [best] = passages;
  if (!best) return unanswerable;
  const expansions = [...asked.words, ...context].map(({ expansion }) => expansion);
  const marked = expansions.concat(asked.synonyms.flatMap(({ phrase }) => phrase));
  const chosen = passages.filter(({ score }) => score >= best.score * LEAST_SHARE).slice(0, MAX_PASSAGES);
  return {
    status: 'answered',
    question,
    passages: chosen.map((passage) => toPassage(index, passage, marked, asked.fragment)),
    unknown,
    searchQuery,
  };
}
