import type { FacetFilters, SearchParameters } from './algolia';
import type { IndexPage, RankedSection } from './types';

/** Facets of a hit, by name. */
export type FacetValues = Readonly<Record<string, string>>;

/** First part of a breadcrumb trail: what `/search` calls a section of the site. */
export function topGroup({ lvl0 }: IndexPage): string {
  return lvl0.split(' › ')[0] as string;
}

/** Facets of a hit: those of Algolia's records that the search screens filter by, and `section`. */
export function facetValues(page: IndexPage, language: string, type: RankedSection['type']): FacetValues {
  return {
    language,
    docusaurus_tag: page.tag,
    type,
    section: topGroup(page),
    'hierarchy.lvl0': page.lvl0,
  };
}

function matchesOne(filter: string, values: FacetValues): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const wanted = filter.slice(colon + 1);
  return wanted.startsWith('-') ? values[name] !== wanted.slice(1) : values[name] === wanted;
}

/** Whether a hit passes the filters: the outer array is AND, an inner one OR. */
export function passesFilters(filters: FacetFilters | undefined, values: FacetValues): boolean {
  if (!filters) return true;
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((entry) =>
    typeof entry === 'string'
      ? matchesOne(entry, values)
      : entry.length === 0 || entry.some((filter) => matchesOne(filter, values)),
  );
}

/** Counts the values of the requested facets among some hits. */
export function countFacets(
  asked: SearchParameters['facets'],
  hits: readonly FacetValues[],
): Record<string, Record<string, number>> {
  const names = typeof asked === 'string' ? [asked] : (asked ?? []);
  const wanted = names.includes('*') ? Object.keys(hits[0] ?? {}) : names;
  return Object.fromEntries(
    wanted.map((name) => {
      const counts: Record<string, number> = {};
      for (const values of hits) {
        const value = values[name];
        if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1;
      }
      return [name, counts];
    }),
  );
}

/** Languages that a request is restricted to; empty when it names none. */
export function filteredLanguages(filters: FacetFilters | undefined): string[] {
  if (!filters) return [];
  const all = (typeof filters === 'string' ? [filters] : filters).flat();
  return all.filter((filter) => filter.startsWith('language:')).map((filter) => filter.slice('language:'.length));
}
