import type { Page } from '@playwright/test';
import { progressText, seed, solvedOn } from './courseProgress';
import { expect, moved, open, test, watchMoves } from './fixtures';

/** The text of every script that a page asks for until it rests. */
async function scriptsOf(page: Page, path: string): Promise<string> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await open(page, path);
  await page.waitForLoadState('networkidle');
  return (await Promise.all(scripts)).join('\n');
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
  await page.waitForLoadState('networkidle');
  expect(await moved(page)).toBeLessThan(0.001);
});
