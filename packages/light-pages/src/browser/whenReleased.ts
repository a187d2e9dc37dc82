import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * When a press has ended, in milliseconds after the event. A touch that becomes scrolling has no click; the click of a
 * tap follows `pointerup` in another task.
 */
const ENDS = { click: 0, pointercancel: 0, pointerup: 100 };

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function end(): void {
  isPressed = false;
  for (const resolve of waiting.splice(0)) resolve();
}

if (ExecutionEnvironment.canUseDOM) {
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, passive: true });
  listen('pointerdown', () => {
    clearTimeout(timer);
    isPressed = true;
  });
  for (const [type, delay] of Object.entries(ENDS)) {
    listen(type, () => {
      if (!isPressed) return;
      clearTimeout(timer);
      timer = setTimeout(end, delay);
    });
  }
}

/**
 * Resolves when no pointer is pressed and the handlers of its click have run. A change of the page between a press and
 * its release could move what is clicked, and the click would be lost.
 */
export const whenReleased = (): Promise<void> =>
  isPressed ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve();
