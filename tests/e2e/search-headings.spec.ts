import type { Page } from '@playwright/test';
import { atRest, expect, expectAccessible, hold, test } from './fixtures';
import { KNOWN, KNOWN_PATH, openDialog, recordTexts } from './searchDialog';
import { base, LOCALES } from './site';

const INDEX = '**/assets/search/search-index.*';

/** A query that headings contain, and one that only texts contain: its hits begin with another. */
const TYPED_ON = {
  vi: { earlier: 'trang', later: 'trang ram khung cap' },
  en: { earlier: 'page', later: 'page fault memory full' },
} as const;

/** Waits until the page has had the time to handle an index that has arrived. */
async function untilBuilt(page: Page, url: string): Promise<void> {
  // The worker reads this copy after it has read and built the index, and answers in order.
  const rereads = (address: string) => fetch(address).then((answer) => answer.json().then(Boolean));
  for (let time = 0; time < 2; time += 1) await page.workers()[0]?.evaluate(rereads, url);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

for (const locale of LOCALES) {
  const { query, title } = KNOWN[locale];

  test.describe(`while the index is loading (${locale})`, () => {
    test('the headings answer; then the list is completed, counted and announced once', async ({ page }) => {
      const release = await hold(page, INDEX);
      const { dialog, box, rows, status, seeAll, text } = await openDialog(page, locale);
      await box.fill(query);
      await expect(rows.first()).toContainText(title);
      const size = page.viewportSize() ?? { width: 1280, height: 720 };
      // Here the list scrolls.
      await page.setViewportSize({ width: 360, height: 420 });
      await expectAccessible(page, 'first hits', 'dialog');
      await page.setViewportSize(size);
      await expect(status).toHaveText('');
      await expect(seeAll).toHaveCount(0);
      await expect(dialog.getByRole('link', { name: text('search.ResultsFooter.seeAllUncounted') })).toBeVisible();
      const told = await recordTexts(status);
      const before = await rows.count();
      release();
      await expect(seeAll).toBeVisible();
      await expect(rows.first()).toContainText(title);
      expect(await rows.count()).toBeGreaterThan(before);
      const texts = new Set((await told()).split('\n').filter((line) => line !== ''));
      expect(texts.size, [...texts].join('; ')).toBe(1);
    });

    test('Enter opens the best hit', async ({ page }) => {
      await hold(page, INDEX);
      await openDialog(page, locale);
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === base(locale) + KNOWN_PATH);
    });

    test('the chosen row stays chosen when the index arrives', async ({ page }) => {
      const release = await hold(page, INDEX);
      const { box, rows, active, seeAll } = await openDialog(page, locale);
      await box.fill(query);
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
      const link = active.getByRole('link');
      const first = (await link.getAttribute('href')) ?? '';
      await box.press('ArrowDown');
      await expect(link).not.toHaveAttribute('href', first);
      const chosen = await link.getAttribute('href');
      release();
      await expect(seeAll).toBeVisible();
      await expect(link).toHaveAttribute('href', chosen ?? '');
    });

    test('the first row is active, not one of an earlier query', async ({ page }) => {
      const { earlier, later } = TYPED_ON[locale];
      const release = await hold(page, INDEX);
      const { box, rows, active, seeAll } = await openDialog(page, locale);
      await box.fill(earlier);
      const link = active.getByRole('link');
      await expect(link).toBeVisible();
      const href = String(await link.getAttribute('href'));
      await box.fill(later);
      await expect(rows).toHaveCount(0);
      release();
      await expect(seeAll).toBeVisible();
      await expect(rows.locator(`a[href="${href}"]`)).toBeVisible();
      await expect(rows.first().getByRole('link')).not.toHaveAttribute('href', href);
      await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    });

    test('no row changes below the pointer', async ({ page }) => {
      const release = await hold(page, INDEX);
      const { box, rows, seeAll } = await openDialog(page, locale);
      await box.fill(query);
      // Chrome gives the first move no distance, as it does for a pointer at rest.
      await page.mouse.move(10, 10);
      await rows.nth(2).hover();
      const under = await rows.nth(2).textContent();
      const arrived = page.waitForResponse(INDEX);
      release();
      await untilBuilt(page, (await arrived).url());
      expect(await rows.nth(2).textContent()).toBe(under);
      await expect(seeAll).toHaveCount(0);
      await box.hover();
      await expect(seeAll).toBeVisible();
    });

    test('the list is completed below a pointer at rest', async ({ page }) => {
      const release = await hold(page, INDEX);
      const { box, rows, seeAll } = await openDialog(page, locale);
      await box.fill(query);
      await atRest(page);
      const { x = 0, y = 0 } = (await rows.nth(1).boundingBox()) ?? {};
      await box.fill('');
      await expect(rows).toHaveCount(0);
      await page.mouse.move(x + 20, y + 20);
      await box.fill(query);
      await expect(rows.nth(1)).toBeVisible();
      await expect
        .poll(() => rows.nth(1).evaluate((row) => row.closest('.DocSearch-Dropdown')?.matches(':hover')))
        .toBe(true);
      release();
      await expect(seeAll).toBeVisible();
    });

    test('a query that no heading contains waits without the list of another, and fails with a reason', async ({
      page,
    }) => {
      const release = await hold(page, INDEX, 'abort');
      const { dialog, box, rows, text } = await openDialog(page, locale);
      await box.fill(query);
      await expect(rows.first()).toContainText(title);
      await box.fill('zzqxj');
      await expect(dialog.getByText(text('search.modal.searchingText'))).toBeVisible();
      await expect(rows).toHaveCount(0);
      await expectAccessible(page, 'waiting query', 'dialog');
      release();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'failed query', 'dialog');
      await box.fill(query);
      await expect(rows.first()).toContainText(title);
    });

    test('a damaged index is an error and no answer', async ({ page }) => {
      await page.route(INDEX, (route) => route.fulfill({ contentType: 'application/json', body: '{"format":2' }));
      const { dialog, box, rows } = await openDialog(page, locale);
      await box.fill(query);
      await expect(rows.first()).toContainText(title);
      await box.fill('zzqxj');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await page.unroute(INDEX);
      await dialog.getByRole('alert').getByRole('button').click();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await expect(rows).toHaveCount(0);
    });
  });
}

test.describe('while the index is loading, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('no row changes below a finger, which opens the row that it has touched', async ({ page, context }) => {
    const release = await hold(page, INDEX);
    const { box, rows } = await openDialog(page, 'en');
    await box.fill(KNOWN.en.query);
    const row = rows.nth(2);
    const under = await row.textContent();
    const href = (await row.getByRole('link').getAttribute('href')) ?? '';
    await atRest(page);
    const { x, y } = (await row.boundingBox()) ?? { x: 0, y: 0 };
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [{ x: x + 40, y: y + 20 }]);
    const arrived = page.waitForResponse(INDEX);
    release();
    await untilBuilt(page, (await arrived).url());
    expect(await row.textContent()).toBe(under);
    await touch('touchEnd', []);
    await expect(page).toHaveURL(href);
  });
});
