import type { SearchIndex } from './buildIndex';
import { countBits } from './countBits';
import { expandForm, expandToken } from './expandToken';
import type { Expansion } from './expandToken';
import { isSmallWord, parseQuery } from './parseQuery';
import type { QueryToken } from './parseQuery';
import { proximity, standsBeside, tokenMasks } from './proximity';
import type { TokenMasks } from './proximity';
import { rarity } from './rarity';
import { scoreSections } from './scoreSections';
import type { Asked, Scores } from './scoreSections';
import { findTerms } from './terms';
import type { IndexPage, IndexSection, RankedSection } from './types';
import type { Weights } from './weights';

/** The hits of a query, best first, with what a view needs to mark them. */
export interface Ranking {
  hits: RankedSection[];
  /** What the tokens of the query matched, and the other forms of its terms. */
  expansions: Expansion[];
  literal: string | null;
  /** Words of the query that the page of the best hit does not have, in the order of the query. */
  leftOut: readonly string[];
}

/** Number of sections whose word order is compared; the others keep the order of their words alone. */
const RERANKED = 60;
/** Share of a query's words that a page must have: a single known word among much that the site lacks answers nothing. */
const LEAST_KEPT = 0.5;
/** Share of the best section's coverage that a further hit needs. */
const LEAST_COVERAGE = 0.6;
const LITERAL_BONUS = 1.6;
const WHOLE_HEADING_BONUS = 1.6;
/**
 * A whole query of at least this many words found in a row is a term, which says more than the same words scattered.
 */
const WORDS_OF_A_TERM = 3;
const WHOLE_TERM_BONUS = 2;
/** What remains of the score of a section that has every word only with other diacritics than typed. */
const INEXACT = 0.15;
/** The same for a section that has all of a short query in this way: those are other words. */
const OTHER_WORDS = 0.05;
/** Shorter words resemble too many others. */
const LEAST_CORRECTED = 4;
/** A similar word of this length is believed even alone. */
const LONG_WORD = 6;

/** Finds the sections that contain a literal such as `>>>`, headings first. */
function findLiteral({ text }: SearchIndex, literal: string): RankedSection[] {
  const hits: RankedSection[] = [];
  text.sections.forEach(({ heading, content, level }, sectionId) => {
    const inHeading = heading.toLowerCase().includes(literal);
    if (!inHeading && !content.toLowerCase().includes(literal)) return;
    hits.push({ sectionId, score: inHeading ? 2 : 1, type: inHeading ? levelType(level) : 'content' });
  });
  return hits.sort((a, b) => b.score - a.score);
}

function levelType(level: number): RankedSection['type'] {
  return `lvl${Math.min(Math.max(level, 1), 6)}` as RankedSection['type'];
}

/**
 * The weight of a section as a hit, by its anchor: exercises ask questions, and summaries and sources repeat other
 * text.
 */
function sectionWorth(anchor: string | null): number {
  if (anchor?.startsWith('exercise')) return 0.85;
  return anchor === 'summary' || anchor === 'sources' ? 0.9 : 1;
}

/** Pages that repeat what others explain; page addresses are in English in both languages. */
const OVERVIEW = /(?:^|-)(?:summary|roadmap|review|cheat|checklist|cv)(?:-|$)/;

/** The weight of a page as a hit: the lesson comes before the pages that list or repeat it. */
function pageWorth({ url }: IndexPage, weights: Weights): number {
  if (/\/category\/[^/]+$/.test(url) || /^(?:\/\w\w)?\/?(?:docs)?$/.test(url)) return weights.category;
  return OVERVIEW.test(url.split('/').at(-1) ?? '') ? weights.overview : 1;
}

interface Asking {
  index: SearchIndex;
  asked: Asked;
  masks: TokenMasks;
  literal: string | null;
}

function rerank({ index, asked, masks, literal }: Asking, sectionId: number, score: number): RankedSection {
  const section = index.text.sections[sectionId] as IndexSection;
  const titleId = index.titles[sectionId] as number;
  const near = proximity(index, sectionId, titleId, masks);
  const isTop = section.level === 1;
  const { weights } = index;
  let { title, heading } = near;
  for (const { share, headings } of asked.phrases) {
    if (headings.has(titleId)) title = Math.max(title, share * weights.synonym);
    if (!isTop && headings.has(sectionId)) heading = Math.max(heading, share * weights.synonym);
  }
  const headingRun = isTop ? title : heading;
  const runs = [
    weights.textRun * near.content ** 2,
    weights.headingRun * heading ** 2,
    (isTop ? weights.titleRun : weights.pageTitleRun) * title ** 2,
  ].sort((a, b) => b - a);
  let total = score * (1 + (runs[0] as number) + 0.3 * (runs[1] as number));
  const isWhole = near.length === masks.count;
  // A page that is asked for by its title comes first, whatever it is.
  const isNamed = isWhole && headingRun > 0.99 && index.sectionWords[sectionId]?.heading.length === masks.count;
  total *= isNamed ? WHOLE_HEADING_BONUS : pageWorth(index.text.pages[section.pageId] as IndexPage, weights);
  if (isWhole && masks.count >= WORDS_OF_A_TERM) total *= WHOLE_TERM_BONUS;
  if (near.inexact > 0) {
    const isWholly = masks.count <= WORDS_OF_A_TERM && countBits(near.found) === masks.count;
    total *= isWholly ? OTHER_WORDS : 1 - (1 - INEXACT) * near.inexact;
  }
  total *= sectionWorth(section.anchor);
  if (literal && `${section.heading}\n${section.content}`.toLowerCase().includes(literal)) total *= LITERAL_BONUS;
  const isHeadingHit = headingRun >= 0.5 || section.content === '';
  return { sectionId, score: total, type: isHeadingHit ? levelType(section.level) : 'content' };
}

/** Reads what the tokens of a query ask for: their words and the other forms of its terms. */
function read(index: SearchIndex, tokens: readonly QueryToken[], misspelt: ReadonlySet<QueryToken>): Asked {
  const words = tokens.map((token) => {
    const strict = expandToken(index, token, misspelt.has(token));
    return strict.words.size > 0 || misspelt.has(token) ? strict : expandToken(index, token, true);
  });
  const rarities = tokens.map((token) => rarity(index, token) * (token.isOptional ? index.weights.small : 1));
  return { index, words, rarities, terms: findTerms(index.terms, tokens), phrases: [] };
}

/** Places of the words that the page of a section does not have, and of corrections that nothing there confirms. */
function lackedBy({ index, asked, masks }: Asking, scores: Scores, sectionId: number): number[] {
  const { pageId } = index.text.sections[sectionId] as IndexSection;
  return asked.words.flatMap(({ token, isGuess }, at) => {
    if (token.isOptional || scores.pageNames(at, pageId)) return [];
    if (!scores.pageHas(at, pageId)) return [at];
    const isBelieved = !isGuess || masks.count === 1 || token.fold.length >= LONG_WORD;
    return isBelieved || standsBeside(index, sectionId, masks, at) ? [] : [at];
  });
}

interface Ordered {
  hits: RankedSection[];
  asking: Asking;
  lacked: number[];
}

function order(index: SearchIndex, asked: Asked, literal: string | null): Ordered {
  const scores = scoreSections(asked);
  const masks = tokenMasks(index, asked.words, asked.rarities);
  const asking: Asking = { index, asked, masks, literal };
  const sorted = [...scores.scored].sort((a, b) => b.score - a.score);
  const best = sorted
    .slice(0, RERANKED)
    .map(({ sectionId, score }) => rerank(asking, sectionId, score))
    .sort((a, b) => b.score - a.score);
  const [first] = best;
  if (!first) return { hits: [], asking, lacked: [] };
  const lacked = lackedBy(asking, scores, first.sectionId);
  const required = asked.words.filter(({ token }) => !token.isOptional);
  const kept = asked.words.filter(({ token }, at) => !token.isOptional && !lacked.includes(at));
  const isEnough =
    kept.length >= required.length * LEAST_KEPT &&
    (lacked.length === 0 || kept.some(({ token }) => !isSmallWord(token.word)));
  if (!isEnough) return { hits: [], asking, lacked };
  const least = LEAST_COVERAGE * (scores.coverage[first.sectionId] as number);
  const rest = sorted
    .slice(RERANKED)
    .map(({ sectionId, score }): RankedSection => ({ sectionId, score, type: 'content' }));
  const hits = [...best, ...rest].filter(({ sectionId }) => (scores.coverage[sectionId] as number) >= least);
  return { hits, asking, lacked };
}

/** Ranks the sections of an index for a query. */
export function rank(index: SearchIndex, query: string): Ranking {
  const { tokens, literal } = parseQuery(query);
  if (tokens.length === 0)
    return { hits: literal ? findLiteral(index, literal) : [], expansions: [], literal, leftOut: [] };
  let found = order(index, read(index, tokens, new Set()), literal);
  // A word that the best page lacks may be misspelt, although the site has it elsewhere.
  const misspelt = found.lacked
    .map((at) => tokens[at] as QueryToken)
    .filter(({ fold }) => fold.length >= LEAST_CORRECTED);
  if (misspelt.length > 0) {
    const corrected = order(index, read(index, tokens, new Set(misspelt)), literal);
    if (corrected.hits.length > 0 && corrected.lacked.length < found.lacked.length) found = corrected;
  }
  const { hits, asking, lacked } = found;
  const others = asking.asked.terms.flatMap(({ others: forms }) => forms.flatMap((form) => expandForm(index, form)));
  const leftOut = hits.length > 0 ? lacked.map((at) => (tokens[at] as QueryToken).word) : [];
  return { hits, expansions: [...asking.asked.words, ...others], literal, leftOut };
}
