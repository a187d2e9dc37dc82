import type { Page } from '@playwright/test';

/** Measures the longest time that the page's main thread is blocked, from now until the returned function is called. */
export async function watchThread(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = { last: performance.now(), longest: 0 };
    Object.assign(window, { threadWatch: state });
    setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
    }, 20);
  });
  return () => page.evaluate(() => (window as unknown as { threadWatch: { longest: number } }).threadWatch.longest);
}
