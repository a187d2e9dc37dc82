import type { SearchRequest, SearchResponse } from './core/algolia';
import type { SearchSettings } from './useSearchSettings';

/** The part of a search client that `/search` uses; Algolia's and the embedded client both have it. */
export interface PageClient {
  search: (requests: readonly SearchRequest[]) => Promise<SearchResponse>;
}

/** Loads the client that answers `/search`. */
export async function loadPageClient({ algolia, language, baseUrls }: SearchSettings): Promise<PageClient> {
  if (algolia) {
    const { getAlgoliaClient } = await import(/* webpackChunkName: "search-algolia" */ './algoliaClient');
    return getAlgoliaClient(algolia) as unknown as PageClient;
  }
  const { getSearchClient } = await import(/* webpackChunkName: "search-client" */ './searchClient');
  return getSearchClient({ language, baseUrls });
}
