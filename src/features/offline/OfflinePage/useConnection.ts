import { useCallback, useEffect } from 'react';

/** How often to check for the network, in addition to the browser's `online` event. */
const LOOK_MS = 15_000;

/** Whether the site answers; the browser itself reports any network as online. */
async function canReach(path: string): Promise<boolean> {
  try {
    // The service worker does not answer this request, so it reaches the network.
    await fetch(path, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the requested page as soon as the network is back.
 *
 * @param asked - its path on this site; undefined if the reader opened the offline page directly
 * @returns the handler of "try again"
 */
export function useConnection(asked: string | undefined): () => void {
  const open = useCallback(() => {
    if (asked) location.replace(asked);
    else location.reload();
  }, [asked]);
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    const look = async () => {
      if (!(await canReach(asked)) || !isCurrent) return;
      // Only once: a second look that succeeds meanwhile would interrupt the page that is being opened.
      isCurrent = false;
      open();
    };
    const lookAgain = () => void look();
    lookAgain();
    addEventListener('online', lookAgain);
    const timer = setInterval(lookAgain, LOOK_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      removeEventListener('online', lookAgain);
    };
  }, [asked, open]);
  return open;
}
