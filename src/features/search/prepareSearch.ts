import { startWorker } from './startWorker';
import type { SearchSettings } from './useSearchSettings';

/** Starts the embedded engine and its index download; it is asked for on first intent and never on page load. */
export function prepareSearch({ algolia, language, baseUrls }: SearchSettings): void {
  if (algolia) return;
  startWorker(language, baseUrls[language] ?? '/');
  import(/* webpackChunkName: "search-client" */ './searchClient')
    .then(({ getSearchClient }) => getSearchClient({ language, baseUrls }).prepare())
    // The dialog needs it too, and says what is missing.
    .catch(() => undefined);
}
