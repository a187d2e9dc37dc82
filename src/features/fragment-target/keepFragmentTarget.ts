import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { decoded } from '@site/src/components/decoded';

/** From here on the reader decides what is on the screen. */
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TOLERANCE = 2;

let release: (() => void) | undefined;

/** Where a reader was when a page was left: below a heading, and so many pixels down. */
interface Place {
  readonly address: string;
  readonly id: string;
  readonly top: number;
  readonly scrolled: number;
}

// Not before it is needed: the first look at a storage holds the page up.
const placeSlot = () => createStorageSlot('page-place', { persistence: 'sessionStorage' });

function keepPlace(): void {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')];
  const heading = headings.filter((element) => element.getBoundingClientRect().top < window.innerHeight / 2).at(-1);
  const top = heading?.getBoundingClientRect().top;
  const place = { address: window.location.href, id: heading?.id, top, scrolled: window.scrollY };
  placeSlot().set(JSON.stringify(place));
}

/**
 * Goes back to where the page was left before a reload. The browser has gone to the same pixel, which is another
 * place while diagrams are missing; a reader who has moved since stays there.
 */
function returnToPlace(): HTMLElement | null {
  const { address, id, top = 0, scrolled = 0 } = JSON.parse(placeSlot().get() ?? '{}') as Partial<Place>;
  const isBack = address === window.location.href && Math.abs(window.scrollY - scrolled) <= TOLERANCE;
  const heading = isBack && scrolled > 0 && id ? document.getElementById(id) : null;
  if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: 'instant' });
  return heading;
}

/**
 * Client module: a link to a part of a page arrives there, and stays there while what is above is
 * still being drawn. Diagrams come after the page and would push the target off the screen. So does a
 * reader who reloads the page or comes back to it.
 */
const keepFragmentTarget: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash) return;
    release?.();
    const target = (!previousLocation && returnToPlace()) || document.getElementById(decoded(location.hash.slice(1)));
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

if (ExecutionEnvironment.canUseDOM) window.addEventListener('pagehide', keepPlace);

export default keepFragmentTarget;
