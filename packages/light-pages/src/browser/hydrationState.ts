/** Whether React has the page: what is drawn from now on was not drawn by the server. */
export const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Whether the page's scripts have been read and nobody is there yet. */
export const isWaiting = (): boolean => document.documentElement.dataset.hydration === 'waiting';

/**
 * Resolves when somebody is there: the inline script (`start.ts`) has the page's scripts read while the browser is
 * idle, and says with an event that a page that waits shall be brought to life.
 */
export function whenWanted(): Promise<void> {
  if (!isWaiting()) return Promise.resolve();
  return new Promise((settle) => {
    document.addEventListener('first-load:wanted', () => settle(), { once: true });
  });
}
