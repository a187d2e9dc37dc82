import { useCallback, useEffect } from 'react';

/** How often the network is looked for, beside the browser's word that it is back. */
const LOOK_MS = 15_000;

/** Whether the site answers; a browser's own word for it counts any network. */
async function canReach(path: string): Promise<boolean> {
  try {
    // The service worker leaves this request to the network.
    await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the page that was asked for as soon as the network is back.
 *
 * @param asked - its path on this site; undefined where the reader came here by himself
 * @returns what "try again" does
 */
export function useConnection(asked: string | undefined): () => void {
  const open = useCallback(() => {
    if (asked) location.replace(asked);
    else location.reload();
  }, [asked]);
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    const look = () => void canReach(asked).then((isReachable) => isReachable && isCurrent && open());
    look();
    addEventListener('online', look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [asked, open]);
  return open;
}
