import { createStorageSlot } from '@docusaurus/theme-common';
import { whenIdle } from 'light-pages/browser/whenIdle';
import { startWorker } from './startWorker';
import type { SearchSettings } from './useSearchSettings';

/** Starts the embedded engine and its index download; called on first intent, never on page load. */
export function prepareSearch({ algolia, language, baseUrls }: SearchSettings): void {
  if (algolia) return;
  startWorker(language, baseUrls[language] ?? '/');
  import(/* webpackChunkName: "search-client" */ './searchClient')
    .then(({ getSearchClient }) => getSearchClient({ language, baseUrls }).prepare())
    // The dialog loads it too, and reports the failure.
    .catch(() => undefined);
}

const USED = 'search-used';

/** Whether the reader has asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Records in this browser that the reader uses the search here. */
export function rememberUse(): void {
  createStorageSlot(USED).set('yes');
}

/**
 * Builds the index and then loads the dialog's script while the page is idle, for a reader who has opened the search on
 * an earlier page. The dialog then opens and answers at once. Usually both files come from the cache.
 *
 * @param loadDialog - loads the dialog's script
 * @returns a function that cancels the steps that have not begun
 */
export function warmUpSearch(
  { algolia, language, baseUrls }: SearchSettings,
  loadDialog: () => Promise<unknown>,
): () => void {
  if (savesData() || createStorageSlot(USED).get() === null) return () => undefined;
  let isGivenUp = false;
  const doWhenIdle = (task: () => void) => whenIdle(() => isGivenUp || task());
  // The dialog loads it again, and reports the failure.
  const readDialog = () => void loadDialog().catch(() => undefined);
  doWhenIdle(() => {
    if (!algolia) startWorker(language, baseUrls[language] ?? '/');
    doWhenIdle(readDialog);
  });
  return () => {
    isGivenUp = true;
  };
}
