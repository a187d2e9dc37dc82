import { useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether a part is drawn by the server, or was first drawn over the server's HTML, for as long as it lives. Parts of a page may be hydrated late,
 * so "the page runs in a browser" would not say it. It is never drawn anew for this: on a long page there are dozens.
 */
export function useIsServerMade(): boolean {
  const isServerMade = useRef(false);
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    // React asks for it on the server, and in the browser where it hydrates alone.
    () => (isServerMade.current = true),
  );
  // It is set above, before this, and by nothing else.
  // eslint-disable-next-line react-hooks/refs
  return isServerMade.current;
}
