import type { RefObject } from 'react';
import type { EmbeddedSearchClient } from '../searchClient';
import { isAnswered, type ModalControl } from './modalState';
import type { ResultObserver } from './observeResults';

const LIST = '.DocSearch-Dropdown';

/** Asks the query again; the row that the reader has chosen among its hits stays chosen. */
async function askAgain({ getState, refresh, setActiveItemId }: ModalControl, results: ResultObserver): Promise<void> {
  const state = getState();
  if (!state) return;
  const { query, activeItemId } = state;
  const allItems = () => getState()?.collections.flatMap(({ items }) => items) ?? [];
  // While the typed query waits for its answer, the list and its active row are still those of another.
  const chosen = isAnswered(state, query) ? allItems()[activeItemId ?? -1]?.objectID : undefined;
  results.choose(chosen);
  const asking = refresh();
  if (chosen === undefined) return;
  setActiveItemId(activeItemId);
  await asking;
  const at = allItems().findIndex(({ objectID }) => objectID === chosen);
  const isUntouched = getState()?.query === query && getState()?.activeItemId === activeItemId;
  if (at > 0 && isUntouched) setActiveItemId(at);
}

/**
 * Replaces a list that came from the headings alone when the whole index has been loaded, but never below a finger, or
 * below a pointer that the reader has moved there; a pointer that rests where the list has opened points at nothing.
 *
 * @returns a function that stops this
 */
export function replacePartial(
  client: EmbeddedSearchClient,
  results: ResultObserver,
  modal: RefObject<ModalControl | null>,
): () => void {
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
    else if (modal.current) void askAgain(modal.current, results);
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
