import type { Page } from '@playwright/test';
import { expect, hold, hydrated, open, test, watchFolds } from './fixtures';
import { base, LOCALES, message } from './site';

const COURSE = 'docs/database/learn-sql-in-30-days/';
const LESSON = `${COURSE}05-sorting-and-limiting`;
const NEXT = `${COURSE}06-null-and-three-valued-logic`;
const TABLE = /\/assets\/routes\.\w+\.json$/;
/** The scripts of documents. */
const DOCUMENTS = /\/assets\/js\/[0-9a-f]{8}\.\w+\.js$/;
const SIMULATOR = /\/simulator-three-valued-logic\.\w+\.js$/;

const lastBlock = (page: Page) => page.locator('.markdown > :last-child');

/** Nothing is ever idle, so that nothing is laid out that nobody wants. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

for (const locale of LOCALES) {
  test.describe(`the next page (${locale})`, () => {
    test('is laid out bit by bit, and then as if it had been opened by its address', async ({ page, watch }) => {
      const heights = () =>
        page
          .locator('.markdown > *')
          .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().height)));
      await open(page, base(locale) + LESSON);
      const title = await page.locator('h1').innerText();
      await page.evaluate(watchFolds);
      await page.locator('.pagination-nav__link--next').click();
      // The address changes when the link is pressed, the page when it has been fetched.
      await expect(page.locator('h1')).not.toHaveText(title);
      await expect(page).toHaveURL(base(locale) + NEXT);
      await expect(lastBlock(page)).toBeVisible();
      await expect(page.locator('[data-fold]')).toHaveCount(0);
      expect(Number(await page.locator('html').getAttribute('data-folds'))).toBeGreaterThan(5);
      const piecemeal = await heights();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('[data-fold]')).toHaveCount(0);
      expect(await heights()).toEqual(piecemeal);
      expect(watch.complaints).toEqual([]);
    });

    test('has the scripts of its simulators fetched together with its own', async ({ page }) => {
      await open(page, base(locale) + LESSON);
      await page.mouse.move(300, 300);
      await page.waitForLoadState('networkidle');
      const release = await hold(page, DOCUMENTS);
      const simulator = page.waitForRequest(SIMULATOR);
      await page.locator('.pagination-nav__link--next').click();
      await simulator;
      release();
      await expect(page).toHaveURL(base(locale) + NEXT);
    });

    test('is there though the script of a simulator is not, which is fetched at a press', async ({ page }) => {
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

test('the table of all pages comes for who acts on a page, and not for who saves data', async ({ page, context }) => {
  const table = page.waitForRequest(TABLE);
  await open(page, `/${LESSON}`);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await table;

  const thrifty = await context.newPage();
  await thrifty.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const tables: string[] = [];
  thrifty.on('request', (request) => TABLE.test(request.url()) && tables.push(request.url()));
  await open(thrifty, `/${LESSON}`);
  await thrifty.mouse.move(300, 300);
  await thrifty.mouse.wheel(0, 200);
  await thrifty.waitForLoadState('networkidle');
  expect(tables).toEqual([]);
  await thrifty.locator('.pagination-nav__link--next').click();
  await expect(thrifty).toHaveURL(`/${NEXT}`);
  expect(tables).toHaveLength(1);
});

test('who scrolls on the next page before all is laid out finds all of it', async ({ page }) => {
  await open(page, `/${LESSON}`);
  await page.evaluate(neverIdle);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL(`/${NEXT}`);
  await expect(page.locator('.markdown > [data-fold]')).toBeHidden();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 50);
  await expect(lastBlock(page)).toBeVisible();
});

test('a link to a place far down in another lesson leads to it, and back to the place of the link', async ({
  page,
}) => {
  await open(page, `/${COURSE}03-select-basics`);
  const link = page.locator(`main a[href="/${NEXT}#null-spreads"]`);
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(neverIdle);
  await link.click();
  await expect(page).toHaveURL(`/${NEXT}#null-spreads`);
  await expect(page.locator('#null-spreads')).toBeInViewport();
  await expect(lastBlock(page)).toBeVisible();
  await page.goBack();
  await expect(link).toBeInViewport();
});
