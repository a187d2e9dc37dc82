import { createStorageSlot } from '@docusaurus/theme-common';
import { whenIdle } from 'light-pages/browser/whenIdle';
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
 * Builds the index and then reads the dialog's script while nothing else is to be done, for a reader who has opened
 * the search on an earlier page: the dialog is there, and answers, at once. As a rule both are in the cache.
 *
 * @param loadDialog - loads the dialog's script
 * @returns gives up what has not begun
 */
export function warmUpSearch(
  { algolia, language, baseUrls }: SearchSettings,
  loadDialog: () => Promise<unknown>,
): () => void {
  if (savesData() || createStorageSlot(USED).get() === null) return () => undefined;
  let isGivenUp = false;
  const doWhenIdle = (task: () => void) => whenIdle(() => isGivenUp || task());
  // The dialog asks again, and says what is missing.
  const readDialog = () => void loadDialog().catch(() => undefined);
  doWhenIdle(() => {
    if (!algolia) startWorker(language, baseUrls[language] ?? '/');
    doWhenIdle(readDialog);
  });
  return () => {
    isGivenUp = true;
  };
}
