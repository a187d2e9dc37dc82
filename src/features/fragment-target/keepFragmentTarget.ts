import type { ClientModule } from '@docusaurus/types';

/** From here on the reader decides what is on the screen. */
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TOLERANCE = 2;

let release: (() => void) | undefined;

/**
 * Client module: a link to a part of a page arrives there, and stays there while what is above is
 * still being drawn. Diagrams come after the page and would push the target off the screen.
 */
const keepFragmentTarget: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash) return;
    release?.();
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (target) release = keepInPlace(target);
  },
};

function keepInPlace(target: HTMLElement): () => void {
  const distance = () => target.getBoundingClientRect().top;
  const wanted = distance();
  let scrolled = window.scrollY;
  const observer = new ResizeObserver(() => {
    const pushed = distance() - wanted;
    if (Math.abs(pushed) > TOLERANCE) {
      // Scrolled by something else, such as a search that shows its words: that holds.
      if (Math.abs(window.scrollY - scrolled) > TOLERANCE) return stop();
      window.scrollBy({ top: pushed, behavior: 'instant' });
    }
    scrolled = window.scrollY;
  });
  const stop = () => {
    observer.disconnect();
    for (const act of READER_ACTS) window.removeEventListener(act, stop);
  };
  // The body has the height of the screen, its content the height of the page.
  for (const part of document.body.children) observer.observe(part);
  for (const act of READER_ACTS) window.addEventListener(act, stop, { passive: true });
  return stop;
}

export default keepFragmentTarget;
