/** Suffix of the site's storage keys; replaced by the build. */
declare const STORAGE_NAMESPACE: string;

export const storageKey = (name: string): string => name + STORAGE_NAMESPACE;

/**
 * Stores a value under Docusaurus' own key. If Docusaurus already runs, the event reaches it like a change in another
 * tab.
 */
export function store(name: string, newValue: string): void {
  const key = storageKey(name);
  try {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  } catch {
    // Storage is blocked.
  }
}
