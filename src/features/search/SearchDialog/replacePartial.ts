import type { EmbeddedSearchClient } from '../searchClient';
import type { ResultObserver } from './observeResults';

const LIST = '.DocSearch-Dropdown';
const CHOSEN = '[role=row][aria-selected=true] a';

/**
 * Replaces a list that came from the headings alone when the whole index has been loaded, but never below the reader's
 * pointer or finger.
 *
 * @param replace - asks the same query again
 * @returns a function that stops this
 */
export function replacePartial(client: EmbeddedSearchClient, results: ResultObserver, replace: () => void): () => void {
  const replaceOnce = () => {
    if (!results.isPartial()) return;
    const list = document.querySelector(LIST);
    if (list?.matches(':is(:hover, :active)')) list.addEventListener('pointerleave', replaceOnce, { once: true });
    else {
      results.choose(list?.querySelector<HTMLAnchorElement>(CHOSEN)?.href);
      replace();
    }
  };
  return client.subscribe(() => {
    if (client.getState().status === 'ready') replaceOnce();
  });
}
