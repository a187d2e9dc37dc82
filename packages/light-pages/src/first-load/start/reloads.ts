const REPEATED = 'first-load.retried';

/**
 * Whether not to reload the page: it was reloaded a moment ago, or the browser is offline. Otherwise records the reload
 * that follows. Without storage, reloads cannot be counted, so there are none.
 *
 * @param moment - in milliseconds
 */
export function isRepeated(moment: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(REPEATED));
    if (!navigator.onLine || Date.now() - last < moment) return true;
    sessionStorage.setItem(REPEATED, String(Date.now()));
    return false;
  } catch {
    return true;
  }
}
