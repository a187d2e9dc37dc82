import type { Locator, Page } from '@playwright/test';
import { docPath } from './courseProgress';
import { atRest, expect, goToBlog, open, test } from './fixtures';
import { KNOWN_PATH } from './searchDialog';
import { message, sampleOf } from './site';
import { RARE } from '../trials';

/** A lesson with diagrams, one of them above most of what is read here. */
const LESSON = docPath('vi', KNOWN_PATH.replace(/^docs\//, ''));
const DIAGRAMS = 2;
const NEAR = 2;

const topOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

async function isDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-diagram]')).toHaveCount(DIAGRAMS);
}

/** Scrolls an element to the middle of the screen and then up by a number of pixels; returns its position. */
async function readAt(element: Locator, above = 0): Promise<number> {
  // Content far down is laid out a while later.
  await expect(element).toBeVisible();
  await element.evaluate((node, pixels) => {
    node.scrollIntoView({ block: 'center', behavior: 'instant' });
    window.scrollBy({ top: -pixels, behavior: 'instant' });
  }, above);
  // What comes into view may still change its height.
  await atRest(element.page());
  return topOf(element);
}

async function expectAt(element: Locator, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(element)) - top)).toBeLessThanOrEqual(NEAR);
}

/**
 * Reloads a page, which hydrates by itself on a second visit. `hydrated` would turn the wheel, after which the page no
 * longer restores the position.
 */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

async function goToContact(page: Page): Promise<void> {
  await page
    .locator('a[href="/contact"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(new RegExp(message('vi', 'contact.ContactPage.title')));
}

test('a hash target is in view after a reload and after going back', async ({ page }) => {
  await open(page, `${LESSON}#belady-anomaly`);
  const target = page.locator('#belady-anomaly');
  await expect(target).toBeInViewport();
  await reload(page);
  await expect(target).toBeInViewport();
  await goToBlog(page);
  await page.goBack();
  await expect(page).toHaveURL(/#belady-anomaly$/);
  await expect(target).toBeInViewport();
});

for (const [name, hash] of sampleOf([
  ['a page', ''],
  ['a part of a page', '#belady-anomaly'],
] as const)) {
  test(`going back to ${name} restores the scroll position below a diagram`, async ({ page }) => {
    const read = page.locator('#belady-anomaly + p');
    await open(page, `${LESSON}${hash}`);
    await isDrawn(page);
    const top = await readAt(read);
    await goToBlog(page);
    await page.goBack();
    await expect(page).toHaveURL(`${LESSON}${hash}`);
    await isDrawn(page);
    await expectAt(read, top);
  });
}

for (const [name, selector] of sampleOf([
  ['text', '#fifo + p'],
  ['a diagram', '#clock ~ div:has(> [data-diagram])'],
  ['text far below', '#summary + ul'],
] as const)) {
  test(`a reload restores the scroll position at ${name}, although fonts load late`, async ({ page }) => {
    const read = page.locator(selector).first();
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, LESSON);
    await isDrawn(page);
    const top = await readAt(read, -200);
    await page.unroute('**/*.woff2');
    await reload(page);
    await isDrawn(page);
    await expectAt(read, top);
  });
}

for (const [name, address, selector] of sampleOf([
  ['a lesson', LESSON, '#fifo + p'],
  ['a list', '/blog', 'main li:nth-of-type(3) h2'],
] as const)) {
  test(`the scroll position in ${name} survives a reload of the next page, although fonts load late`, async ({
    page,
  }) => {
    const read = page.locator(selector);
    await page.route('**/*.woff2', (route) => route.abort());
    await open(page, address);
    const top = await readAt(read);
    await goToContact(page);
    await page.unroute('**/*.woff2');
    await reload(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectAt(read, top);
  });
}

test('going back to the list of posts restores its heights in the first frame', RARE, async ({ page }) => {
  // Otherwise the site's fonts might be missing on the first visit and available on the return.
  await page.route('**/*.woff2', (route) => route.abort());
  await open(page, '/blog');
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll<HTMLElement>('main li')].map((post) => post.offsetHeight).join());
  await atRest(page);
  const before = await heights();
  await goToContact(page);
  const first = page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          const posts = [...document.querySelectorAll<HTMLElement>('main li')];
          if (posts.length === 0) return;
          observer.disconnect();
          resolve(posts.map((post) => post.offsetHeight).join());
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.goBack();
  expect(await first).toBe(before);
});

test('a page that was visited twice has two scroll positions', RARE, async ({ page }) => {
  const [early, late] = [page.locator('#fifo + p'), page.locator('#exercises + h3')];
  await open(page, LESSON);
  await isDrawn(page);
  const older = await readAt(early);
  const follow = (direction: string) =>
    page.locator(`.pagination-nav__link--${direction}`).evaluate((link) => (link as HTMLElement).click());
  await follow('prev');
  await expect(page).not.toHaveURL(LESSON);
  await expect(page.locator('#fifo')).toHaveCount(0);
  await follow('next');
  await expect(page.locator('#fifo')).toBeVisible();
  await isDrawn(page);
  const newer = await readAt(late);
  await goToContact(page);
  await page.goBack();
  await isDrawn(page);
  await expectAt(late, newer);
  await page.goBack();
  await expect(page.locator('#fifo')).toHaveCount(0);
  await page.goBack();
  await isDrawn(page);
  await expectAt(early, older);
});

test('a link within the page leads to its heading, however often it is clicked', async ({ page }) => {
  await open(page, LESSON);
  await isDrawn(page);
  const contents = page.locator('.theme-doc-toc-desktop a');
  for (const name of ['page-fault', 'clock', 'page-fault']) {
    await contents.and(page.locator(`[href="#${name}"]`)).click();
    await expect.poll(() => topOf(page.locator(`#${name}`))).toBe(84);
    await page.mouse.move(640, 400, { steps: 2 });
    await page.mouse.wheel(0, 900);
    await expect.poll(() => topOf(page.locator(`#${name}`))).toBeLessThan(0);
  }
});
