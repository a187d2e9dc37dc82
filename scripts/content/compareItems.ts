import type { Item } from './document';

/** The first index at which two ordered lists differ; the item of a list that has ended is undefined. */
export interface Difference {
  index: number;
  vi: Item | undefined;
  en: Item | undefined;
}

/** Compares two lists in order, by key. */
export function firstDifference(vi: readonly Item[], en: readonly Item[]): Difference | undefined {
  const length = Math.max(vi.length, en.length);
  for (let index = 0; index < length; index += 1) {
    if (vi[index]?.key !== en[index]?.key) return { index, vi: vi[index], en: en[index] };
  }
  return undefined;
}

/** The items of one list that the other list lacks, counting duplicates. */
export function missingFrom(other: readonly Item[], items: readonly Item[]): Item[] {
  const available = new Map<string, number>();
  for (const { key } of other) available.set(key, (available.get(key) ?? 0) + 1);
  return items.filter(({ key }) => {
    const left = available.get(key) ?? 0;
    available.set(key, left - 1);
    return left <= 0;
  });
}
