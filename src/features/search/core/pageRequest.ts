import type { FacetFilters, SearchRequest } from './algolia';
import type { PageQuery } from './pageQuery';

const HITS_PER_PAGE = 15;
const SNIPPET_WORDS = 24;

export interface PageRequestContext {
  indexName: string;
  languages: readonly string[];
  /** Documentation tags of the page. */
  tags: readonly string[];
  /** Zero-based. */
  page: number;
}

/** Builds the two queries behind `/search`: the hits, and the hit counts of all sections when no section is chosen. */
export function pageRequests(
  query: PageQuery,
  { indexName, languages, tags, page }: PageRequestContext,
): SearchRequest[] {
  const wanted = query.language === 'all' ? languages : [query.language];
  const scope = [wanted.map((language) => `language:${language}`), tags.map((tag) => `docusaurus_tag:${tag}`)];
  const filters: FacetFilters = query.section === undefined ? scope : [...scope, `section:${query.section}`];
  return [
    {
      indexName,
      params: {
        query: query.text,
        page,
        hitsPerPage: HITS_PER_PAGE,
        facetFilters: filters,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    },
    { indexName, params: { query: query.text, page: 0, hitsPerPage: 0, facets: ['section'], facetFilters: scope } },
  ];
}
