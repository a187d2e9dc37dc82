import { isInUse } from '../browser/hydrationState';

/** Events that show that a reader uses the page; until one occurs, quiet islands can wait. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

let firstSign: Promise<void> | undefined;

/** Resolves when the reader first acts on the page, or at once if that was before the page's scripts ran. */
export function readerActs(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    if (isInUse()) {
      resolve();
      return;
    }
    const listening = new AbortController();
    const onSign = (event: Event) => {
      // Chrome reports a pointer at rest as a move without distance when a page appears under it.
      const { movementX, movementY } = event as PointerEvent;
      if (event.type === 'pointermove' && movementX === 0 && movementY === 0) return;
      listening.abort();
      resolve();
    };
    for (const sign of SIGNS) {
      addEventListener(sign, onSign, { capture: true, passive: true, signal: listening.signal });
    }
  });
  return firstSign;
}

/** Calls back when an element comes within a margin of the screen; the returned function stops watching. */
function watch(element: Element, rootMargin: string, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back when an element is on the screen or, once the reader has acted on the page, near it.
 *
 * @param isQuiet - whether the element looks complete, and can wait for the reader even on the screen
 * @param margin - what counts as near: by default less than a screen away
 * @returns a function that stops watching
 */
export function whenNear(element: Element, isQuiet: boolean, callback: () => void, margin = '100% 0px'): () => void {
  let end = isQuiet ? undefined : watch(element, '0px', callback);
  let isEnded = false;
  void readerActs().then(() => {
    if (isEnded) return;
    end?.();
    end = watch(element, margin, callback);
  });
  return () => {
    isEnded = true;
    end?.();
  };
}
