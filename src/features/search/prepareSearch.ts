import { createStorageSlot } from '@docusaurus/theme-common';
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

const USED = 'search-used';

/** Whether the reader has asked the browser to load no more than it must. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Keeps in this browser that the reader searches here. */
export function rememberUse(): void {
  createStorageSlot(USED).set('yes');
}

/**
 * Builds the index while nothing else is to be done, for a reader who has opened the search on an
 * earlier page: it is in the cache, and answers at once when the dialog comes.
 *
 * @returns gives it up where it has not begun
 */
export function warmUpSearch({ algolia, language, baseUrls }: SearchSettings): () => void {
  if (algolia || savesData() || createStorageSlot(USED).get() === null) return () => undefined;
  const start = () => startWorker(language, baseUrls[language] ?? '/');
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(start);
  return () => cancelIdleCallback(idle);
}
