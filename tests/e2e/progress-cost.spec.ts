import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { progressText, seed, solvedOn } from './courseProgress';
import { expect, moved, open, test, watchMoves } from './fixtures';
import { buildFolder } from './site';

/** Waits until a living page has fetched nothing for a while; before it lived it may have been quiet as well. */
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

/** The text of every script that a page asks for until it rests. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await open(page, path);
  await rest(page);
  // Not what the browser was sent: it may be asked for that too late.
  return [...scripts].map((script) => readFileSync(`${buildFolder}${script}`, 'utf8')).join('\n');
}

test('pages outside the documents load none of it', async ({ page }) => {
  expect(await scriptsOf(page, '/blog')).not.toContain('progress-damaged');
});

test('the planner comes only to readers who have solved something', async ({ page, browser, baseURL }) => {
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
