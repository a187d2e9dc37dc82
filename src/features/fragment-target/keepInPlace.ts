/** From here on the reader decides what is on the screen. */
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TOLERANCE = 2;

/**
 * Keeps an element where it is on the screen while what is above it is still being drawn, until the reader acts.
 *
 * @param onSettled - given where the reader came back: then the browser scrolls, too, to the pixel that it has kept,
 *   now or in the next frame, and that is undone; called when it has
 * @returns ends it
 */
export function keepInPlace(target: HTMLElement, onSettled?: () => void): () => void {
  const { style } = document.documentElement;
  const distance = () => target.getBoundingClientRect().top;
  const wanted = distance();
  let scrolled = window.scrollY;
  let isSettled = !onSettled;
  let frame = 0;
  /** Scrolled by something else, such as a search that shows its words: that holds. */
  const isElsewhere = () => Math.abs(window.scrollY - scrolled) > TOLERANCE;
  const hold = () => {
    const pushed = distance() - wanted;
    if (Math.abs(pushed) > TOLERANCE) {
      if (isSettled && isElsewhere()) return stop();
      window.scrollBy({ top: pushed, behavior: 'instant' });
    }
    scrolled = window.scrollY;
  };
  const onScroll = () => {
    if (isSettled && isElsewhere()) stop();
  };
  const settle = () => {
    isSettled = true;
    onSettled?.();
  };
  const observer = new ResizeObserver(hold);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    settle();
    style.overflowAnchor = '';
    window.removeEventListener('scroll', onScroll);
    for (const act of READER_ACTS) window.removeEventListener(act, stop);
  };
  // The browser would keep what is at the top of the screen, which may be below a diagram that is not drawn yet.
  style.overflowAnchor = 'none';
  window.addEventListener('scroll', onScroll, { passive: true });
  // The body has the height of the screen, its content the height of the page.
  for (const part of document.body.children) observer.observe(part);
  for (const act of READER_ACTS) window.addEventListener(act, stop, { passive: true });
  if (onSettled) {
    frame = requestAnimationFrame(() => {
      hold();
      frame = requestAnimationFrame(() => {
        hold();
        settle();
      });
    });
  }
  return stop;
}
