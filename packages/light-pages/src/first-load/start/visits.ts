import { VISITED } from '../held';

/** Whether the reader has been here before, and the page's scripts have run. */
export function isKnownReader(): boolean {
  try {
    return localStorage.getItem(VISITED) !== null;
  } catch {
    // Storage is blocked.
    return false;
  }
}
