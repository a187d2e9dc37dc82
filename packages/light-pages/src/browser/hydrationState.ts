/** Whether React has hydrated the page: anything rendered from now on is not part of the server's HTML. */
export const isAlive = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Whether hydration waits for the reader to act (`first-load/start.ts` ends the wait after a while). */
export const isWaiting = (): boolean => document.documentElement.dataset.hydration === 'waiting';

/** Whether the reader has acted on the page before its scripts could notice. */
export const isInUse = (): boolean => document.documentElement.dataset.inUse !== undefined;

/**
 * Resolves when hydration may begin. The inline script (`start.ts`) loads the page's scripts while the browser is idle,
 * and dispatches an event when a waiting page is to be hydrated.
 */
export function whenWanted(): Promise<void> {
  if (!isWaiting()) return Promise.resolve();
  return new Promise((settle) => {
    document.addEventListener('first-load:wanted', () => settle(), { once: true });
  });
}
