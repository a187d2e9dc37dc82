import type { EmbeddedSearchClient } from '../searchClient';
import type { ResultObserver } from './observeResults';

const LIST = '.DocSearch-Dropdown';

/** Asks the same query again, after it has named the row that is chosen. */
export type AskAgain = (tellChosen: (objectID: string | undefined) => void) => void;

/**
 * Replaces a list that came from the headings alone when the whole index has been loaded, but never below the reader's
 * pointer or finger.
 *
 * @returns a function that stops this
 */
export function replacePartial(client: EmbeddedSearchClient, results: ResultObserver, askAgain: AskAgain): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  // A finger does not hover.
  let isPressed = false;
  const press = ({ target }: Event) => (isPressed = (target as Element).closest(LIST) !== null);
  const lift = () => (isPressed = false);
  addEventListener('pointerdown', press, { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, lift, { capture: true, signal });
  const replaceOnce = () => {
    if (!results.isPartial()) return;
    const list = document.querySelector(LIST);
    if (isPressed || list?.matches(':hover'))
      list?.addEventListener('pointerleave', replaceOnce, { once: true, signal });
    else askAgain(results.choose);
  };
  const endSubscription = client.subscribe(() => {
    if (client.getState().status === 'ready') replaceOnce();
  });
  return () => {
    listening.abort();
    endSubscription();
  };
}
