import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hold, hydrated, open, test } from './fixtures';
import { message, triedIn, type Locale } from './site';
import { text } from './sqlLab';
import { keptText } from './sqlPlayground';
import { watchThread } from './watchThread';
import { RARE } from '../trials';

const NAME = 'của tôi.csv';
/** Before the first file is opened the engine is unpacked and started, which takes long on a busy machine. */
const ENGINE_START = { timeout: 60_000 };

/** Opens the SQL playground: functions to open files, run queries and save results. */
async function openLab(page: Page, locale: Locale = 'vi') {
  await open(page, `${locale === 'vi' ? '' : '/en'}/docs/database/sql-playground`);
  const main = page.locator('main');
  const file = main.locator('input[type="file"]');
  const answer = main.locator('[aria-busy]');
  const importing = main.getByRole('button', { name: message(locale, 'sqlLab.CsvReview.import') });
  const run = main.getByRole('button', { name: message(locale, 'labKit.LabButton.run'), exact: true });
  const editor = main.getByRole('textbox', { name: message(locale, 'sqlLab.SqlPlayground.code') });
  return {
    answer,
    openCsv: (content: string | Uint8Array, name = NAME) =>
      file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) }),
    openFile: (path: string) => file.setInputFiles(path),
    /** Opens a file and imports it as it is understood. */
    importCsv: async (content: string | Uint8Array, name = NAME) => {
      await file.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content as string) });
      await importing.click();
    },
    importing,
    runSql: async (sql: string): Promise<Locator> => {
      await editor.fill(sql);
      await run.click();
      await expect(run).toBeVisible();
      await expect(answer).toHaveAttribute('aria-busy', 'false');
      return answer.getByRole('cell');
    },
    saveCsv: async (): Promise<string> => {
      const saving = page.waitForEvent('download');
      await answer.getByRole('button', { name: message(locale, 'sqlLab.Answer.saveCsv') }).click();
      return readFileSync(await (await saving).path(), 'utf8');
    },
  };
}

const notice = (page: Page, locale: Locale, id: string, values: Record<string, string> = {}) => {
  const { source } = text(locale, `sqlLab.CsvNotice.${id}`, { file: '.+', ...values });
  return page.getByRole('status').filter({ hasText: new RegExp(source.slice(1, -1)) });
};

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52);
const LATIN = Uint8Array.of(...Buffer.from('a,b\n1,2\nB'), 0xec, ...Buffer.from('nh,3\n'));

const REFUSED: readonly [id: string, content: string | Uint8Array, values?: Record<string, string>][] = [
  ['empty', '\n \n'],
  ['binary', PNG],
  ['utf16', Buffer.from('tên,số\nBình,1', 'utf16le')],
  ['encoding', LATIN, { line: '3' }],
  ['openQuote', 'a,b\n1,2\n"3,4\n5,6\n', { line: '3' }],
  ['strayQuote', 'a,b\n"1"x,2\n', { line: '2' }],
  ['longRows', 'a,b\n1,2,3\n1,2\n4,5,6\n', { lines: '2, 4', count: '2', first: '2', cells: '3', columns: '2' }],
  ['sql', 'CREATE TABLE a (b);\nINSERT INTO a VALUES (1);\n'],
  ['html', '<!doctype html><html><body><table><tr><td>1</td></tr></table></body></html>'],
  ['columns', `${'a,'.repeat(600)}a\n`, { columns: '601', limit: '500' }],
];

for (const locale of triedIn('vi')) {
  test(`an invalid file is rejected with a message that names the line and the fix (${locale})`, async ({
    page,
    watch,
  }) => {
    const lab = await openLab(page, locale);
    await lab.importCsv('a\n1\n', 'trước.csv');
    const opened = page.getByText(text(locale, 'sqlLab.DataBar.files', { files: 'trước.csv → trước' }));
    await expect(opened).toBeVisible(ENGINE_START);
    for (const [id, content, values] of REFUSED) {
      await lab.openCsv(content);
      await expect(notice(page, locale, id, values), id).toContainText(NAME);
      await expect(notice(page, locale, 'kept')).toBeVisible();
    }
    await expect(await lab.runSql('SELECT a FROM trước')).toHaveText(['1']);
    await expectAccessible(page, `the free lab after a wrong file (${locale})`);
    expect(watch.complaints).toEqual([]);
  });
}

test(
  'a file that is chosen before the lab is hydrated is opened in addition to the saved ones',
  RARE,
  async ({ page, watch }) => {
    const files = (names: string) => page.getByText(text('vi', 'sqlLab.DataBar.files', { files: names }));
    const lab = await openLab(page);
    await lab.importCsv('a\n1\n', 'trước.csv');
    await expect(files('trước.csv → trước')).toBeVisible(ENGINE_START);
    await expect(page.getByRole('status').filter({ hasText: keptText('vi') })).toBeVisible();
    const release = await hold(page, /\/sql-lab-views\.\w+\.js$/);
    await page.reload();
    await hydrated(page);
    await lab.openCsv('b\n2\n', 'sau.csv');
    release();
    await lab.importing.click();
    await expect(files('trước.csv → trước, sau.csv → sau')).toBeVisible(ENGINE_START);
    await expect(await lab.runSql('SELECT a, b FROM trước, sau')).toHaveText(['1', '2']);
    expect(watch.complaints).toEqual([]);
  },
);

test('a header of 48 KB of equal names does not block the page', RARE, async ({ page, watch }) => {
  const lab = await openLab(page);
  await lab.runSql('SELECT 1');
  const longest = await watchThread(page);
  await lab.openCsv(`${'a,'.repeat(24_000)}a\n1\n`);
  await expect(notice(page, 'vi', 'columns', { columns: '24.001', limit: '500' })).toBeVisible();
  await lab.importCsv(`${'a,'.repeat(499)}a\n1\n`);
  await expect(notice(page, 'vi', 'shortRows', { count: '1', lines: '2' })).toBeVisible();
  expect(await longest(), 'longest pause of the page, in ms').toBeLessThan(1000);
  expect(watch.complaints).toEqual([]);
});

test('a large file is read without blocking the page', RARE, async ({ page, watch }, info) => {
  test.slow();
  // From disk, because a file passed as bytes would be decoded on the page's main thread.
  const file = info.outputPath('lớn.csv');
  writeFileSync(file, `n,t\n${'12345,"một, hai"\n'.repeat(200_000)}`);
  const lab = await openLab(page);
  await lab.runSql('SELECT 1');
  const longest = await watchThread(page);
  await lab.openFile(file);
  await lab.importing.click();
  await expect(page.getByText(text('vi', 'sqlLab.DataBar.files', { files: 'lớn.csv → lớn' }))).toBeVisible({
    timeout: 60_000,
  });
  expect(await longest(), 'longest pause of the page, in ms').toBeLessThan(1000);
  await expect(await lab.runSql('SELECT COUNT(*), MIN(t) FROM lớn')).toHaveText(['200000', 'một, hai']);
  expect(watch.complaints).toEqual([]);
});

test('UTF-16 is read, short rows are reported, and a table of the same name is kept', async ({ page, watch }) => {
  const lab = await openLab(page);
  await lab.importCsv(Buffer.from('\uFEFFtên;số\r\nBình;1\r\nAn\r\n', 'utf16le'), 'books.csv');
  await expect(page.getByText('books.csv → books_2')).toBeVisible();
  await expect(notice(page, 'vi', 'shortRows', { count: '1', lines: '3' })).toBeVisible();
  await expect(await lab.runSql('SELECT tên, số FROM books_2')).toHaveText(['Bình', '1', 'An', 'NULL']);
  await lab.importCsv('tên\nChi\n', 'books.csv');
  await expect(notice(page, 'vi', 'shortRows')).toHaveCount(0);
  await expect(await lab.runSql('SELECT tên FROM books_2')).toHaveText(['Chi']);
  await expect(await lab.runSql('SELECT COUNT(*) FROM books')).toHaveText(['40']);
  expect(watch.complaints).toEqual([]);
});

test('no saved cell is a formula, numbers stay numbers, and reading the file restores the result', async ({
  page,
  watch,
}) => {
  const lab = await openLab(page);
  const sql =
    "SELECT '=1+1' AS \"=a\", '+x' AS b, '-x' AS c, '@x' AS d, char(9) || 'x' AS e, -5 AS f, '-5' AS g, NULL AS h, '' AS i, 'it''s, \"x\"' AS j";
  const shown = await (await lab.runSql(sql)).allTextContents();
  const csv = await lab.saveCsv();
  expect(csv).toBe(`\uFEFF'=a,b,c,d,e,f,g,h,i,j\r\n'=1+1,'+x,'-x,'@x,"'\tx",-5,-5,,"","it's, ""x"""\r\n`);
  await lab.importCsv(csv, 'lại.csv');
  await expect(notice(page, 'vi', 'unmarked', { count: '5' })).toBeVisible();
  await expect(await lab.runSql('SELECT * FROM lại')).toHaveText(shown, { useInnerText: false });
  expect(watch.complaints).toEqual([]);
});

const WIDE = `${Array.from({ length: 60 }, (_, index) => `c${index}`).join(';')}\n${'1,5;'.repeat(59)}1,5\n`;

for (const [locale, theme, width] of [
  ['vi', 'light', 360],
  ['en', 'dark', 1280],
] as const) {
  test(`the reader sees how a file is read and changes it by keyboard (${locale}, ${width} px)`, async ({
    page,
    watch,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    const lab = await openLab(page, locale);
    const review = page.getByRole('region', { name: /giá\.csv/ });
    const column = (name: string) => page.getByRole('combobox', { name, exact: true });
    await lab.openCsv('Tên;Giá;Mã;Bản;Ghi chú\nA;12.500;007;1.1;x\nB;1.250;042;1.10;\n', 'giá.csv');
    await expect(review.locator(':focus')).toHaveText(/giá\.csv/);
    await expect(column('giá')).toHaveValue('comma');
    await expect(column('mã')).toHaveValue('text');
    await expect(column('bản')).toHaveValue('text');
    await expect(review.getByRole('listitem').filter({ has: column('giá') })).toContainText('12.500 → 12500');
    await expectAccessible(page, `the review of a CSV file (${locale})`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // From the heading: delimiter, three columns, the fourth.
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
    await expect(column('bản')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(column('bản')).toHaveValue('point');
    await expect(review.getByRole('listitem').filter({ has: column('bản') })).toContainText('1.10 → 1.1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(lab.importing).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('giá.csv → giá')).toBeVisible(ENGINE_START);
    await expect(review).toHaveCount(0);
    await expect(await lab.runSql('SELECT giá, mã, bản FROM giá')).toHaveText([
      '12500',
      '007',
      '1.1',
      '1250',
      '042',
      '1.1',
    ]);
    expect(watch.complaints).toEqual([]);
  });
}

test('another delimiter is tried, many columns are shown in steps, and nothing is imported unasked', async ({
  page,
  watch,
}) => {
  const lab = await openLab(page);
  const review = page.getByRole('region', { name: /của tôi\.csv/ });
  const delimiter = review.getByLabel(message('vi', 'sqlLab.CsvReview.delimiter'));
  await lab.openCsv(WIDE);
  await expect(review.getByRole('listitem')).toHaveCount(20);
  await review.getByRole('button', { name: message('vi', 'sqlLab.CsvReview.more').split('{')[0] }).click();
  await expect(review.getByRole('listitem')).toHaveCount(40);
  await delimiter.focus();
  await delimiter.selectOption('|');
  await expect(review.getByRole('listitem')).toHaveCount(1);
  await expect(delimiter).toBeFocused();
  await delimiter.selectOption(';');
  await expect(review.getByRole('combobox', { name: 'c0', exact: true })).toHaveValue('comma');
  await review.getByRole('button', { name: message('vi', 'sqlLab.CsvReview.cancel') }).click();
  await expect(review).toHaveCount(0);
  await expect(await lab.runSql("SELECT count(*) FROM sqlite_schema WHERE name LIKE '%tôi%'")).toHaveText(['0']);
  expect(watch.complaints).toEqual([]);
});
