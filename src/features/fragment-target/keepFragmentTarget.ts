import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createPath } from 'history';
import { decoded } from '@site/src/components/decoded';

/** From here on the reader decides what is on the screen. */
const READER_ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const TOLERANCE = 2;

let release: (() => void) | undefined;

/** Where a reader was when a page was left: below a heading, and so many pixels down. */
interface Place {
  readonly id?: string;
  readonly top?: number;
  readonly scrolled: number;
}

/** Where the pages were left that a reader may come back to. */
const left = new Map<string, Place>();
let isBack = false;

// Not before it is needed: the first look at a storage holds the page up.
const placeSlot = () => createStorageSlot('page-place', { persistence: 'sessionStorage' });

function placeNow(): Place {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)[id]')];
  const heading = headings.filter((element) => element.getBoundingClientRect().top < window.innerHeight / 2).at(-1);
  return { id: heading?.id, top: heading?.getBoundingClientRect().top, scrolled: window.scrollY };
}

function keepPlace(): void {
  placeSlot().set(JSON.stringify({ address: window.location.href, ...placeNow() }));
}

function returnTo({ id, top = 0, scrolled }: Place): HTMLElement | null {
  const heading = scrolled > 0 && id ? document.getElementById(id) : null;
  if (heading) window.scrollBy({ top: heading.getBoundingClientRect().top - top, behavior: 'instant' });
  return heading;
}

/**
 * Goes back to where the page was left before a reload. The browser has gone to the same pixel, which is another
 * place while diagrams are missing; a reader who has moved since stays there.
 */
function returnToPlace(): HTMLElement | null {
  const { address, ...place } = JSON.parse(placeSlot().get() ?? '{"scrolled":0}') as Place & { address?: string };
  const isSame = address === window.location.href && Math.abs(window.scrollY - place.scrolled) <= TOLERANCE;
  return isSame ? returnTo(place) : null;
}

/**
 * Client module: a link to a part of a page arrives there, and stays there while what is above is
 * still being drawn. Diagrams come after the page and would push the target off the screen. So does a
 * reader who reloads the page or comes back to it.
 */
const keepFragmentTarget: ClientModule = {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) left.set(createPath(previousLocation), placeNow());
    return undefined;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    const place = isBack ? left.get(createPath(location)) : undefined;
    isBack = false;
    if (location.pathname === previousLocation?.pathname && location.hash === previousLocation.hash) return;
    release?.();
    const target =
      (!previousLocation && returnToPlace()) ||
      (place && returnTo(place)) ||
      document.getElementById(decoded(location.hash.slice(1)));
    if (target) release = keepInPlace(target, place !== undefined);
  },
};

/** @param isBack - then the browser scrolls, too: to the pixel that it has kept, now or in the next frame */
function keepInPlace(target: HTMLElement, isBack: boolean): () => void {
  const distance = () => target.getBoundingClientRect().top;
  const wanted = distance();
  let scrolled = window.scrollY;
  let isSettled = !isBack;
  let frame = 0;
  const hold = () => {
    const pushed = distance() - wanted;
    if (Math.abs(pushed) > TOLERANCE) {
      // Scrolled by something else, such as a search that shows its words: that holds.
      if (isSettled && Math.abs(window.scrollY - scrolled) > TOLERANCE) return stop();
      window.scrollBy({ top: pushed, behavior: 'instant' });
    }
    scrolled = window.scrollY;
  };
  const observer = new ResizeObserver(hold);
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const act of READER_ACTS) window.removeEventListener(act, stop);
  };
  // The body has the height of the screen, its content the height of the page.
  for (const part of document.body.children) observer.observe(part);
  for (const act of READER_ACTS) window.addEventListener(act, stop, { passive: true });
  if (isBack) {
    frame = requestAnimationFrame(() => {
      hold();
      frame = requestAnimationFrame(() => {
        hold();
        isSettled = true;
      });
    });
  }
  return stop;
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('pagehide', keepPlace);
  window.addEventListener('popstate', () => (isBack = true), true);
}

export default keepFragmentTarget;
