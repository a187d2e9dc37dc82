import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PATTERNS, PROBLEMS } from '../../courses/problems';
import { ofPattern } from '../../src/features/problems/core/patternFilter';
import { docPath, filled, progressText, roadmapPath, seed, showIn, solvedOn } from './courseProgress';
import { atRest, expect, expectAccessible, moved, open, test, watchMoves } from './fixtures';
import { base, message, triedIn, type Locale } from './site';
import { expectFits } from './sweptPage';

const RANKS = ['easy', 'medium', 'hard'] as const;
const written = PROBLEMS.filter(({ id }) => existsSync(path.resolve(__dirname, `../../docs/${id}.mdx`))).sort(
  (left, right) => left.number - right.number,
);
const numbers = (problems: readonly { readonly number: number }[]) => problems.map(({ number }) => String(number));
const first = PATTERNS.find(({ id }) => ofPattern(written, id).length > 0);
const LC = 'lc-175-01';
const CODE = '136-single-number';

const tablePath = (locale: Locale) => `${base(locale)}docs/category/leetcode`;
const tableOf = (page: Page, locale: Locale) =>
  page.getByRole('table', { name: message(locale, 'problems.ProblemTable.label') });
/** PrimeReact's table, once it has replaced the static one. */
const sortable = (page: Page) => page.locator('[data-pc-name="datatable"][data-pc-section="root"]');
const shown = (table: Locator) => table.getByRole('row').locator('td:first-child');
const head = (table: Locator, locale: Locale, column: string) => {
  const name = message(locale, `problems.ProblemTable.${column}`);
  return {
    cell: table.getByRole('columnheader', { name }),
    button: table.getByRole('button', { name, exact: true }),
  };
};
const standing = (page: Page, locale: Locale, solved: number) =>
  page.getByText(filled(locale, 'problems.ProblemTable.standing', { solved, total: written.length }), { exact: true });
const mark = (table: Locator, locale: Locale, number: string) =>
  table
    .getByRole('row')
    .filter({ has: table.page().getByRole('cell', { name: number, exact: true }) })
    .getByText(message(locale, 'problems.ProblemTable.isSolved'));

for (const locale of triedIn('vi')) {
  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('the problems are a table with links', async ({ page }) => {
      await page.goto(tablePath(locale));
      const table = tableOf(page, locale);
      await expect(shown(table)).toHaveText(numbers(written));
      await expect(table.getByRole('columnheader')).toHaveCount(5);
      await expect(table.getByRole('button')).toHaveCount(0);
      const row = table.getByRole('row').filter({ hasText: '146' });
      await expect(row.getByRole('link')).toHaveAttribute('href', docPath(locale, 'leetcode/algorithm/146-lru-cache'));
      await expect(row).toContainText(message(locale, 'problems.DifficultyLabel.medium'));
    });
  });

  test(`the table sorts and filters by keyboard, and replaces the static one without layout shift (${locale})`, async ({
    page,
    watch,
  }) => {
    await page.addInitScript(watchMoves);
    await open(page, tablePath(locale));
    const table = tableOf(page, locale);
    await atRest(page);
    const whole = await table.boundingBox();
    const words = await table.textContent();
    await expect(sortable(page)).toHaveCount(0);

    const difficulty = head(table, locale, 'difficulty');
    await difficulty.button.focus();
    await expect(sortable(page)).toHaveCount(1);
    await atRest(page);
    expect(await table.boundingBox()).toEqual(whole);
    expect(await moved(page)).toBeLessThan(0.01);
    expect(await table.textContent()).toBe(words);
    await expect(difficulty.button).toBeFocused();
    await expect(head(table, locale, 'number').cell).toHaveAttribute('aria-sort', 'ascending');

    await page.keyboard.press('Enter');
    const easyFirst = RANKS.flatMap((rank) => written.filter((one) => one.difficulty === rank));
    await expect(shown(table)).toHaveText(numbers(easyFirst));
    await expect(difficulty.cell).toHaveAttribute('aria-sort', 'ascending');
    await expect(head(table, locale, 'number').cell).toHaveAttribute('aria-sort', 'none');
    await page.keyboard.press('Space');
    await expect(difficulty.cell).toHaveAttribute('aria-sort', 'descending');
    await expect(difficulty.button).toBeFocused();

    const filter = page.getByRole('combobox', { name: message(locale, 'problems.PatternFilter.label') });
    await filter.focus();
    await page.keyboard.press('ArrowDown');
    const some = ofPattern(written, first?.id);
    await expect(shown(table)).toHaveCount(some.length);
    await expect(page).toHaveURL(`${tablePath(locale)}?pattern=${first?.id}`);
    await expect(
      page.getByText(filled(locale, 'problems.ProblemTable.shown', { count: some.length }), { exact: true }),
    ).toBeVisible();

    // The same URL shows the same rows.
    await open(page, page.url());
    await expect(shown(table)).toHaveText(numbers(some));
    await expect(filter).toHaveValue(first?.id ?? '');
    expect(watch.complaints).toEqual([]);
  });

  test(`solved problems are marked, also after a progress file is imported (${locale})`, async ({ page }) => {
    await seed(page, progressText({ exercises: { [CODE]: solvedOn('2026-11-20') } }));
    await open(page, tablePath(locale));
    const table = tableOf(page, locale);
    await expect(mark(table, locale, '136')).toBeVisible();
    await expect(mark(table, locale, '191')).toHaveCount(0);
    await expect(standing(page, locale, 1)).toBeVisible();
    await table.getByRole('link').first().hover();
    await expect(sortable(page)).toHaveCount(1);
    await expect(mark(table, locale, '136')).toBeVisible();

    await open(page, roadmapPath(locale));
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: message(locale, 'progress.ProgressTools.import'), exact: true }).click();
    const buffer = Buffer.from(progressText({ exercises: { [LC]: solvedOn('2026-11-20') } }));
    await (await chooser).setFiles({ name: 'progress.json', mimeType: 'application/json', buffer });
    const added = filled(locale, 'progress.ProgressTools.imported', { lessons: 0, exercises: 1, answers: 0 });
    await expect(page.getByText(added)).toBeVisible();
    await open(page, tablePath(locale));
    await expect(mark(table, locale, '136')).toBeVisible();
    const hasProblem = written.some(({ solvedBy }) => solvedBy === LC);
    await expect(standing(page, locale, hasProblem ? 2 : 1)).toBeVisible();

    await open(page, docPath(locale, 'leetcode/database/175-combine-two-tables'));
    await expect(page.getByText(message(locale, 'problems.ProblemFacts.solved'), { exact: true })).toBeVisible();
  });
}

test('the table fits a phone, and is accessible on a phone and a desktop, each in another colour mode', async ({
  page,
}) => {
  await seed(page, progressText({ exercises: { [CODE]: solvedOn('2026-11-20') } }));
  await open(page, tablePath('vi'));
  await head(tableOf(page, 'vi'), 'vi', 'pattern').button.click();
  await expect(sortable(page)).toHaveCount(1);
  for (const [width, theme] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await expectFits(page, width);
    await showIn(page, theme);
    await expectAccessible(page, `the table of problems, ${width} px, ${theme}`, '.theme-doc-markdown');
  }
});
