import type { SearchIndex } from './buildIndex';
import { expandToken } from './expandToken';
import { isSmallWord, parseQuery, type QueryToken } from './parseQuery';
import { rank, rankTokens, type Ranking } from './rank';
import { readTelex } from './readTelex';
import { rarity } from './selectCandidates';

/** The hits of a query, or of the part of it that says most. */
export interface TellingRanking extends Ranking {
  /** Words of the query that the hits need not contain, in the order of the query; none when the whole query has hits. */
  leftOut: readonly string[];
}

/** Share of a query's words that must remain: a single known word among much that the site lacks answers nothing. */
const LEAST_KEPT = 0.5;

/** Whether a section has the word itself. A word that the site lacks may resemble one by chance. */
const isKnown = (index: SearchIndex, token: QueryToken) => expandToken(index, token, false).words.size > 0;

/**
 * The parts of a query to search for when the whole has no hits, the largest first: without the words that the site
 * lacks, then without one after the other of those that say least.
 */
function* partsOf(index: SearchIndex, tokens: readonly QueryToken[]): Generator<ReadonlySet<QueryToken>> {
  const required = tokens.filter(({ isOptional }) => !isOptional);
  const kept = required.filter((token) => isKnown(index, token)).sort((a, b) => rarity(index, b) - rarity(index, a));
  while (kept.length > 0 && kept.length >= required.length * LEAST_KEPT) {
    if (kept.length < required.length && kept.some(({ word }) => !isSmallWord(word))) yield new Set(kept);
    kept.pop();
  }
}

/**
 * Ranks the sections of an index for a query, as {@link rankTokens} does. If no section answers the whole query, the
 * most telling part of it is searched for: a search does not end in nothing because of one word.
 */
export function rankTelling(index: SearchIndex, query: string): TellingRanking {
  const { tokens, literal } = parseQuery(query);
  const whole = rankTokens(index, tokens, literal);
  if (whole.hits.length > 0) return { ...whole, leftOut: [] };
  // A word in Telex is not left out: the whole query is suggested as it was meant (`suggestQueries.ts`).
  const words = tokens.map(({ fold }) => fold);
  const telex = readTelex(index, words);
  if (telex !== words.join(' ') && rank(index, telex).hits.length > 0) return { ...whole, leftOut: [] };
  for (const kept of partsOf(index, tokens)) {
    const part = rankTokens(
      index,
      tokens.filter((token) => token.isOptional || kept.has(token)),
      literal,
    );
    if (part.hits.length === 0) continue;
    const leftOut = tokens.filter((token) => !token.isOptional && !kept.has(token));
    return { ...part, leftOut: leftOut.map(({ word }) => word) };
  }
  return { ...whole, leftOut: [] };
}
