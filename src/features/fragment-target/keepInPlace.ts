/** Events after which the reader, not this module, decides what is on the screen. */
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TOLERANCE = 2;

/**
 * Keeps an element at its position on the screen while content above it is still rendering, until the reader acts.
 *
 * @param onSettled - given after Back or Forward, when the browser itself also scrolls to its restored offset, now or
 * in the next frame. That scroll is undone, and then `onSettled` is called.
 * @returns a function that stops it
 */
export function keepInPlace(target: HTMLElement, onSettled?: () => void): () => void {
  const { style } = document.documentElement;
  const distance = () => target.getBoundingClientRect().top;
  const wanted = distance();
  let scrolled = window.scrollY;
  let isSettled = !onSettled;
  let frame = 0;
  /** Whether something else scrolled the page, such as a search that shows its matches; that position is kept. */
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
  // Scroll anchoring would keep the top of the screen in place, which may be below a diagram that is not rendered yet.
  style.overflowAnchor = 'none';
  window.addEventListener('scroll', onScroll, { passive: true });
  // The body is as high as the screen; its children are as high as the page.
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
