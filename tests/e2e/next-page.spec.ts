import type { Page } from '@playwright/test';
import { atRest, expect, hold, hydrated, MAIN_SCRIPT, open, setConnection, test, withoutLongTimers } from './fixtures';
import { base, message, triedIn } from './site';

const COURSE = 'docs/database/learn-sql-in-30-days/';
const LESSON = `${COURSE}05-sorting-and-limiting`;
const NEXT = `${COURSE}06-null-and-three-valued-logic`;
/** The chunks of documents. */
const DOCUMENTS = /\/assets\/js\/[0-9a-f]{8}\.\w+\.js$/;
const SIMULATOR_STYLES = /\/simulator-three-valued-logic\.\w+\.css$/;
const SIMULATOR = /\/simulator-three-valued-logic\.\w+\.js$/;

const lastBlock = (page: Page) => page.locator('.markdown > :last-child');

for (const locale of triedIn('vi')) {
  test.describe(`the next page (${locale})`, () => {
    test('is the same as if it had been opened by its URL', async ({ page, watch }) => {
      const heights = async () => {
        await atRest(page);
        return page
          .locator('.markdown > *')
          .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().height)));
      };
      await open(page, base(locale) + LESSON);
      const title = await page.locator('h1').innerText();
      await page.locator('.pagination-nav__link--next').click();
      // The URL changes when the link is clicked, the page when it has been fetched.
      await expect(page.locator('h1')).not.toHaveText(title);
      await expect(page).toHaveURL(base(locale) + NEXT);
      await expect(lastBlock(page)).toBeVisible();
      const drawn = await heights();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('[data-fold]')).toHaveCount(0);
      expect(await heights()).toEqual(drawn);
      expect(watch.complaints).toEqual([]);
    });

    test('has all its files requested on touchstart', async ({ page }) => {
      await open(page, base(locale) + LESSON);
      const title = await page.locator('h1').innerText();
      await page.waitForLoadState('networkidle');
      const asked = [DOCUMENTS, SIMULATOR, SIMULATOR_STYLES].map((address) => page.waitForRequest(address));
      const link = page.locator('.pagination-nav__link--next');
      await link.dispatchEvent('touchstart');
      await Promise.all(asked);
      await link.click();
      await expect(page.locator('h1')).not.toHaveText(title);
      await expect(page).toHaveURL(base(locale) + NEXT);
      await expect(lastBlock(page)).toBeVisible();
    });

    test('is shown although the script of a simulator fails, and a click loads that script', async ({ page }) => {
      await open(page, base(locale) + LESSON);
      const title = await page.locator('h1').innerText();
      await page.route(SIMULATOR, (route) => route.abort());
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.locator('h1')).not.toHaveText(title);
      await expect(lastBlock(page)).toBeVisible();
      await expect(page.getByText(message(locale, 'island.NotFetched.text')).first()).toBeVisible();
      const simulators = page.locator('[data-simulator]');
      await expect(simulators).toHaveCount(0);
      await page.unroute(SIMULATOR);
      await page
        .getByRole('button', { name: message(locale, 'island.NotFetched.retry'), exact: true })
        .first()
        .click();
      await expect(simulators.first()).toBeVisible();
    });
  });
}

test('the next page is loaded as soon as the link to it is in view', async ({ page }) => {
  await open(page, `/${LESSON}`);
  const title = await page.locator('h1').innerText();
  const loading = new Set<unknown>();
  page.on('request', (request) => request.resourceType() === 'script' && loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  const asked = [DOCUMENTS, SIMULATOR].map((address) => page.waitForRequest(address));
  const link = page.locator('.pagination-nav__link--next');
  await link.scrollIntoViewIfNeeded();
  await Promise.all(asked);
  await expect.poll(() => loading.size).toBe(0);
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await link.click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await expect(page.locator('[data-simulator]').first()).toBeVisible();
});

test('a long next page is laid out in parts, and at once when the reader scrolls', async ({ page }) => {
  await withoutLongTimers(page, 5000);
  await open(page, `/${LESSON}`);
  // From now on the browser never reports idle time, so nothing is laid out without an interaction.
  await page.evaluate(() => (window.requestIdleCallback = () => 0));
  const title = await page.locator('h1').innerText();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('h1')).not.toHaveText(title);
  await expect(page.locator('.markdown > [data-fold]')).toBeHidden();
  await expect(lastBlock(page)).toBeHidden();
  await page.evaluate(() => window.scrollBy(0, 50));
  await expect(lastBlock(page)).toBeVisible();
});

test('scrolling before the scripts have run counts as an interaction', async ({ page }) => {
  const release = await hold(page, MAIN_SCRIPT);
  await page.goto(`/${LESSON}`);
  const main = page.waitForRequest(MAIN_SCRIPT);
  await page.evaluate(() => scrollTo(0, 200));
  await main;
  release();
  await hydrated(page);
});

test('the next page opens for readers who save data, and only once they ask for it', async ({ page }) => {
  await setConnection(page, true);
  const texts: string[] = [];
  page.on('request', (request) => DOCUMENTS.test(request.url()) && texts.push(request.url()));
  await open(page, `/${LESSON}`);
  const title = await page.locator('h1').innerText();
  await page.waitForLoadState('networkidle');
  const count = texts.length;
  const link = page.locator('.pagination-nav__link--next');
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(texts).toHaveLength(count);
  await link.click();
  await expect(page).toHaveURL(`/${NEXT}`);
  await expect(page.locator('h1')).not.toHaveText(title);
});

test('a link to an anchor far down in another lesson leads to it, and Back leads to the link', async ({ page }) => {
  await open(page, `/${COURSE}03-select-basics`);
  const link = page.locator(`main a[href="/${NEXT}#null-spreads"]`);
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(`/${NEXT}#null-spreads`);
  await expect(page.locator('#null-spreads')).toBeInViewport();
  await expect(lastBlock(page)).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
});
