import type { SearchIndex } from './buildIndex';
import { fold } from './normalize';
import { rank } from './rank';
import { readTelex } from './readTelex';
import { words } from './tokenize';

const MAX_SUGGESTIONS = 3;
const LEAST_LIKENESS = 0.2;
/** Two words with the same beginning share at least two trigrams, so similar texts need more. */
const LEAST_SHARED = 3;

function foldedText(text: string): string {
  return words(text).map(fold).join(' ');
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

const remembered = new WeakMap<SearchIndex, Map<string, Set<string>>>();

/** Trigrams of each heading of an index, computed once. */
function headingTrigrams(index: SearchIndex): Map<string, Set<string>> {
  const known = remembered.get(index);
  if (known) return known;
  const made = new Map(index.text.sections.map(({ heading }) => [heading, trigrams(foldedText(heading))]));
  remembered.set(index, made);
  return made;
}

/** Dice coefficient of the trigrams of two texts; 0 for texts that share hardly any. */
function likeness(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const trigram of a) if (b.has(trigram)) shared += 1;
  return shared < LEAST_SHARED ? 0 : (2 * shared) / (a.size + b.size);
}

/**
 * Suggests up to three queries that have hits, for a query that has none: first the same letters read as Telex, then
 * similar titles and headings of the site.
 */
export function suggestQueries(index: SearchIndex, query: string): string[] {
  const asked = foldedText(query);
  if (asked === '') return [];
  const hasHits = (candidate: string) => rank(index, candidate).hits.length > 0;
  const suggestions: string[] = [];
  const telex = readTelex(index, asked.split(' '));
  if (telex !== asked && hasHits(telex)) suggestions.push(telex);
  const askedTrigrams = trigrams(asked);
  const ordered = [...headingTrigrams(index)]
    .map(([heading, own]) => [heading, likeness(askedTrigrams, own)] as const)
    .filter(([, score]) => score >= LEAST_LIKENESS)
    .sort((a, b) => b[1] - a[1]);
  for (const [heading] of ordered) {
    if (suggestions.length === MAX_SUGGESTIONS) break;
    if (!suggestions.includes(heading) && hasHits(heading)) suggestions.push(heading);
  }
  return suggestions;
}
