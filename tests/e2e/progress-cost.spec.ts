import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { progressText, seed, solvedOn } from './courseProgress';
import { expect, moved, open, test, watchMoves } from './fixtures';
import { buildFolder } from './site';

/** Waits until a hydrated page has fetched nothing for half a second; idle time before hydration does not count. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => performance.mark('alive'));
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const [alive] = performance.getEntriesByName('alive');
    return performance.now() - Math.max(alive?.startTime ?? Infinity, ...ends) > 500;
  });
}

/** The text of every script that a page requests until it is idle. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open(page, path);
  await rest(page);
  // Read from the build: the browser may have discarded a response body by now.
  return [...scripts].map((script) => readFileSync(`${buildFolder}${script}`, 'utf8')).join('\n');
}

test('pages outside the documents load no code of the progress', async ({ page }) => {
  expect(await scriptsOf(page, '/blog')).not.toContain('progress-damaged');
});

test('the review planner loads only for readers who have solved something', async ({ page, browser, baseURL }) => {
  expect(await scriptsOf(page, '/docs')).not.toContain('request_retention');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const reader = await context.newPage();
  await seed(reader, progressText({ exercises: { 'sql-01-01': solvedOn('2020-01-01') } }));
  expect(await scriptsOf(reader, '/docs')).toContain('request_retention');
  await context.close();
});

test('nothing moves on the docs index of a new reader', async ({ page }) => {
  await page.addInitScript(watchMoves);
  await open(page, '/docs');
  await rest(page);
  expect(await moved(page)).toBeLessThan(0.001);
});
