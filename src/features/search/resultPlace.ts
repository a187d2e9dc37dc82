import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePlace, type ResultPlace } from './core/resultPlace';

const slotOf = (entry: string) => createStorageSlot(`search-place-${entry}`, { persistence: 'sessionStorage' });

/** Returns the key of the current entry of the browser history, and assigns one to an entry created by a page load. */
export function openEntry(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Date.now().toString(36);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Stores a position for its history entry until the tab closes; the top of the results need not be stored. */
export function keepPlace(entry: string, place: ResultPlace): void {
  if (place.pages > 1 || place.top > 0) slotOf(entry).set(JSON.stringify(place));
  else slotOf(entry).del();
}

/** Reads the position stored for a history entry, if it belongs to these results. */
export function readPlace(entry: string, key: string): ResultPlace | undefined {
  return parsePlace(slotOf(entry).get(), key);
}
