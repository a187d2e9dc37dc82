import { useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether a component is rendered on the server, or was first rendered by hydrating the server's HTML. The answer stays
 * the same while the component is mounted. Islands may hydrate late, so "the page runs in a browser" would not tell.
 * The hook never causes a second rendering: a long page has dozens of such components.
 */
export function useIsServerMade(): boolean {
  const isServerMade = useRef(false);
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    // React calls this on the server and, in the browser, only while it hydrates.
    () => (isServerMade.current = true),
  );
  // The ref is set only by the function above, during the same rendering.
  // oxlint-disable-next-line react/refs
  return isServerMade.current;
}
