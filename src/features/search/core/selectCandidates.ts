import type { SearchIndex } from './buildIndex';
import type { Expansion } from './expandToken';
import type { QueryToken } from './parseQuery';

/** Share of a query that a section must hold where not all of its words are required. */
const LEAST_COVERAGE = 0.5;

/** How much finding a word says: the rarer the more, and little for one or two letters. */
export function rarity({ text, sectionsOf }: SearchIndex, { fold }: QueryToken): number {
  const frequency = sectionsOf.get(fold)?.length ?? 0;
  return Math.min(1, fold.length / 3) * Math.log(1 + text.sections.length / (1 + frequency));
}

/** Marks in `stamps` each section that holds one of some words; a section already marked in this round is not counted twice. */
function forEachSection(
  postings: SearchIndex['sectionsOf'],
  folds: ReadonlySet<string>,
  visit: (sectionId: number) => void,
): void {
  for (const folded of folds) for (const sectionId of postings.get(folded) ?? []) visit(sectionId);
}

/**
 * Finds the sections that may answer a query, by the words they hold: cheap, so that only they are
 * scored. Those with the words in their headings come first, then in the order of the site.
 *
 * @param expansions - required tokens of the query
 * @param isLoose - a section needs a good part of the tokens, not all
 */
export function selectCandidates(index: SearchIndex, expansions: readonly Expansion[], isLoose: boolean): number[] {
  const size = index.text.sections.length;
  const held = new Float64Array(size);
  const inHeading = new Uint8Array(size);
  const round = new Uint8Array(size);
  let needed = 0;
  expansions.forEach(({ token, folds }, position) => {
    const weight = isLoose ? rarity(index, token) : 1;
    needed += weight;
    forEachSection(index.sectionsOf, folds, (sectionId) => {
      if (round[sectionId] === position + 1) return;
      round[sectionId] = position + 1;
      held[sectionId] = (held[sectionId] as number) + weight;
    });
  });
  expansions.forEach(({ folds }, position) => {
    forEachSection(index.headingsOf, folds, (sectionId) => {
      // Rounds go on from where the first pass stopped.
      if (round[sectionId] === expansions.length + position + 1) return;
      round[sectionId] = expansions.length + position + 1;
      inHeading[sectionId] = (inHeading[sectionId] as number) + 1;
    });
  });
  // Sums of fractions may fall short of what they are compared with by a rounding error.
  const least = (isLoose ? needed * LEAST_COVERAGE : needed) - 1e-9;
  const found: number[] = [];
  held.forEach((weight, sectionId) => {
    if (weight > 0 && weight >= least) found.push(sectionId);
  });
  return found.sort((a, b) => (inHeading[b] as number) - (inHeading[a] as number) || a - b);
}
