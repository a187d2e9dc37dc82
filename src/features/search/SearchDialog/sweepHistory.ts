import { cleanStoredHits } from '../core/storedHits';

const LISTS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** Discards damaged entries in the stored searches of an index, because the modal would show them or crash on them. */
export function sweepHistory(indexName: string): void {
  for (const list of LISTS) {
    const key = list + indexName;
    try {
      const stored = window.localStorage.getItem(key);
      if (stored === null) continue;
      const sound = cleanStoredHits(stored);
      if (sound === null) window.localStorage.removeItem(key);
      else if (sound !== stored) window.localStorage.setItem(key, sound);
    } catch {
      // Storage is blocked: the modal keeps no history either.
    }
  }
}
