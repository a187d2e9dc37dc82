import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePlace, type ResultPlace } from './core/resultPlace';

const slotOf = (entry: string) => createStorageSlot(`search-place-${entry}`, { persistence: 'sessionStorage' });

/** Name of the open entry of the browser's history; the one that a page load has made gets its name here. */
export function openEntry(): string {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return state.key;
  const key = Date.now().toString(36);
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** Keeps a place with its entry of the history, while the tab lives; the start of the results is none. */
export function keepPlace(entry: string, place: ResultPlace): void {
  if (place.pages > 1 || place.top > 0) slotOf(entry).set(JSON.stringify(place));
  else slotOf(entry).del();
}

/** Place that was kept with an entry, if it was one in these very results. */
export function readPlace(entry: string, key: string): ResultPlace | undefined {
  return parsePlace(slotOf(entry).get(), key);
}
