import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures';
import { message, triedIn, type Locale } from './site';

const LESSON = '/docs/database/learn-sql-in-30-days/30-database-security';
const EMAILS = "zzz' UNION SELECT full_name, email FROM customers --";

const addressOf = (locale: Locale) => (locale === 'vi' ? LESSON : `/en${LESSON}`);

function labOf(page: Page, locale: Locale, program: 'search' | 'login' | 'sort') {
  const t = (id: string) => message(locale, `sqlLab.InjectionLab.${id}`);
  const root = page.getByRole('group', { name: t(program), exact: true });
  const task = (number: number): Locator => root.getByRole('listitem').nth(number - 1);
  return {
    t,
    root,
    isSolved: (number: number) => expect(task(number)).toContainText(t('solved')),
    isOpen: (number: number) => expect(task(number)).not.toContainText(t('solved')),
    field: (id: string) => root.getByLabel(t(id), { exact: true }),
    button: (id: string) => root.getByRole('button', { name: t(id), exact: true }),
    choice: (id: string) => root.getByRole('radio', { name: t(id), exact: true }),
  };
}

for (const locale of triedIn('vi')) {
  test.describe(`injection lab (${locale})`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('lets an attack through, predicts a fix and judges fixes, by keyboard', async ({ page }) => {
      await open(page, addressOf(locale));
      const { t, root, isOpen, isSolved, field, button, choice } = labOf(page, locale, 'search');
      await isOpen(1);
      await field('words').fill(EMAILS);
      await field('words').press('Enter');
      await expect(root.getByRole('cell', { name: 'ly.bui@example.com' })).toBeVisible();
      await isSolved(1);
      await expect(root.locator('mark').first()).toHaveText(EMAILS);

      await choice('none').focus();
      await page.keyboard.press('Space');
      await button('runCure').press('Enter');
      await expect(root.getByText(t('foreseen'))).toBeVisible();
      await isSolved(2);

      await choice('filtered').check();
      await button('judge').press('Enter');
      await expect(root.getByRole('cell', { name: message(locale, 'labKit.Mark.wrong') })).toHaveCount(3);
      await isOpen(3);
      await choice('bound').check();
      await button('judge').press('Enter');
      await expect(root.getByRole('cell', { name: message(locale, 'labKit.Mark.right') })).toHaveCount(4);
      await isSolved(3);
      await expectAccessible(page, LESSON);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    });

    test('runs a second statement, and the next run starts with the original data', async ({ page }) => {
      await open(page, addressOf(locale));
      const { root, field, button } = labOf(page, locale, 'search');
      await button('stacked').click();
      await button('run').click();
      await expect(root.getByText('DELETE FROM order_items', { exact: true })).toBeVisible();
      await field('words').fill("zzz' UNION SELECT 'lines', COUNT(*) FROM order_items --");
      await button('run').click();
      await expect(root.getByRole('cell', { name: '300', exact: true })).toBeVisible();
    });

    test('treats a bound column name as a value, and an allow list of names as the fix', async ({ page }) => {
      await open(page, addressOf(locale));
      const { root, isSolved, field, button, choice } = labOf(page, locale, 'sort');
      await field('column').fill(
        'CASE WHEN (SELECT salary FROM employees WHERE employee_id = 1) > 40000000 THEN title ELSE price END',
      );
      await button('run').click();
      await isSolved(1);
      await choice('allowList').check();
      await choice('error').check();
      await button('runCure').click();
      await isSolved(2);
      await expect(root.getByText('no such order').last()).toBeVisible();
      await button('judge').click();
      await expect(root.getByRole('cell', { name: message(locale, 'labKit.Mark.right') })).toHaveCount(4);
      await isSolved(3);
    });
  });

  test.describe(`injection lab without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows the example with the result recorded by the build', async ({ page }) => {
      await page.goto(addressOf(locale));
      const { root, field, button } = labOf(page, locale, 'search');
      await expect(root.locator('mark').first()).toHaveText("O'Brien");
      await expect(root).toContainText('syntax error');
      await expect(root).toContainText(message(locale, 'sqlLab.InjectionLab.value').split('{')[0] ?? '');
      await expect(button('run')).toBeHidden();
      await expect(field('words')).toBeHidden();
    });
  });
}
