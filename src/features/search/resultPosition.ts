import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePosition, type ResultPosition } from './core/resultPosition';

const slotOf = (entry: string) => createStorageSlot(`search-position-${entry}`, { persistence: 'sessionStorage' });

/** Returns the key of the current entry of the browser history, and assigns one to an entry created by a page load. */
export function openEntry(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Date.now().toString(36);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Stores a position for its history entry until the tab closes; the top of the results need not be stored. */
export function keepPosition(entry: string, position: ResultPosition): void {
  if (position.pages > 1 || position.top > 0) slotOf(entry).set(JSON.stringify(position));
  else slotOf(entry).del();
}

/** Reads the position stored for a history entry, if it belongs to these results. */
export function readPosition(entry: string, key: string): ResultPosition | undefined {
  return parsePosition(slotOf(entry).get(), key);
}
