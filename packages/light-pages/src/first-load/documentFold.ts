// Part of the inline script (`start.ts`). Below its first screens (`fold.css`), a document is laid out in small parts,
// so that a long lesson never blocks a phone. A page opened at an anchor or a text fragment, or reached with Back, is
// laid out completely at once, so that the browser can scroll to the right position.
import { idle, nextFrame } from './moments';

/** When the whole document is laid out at the latest, in milliseconds after it was parsed. */
const UNFOLDED = 5000;
/** How many elements are laid out at a time, unless a block has more. */
const STEP = 60;
const root = document.documentElement;

/** Only Chromium has it. */
export const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };

const foldOf = () => document.querySelector('.markdown>[data-fold]');

/** Lays out the rest of the document. Removing the root's attribute would do so too, but would restyle all elements. */
export function unfold(): void {
  const fold = foldOf();
  if (fold) fold.removeAttribute('data-fold');
  else if (document.readyState === 'loading') delete root.dataset.layout;
}

/** Lays out the document in parts: those on the screen, or the whole document while the browser is idle. */
export async function moveFold(isForScreen: boolean): Promise<void> {
  for (;;) {
    await nextFrame();
    if (!isForScreen) await idle();
    const fold = foldOf();
    if (!fold || !root.dataset.layout) return;
    if (isForScreen && (fold.previousElementSibling?.getBoundingClientRect().bottom ?? 0) > innerHeight) return;
    fold.removeAttribute('data-fold');
    let next: Element | null = fold;
    for (let left = STEP; next && left > 0; next = next.nextElementSibling) {
      left -= next.getElementsByTagName('*').length + 1;
    }
    next?.setAttribute('data-fold', '');
  }
}

/**
 * Lays out the whole document when the reader scrolls, presses a key or clicks a link to a section, because the target
 * may be below the fold. Other clicks do not need it and would only be delayed. So would the next page: the router
 * scrolls it to its top, which does not count as scrolling.
 */
function onMove({ type, target }: Event): void {
  const isWanted = type === 'scroll' ? scrollY > 0 : type === 'keydown' || (target as Element).closest('a[href*="#"]');
  if (isWanted) unfold();
}

/** Folds a long document, and lays it out as the reader and the browser need it. */
export function foldDocument(): void {
  // Only Chromium exposes text fragments, in the name of the navigation entry.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLong = /(?:doc|post)-page/.test(root.className);
  if (isLong && connection && navigation?.type === 'navigate' && !navigation.name.includes('#')) {
    root.dataset.layout = 'lazy';
  }
  window.layOut = async () => {
    await moveFold(true);
    await moveFold(false);
  };
  addEventListener('DOMContentLoaded', () => {
    void moveFold(true);
    // Runs even if the load event never comes.
    setTimeout(unfold, UNFOLDED);
  });
  for (const type of ['scroll', 'keydown', 'click']) addEventListener(type, onMove, { capture: true, passive: true });
}
