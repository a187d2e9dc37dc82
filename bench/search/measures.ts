import type { SearchHit } from '../../src/features/search/core/algolia';

/** A mean with its bootstrap interval of 95 %. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** The mean; 0 of nothing. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

const SAMPLES = 2000;
/** The modal shows this many hits of a group. */
const SHOWN_OF_GROUP = 5;

/** A small generator with a fixed seed (mulberry32), so that two runs print the same interval. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Mean of some values and its interval by resampling the queries (Efron, 1979). */
export function bootstrap(values: readonly number[]): Interval {
  const random = seededRandom(1);
  const size = values.length;
  const means = Array.from({ length: SAMPLES }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < size; drawn += 1) sum += values[Math.floor(random() * size)] as number;
    return sum / size;
  }).sort((a, b) => a - b);
  return {
    value: values.reduce((sum, value) => sum + value, 0) / size,
    low: means[Math.floor(SAMPLES * 0.025)] as number,
    high: means[Math.floor(SAMPLES * 0.975)] as number,
  };
}

/**
 * The hits in the order in which the modal shows them: by groups (`lvl0`) in order of their first hits, in a group by
 * pages, at most five hits of each group.
 */
export function shownOrder(hits: readonly SearchHit[]): SearchHit[] {
  const groups = new Map<string, Map<string, SearchHit[]>>();
  const counts = new Map<string, number>();
  for (const hit of hits) {
    const group = hit.hierarchy.lvl0 ?? '';
    const page = hit.hierarchy.lvl1 ?? '';
    const count = counts.get(group) ?? 0;
    if (count === SHOWN_OF_GROUP) continue;
    counts.set(group, count + 1);
    const pages = groups.get(group) ?? new Map<string, SearchHit[]>();
    groups.set(group, pages.set(page, [...(pages.get(page) ?? []), hit]));
  }
  return [...groups.values()].flatMap((pages) => [...pages.values()].flat());
}

/** Place of the first hit on an expected page, among the hits and among their pages; 0 when there is none. */
export function rankOf(hits: readonly SearchHit[], expected: readonly string[]): { rank: number; pageRank: number } {
  const pages = hits.map(({ url_without_anchor }) =>
    decodeURI(new URL(url_without_anchor).pathname).replace(/\.html$/, ''),
  );
  const isRight = (page: string) => expected.includes(page);
  return { rank: pages.findIndex(isRight) + 1, pageRank: [...new Set(pages)].findIndex(isRight) + 1 };
}
