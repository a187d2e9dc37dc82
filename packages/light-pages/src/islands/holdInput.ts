import { CONTROLS } from '../browser/controls';
import { HeldInput } from '../browser/heldInput';
import { isEditable } from '../browser/isEditable';
import { replayInput } from '../browser/replayInput';

const PRESSED = `summary,a[href],${CONTROLS}`;

/** The input that a reader gives to an island before it runs. */
export interface HeldIsland {
  /**
   * Restores typed text in the running island.
   *
   * @returns a function that replays the held clicks; call it once the island's effects have run
   */
  readonly replay: () => () => void;
  /** Drops held clicks, and keeps typed text. */
  readonly forgetPresses: () => void;
  /** Drops all input and stops listening. */
  readonly drop: () => void;
}

/**
 * Holds clicks and typed text in an element until its component runs.
 *
 * @param onTouch - called at each sign of use: a pointer, the focus, a key, a click
 */
export function holdInput(element: HTMLElement, onTouch: () => void): HeldIsland {
  const held = new HeldInput();
  const listening = new AbortController();

  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(PRESSED);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.press(() => control.click());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    // Text typed into a field reaches it anyway; shortcuts and the arrow keys of tabs are for the island.
    if (key === 'Tab' || (isEditable(target) && !((ctrlKey || metaKey) && key === 'Enter'))) return;
    // React may already listen, and would handle the key twice.
    event.stopImmediatePropagation();
    held.press(() => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
  };
  const listen = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    hold?: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    const onEvent = (event: HTMLElementEventMap[Type]) => {
      if (held.isReplaying) return;
      onTouch();
      hold?.(event);
    };
    // Captured, so that it comes before the island's own handlers.
    element.addEventListener(type, onEvent, { capture: true, signal: listening.signal });
  };
  listen('click', onClick);
  listen('keydown', onKeyDown);
  listen('input', ({ target }) => held.type(target));
  listen('focusin');
  listen('pointerdown');
  if (element.contains(document.activeElement)) onTouch();

  /** Tells the island that it has the focus. */
  const tellFocus = () => {
    const { activeElement } = document;
    if (activeElement && element.contains(activeElement))
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };

  const drop = () => {
    listening.abort();
    held.presses.length = 0;
    held.fields.clear();
  };
  const replay = () => {
    const pressAgain = replayInput(held);
    return () => {
      tellFocus();
      void pressAgain().then(drop);
    };
  };
  return { replay, forgetPresses: () => held.forgetPresses(), drop };
}
