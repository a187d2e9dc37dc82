import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Line } from '../shapedServer';

export const SLOW_4G: Line = { latencyMs: 150, bytesPerSecond: 200_000 };
export const FAST: Line = { latencyMs: 0, bytesPerSecond: Infinity };
/** A phone's screen, touched; for a context of the browser. */
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const PROCESSOR_SLOWDOWN = 4;
/** A tap that has led to nothing by then was lost. */
const LOST_MS = 15_000;

/** Makes the processor of a page that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}

/** Makes the pages of a context those of a reader who saves data: nothing is fetched ahead for them. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Pixels a second of a finger that is in a hurry. */
const FINGER_SPEED = 3000;

/**
 * Scrolls down to what is below the screen as a finger does. `scrollIntoView` is there at once, and a page that is
 * brought to life by scrolling has not even begun.
 *
 * @param page - on a screen that is touched
 */
export async function scrollWithFinger(page: Page, target: Locator): Promise<void> {
  const { width, height } = PHONE.viewport;
  const top = (await target.boundingBox())?.y ?? 0;
  if (top < height) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: height / 2 - top,
    speed: FINGER_SPEED,
    gestureSourceType: 'touch',
  });
  await session.detach();
}

/** What a page remembers of the last tap. */
interface Tap {
  /** Milliseconds of the clock. */
  readonly at: number;
  readonly heading: string;
}

declare global {
  interface Window {
    /** When the last element got the focus, in milliseconds of the clock. */
    focusedAt?: number;
  }
}

/** Lets the pages of a context remember when a finger came down and under which heading, and what has the focus. */
export async function watchTaps(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const heading = document.querySelector('h1')?.textContent ?? '';
        const tap: Tap = { at: performance.timeOrigin + timeStamp, heading };
        sessionStorage.setItem('tap', JSON.stringify(tap));
      },
      { capture: true },
    );
    // The frame after it may wait for the styles of what comes next.
    addEventListener('focusin', ({ timeStamp }) => (window.focusedAt = performance.timeOrigin + timeStamp), true);
  });
}

/** What a tap leads to, all of it. */
export interface Effect {
  /** Selector of what is on the screen then. */
  readonly shown?: string;
  /** Selector of what has the focus then. */
  readonly focused?: string;
  /** Whether the page is another then. */
  readonly newHeading?: boolean;
}

/** Milliseconds from a tap until its effect is there, and until that is drawn; `Infinity` where it never is. */
export interface Wait {
  readonly there: number;
  readonly drawn: number;
}

/**
 * Times the last tap, where it is called before the tap: to the millisecond where the focus is the effect, otherwise to
 * the frame.
 *
 * @param page - of a context whose taps are watched
 */
export async function waitAfterTap(page: Page, effect: Effect, limit = LOST_MS): Promise<Wait> {
  const arrived = page.waitForFunction<Wait | undefined, Effect>(
    ({ shown, focused, newHeading }) => {
      const tap = JSON.parse(sessionStorage.getItem('tap') ?? 'null') as Tap | null;
      if (!tap) return undefined;
      if (shown) {
        const box = document.querySelector(shown)?.getBoundingClientRect();
        if (!box || box.width === 0 || box.height === 0 || box.right <= 0 || box.left >= innerWidth) return undefined;
      }
      if (focused && !document.activeElement?.matches(focused)) return undefined;
      if (newHeading) {
        const heading = document.querySelector('h1')?.textContent ?? '';
        if (!heading || heading === tap.heading) return undefined;
      }
      const there = ((focused && window.focusedAt) || Date.now()) - tap.at;
      return new Promise<Wait>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve({ there, drawn: Date.now() - tap.at })));
      });
    },
    effect,
    { timeout: limit },
  );
  return arrived.then(
    (handle) => handle.jsonValue() as Promise<Wait>,
    () => ({ there: Infinity, drawn: Infinity }),
  );
}
