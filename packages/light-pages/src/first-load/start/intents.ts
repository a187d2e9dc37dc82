import { AT_ONCE } from './earlyControls';
import type { Loading } from './loading';
import type { PageLinks } from './pageLinks';

const INTENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'] as const;
/** Delay of hydration after a click on such a control, so that its effect shows first, in milliseconds. */
const SHOWN = 300;

interface Parts {
  readonly loading: Loading;
  readonly links: PageLinks;
  /** Whether the browser may follow a link that is tapped. */
  readonly canFollow: () => boolean;
  readonly fetchOpened: () => void;
}

/** Starts the page when the reader does anything, except tapping a link, which the browser follows alone. */
export function onIntent(event: Event, { loading, links, canFollow, fetchOpened }: Parts): void {
  const { type, target, movementX, movementY, pointerType } = event as PointerEvent;
  // Chrome reports a pointer at rest as a move without distance when a page appears under it.
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  const pressed = target instanceof Element ? target : document.documentElement;
  // A key press ends the wait for the click of a press that became a swipe.
  if (type.endsWith('down')) links.press(pressed, pointerType === 'touch' && canFollow());
  if (links.isTouched(pressed)) return;
  if (type === 'pointerdown' && pressed.closest('a[data-opens]')) fetchOpened();
  // Hydration keeps the page busy, so controls that work without it show their effect first.
  if (pressed.closest(AT_ONCE)) setTimeout(() => loading.startForReader(), SHOWN);
  else loading.startForReader();
}

export function watchIntents(parts: Parts): void {
  for (const type of INTENTS)
    addEventListener(type, (event) => onIntent(event, parts), { capture: true, passive: true });
}
