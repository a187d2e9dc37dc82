/** The bar appears when a navigation takes longer than this, in milliseconds. */
export const SHOWN_AFTER = 200;
/** The interval at which the bar grows while the page is loading. */
export const GROWS_EACH = 800;
/** The duration of the bar's movements and of its fading. */
export const MOVES_FOR = 200;

const AT_FIRST = 0.08;
const GROWS_BY = 0.02;
/** Almost full, but never full before the navigation has ended. */
const AT_MOST = 0.994;

/** The share of the window's width that the bar covers after it has grown this many times. */
export function barShare(times: number): number {
  return Math.min(AT_FIRST + times * GROWS_BY, AT_MOST);
}
