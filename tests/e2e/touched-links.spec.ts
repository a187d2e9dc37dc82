import type { Locator, Page } from '@playwright/test';
import { atRest, expect, hold, hydrated, MAIN_SCRIPT, open, test, withoutLongTimers } from './fixtures';
import { dialogOf } from './searchDialog';
import { base, OPEN_MENU, triedIn } from './site';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** A page of text with links on its first screen. */
const PAGE = 'blog';

const LINK = 'main h2 a';
const LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';

const linkOf = (page: Page) => page.locator(LINK).first();

/** Opens a page that waits for the reader, with its scripts loaded; marks its document. */
async function openUntouched(page: Page, path: string): Promise<void> {
  // Otherwise the page would be hydrated after a while.
  await withoutLongTimers(page, 3000);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'waiting');
  await mark(page);
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isFirst: true }));

/** Whether the page is still the document that was opened: the router keeps it, the browser replaces it. */
const isFirst = (page: Page) => page.evaluate(() => 'isFirst' in window);

/** How the document came: `navigational-prefetch` if the browser had fetched it before the navigation. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & { deliveryType: string })[];
    return navigation?.deliveryType;
  });

/**
 * Presses a link, lets the page's scripts load and hydrate it, and lifts the finger. The events are dispatched, because
 * a finger that rests for half a second on a slow machine would not click.
 */
async function tapWhileHydrating(link: Locator, release: () => void): Promise<void> {
  await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  release();
  await hydrated(link.page());
  await link.evaluate((element: HTMLElement) => element.click());
}

/** Moves a finger upwards from a link. */
async function swipeFrom(page: Page, link: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await atRest(page);
  const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [{ x: x + 10, y: y + 10 }]);
  for (let up = 30; up <= 300; up += 30) await send('touchMove', [{ x: x + 10, y: y + 10 - up }]);
  await send('touchEnd', []);
}

for (const locale of triedIn('vi')) {
  test(`a tap on a link of a page that waits is followed by the browser (${locale})`, async ({ page, watch }) => {
    await openUntouched(page, base(locale) + PAGE);
    const link = linkOf(page);
    const title = await link.innerText();
    // What a finger causes before it is lifted.
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await link.dispatchEvent('pointermove', { pointerType: 'touch', movementY: 1, bubbles: true });
    await link.focus();
    await expect(page.locator('html'), 'nothing else starts').toHaveAttribute('data-hydration', 'waiting');
    await link.tap();
    await expect(page.locator('h1')).toHaveText(title);
    expect(await isFirst(page)).toBe(false);
    // Back leads to the list, which still waits for the reader and works.
    await page.goBack();
    await expect(linkOf(page)).toHaveText(title);
    await hydrated(page);
    await linkOf(page).tap();
    await expect(page.locator('h1')).toHaveText(title);
    expect(watch.complaints).toEqual([]);
  });
}

test('a tap on a hydrated page is followed by the browser, which has fetched the next page at the press', async ({
  page,
  watch,
}) => {
  await open(page, `/${PAGE}`);
  await mark(page);
  const title = await linkOf(page).innerText();
  await linkOf(page).tap();
  await expect(page.locator('h1')).toHaveText(title);
  expect(await isFirst(page)).toBe(false);
  expect(await delivery(page)).toBe('navigational-prefetch');
  await page.goBack();
  await hydrated(page);
  await expect(linkOf(page)).toHaveText(title);
  expect(watch.complaints).toEqual([]);
});

test('the next document is fetched when its link comes into view', async ({ page }) => {
  await open(page, `/${LESSON}`);
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await expect(next).toHaveAttribute('data-ahead', '');
  // A click without a press: nothing else would have the page fetched ahead.
  await next.evaluate((element: HTMLElement) => element.click());
  await expect(page).not.toHaveURL(`/${LESSON}`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('once something in the content was pressed, the router follows links and keeps what it shows', async ({
  page,
}) => {
  await open(page, `/${LESSON}`);
  await mark(page);
  const title = await page.title();
  await page.locator('.markdown button:visible').first().tap();
  const next = page.locator('.pagination-nav__link--next');
  await next.tap();
  await expect(page).not.toHaveURL(`/${LESSON}`);
  await expect(page).not.toHaveTitle(title);
  expect(await isFirst(page)).toBe(true);
});

test('a section link keeps the document, a link of the menu replaces it', async ({ page }) => {
  await open(page, `/${LESSON}`);
  await mark(page);
  await page
    .locator('.markdown a.hash-link')
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(/#./);
  expect(await isFirst(page)).toBe(true);
  await open(page, `/${PAGE}`);
  await mark(page);
  await page.locator('.navbar__toggle').tap();
  const menu = page.locator(OPEN_MENU);
  await menu.locator('a[href="/docs"]').last().tap();
  await expect(page).toHaveURL('/docs');
  await expect(page.locator('h1')).toBeVisible();
  expect(await isFirst(page)).toBe(false);
});

test('what is open when a page is left is closed when the browser shows that page again', async ({ page }) => {
  const leave = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await open(page, `/${PAGE}`);
  await page.locator('.navbar__toggle').tap();
  await expect(page.locator(OPEN_MENU).first()).toBeVisible();
  await leave();
  await expect(page.locator(OPEN_MENU)).toHaveCount(0);
  await page.locator('a[data-opens]').first().tap();
  const { box, dialog } = dialogOf(page, 'vi');
  await expect(box).toBeFocused();
  await leave();
  await expect(dialog).toHaveCount(0);
});

test('a tap while the page is being hydrated is followed by the browser', async ({ page }) => {
  const release = await hold(page, MAIN_SCRIPT);
  await page.goto(`/${PAGE}`);
  await mark(page);
  const title = await linkOf(page).innerText();
  await tapWhileHydrating(linkOf(page), release);
  await expect(page.locator('h1')).toHaveText(title);
  expect(await isFirst(page)).toBe(false);
});

for (const [name, press] of [
  ['before the scripts have loaded', (link: Locator, release: () => void) => link.tap().then(release)],
  ['while the page is being hydrated', tapWhileHydrating],
] as const) {
  test(`text typed before a link is tapped ${name} is still there on the way back`, async ({ page }) => {
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(`/${LESSON}`);
    await mark(page);
    const title = await page.title();
    const field = page.locator('.markdown textarea').first();
    await field.fill('let typed;');
    await press(page.locator('.navbar__brand').first(), release);
    await expect(page).toHaveURL('/');
    await expect(page).not.toHaveTitle(title);
    expect(await isFirst(page), 'the router follows').toBe(true);
    await page.goBack();
    await expect(field).toHaveValue('let typed;');
  });
}

test('a finger that scrolls from a link opens nothing, and the page is hydrated', async ({ page }) => {
  await openUntouched(page, `/${PAGE}`);
  await swipeFrom(page, linkOf(page));
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page).toHaveURL(`/${PAGE}`);
  expect(await isFirst(page)).toBe(true);
});

test('the page in the other language opens at the same section', async ({ page }) => {
  await openUntouched(page, '/#no-such-section');
  await page.locator('.navbar__toggle').tap();
  const menu = page.locator(OPEN_MENU);
  await menu.locator('summary').tap();
  await menu.locator('a[lang="en"]').tap();
  await expect(page).toHaveURL('/en/#no-such-section');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the bar of a scrolled page stays while the page is hydrated, until the reader scrolls', async ({ page }) => {
  await openUntouched(page, `/${LESSON}`);
  await page.evaluate(() => window.scrollTo(0, 800));
  const bar = page.locator('nav.navbar');
  const shown = await bar.getAttribute('class');
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await bar.getAttribute('class')).toBe(shown);
  await page.evaluate(() => window.scrollBy(0, 300));
  await expect(bar).not.toBeInViewport();
});
