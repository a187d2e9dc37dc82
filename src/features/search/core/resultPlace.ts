/** How far a reader has come in the results of a query. */
export interface ResultPlace {
  /** What the results answer. */
  key: string;
  pages: number;
  /** Where the page is scrolled to, in pixels. */
  top: number;
}

/** Each page is asked for at once: more than this no reader has come to. */
const MAX_PAGES = 100;

/** Reads a place that was kept, if it is one in these very results. */
export function parsePlace(text: string | null, key: string): ResultPlace | undefined {
  try {
    const place = JSON.parse(text ?? '{}') as Partial<Record<keyof ResultPlace, unknown>>;
    const { pages, top } = place;
    if (place.key !== key || !Number.isInteger(pages) || typeof top !== 'number') return undefined;
    return (pages as number) > 0 && (pages as number) <= MAX_PAGES && top >= 0
      ? { key, pages: pages as number, top }
      : undefined;
  } catch {
    return undefined;
  }
}
