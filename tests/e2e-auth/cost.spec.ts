import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { limitOf } from '../budgets/budgets';
import { moved, setConnection, watchMoves } from '../e2e/fixtures';
import { ADA, expect, hydrated, markOf, open, startSignedIn, test } from './fixtures';
import { buildFolder, ordinaryBuildFolder } from './site';

const isSignInFile = (url: string) => /firebase|identitytoolkit|apis\.google|sign-in|:9099/.test(url);

function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

/**
 * Scrolls through the page in front and stops where the link to the next page is in view, so that the page fetches
 * everything that it fetches when seen: on a slow machine a link that is passed may not be noticed.
 */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top <= document.body.scrollHeight; top += 600) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    document.querySelector('.pagination-nav__link--next')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/**
 * The requested paths, without the digests of a file's content and of the folder in which the build ran. Favicons are
 * left out and a picture counts once, because browsers request them at varying times and as often as they are drawn.
 */
const namesOf = (requests: readonly string[]) =>
  requests
    .filter((url, index) => !url.endsWith('.svg') || requests.indexOf(url) === index)
    .map((url) =>
      new URL(url).pathname.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '').replace(/[0-9a-f]{8}(?=\.js$)/, 'digest'),
    )
    .filter((name) => !name.includes('favicon'))
    .sort();

/** Compressed size of the requested scripts that the other build does not have. */
function differingScript(requests: readonly string[], folder: string, otherRequests: readonly string[]): number {
  const paths = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname);
  const others = new Set(paths(otherRequests));
  return paths(requests)
    .filter((file) => file.endsWith('.js') && !others.has(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
}

for (const address of ['/en/', '/docs']) {
  test(`sign-in costs a signed-out reader no request and little script on ${address}`, async ({ page, context }) => {
    const { serveSite } = await import('../../scripts/serve.mjs');
    const without = await serveSite({ directory: ordinaryBuildFolder, port: 4195 });
    // On a busy machine Chromium takes the connection for a slow one, and pages then fetch nothing in advance.
    await setConnection(context, false);
    const requests = requestsOf(page);
    await open(page, address);
    await page.locator('.navbar__items a[href$="/sign-in"]').hover();
    // Scrolling must not bring other links under the pointer: they would be preloaded. The navbar hides at the first
    // scroll and leaves the sidebar's link home in the upper left corner, so the pointer waits at the right edge.
    await page.mouse.move(1279, 400);
    await scrollThrough(page);
    // A page in the background draws about one frame a second, so the second page opens after the first is complete.
    const other = await context.newPage();
    const otherRequests = requestsOf(other);
    await open(other, without.url + address);
    await scrollThrough(other);
    // Either page may be the later one.
    await expect(() => expect(namesOf(requests)).toEqual(namesOf(otherRequests))).toPass({ timeout: 15_000 });
    expect(requests.filter(isSignInFile)).toEqual([]);

    const bytes =
      differingScript(requests, buildFolder, otherRequests) -
      differingScript(otherRequests, ordinaryBuildFolder, requests);
    console.log(
      `${address}: ${requests.length} requests with and without Firebase's settings, ${bytes} B of script more`,
    );
    expect(bytes, 'the budget signIn.script of tests/budgets/baseline.json').toBeLessThanOrEqual(
      limitOf('signIn.script'),
    );
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('auth')))).toEqual([]);
    without.server.close();
    without.server.closeAllConnections();
  });
}

test('after signing out, pages make no requests for sign-in any more', async ({ page }) => {
  await startSignedIn(page, 'vi');
  await page.goto('/logout');
  await expect(page).toHaveURL('/sign-in');
  const requests = requestsOf(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(requests.filter(isSignInFile)).toEqual([]);
});

test('signed in, a page makes one request for a file and one to the service, and the navbar does not move', async ({
  page,
}) => {
  await startSignedIn(page, 'vi');
  await page.addInitScript(watchMoves);
  const requests = requestsOf(page);
  await page.goto('/docs');
  await hydrated(page);
  const mark = page.locator('.navbar__items a[href$="/sign-in"]');
  const before = await mark.boundingBox();
  await expect(markOf(page, 'vi', ADA.name)).toBeVisible();
  expect(await mark.boundingBox()).toEqual(before);
  expect(await moved(page)).toBeLessThan(0.001);
  await page.waitForLoadState('networkidle');
  expect(
    requests.filter(isSignInFile).map((url) => url.replace(/\.[0-9a-f]{8}\.js$/, '.js').replace(/\?.*/, '')),
  ).toEqual([expect.stringMatching(/assets\/js\/firebase-auth\.js$/), expect.stringMatching(/accounts:lookup$/)]);
});
