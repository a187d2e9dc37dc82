import type { SearchIndex } from './buildIndex';
import { expandExactly, expandToken } from './expandToken';
import type { Expansion } from './expandToken';
import { parseQuery } from './parseQuery';
import type { QueryToken } from './parseQuery';
import { holdsPhrase, proximity, tokenMasks } from './proximity';
import type { TokenMasks } from './proximity';
import { readings } from './readings';
import type { Reading } from './readings';
import { selectCandidates } from './selectCandidates';
import type { IndexSection, RankedSection } from './types';

/** The hits of a query, best first, with what a view needs to mark them. */
export interface Ranking {
  hits: RankedSection[];
  /** What the query tokens matched, in all its readings. */
  expansions: Expansion[];
  literal: string | null;
}

/** A search strategy; each tier is tried while the earlier ones have found too few sections. */
interface Tier {
  combineWith: 'AND' | 'OR';
  /** Which words are treated as misspelt: those that the site does not have, or all. */
  corrected: 'none' | 'unknown' | 'all';
  weight: number;
}

interface Candidate {
  sectionId: number;
  score: number;
  masks: TokenMasks;
}

const TIERS: readonly Tier[] = [
  { combineWith: 'AND', corrected: 'none', weight: 1 },
  { combineWith: 'AND', corrected: 'unknown', weight: 0.5 },
  { combineWith: 'OR', corrected: 'unknown', weight: 0.25 },
  { combineWith: 'AND', corrected: 'all', weight: 0.1 },
];
const ENOUGH = 5;
/** Number of sections scored in a tier; the others keep the order of a rough word count. */
const SCORED = 100;
const RERANKED = 60;
const TERM_SEPARATOR = '\0';
const FIELD_WEIGHTS = { heading: 3, above: 1.2, content: 1, extra: 0.35 };
const LITERAL_BONUS = 1.6;
const SYNONYM_WEIGHT = 0.7;
/**
 * A whole query of at least this many words found in a row is a term, which says more than the same words scattered.
 */
const WORDS_OF_A_TERM = 3;
const WHOLE_TERM_BONUS = 3;

/** BM25 scores of the given sections over all fields; `scored` has already been checked for the required words. */
function engineScores(
  index: SearchIndex,
  expansions: readonly Expansion[],
  scored: readonly number[],
): Map<number, number> {
  const isScored = new Uint8Array(index.text.sections.length);
  for (const sectionId of scored) isScored[sectionId] = 1;
  for (const { terms } of expansions) index.engine.include(terms.keys());
  const queries = expansions.map(({ terms }) => ({
    combineWith: 'OR' as const,
    queries: [[...terms.keys()].join(TERM_SEPARATOR)],
    boostTerm: (term: string) => terms.get(term) ?? 0,
  }));
  const results = index.engine.search(
    { combineWith: 'OR', queries },
    {
      tokenize: (terms) => terms.split(TERM_SEPARATOR),
      processTerm: (term) => term,
      boost: FIELD_WEIGHTS,
      bm25: { k: 1.2, b: 0.7, d: 0.5 },
      // A boost of 0 keeps MiniSearch from creating an object for each section that contains a term.
      boostDocument: (sectionId) => isScored[sectionId as number] as number,
    },
  );
  // MiniSearch multiplies by the number of matched terms, but here one token has many terms.
  return new Map(results.map(({ id, score, queryTerms }) => [id as number, score / (queryTerms.length || 1)]));
}

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

function titleSection(index: SearchIndex, sectionId: number): number {
  const { pageId } = index.text.sections[sectionId] as IndexSection;
  let id = sectionId;
  while (id > 0 && index.text.sections[id - 1]?.pageId === pageId) id -= 1;
  return id;
}

interface Reranked extends RankedSection {
  /** Contains every word of a query with diacritics exactly as typed. */
  isExact: boolean;
}

function rerank(index: SearchIndex, { sectionId, score, masks }: Candidate, literal: string | null): Reranked {
  const section = index.text.sections[sectionId] as IndexSection;
  const near = proximity(index, sectionId, titleSection(index, sectionId), masks);
  const isTop = section.level === 1;
  const headingRun = isTop ? near.title : near.heading;
  const runs = [near.content ** 2, (isTop ? 0 : 1.6) * near.heading ** 2, (isTop ? 1.9 : 0.8) * near.title ** 2].sort(
    (a, b) => b - a,
  );
  let total = score * (1 + 1.2 * ((runs[0] as number) + 0.3 * (runs[1] as number)));
  if (headingRun === 1 && index.sectionWords[sectionId]?.heading.length === masks.count) total *= 1.3;
  if ((runs[0] as number) >= 1 && masks.count >= WORDS_OF_A_TERM) total *= WHOLE_TERM_BONUS;
  total *= (1 - 0.75 * near.inexact) * sectionWorth(section.anchor);
  if (literal && `${section.heading}\n${section.content}`.toLowerCase().includes(literal)) total *= LITERAL_BONUS;
  const isHeadingHit = headingRun >= 0.5 || section.content === '';
  const type = isHeadingHit ? levelType(section.level) : 'content';
  // A glossary synonym uses other words, so its diacritics cannot be compared with the typed ones.
  return { sectionId, score: total, type, isExact: masks.marked !== 0 && near.inexact === 0 };
}

/**
 * The weight of a section as a hit, by its anchor: exercises ask questions, and summaries and sources repeat other
 * text.
 */
function sectionWorth(anchor: string | null): number {
  if (anchor?.startsWith('exercise')) return 0.85;
  return anchor === 'summary' || anchor === 'sources' ? 0.9 : 1;
}

/** Sorts by score, but puts sections with exactly the typed words before those with other diacritics. */
function inOrder(hits: Reranked[]): Reranked[] {
  return hits.sort((a, b) => Number(b.isExact) - Number(a.isExact) || b.score - a.score);
}

/** A reading, and what its tokens match as typed. */
interface Expanded {
  reading: Reading;
  typed: Expansion[];
}

function expandReading(index: SearchIndex, reading: Reading): Expanded {
  const { tokens, phrase } = reading;
  const typed = tokens.map((token, at) =>
    phrase && at >= phrase.start && at < phrase.end ? expandExactly(index, token) : expandToken(index, token, false),
  );
  return { reading, typed };
}

function correct(index: SearchIndex, typed: readonly Expansion[], corrected: Tier['corrected']): Expansion[] {
  return typed.map((expansion) =>
    corrected === 'all' || expansion.words.size === 0 ? expandToken(index, expansion.token, true) : expansion,
  );
}

/** What the tokens of a reading match in a tier; null when another search would add nothing. */
function expansionsOf(
  index: SearchIndex,
  { reading, typed }: Expanded,
  tier: Tier,
  hasFound: boolean,
): Expansion[] | null {
  if (tier.corrected === 'none') return typed;
  // A glossary synonym is searched once, with every word required.
  if (reading.phrase) return null;
  // Corrections are for queries without hits; next to other words, the words around it confirm a correction.
  if (hasFound && tier.corrected === 'unknown') return tier.combineWith === 'OR' ? typed : null;
  if (hasFound && reading.tokens.length < 2) return null;
  const hasUnknown = typed.some(({ words }) => words.size === 0);
  return tier.corrected === 'all' || hasUnknown || tier.combineWith === 'OR'
    ? correct(index, typed, tier.corrected)
    : null;
}

/** Adds the sections that a reading finds in a tier to the candidates; returns all of them, scored or not. */
function collect(
  index: SearchIndex,
  expansions: readonly Expansion[],
  { phrase }: Reading,
  tier: Tier,
  candidates: Map<number, Candidate>,
): number[] {
  const masks = tokenMasks(index, expansions);
  const required = expansions.filter(({ token }) => !token.isOptional);
  const holds = (sectionId: number) =>
    phrase === null ||
    holdsPhrase(index, sectionId, titleSection(index, sectionId), expansions.slice(phrase.start, phrase.end));
  const found = selectCandidates(index, required, tier.combineWith === 'OR').filter(holds);
  const weight = tier.weight * (phrase ? SYNONYM_WEIGHT : 1);
  for (const [sectionId, score] of engineScores(index, required, found.slice(0, SCORED))) {
    if (score * weight > (candidates.get(sectionId)?.score ?? 0))
      candidates.set(sectionId, { sectionId, score: score * weight, masks });
  }
  return found;
}

/** Ranks the sections of an index for a query. */
export function rank(index: SearchIndex, query: string): Ranking {
  const { tokens, literal } = parseQuery(query);
  return rankTokens(index, tokens, literal);
}

/**
 * Ranks the sections of an index for the words of a query.
 *
 * @param literal - the query where it contains signs, see {@link parseQuery}
 */
export function rankTokens(index: SearchIndex, tokens: QueryToken[], literal: string | null): Ranking {
  if (tokens.length === 0) return { hits: literal ? findLiteral(index, literal) : [], expansions: [], literal };
  const all = readings(tokens).map((reading) => expandReading(index, reading));
  const candidates = new Map<number, Candidate>();
  const found = new Set<number>();
  const expansions: Expansion[] = [];
  for (const tier of TIERS) {
    const hasFound = found.size > 0;
    for (const expanded of all) {
      const own = expansionsOf(index, expanded, tier, hasFound);
      if (!own) continue;
      expansions.push(...own);
      for (const sectionId of collect(index, own, expanded.reading, tier, candidates)) found.add(sectionId);
    }
    if (found.size >= ENOUGH) break;
  }
  const sorted = [...candidates.values()].sort((a, b) => b.score - a.score);
  const best = inOrder(sorted.slice(0, RERANKED).map((candidate) => rerank(index, candidate, literal)));
  const ranked = new Set(best.map(({ sectionId }) => sectionId));
  const others = [...sorted.map(({ sectionId }) => sectionId), ...found].filter((sectionId) => !ranked.has(sectionId));
  const rest = [...new Set(others)].map((sectionId): RankedSection => ({
    sectionId,
    score: candidates.get(sectionId)?.score ?? 0,
    type: 'content',
  }));
  return { hits: [...best, ...rest], expansions, literal };
}
