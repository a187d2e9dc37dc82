import type { Locator, Page } from '@playwright/test';
import { awaken, expect, expectAccessible, open, test, unfold } from './fixtures';
import { base, message, triedIn, type Locale } from './site';

const POST = 'blog/unsigned-integers';
/** A part of the component's warnings, which occurs only in its script. */
const OWN_CODE = ' (Code ';
const LESSON = 'docs/database/learn-sql-in-30-days/03-select-basics';

/** The last recorded block of a page. */
function recorded(page: Page, locale: Locale) {
  const label = message(locale, 'recordings.RecordedResult.table');
  const frame = page.locator('article div', { has: page.locator('p', { hasText: /^MySQL 9\.7\.\d+, / }) }).filter({
    has: page.locator('pre'),
  });
  const block = frame.last();
  return { frame: block, table: block.getByRole('group', { name: label, includeHidden: true }) };
}

/** The texts of all scripts that a page requests from now on. */
function watchScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return () => Promise.all(scripts);
}

async function day(note: Locator): Promise<string> {
  return (await note.locator('time').getAttribute('datetime')) ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of triedIn('vi')) {
    test(`a post shows the answer of a MySQL server, its version and the date (${locale})`, async ({ page }) => {
      await page.goto(`${base(locale)}${POST}`);
      const note = page.getByText(/^MySQL 9\.7\.\d+, /).first();
      await expect(note).toBeVisible();
      expect(await day(note)).toMatch(/^\d{4}-\d\d-\d\d$/);
      await expect(page.getByText('SELECT book_id, stock - reserved FROM books;')).toBeVisible();
      await expect(page.getByText(/^ERROR 1690 \(22003\): BIGINT UNSIGNED value is out of range/)).toBeVisible();
    });

    test(`what a day of a course has folded is open, in print too (${locale})`, async ({ page }) => {
      await page.goto(`${base(locale)}${LESSON}`);
      const { table } = recorded(page, locale);
      await expect(table).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(table).toBeVisible();
    });
  }
});

for (const locale of triedIn('vi')) {
  test(`a recording is only HTML and loads no script, not even that of code blocks (${locale})`, async ({
    page,
    watch,
  }) => {
    const scripts = watchScripts(page);
    await open(page, `${base(locale)}${LESSON}`);
    const { frame, table } = recorded(page, locale);
    await expect(table).toBeHidden();
    const fold = page.locator('summary', { hasText: message(locale, 'components.FoldedReference.systems') });
    await fold.click();
    await frame.scrollIntoViewIfNeeded();
    await awaken(page);
    await expect(table.getByRole('columnheader')).toHaveText(['with_bars', 'with_concat']);
    await expect(table.getByRole('cell')).toHaveText(['0', 'ab']);
    await expect(frame.locator('[data-part]')).toHaveCount(0);
    await expect(frame.locator('pre .hl-k').first()).toHaveText('SELECT');
    for (const script of await scripts()) expect(script).not.toContain(OWN_CODE);
    expect(watch.complaints).toEqual([]);
  });

  test(`on a phone a recorded table scrolls and can be reached by keyboard (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${base(locale)}blog/mysql-composite-indexes`);
    const tables = page.getByRole('group', { name: message(locale, 'recordings.RecordedResult.table') });
    const wide = tables.filter({ hasText: 'possible_keys' }).first();
    await wide.scrollIntoViewIfNeeded();
    await wide.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `a recording at 360 px, ${locale}`);
  });
}

for (const locale of triedIn('vi')) {
  test(`client-side navigation renders a recording (${locale})`, async ({ page, watch }) => {
    const scripts = watchScripts(page);
    await open(page, `${base(locale)}docs/database/learn-sql-in-30-days/02-relational-model-and-sample-database`);
    await page.locator(`a.pagination-nav__link[href$="03-select-basics"]`).click();
    await expect(page).toHaveURL(new RegExp(`${LESSON}$`));
    const { frame, table } = recorded(page, locale);
    await unfold(table);
    await expect(table.getByRole('cell')).toHaveText(['0', 'ab']);
    await expect(frame.getByText("SELECT 'a' || 'b' AS with_bars, CONCAT('a', 'b') AS with_concat;")).toBeAttached();
    expect(await day(frame)).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await scripts()).some((script) => script.includes(OWN_CODE))).toBe(true);
    expect(watch.complaints).toEqual([]);
  });
}
