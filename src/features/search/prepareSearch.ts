import type { SearchSettings } from './useSearchSettings';

/** Starts the embedded engine and its index download; it is asked for on first intent and never on page load. */
export async function prepareSearch({ algolia, language, baseUrls }: SearchSettings): Promise<void> {
  if (algolia) return;
  const { getSearchClient } = await import(/* webpackChunkName: "search-client" */ './searchClient');
  getSearchClient({ language, baseUrls }).prepare();
}
