import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { quiet, QUIET_MS } from '../measuring.mjs';
import type { ShapedServer } from '../shapedServer';
import type { Controls } from './generators';
import {
  FAST,
  PHONE,
  saveData,
  SLOW_4G,
  slowDown,
  waitAfterTap,
  waitForNextPage,
  watchTaps,
  type Effect,
} from './phone';

const QUERY = 'order by';

/** What a page loads, in bytes as sent (text compressed with Brotli). */
export interface PageBytes {
  readonly untouched: number;
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly fonts: number;
  readonly total: number;
  readonly requests: number;
}

/** Kinds by file extension: prefetched files have no type yet. */
const KINDS: Readonly<Record<string, 'html' | 'css' | 'js' | 'fonts'>> = {
  '': 'html',
  '.html': 'html',
  '.css': 'css',
  '.js': 'js',
  '.woff2': 'fonts',
};

/** Loads a page on a phone with an empty cache, waits until it is quiet, and adds up the bytes received. */
export async function pageBytes(browser: Browser, url: string): Promise<PageBytes> {
  // Nothing is prefetched for a reader who saves data, so this counts the page itself.
  const untouchedSite = await loadQuietly(browser, url, true);
  const site = await loadQuietly(browser, url, false);
  return { ...site, untouched: untouchedSite.total };
}

async function loadQuietly(browser: Browser, url: string, savesData: boolean): Promise<Omit<PageBytes, 'untouched'>> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  if (savesData) await saveData(context);
  const page = await context.newPage();
  const bytes = { html: 0, css: 0, js: 0, fonts: 0, total: 0 };
  const requests: string[] = [];
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    requests.push(request.url());
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        const kind = KINDS[path.extname(new URL(request.url()).pathname)];
        if (kind) bytes[kind] += responseBodySize;
        bytes.total += responseBodySize;
      }),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await quiet(page, requests);
  await Promise.all(sizes);
  await context.close();
  return { ...bytes, requests: requests.length };
}

/** Milliseconds that a reader waits after a tap: infinite if the tap is lost, undefined if there is nothing to tap. */
export interface Waits {
  readonly menu: number;
  readonly search: number | undefined;
  readonly answer: number | undefined;
  readonly navigation: number;
}

async function openSlowly(context: BrowserContext, server: ShapedServer, address: string): Promise<Page> {
  await watchTaps(context);
  const page = await context.newPage();
  await slowDown(page);
  server.setLine(SLOW_4G);
  await page.goto(server.url + address, { waitUntil: 'commit' });
  return page;
}

/** Runs an action in a new visit over a slow connection; with `isEarly`, as soon as the page can be seen. */
async function visit<Result>(
  browser: Browser,
  server: ShapedServer,
  address: string,
  isEarly: boolean,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await openSlowly(context, server, address);
    await page.locator('h1').first().waitFor();
    if (!isEarly) {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(QUIET_MS);
    }
    return await act(page);
  } finally {
    server.setLine(FAST);
    await context.close();
  }
}

const drawnAfterTap = async (page: Page, effect: Effect) => (await waitAfterTap(page, effect)).drawn;

/** Taps an element whether it is ready or not, as a reader would. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  // The second call corrects the position, because scrolling makes the page lay out more above the target.
  await target.scrollIntoViewIfNeeded();
  await target.scrollIntoViewIfNeeded();
  await target.tap({ force: true, noWaitAfter: true });
}

/**
 * Times taps over a slow connection (1.6 Mbit/s, 150 ms) with the CPU four times slower.
 *
 * @param isEarly - whether to tap as soon as the page can be read, instead of after it has loaded
 */
export async function waits(
  browser: Browser,
  server: ShapedServer,
  address: string,
  { menu, search, next }: Controls,
  isEarly: boolean,
): Promise<Waits> {
  const menuWait = await visit(browser, server, address, isEarly, async (page) => {
    await tap(page, menu.button);
    return drawnAfterTap(page, { shown: menu.shown });
  });
  const searchWaits =
    search &&
    (await visit(browser, server, address, isEarly, async (page) => {
      await tap(page, search.button);
      const field = await drawnAfterTap(page, { focused: search.field });
      if (field === Infinity) return { field, answer: Infinity };
      await page.keyboard.type(QUERY);
      return { field, answer: await drawnAfterTap(page, { shown: search.answer }) };
    }));
  const navigation = await visit(browser, server, address, isEarly, async (page) => {
    await tap(page, next);
    return waitForNextPage(page);
  });
  return { menu: menuWait, search: searchWaits?.field, answer: searchWaits?.answer, navigation };
}
