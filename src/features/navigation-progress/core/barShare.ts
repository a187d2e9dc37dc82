/** A navigation that takes longer than this gets the bar, in milliseconds. */
export const SHOWN_AFTER = 200;
/** How often the bar grows while the page is on its way. */
export const GROWS_EACH = 800;
/** How long the bar takes for a movement, and then to fade away. */
export const MOVES_FOR = 200;

const AT_FIRST = 0.08;
const GROWS_BY = 0.02;
/** As if nearly there, never as if it had ended. */
const AT_MOST = 0.994;

/** The part of the window's width that the bar covers when it has grown so many times. */
export function barShare(times: number): number {
  return Math.min(AT_FIRST + times * GROWS_BY, AT_MOST);
}
