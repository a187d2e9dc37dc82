/** What a reader does on a page; until then what does not change by itself can wait. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

let firstSign: Promise<void> | undefined;

/** Resolves at the first sign of a reader. */
export function readerActs(): Promise<void> {
  firstSign ??= new Promise((resolve) => {
    const listening = new AbortController();
    const onSign = (event: Event) => {
      // Chrome reports a move of a pointer that rests when a page appears under it.
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

/** Whether an element is on the screen, or less than one away; what is not shown at all is neither. */
export function isNear(element: Element, isScreenAway: boolean): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const margin = isScreenAway ? innerHeight : 0;
  if (element.getClientRects().length === 0) return false;
  return bottom >= -margin && top <= innerHeight + margin;
}

/** Calls back once an element is within a margin of the screen; the answer ends the watch. */
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
 * Calls back when an element is on the screen, or, once the reader acts on the page, less than a screen away.
 *
 * @param isQuiet - on the screen it looks as if nothing were missing, and can wait for the reader there too
 * @returns ends the watch
 */
export function whenNear(element: Element, isQuiet: boolean, callback: () => void): () => void {
  let end = isQuiet ? undefined : watch(element, '0px', callback);
  let isEnded = false;
  void readerActs().then(() => {
    if (isEnded) return;
    end?.();
    end = watch(element, '100% 0px', callback);
  });
  return () => {
    isEnded = true;
    end?.();
  };
}
