import path from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { repositoryRoot } from '../../scripts/install.mjs';
import type { Line } from '../shapedServer';

export const SLOW_4G: Line = { latencyMs: 150, bytesPerSecond: 200_000 };
export const FAST: Line = { latencyMs: 0, bytesPerSecond: Infinity };
/** A phone's touch screen, as options of a browser context. */
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
const PROCESSOR_SLOWDOWN = 4;
/** A tap without effect after this time was lost. */
const LOST_MS = 15_000;

/** Slows the CPU of a page down to that of a phone. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
}

/** Gives the pages of a context a reader who saves data: nothing is prefetched for them. */
export async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
}

/** Speed of a hurried finger, in pixels per second. */
const FINGER_SPEED = 3000;

/**
 * Scrolls to an element below the screen like a finger. `scrollIntoView` arrives at once, before a page that hydrates
 * on scrolling has even begun.
 *
 * @param page - a page with a touch screen
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

/** The last tap, as the page records it. */
interface Tap {
  /** Clock time, in milliseconds. */
  readonly at: number;
}

declare global {
  interface Window {
    /** When an element last got the focus: clock time, in milliseconds. */
    focusedAt?: number;
  }
}

/** Makes the pages of a context record taps and what follows them (`tapRecorder.js`). */
export async function watchTaps(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: path.join(repositoryRoot, 'bench/site/tapRecorder.js') });
}

/** The expected effect of a tap; all given conditions must hold. */
export interface Effect {
  /** Selector of an element that must be on the screen. */
  readonly shown?: string;
  /** Selector of an element that must have the focus. */
  readonly focused?: string;
}

/** Milliseconds from a tap until its effect has happened, and until it is painted; `Infinity` if it never is. */
export interface Wait {
  readonly there: number;
  readonly drawn: number;
}

/**
 * Times the next tap; call it before the tap. Precise to the millisecond if the effect is focus, otherwise to the
 * frame.
 *
 * @param page - a page of a context whose taps are recorded
 */
export async function waitAfterTap(page: Page, effect: Effect, limit = LOST_MS): Promise<Wait> {
  const arrived = page.waitForFunction<Wait | undefined, Effect>(
    ({ shown, focused }) => {
      const tap = JSON.parse(sessionStorage.getItem('tap') ?? 'null') as Tap | null;
      if (!tap) return undefined;
      if (shown) {
        const box = document.querySelector(shown)?.getBoundingClientRect();
        if (!box || box.width === 0 || box.height === 0 || box.right <= 0 || box.left >= innerWidth) return undefined;
      }
      if (focused && !document.activeElement?.matches(focused)) return undefined;
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

/** Milliseconds from the last tap until a page with another heading is painted; `Infinity` if it never is. */
export async function waitForNextPage(page: Page): Promise<number> {
  return page
    .waitForFunction(() => sessionStorage.getItem('opened'), undefined, { timeout: LOST_MS })
    .then(
      async (opened) => Number(await opened.jsonValue()),
      () => Infinity,
    );
}
