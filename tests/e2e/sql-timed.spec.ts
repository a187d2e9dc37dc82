import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures';
import { type Locale, message, sampleOf, triedIn } from './site';
import { text, textOf } from './sqlLab';

const LESSON = '/docs/database/learn-sql-in-30-days/29-query-optimization';
const lessonPath = (locale: Locale) => (locale === 'vi' ? LESSON : `/en${LESSON}`);

/** The block of the page that compares two queries: with and without a function on a column. */
function timedBlock(page: Page, locale: Locale, index = 1) {
  const root = page.getByRole('group', { name: message(locale, 'sqlLab.SqlTimed.block') }).nth(index);
  const button = (id: string) => root.getByRole('button', { name: message(locale, id), exact: true });
  return {
    root,
    measure: button('sqlLab.SqlTimed.measure'),
    reset: button('labKit.LabButton.reset'),
    editors: root.getByRole('textbox'),
    status: root.getByRole('status'),
    rows: root.locator('table tbody tr'),
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a timed block shows its SQL and its plans, but no times', async ({ page }) => {
    await page.goto(LESSON);
    const { root, editors, measure, rows } = timedBlock(page, 'vi');
    await expect(editors).toHaveCount(2);
    await expect(root.getByText('SCAN orders_big')).toBeVisible();
    await expect(root.getByText(/^SEARCH orders_big USING INDEX/)).toBeVisible();
    await expect(root.getByText(/^Seq Scan on orders_big/)).toBeVisible();
    await expect(rows).toHaveCount(0);
    await expect(measure).toBeHidden();
  });
});

const SCREENS = [
  { name: '1280 px, light', theme: 'light', options: { viewport: { width: 1280, height: 800 } } },
  { name: '360 px, dark', theme: 'dark', options: { viewport: { width: 360, height: 740 } } },
] as const;

for (const { name, theme, options } of sampleOf(SCREENS)) {
  test.describe(name, () => {
    test.use(options);

    for (const locale of triedIn('vi')) {
      test(`two queries are measured, changed and restored (${locale})`, async ({ page, watch }) => {
        await open(page, lessonPath(locale));
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        const { root, measure, reset, editors, status, rows } = timedBlock(page, locale);
        await root.scrollIntoViewIfNeeded();
        await measure.focus();
        await page.keyboard.press('Enter');
        await expect(status).toHaveText(text(locale, 'sqlLab.SqlTimed.done', { engine: 'SQLite' }), {
          timeout: 30_000,
        });
        await expect(rows).toHaveCount(2);
        await expect(rows.nth(1)).toContainText('×1');
        const ratio = Number(/×([\d.,]+)/.exec(await rows.nth(0).innerText())?.[1]?.replace(',', '.'));
        expect(ratio, 'a scan of 100,000 rows takes longer than a search').toBeGreaterThan(2);
        await expect(root).toContainText(message(locale, 'sqlLab.SqlTimed.same').replace('{rows}', '1'));
        await expectAccessible(page, `${name}, ${locale}, after measuring`);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

        const original = await textOf(editors.nth(1));
        await editors.nth(1).fill('SELECT 1 AS order_count, 2 AS revenue');
        await measure.click();
        await expect(root).toContainText(message(locale, 'sqlLab.SqlTimed.different'), { timeout: 30_000 });

        await editors.nth(1).fill('SELECT no_such FROM orders_big');
        await measure.click();
        await expect(root.getByRole('alert')).toContainText('no such column: no_such', { timeout: 30_000 });
        await expect(rows).toHaveCount(0);

        await reset.click();
        await expect(root.getByRole('alert')).toHaveCount(0);
        expect(await textOf(editors.nth(1))).toBe(original);
        expect(watch.complaints).toEqual([]);
      });
    }
  });
}
