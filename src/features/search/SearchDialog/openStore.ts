/** A list in the browser's storage: where that is blocked or full nothing breaks, and nothing is written to find out. */
export const openStore = (key: string) => ({
  getItem(): unknown[] {
    try {
      const items: unknown = JSON.parse(window.localStorage.getItem(key) ?? '');
      return Array.isArray(items) ? items : [];
    } catch {
      return [];
    }
  },
  setItem(items: readonly unknown[]): void {
    try {
      // What cannot be read is not overwritten.
      window.localStorage.getItem(key);
      window.localStorage.setItem(key, JSON.stringify(items));
    } catch {
      // What is stored stays as it is.
    }
  },
});
