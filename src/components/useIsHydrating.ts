import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether a part is being drawn over the server's HTML. Parts of a page may be hydrated late, so "the page runs in a
 * browser" would not say it.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
}
