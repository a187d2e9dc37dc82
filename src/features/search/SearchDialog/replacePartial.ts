import type { EmbeddedSearchClient } from '../searchClient';
import type { ResultObserver } from './observeResults';

const LIST = '.DocSearch-Dropdown';

/** Asks the same query again, after it has named the row that is chosen. */
export type AskAgain = (tellChosen: (objectID: string | undefined) => void) => void;

/**
 * Replaces a list that came from the headings alone when the whole index has been loaded, but never below a finger, or
 * below a pointer that the reader has moved there; a pointer that rests where the list has opened points at nothing.
 *
 * @returns a function that stops this
 */
export function replacePartial(client: EmbeddedSearchClient, results: ResultObserver, askAgain: AskAgain): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isPointing = false;
  const point = ({ target }: Event) => (isPointing = (target as Element).closest(LIST) !== null);
  const move = (event: PointerEvent) => {
    // Chrome reports a pointer at rest as a move without distance when a list appears under it.
    if (event.movementX !== 0 || event.movementY !== 0) point(event);
  };
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') isPointing = false;
  };
  addEventListener('pointerdown', point, { capture: true, signal });
  addEventListener('pointermove', move, { capture: true, signal });
  for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, lift, { capture: true, signal });
  const replaceOnce = () => {
    if (!results.isPartial()) return;
    if (isPointing) document.querySelector(LIST)?.addEventListener('pointerleave', leave, { once: true, signal });
    else askAgain(results.choose);
  };
  const leave = () => {
    isPointing = false;
    replaceOnce();
  };
  const endSubscription = client.subscribe(() => {
    if (client.getState().status === 'ready') replaceOnce();
  });
  return () => {
    listening.abort();
    endSubscription();
  };
}
