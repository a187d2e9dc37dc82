/** How many characters of a name a wider pattern keeps, from the narrowest on; the whole name at first. */
const LENGTHS = [Infinity, 16, 12, 8, 6, 5, 4, 3, 2, 1];

/** A path pattern that covers several pages, and those that it replaces. */
export interface WiderPath {
  readonly path: string;
  readonly covers: readonly string[];
}

/**
 * Patterns for the beginnings of pages' names, narrower ones first: `/sign-in*` for `/sign-in` and `/sign-in.html`,
 * `/sig*` for several pages. A pattern is left out if it would also fit something that is sent otherwise.
 *
 * @param pages - paths of pages, with all their forms
 * @param isAlike - whether every path that begins with a text is sent with the headers of these pages
 * @returns a list of patterns for each length
 */
export function widerPaths(pages: readonly string[], isAlike: (beginning: string) => boolean): WiderPath[][] {
  return LENGTHS.map((length) => {
    const groups = new Map<string, string[]>();
    for (const page of pages) {
      const at = page.lastIndexOf('/') + 1;
      const name = page.slice(at).replace(/\.html$/, '');
      if (name === '' || name === 'index') continue;
      const beginning = page.slice(0, at) + name.slice(0, length);
      groups.set(beginning, [...(groups.get(beginning) ?? []), page]);
    }
    return [...groups]
      .filter(([beginning, covers]) => covers.length > 1 && isAlike(beginning))
      .map(([beginning, covers]) => ({ path: `${beginning}*`, covers }));
  });
}

/** The paths with those that a wider pattern covers replaced by it. */
export function replaceByWider(paths: readonly string[], wider: readonly WiderPath[]): string[] {
  const covered = new Set(wider.flatMap(({ covers }) => covers));
  return [...paths.filter((path) => !covered.has(path)), ...wider.map(({ path }) => path)].sort();
}
