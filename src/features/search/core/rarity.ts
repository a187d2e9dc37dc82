import type { SearchIndex } from './buildIndex';
import type { QueryToken } from './parseQuery';

/** Number of sections that contain a word, regardless of its diacritics. */
export function frequency({ engine, byFold }: SearchIndex, folded: string): number {
  const ids = byFold.get(folded);
  return ids ? engine.occurrences(ids).size : 0;
}

/** How much a match of a word says: the rarer the more, and little for one or two letters. */
export function rarity(index: SearchIndex, { fold }: QueryToken): number {
  return Math.min(1, fold.length / 3) * Math.log(1 + index.text.sections.length / (1 + frequency(index, fold)));
}
