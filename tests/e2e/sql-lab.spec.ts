import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { message, sampleOf, triedIn } from './site';
import { blockOf, expectWhole, lessonPath, openLesson, runSql, text, textOf, watchLab } from './sqlLab';
import { RARE } from '../trials';

const SCREENS = [
  { name: 'mouse, 1280 px', options: { viewport: { width: 1280, height: 800 } } },
  { name: 'touch, 360 px', options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of triedIn('vi')) {
    test(`a lesson shows its SQL and the results, and no buttons that do nothing (${locale})`, async ({ page }) => {
      await page.goto(lessonPath(locale));
      const { root, editor, run, cells } = blockOf(page, locale);
      await expect(editor).toHaveValue(/SELECT/);
      await expect(cells.first()).toBeVisible();
      await expect(run).toBeHidden();
      await expect(root.getByRole('radio').first()).toBeHidden();
    });
  }
});

for (const { name, options } of sampleOf(SCREENS)) {
  test.describe(name, () => {
    test.use(options);

    for (const locale of triedIn('vi')) {
      test(`SQL is run, changed, saved and restored (${locale})`, async ({ page, watch }) => {
        const fetched = watchLab(page);
        const block = await openLesson(page, locale);
        const { editor, run, reset, status, cells, answer } = block;
        const original = await textOf(editor);
        const printed = await answer.innerText();
        expect(fetched, 'nothing is fetched before intent').toEqual([]);
        await expect(reset).toHaveCount(0);

        await run.click();
        await expect(status).toHaveText(text(locale, 'sqlLab.Caption.done', { engine: 'SQLite' }));
        expect(await answer.innerText(), 'Run answers what the page prints').toBe(printed);
        expect(fetched.filter((path) => path.includes('postgres'))).toEqual([]);

        await runSql(block, "SELECT 6 * 7 AS so, 'Nguyễn Thị Ân' AS ten");
        await expect(answer.getByRole('columnheader')).toHaveText(['so', 'ten']);
        await expect(cells).toHaveText(['42', 'Nguyễn Thị Ân']);
        await expectAccessible(page, `${name}, ${locale}, after a run`, '[aria-busy]');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

        await page.reload();
        await expect.poll(() => textOf(editor)).toBe("SELECT 6 * 7 AS so, 'Nguyễn Thị Ân' AS ten");
        await reset.click();
        expect(await textOf(editor)).toBe(original);
        expect(await answer.innerText()).toBe(printed);
        await page.reload();
        await hydrated(page);
        expect(await textOf(editor)).toBe(original);
        expect(watch.complaints).toEqual([]);
      });
    }
  });
}

test('an SQL block works by keyboard alone, and Tab leaves the editor', async ({ page, watch }) => {
  const { root, editor, run, status, cells, reset, answer } = await openLesson(page);
  await editor.focus();
  // With a mouse, the full editor replaces the plain one while nothing is typed.
  await expect(root.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SELECT 40 + 2 AS n');
  await page.keyboard.press('Control+Enter');
  await expect(status).toHaveText(text('vi', 'sqlLab.Caption.done', { engine: 'SQLite' }));
  await expect(cells).toHaveText(['42']);
  // One Ctrl+Z undoes text that was typed without a pause; on a slow machine the text may count as several edits.
  await expect(async () => {
    await page.keyboard.press('Control+Z');
    expect(await textOf(editor)).not.toContain('40 + 2');
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(run).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('Tab');
  await expect(reset).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(root.getByRole('radio', { name: 'SQLite' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(root.getByRole('button', { name: message('vi', 'sqlLab.SqlLab.schema') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(root.getByRole('img', { name: /order_items\.book_id → books/ })).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test('no list of completions opens over the buttons once the reader has left the editor', async ({ page }) => {
  const { root, editor, run } = await openLesson(page);
  await editor.focus();
  await expect(root.locator('.cm-content')).toBeFocused();
  // The page's timers wait from here on, as on a slow device.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SELECT * FROM order_i');
  await run.focus();
  await page.clock.runFor(2000);
  await expect(root.getByRole('option')).toHaveCount(0);
  await root.locator('.cm-content').focus();
  await page.keyboard.type('t');
  await page.clock.runFor(2000);
  await expect(root.getByRole('option', { name: 'order_items' })).toBeVisible();
});

test('the editor completes tables and columns and underlines the error', async ({ page, watch }) => {
  const block = await openLesson(page);
  const { root, editor, answer } = block;
  await editor.focus();
  await expect(root.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SELECT * FROM order_i');
  const option = root.getByRole('option', { name: 'order_items' });
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(editor)).toBe('SELECT * FROM order_items');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('SELECT titel\nFROM books');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Enter');
  await expect(answer.getByRole('alert')).toContainText('no such column: titel');
  await expect(answer.getByRole('alert')).toContainText(
    message('vi', 'sqlLab.SqlErrorBox.line').replace('{line}', '1'),
  );
  await expect(root.locator('.cm-sqlError')).toHaveText('titel');
  await expectAccessible(page, 'an error', '[aria-busy]');
  expect(watch.complaints).toEqual([]);
});

test(
  'SQLite runs without a network after the first run, on this visit and the next',
  RARE,
  async ({ page, context }) => {
    const block = await openLesson(page);
    await runSql(block, 'SELECT 1 AS n');
    await context.setOffline(true);
    await runSql(block, 'SELECT COUNT(*) AS n FROM books');
    await expect(block.cells).toHaveText(['40']);
    await context.setOffline(false);
    await page.reload();
    await hydrated(page);
    await context.setOffline(true);
    await runSql(block, 'SELECT COUNT(*) AS n FROM authors');
    await expect(block.cells).toHaveText(['20']);
  },
);

test('PostgreSQL is loaded once, after a click on a button with its size, and shows its progress', async ({
  page,
  context,
}) => {
  const fetched = watchLab(page);
  const block = await openLesson(page);
  const { root, run, answer, status, cells } = block;
  await root.getByText('PostgreSQL', { exact: true }).click();
  await run.click();
  const fetch = root.getByRole('button', { name: /^Tải 3[.,]\d MB và chạy$/ });
  await expect(fetch).toBeVisible();
  expect(fetched.filter((path) => path.includes('postgres'))).toEqual([]);
  await block.editor.fill("SELECT EXTRACT(YEAR FROM DATE '2025-06-30') AS nam");
  await fetch.click();
  await expect(root.getByRole('progressbar')).toBeVisible();
  await expect(status).toHaveText(text('vi', 'sqlLab.Caption.done', { engine: 'PostgreSQL' }), { timeout: 60_000 });
  await expect(cells).toHaveText(['2025']);
  await runSql(block, 'SELECT title FROM book');
  await expect(answer.getByRole('alert')).toContainText('relation "book" does not exist');

  await page.reload();
  await hydrated(page);
  await root.getByText('PostgreSQL', { exact: true }).click();
  await page.route('**/assets/sql/*.bin', (route) => route.abort());
  await runSql(block, 'SELECT 1 AS mot');
  await expect(cells).toHaveText(['1'], { timeout: 60_000 });
  await context.setOffline(true);
  await runSql(block, 'SELECT 2 AS hai');
  await expect(cells).toHaveText(['2']);
});

test('the schema shows tables and keys, marks the tables in the query, and links to the files', async ({
  page,
  watch,
  request,
}) => {
  const block = await openLesson(page);
  const { root, editor } = block;
  await editor.fill('SELECT * FROM orders JOIN order_items USING (order_id)');
  // The lab adds this button once it has the text, which moves the next one.
  await expect(root.getByRole('button', { name: message('vi', 'labKit.LabButton.reset') })).toBeVisible();
  await root.getByRole('button', { name: message('vi', 'sqlLab.SqlLab.schema') }).click();
  const tables = root.getByRole('list', { name: message('vi', 'sqlLab.SchemaPanel.tables') });
  const used = tables.getByRole('listitem').filter({ hasText: message('vi', 'sqlLab.TableDetails.used') });
  await expect(used.locator('summary code')).toHaveText(['orders', 'order_items']);
  await tables.locator('summary', { hasText: 'books' }).first().click();
  await expect(tables.getByText('Mã ISBN 13 chữ số')).toBeVisible();
  const file = root.getByRole('link', { name: /^\.sqlite/ });
  const body = await (await request.get((await file.getAttribute('href')) ?? '')).body();
  expect(body.subarray(0, 15).toString()).toBe('SQLite format 3');
  await expect(root.getByRole('link', { name: /^MySQL/ })).toHaveAttribute('download', '');
  expect(watch.complaints).toEqual([]);
});

test('many rows are shown a page at a time', RARE, async ({ page }) => {
  const block = await openLesson(page);
  await runSql(block, 'SELECT a.book_id FROM order_items a, order_items b');
  const rows = block.answer.locator('tbody tr');
  await expect(rows).toHaveCount(50);
  await block.root.getByRole('button', { name: message('vi', 'sqlLab.ResultTable.more') }).click();
  await expect(rows).toHaveCount(100);
  await expect(block.answer).toContainText('90.000');
});

const RUNAWAY = 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT COUNT(*) FROM r';
const JOIN = `SELECT COUNT(*) FROM ${Array.from({ length: 10 }, (_, index) => `order_items t${index}`).join(', ')}`;

/** Statements that abuse the engine, with the expected message of the block. */
const ABUSES: readonly (readonly [name: string, sql: string, says: RegExp])[] = [
  ['a file is attached', "ATTACH 'other.db' AS other", /không đọc hay ghi tệp/],
  [
    'the schema is written over',
    'PRAGMA writable_schema = ON; DELETE FROM sqlite_schema; VACUUM; SELECT * FROM books',
    /no such table|malformed/,
  ],
  ['too long a text is built', "SELECT hex(zeroblob(90000000)) || 'x'", /quá nhiều bộ nhớ/],
  ['a statement does not end', RUNAWAY, /quá lâu/],
];

/**
 * Shows the list of tables of the second block, which works only while the page responds; returns a function that hides
 * it.
 */
async function openSchema(page: Page): Promise<() => Promise<void>> {
  const { root } = blockOf(page, 'vi', 1);
  const schema = root.getByRole('button', { name: message('vi', 'sqlLab.SqlLab.schema') });
  await schema.click();
  await expect(root.getByRole('list', { name: message('vi', 'sqlLab.SchemaPanel.tables') })).toBeVisible();
  return () => schema.click();
}

test('abuse ends with a message, the data is restored, the text stays', RARE, async ({ page }) => {
  const block = await openLesson(page);
  for (const [name, sql, says] of ABUSES) {
    await test.step(name, async () => {
      await runSql(block, sql);
      await expect(block.answer.getByRole('alert')).toContainText(says);
      expect(await textOf(block.editor)).toBe(sql);
      await expectWhole(block);
    });
  }
  await test.step('tables are dropped', async () => {
    await runSql(block, 'PRAGMA foreign_keys = OFF; DROP TABLE order_items; DROP TABLE books; BEGIN');
    await expect(block.answer).toContainText('DROP TABLE');
    await expectWhole(block);
  });
  await test.step('a text of 50 MB is truncated', async () => {
    await runSql(block, "SELECT printf('%.*c', 50000000, 'x') AS dai");
    await expect(block.cells).toContainText('50.000.000');
    await expectWhole(block);
  });
  await test.step('a join of ten tables can be stopped, and the page responds meanwhile', async () => {
    await block.editor.fill(JOIN);
    // Not with the button, after which a quick press does not stop.
    await block.editor.press('Control+Enter');
    const closeSchema = await openSchema(page);
    await block.stop.click();
    await expect(block.answer.getByRole('alert')).toContainText(message('vi', 'sqlLab.SqlErrorBox.stopped'));
    await closeSchema();
    await expectWhole(block);
  });
});

test('a hundred runs show the result of the last text', RARE, async ({ page }) => {
  const block = await openLesson(page);
  await runSql(block, 'SELECT 1 AS n');
  await block.editor.fill('DELETE FROM order_items; SELECT 7 AS n');
  await block.editor.evaluate((element) => {
    for (let press = 0; press < 100; press += 1) {
      element.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true }),
      );
    }
  });
  await expect(block.cells).toHaveText(['7']);
  await expectWhole(block);
});

test('two tabs have separate databases and share their saved texts', RARE, async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await open(one, lessonPath('vi'));
  await open(two, lessonPath('vi'));
  const [first, second] = [blockOf(one), blockOf(two, 'vi', 1)];
  await Promise.all([
    runSql(first, 'DELETE FROM order_items; SELECT COUNT(*) AS n FROM order_items'),
    runSql(second, 'SELECT COUNT(*) AS n FROM order_items'),
  ]);
  await expect(first.cells).toHaveText(['0']);
  await expect(second.cells).toHaveText(['300']);
  await one.reload();
  await expect.poll(() => textOf(blockOf(one).editor)).toContain('DELETE FROM order_items');
  // A block far below shows its saved text when it comes near the screen.
  await blockOf(one, 'vi', 1).editor.scrollIntoViewIfNeeded();
  await expect.poll(() => textOf(blockOf(one, 'vi', 1).editor)).toBe('SELECT COUNT(*) AS n FROM order_items');
});
