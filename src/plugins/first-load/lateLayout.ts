import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** When all of a document is laid out at the latest, in milliseconds after it was drawn. */
const UNFOLDED = 5000;

/** Lays out at once what is left. */
function unfold(): void {
  for (const fold of document.querySelectorAll('.markdown>[data-fold]')) fold.removeAttribute('data-fold');
}

/** Lays out the rest bit by bit, and at once as soon as the reader could want it. */
async function unfoldSlowly(moveFold: (isForScreen: boolean) => Promise<void>): Promise<void> {
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  for (const type of ['keydown', 'click']) addEventListener(type, unfold, options);
  // That a page begins at its top is told as scrolling, too.
  addEventListener('scroll', () => scrollY > 0 && unfold(), options);
  setTimeout(unfold, UNFOLDED);
  await moveFold(true);
  await moveFold(false);
  end.abort();
}

let isBack = false;
if (ExecutionEnvironment.canUseDOM) addEventListener('popstate', () => (isBack = true), { capture: true });

/**
 * A long document that a link leads to is laid out bit by bit, as the first page is (`start.ts`): its first screen does
 * not wait for its last. One that is opened at a place, or gone back to, has all its heights from the start.
 */
const lateLayout: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    const { documentElement: root } = document;
    const isAtTop = !isBack && !location.hash;
    isBack = false;
    if (!previousLocation) return undefined;
    unfold();
    if (location.pathname === previousLocation.pathname) return undefined;
    // As late as can be: all that is on the screen is styled anew.
    return () => {
      if (isAtTop && window.moveFold) root.dataset.layout = 'lazy';
      else delete root.dataset.layout;
    };
  },
  onRouteDidUpdate({ previousLocation }) {
    const { length } = document.querySelectorAll('.markdown>[data-fold]');
    if (!previousLocation || length === 0 || !document.documentElement.dataset.layout) return;
    // A list of documents is not one.
    if (length === 1 && window.moveFold) void unfoldSlowly(window.moveFold);
    else unfold();
  },
};

export default lateLayout;
