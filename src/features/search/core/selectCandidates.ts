import type { SearchIndex } from './buildIndex';
import type { Expansion } from './expandToken';
import type { QueryToken } from './parseQuery';

/** Share of a query that a section must contain when not all of its words are required. */
const LEAST_COVERAGE = 0.5;
/** Beyond this many occurrences of a word, another one adds little, as in BM25. */
const SATURATION = 1.2;

const NOWHERE: ReadonlyMap<number, number> = new Map();

/** Sections that contain a word, regardless of its diacritics, with their counts. */
function occurrences({ engine, byFold }: SearchIndex, folded: string): ReadonlyMap<number, number> {
  const ids = byFold.get(folded);
  return ids ? engine.occurrences(ids) : NOWHERE;
}

/** Number of sections that contain a word, regardless of its diacritics. */
export function frequency(index: SearchIndex, folded: string): number {
  return occurrences(index, folded).size;
}

/** How much a match of a word says: the rarer the more, and little for one or two letters. */
export function rarity(index: SearchIndex, { fold }: QueryToken): number {
  return Math.min(1, fold.length / 3) * Math.log(1 + index.text.sections.length / (1 + frequency(index, fold)));
}

/**
 * Finds the sections that may answer a query by the words they contain. This is cheap, so that only the best sections
 * need to be scored. Sections with frequent matches, or matches in the heading, come first.
 *
 * @param expansions - required tokens of the query
 * @param isLoose - whether part of the tokens is enough
 */
export function selectCandidates(index: SearchIndex, expansions: readonly Expansion[], isLoose: boolean): number[] {
  const size = index.text.sections.length;
  const held = new Float64Array(size);
  const promise = new Float64Array(size);
  const lastToken = new Int8Array(size).fill(-1);
  let needed = 0;
  expansions.forEach(({ token, folds }, position) => {
    const weight = isLoose ? rarity(index, token) : 1;
    needed += weight;
    for (const folded of folds) {
      const isItself = folded === token.fold ? 1 : 0.3;
      occurrences(index, folded).forEach((count, sectionId) => {
        // A token counts once, however many of its matching words a section has.
        if (lastToken[sectionId] !== position) held[sectionId] = (held[sectionId] as number) + weight;
        lastToken[sectionId] = position;
        promise[sectionId] = (promise[sectionId] as number) + (isItself * count) / (count + SATURATION);
      });
    }
  });
  // A sum of fractions may be too small by a rounding error.
  const least = (isLoose ? needed * LEAST_COVERAGE : needed) - 1e-9;
  const found: number[] = [];
  held.forEach((weight, sectionId) => {
    if (weight > 0 && weight >= least) found.push(sectionId);
  });
  return found.sort((a, b) => (promise[b] as number) - (promise[a] as number) || a - b);
}
