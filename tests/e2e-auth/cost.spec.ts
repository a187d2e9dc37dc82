import type { Page } from '@playwright/test';
import { ADA, expect, hydrated, markOf, open, startSignedIn, test } from './fixtures';

const isSignInFile = (url: string) => /firebase|identitytoolkit|apis\.google|sign-in|:9099/.test(url);

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/** Makes the browser fetch whatever a page prefetches for the links that come into view. */
async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y <= end; y += 600) await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
}

for (const path of ['/', '/en/', '/docs', '/en/blog']) {
  test(`nobody pays for sign-in on ${path}`, async ({ page }) => {
    const requests = requestsOf(page);
    await open(page, path);
    await scrollThrough(page);
    await page.locator('nav a[href$="/sign-in"]').hover();
    await page.waitForLoadState('networkidle');
    expect(requests.filter(isSignInFile)).toEqual([]);
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth')))).toEqual([]);
  });
}

test('a reader who has signed out pays nothing again', async ({ page }) => {
  await startSignedIn(page, 'vi');
  await page.goto('/logout');
  await expect(page).toHaveURL('/sign-in');
  const requests = requestsOf(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isSignInFile)).toEqual([]);
});

test('a reader who is signed in gets one file and one request more, and the navbar does not move', async ({ page }) => {
  await startSignedIn(page, 'vi');
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const requests = requestsOf(page);
  await page.goto('/docs');
  await hydrated(page);
  const mark = page.locator('nav a[href$="/sign-in"]');
  const before = await mark.boundingBox();
  await expect(markOf(page, 'vi', ADA.name)).toBeVisible();
  expect(await mark.boundingBox()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  await page.waitForLoadState('networkidle');
  expect(
    requests.filter(isSignInFile).map((url) => url.replace(/\.[0-9a-f]{8}\.js$/, '.js').replace(/\?.*/, '')),
  ).toEqual([expect.stringMatching(/assets\/js\/firebase-auth\.js$/), expect.stringMatching(/accounts:lookup$/)]);
});
