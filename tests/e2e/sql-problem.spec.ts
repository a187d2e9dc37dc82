import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures';
import { message, triedIn, type Locale } from './site';
import { text } from './sqlLab';
import { expectFits } from './sweptPage';

const PAGE = '/docs/leetcode/database/183-customers-who-never-order';
const RIGHT =
  'SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders WHERE customer_id IS NOT NULL)';
const NAIVE = 'SELECT name FROM customers WHERE id NOT IN (SELECT customer_id FROM orders)';
/** A part of an approach's code that the page's prose does not contain. */
const CODE = 'WHERE o.id IS NULL';

const pathOf = (locale: Locale) => (locale === 'vi' ? PAGE : `/en${PAGE}`);
const foldOf = (page: Page, locale: Locale) =>
  page.locator('details').filter({ has: page.getByText(message(locale, 'labKit.Approaches.show'), { exact: true }) });

for (const locale of triedIn('vi')) {
  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('tables, results, approaches and the row that refutes the naive answer are in the page', async ({ page }) => {
      await page.goto(pathOf(locale));
      const customers = page.getByRole('group', {
        name: text(locale, 'sqlLab.ShownTables.table', { name: 'customers' }),
      });
      await expect(customers.first()).toContainText('VARCHAR(40)');
      await expect(customers.first().getByRole('row')).toHaveCount(5);
      const fold = foldOf(page, locale);
      await expect(fold.getByText(CODE).first()).toBeHidden();
      await fold.locator('summary').click();
      await expect(fold.getByText(CODE).first()).toBeVisible();
      const missing = page.getByText(message(locale, 'sqlLab.SqlNaive.missing')).first();
      await expect(missing).toBeHidden();
      await page.getByText(message(locale, 'sqlLab.SqlNaive.show'), { exact: true }).click();
      await expect(missing).toBeVisible();
    });
  });
}

/** Solves the problem by keyboard alone: a wrong answer, a right one, then the approaches on other rows. */
async function solveByKeyboard(page: Page, locale: Locale): Promise<void> {
  const attempt = page.locator('#lc-183-01');
  const editor = attempt.getByRole('textbox', { name: message(locale, 'sqlLab.SqlExercise.code') });
  const check = attempt.getByRole('button', { name: message(locale, 'labKit.LabButton.check'), exact: true });
  const fold = foldOf(page, locale);

  await editor.fill(NAIVE);
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(attempt.getByRole('status').first()).toContainText('NOT IN');
  // An attempt opens the approaches.
  await expect(fold).toHaveAttribute('open');

  await editor.fill(RIGHT);
  await check.focus();
  await page.keyboard.press('Enter');
  await expect(
    attempt.getByText(message(locale, 'progress.ExerciseMark.solved').split('{day}')[0] ?? ''),
  ).toBeVisible();

  const [example, guests] = [fold.getByRole('radio').nth(0), fold.getByRole('radio').nth(1)];
  await example.focus();
  await page.keyboard.press('ArrowDown');
  await expect(guests).toBeChecked();
  await expect(fold.getByRole('cell', { name: 'Giang' }).first()).toBeVisible();
  const tabs = fold.getByRole('tablist').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  const panel = fold.getByRole('tabpanel');
  await panel.getByRole('button', { name: message(locale, 'labKit.LabButton.run'), exact: true }).focus();
  await page.keyboard.press('Enter');
  // The rows of the chosen dataset, not those of the example.
  await expect(panel.getByRole('cell', { name: 'Khoa' })).toBeVisible();
  await expect(panel.getByRole('cell', { name: 'Dũng' })).toHaveCount(0);
}

test('a problem is solved by keyboard, and its approaches run on the rows that the reader chooses (vi)', async ({
  page,
  watch,
}) => {
  await open(page, pathOf('vi'));
  await solveByKeyboard(page, 'vi');
  await expectAccessible(page, 'a problem');
  expect(watch.complaints).toEqual([]);
});

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a problem is solved by keyboard without horizontal overflow, and its mark stays (en)', async ({ page }) => {
    await open(page, pathOf('en'));
    await solveByKeyboard(page, 'en');
    await expectFits(page, 360);
    await page.reload();
    await page.locator('#lc-183-01').scrollIntoViewIfNeeded();
    await expect(
      page.getByText(message('en', 'progress.ExerciseMark.solved').split('{day}')[0] ?? '').first(),
    ).toBeVisible();
    // The fold is below the screen, where it would wait for the reader's first sign.
    await foldOf(page, 'en').scrollIntoViewIfNeeded();
    await expect(foldOf(page, 'en')).toHaveAttribute('open');
  });
});
