import type { Hierarchy, HierarchyLevel } from './types';

/** Facet filters: the outer array is AND, an inner one OR; each entry is `facet:value`. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** The query parameters that the embedded engine reads; it ignores all others. */
export interface SearchParameters {
  query?: string;
  page?: number;
  hitsPerPage?: number;
  facets?: string | readonly string[];
  facetFilters?: FacetFilters;
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
}

/** One query, either flat as the DocSearch modal sends it, or with `params` as the helper of `/search` sends it. */
export interface SearchRequest extends SearchParameters {
  indexName: string;
  params?: SearchParameters;
}

export interface HighlightedValue {
  /** HTML in which everything but the mark tags is escaped. */
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
}

/** A hit in the format of Algolia's DocSearch records. All its texts are escaped HTML. */
export interface SearchHit {
  objectID: string;
  /** Absolute URL with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: HierarchyLevel | 'content';
  content: string | null;
  hierarchy: Hierarchy;
  language: string;
  docusaurus_tag: string;
  /** First part of the breadcrumb trail; the facet that `/search` filters by. */
  section: string;
  _snippetResult: { content?: HighlightedValue; hierarchy: Partial<Record<HierarchyLevel, HighlightedValue>> };
  _highlightResult: { hierarchy: Partial<Record<HierarchyLevel, HighlightedValue>> };
}

export interface SearchResult {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  facets: Record<string, Record<string, number>>;
  /** Up to three queries that have results; filled only when this one has none. */
  alternatives: string[];
  /** Words of the query that the hits need not contain, because no section has all of them; Algolia names none. */
  leftOut?: readonly string[];
}

export interface SearchResponse {
  results: SearchResult[];
  /** The hits come from the headings alone, and the whole index may have others. */
  isPartial?: boolean;
}
