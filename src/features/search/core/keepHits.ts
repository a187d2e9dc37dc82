import type { SearchHit } from './algolia';

/**
 * Puts hits that the reader has seen before the others: the list that replaces theirs begins with them, even if it would
 * not contain them otherwise.
 *
 * @param hits - the hits of the new list
 * @param seen - hits of the old list, in the order in which they are kept
 */
export function keepHits<Hit extends Pick<SearchHit, 'objectID'>>(hits: readonly Hit[], seen: readonly Hit[]): Hit[] {
  const idOf = ({ objectID }: Hit) => objectID;
  const kept = new Map(seen.map((hit) => [idOf(hit), hits.find((candidate) => idOf(candidate) === idOf(hit)) ?? hit]));
  return [...kept.values(), ...hits.filter((hit) => !kept.has(idOf(hit)))];
}
