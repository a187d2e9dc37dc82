import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/** When all of a document is laid out at the latest, in milliseconds after it was drawn. */
const UNFOLDED = 5000;

let isBack = false;
let isFolded = false;

/** Lays out at once what is left. */
function unfold(): void {
  isFolded = false;
  for (const fold of document.querySelectorAll('.markdown>[data-fold]')) fold.removeAttribute('data-fold');
}

/** Lays out the rest bit by bit. */
async function unfoldSlowly(moveFold: (isForScreen: boolean) => Promise<void>): Promise<void> {
  isFolded = true;
  setTimeout(unfold, UNFOLDED);
  await moveFold(true);
  await moveFold(false);
}

function onSign({ type }: Event): void {
  if (type === 'popstate') isBack = true;
  // That a page begins at its top is told as scrolling, too. Otherwise the reader may want what is below.
  else if (isFolded && (type !== 'scroll' || scrollY > 0)) unfold();
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['popstate', 'scroll', 'keydown', 'click']) addEventListener(type, onSign, true);
}

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
