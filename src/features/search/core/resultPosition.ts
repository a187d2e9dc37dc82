/** How far a reader has scrolled in the results of a query. */
export interface ResultPosition {
  /** Identifies the query of the results. */
  key: string;
  pages: number;
  /** Scroll position of the page, in pixels. */
  top: number;
}

/** All pages are requested at once, so a damaged value must not cause a flood; no reader gets further than this. */
const MAX_PAGES = 100;

/** Parses a stored position; undefined unless it is valid and belongs to these results. */
export function parsePosition(text: string | null, key: string): ResultPosition | undefined {
  try {
    const position = JSON.parse(text ?? '{}') as Partial<Record<keyof ResultPosition, unknown>>;
    const { pages, top } = position;
    if (position.key !== key || !Number.isInteger(pages) || typeof top !== 'number') return undefined;
    return (pages as number) > 0 && (pages as number) <= MAX_PAGES && top >= 0
      ? { key, pages: pages as number, top }
      : undefined;
  } catch {
    return undefined;
  }
}
