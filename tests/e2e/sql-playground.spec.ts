import { readFileSync } from 'node:fs';
import { expect, expectAccessible, hold, MAIN_SCRIPT, open, test } from './fixtures';
import { message, triedIn } from './site';
import { text, textOf, watchLab } from './sqlLab';
import { holdSaving, labOf, path, runSql, startAgain } from './sqlPlayground';
import { RARE } from '../trials';

for (const locale of triedIn('vi')) {
  test(`queries are named, saved and removed; changes stay until the data is restored (${locale})`, async ({
    page,
    watch,
  }) => {
    const fetched = watchLab(page);
    await open(page, path(locale));
    const lab = labOf(page, locale);
    expect(fetched, 'nothing is fetched before intent').toEqual([]);

    await runSql(lab, "CREATE TABLE ghi_chu (noi_dung TEXT); INSERT INTO ghi_chu VALUES ('một')");
    await expect(await runSql(lab, 'SELECT noi_dung FROM ghi_chu')).toHaveText(['một']);
    await lab.name.fill('Ghi chú của tôi');
    await lab.button('sqlLab.QueryBar.add').click();
    await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM ghi_chu')).toHaveText(['1']);
    await expectAccessible(page, `the free lab (${locale})`);

    await startAgain(page, locale);
    await runSql(lab, 'SELECT * FROM ghi_chu');
    await expect(lab.answer.getByRole('alert')).toContainText('no such table: ghi_chu');

    await page.reload();
    const added = message(locale, 'sqlLab.QueryBar.add');
    await expect(lab.queries).toHaveText(['Ghi chú của tôi', message(locale, 'sqlLab.SqlPlayground.newName'), added]);
    await expect.poll(() => textOf(lab.editor)).toBe('SELECT * FROM ghi_chu');
    await lab.button('sqlLab.QueryBar.remove').click();
    await expect(lab.queries).toHaveText(['Ghi chú của tôi', added]);
    await expect.poll(() => textOf(lab.editor)).toBe('SELECT noi_dung FROM ghi_chu');
    await lab.button('sqlLab.QueryBar.undo').click();
    await expect(lab.queries).toHaveCount(3);
    expect(watch.complaints).toEqual([]);
  });
}

test('a runaway query is stopped, the saved data is restored, the queries stay', RARE, async ({ page }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  await runSql(lab, 'DELETE FROM order_items WHERE quantity > 1');
  await expect(lab.kept).toBeVisible();
  const left = await runSql(lab, 'SELECT COUNT(*) AS n FROM order_items');
  const count = (await left.textContent()) ?? '';
  expect(Number(count)).toBeLessThan(300);
  const runaway = 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT COUNT(*) FROM r';
  await runSql(lab, runaway);
  await expect(lab.answer.getByRole('alert')).toContainText(message('vi', 'sqlLab.SqlErrorBox.timeout'));
  expect(await textOf(lab.editor)).toBe(runaway);
  await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM order_items')).toHaveText([count]);
  await startAgain(page, 'vi');
  await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM order_items')).toHaveText(['300']);
});

test('a press is not lost when the message that data are saved moves the button', async ({ page }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  const saved = page.waitForEvent('download');
  await lab.button('sqlLab.DataBar.save').click();
  const buffer = readFileSync(await (await saved).path());
  const saving = await holdSaving(page);
  await lab.file.setInputFiles({ name: 'a.sqlite', mimeType: 'application/vnd.sqlite3', buffer });
  await expect(page.getByText(text('vi', 'sqlLab.DataBar.files', { files: 'a.sqlite' }))).toBeVisible();
  await lab.editor.fill('SELECT COUNT(*) AS n FROM books');
  await lab.run.hover();
  await page.mouse.down();
  await saving.release();
  await page.mouse.up();
  await expect(lab.answer.getByRole('cell')).toHaveText(['40']);
  await expect(lab.kept).toBeVisible();
});

test('a query and its name that are written before the lab has loaded are both kept', async ({ page }) => {
  const release = await hold(page, /assets\/js\/sql-lab/);
  await open(page, path('vi'));
  const lab = labOf(page);
  await lab.editor.fill('SELECT 1 AS one');
  await lab.name.fill('Một');
  release();
  await expect(lab.queries).toHaveText(['Một', message('vi', 'sqlLab.QueryBar.add')]);
  await expect(lab.editor).toHaveValue('SELECT 1 AS one');
  await page.reload();
  await expect(lab.queries).toHaveText(['Một', message('vi', 'sqlLab.QueryBar.add')]);
  await expect(lab.editor).toHaveValue('SELECT 1 AS one');
});

test('a query that is added before the lab has loaded receives what is typed after it', async ({ page }) => {
  for (const held of [MAIN_SCRIPT, /assets\/js\/sql-lab/]) {
    const release = await hold(page, held);
    await page.goto(path('vi'));
    const lab = labOf(page);
    const first = await lab.editor.inputValue();
    await lab.editor.fill('SELECT 1');
    await lab.queries.last().click();
    await lab.editor.fill('SELECT 2');
    release();
    await expect(lab.queries).toHaveCount(3);
    await expect.poll(() => textOf(lab.editor)).toBe('SELECT 2');
    await lab.queries.first().click();
    await expect.poll(() => textOf(lab.editor)).toBe('SELECT 1');
    expect(first).not.toBe('SELECT 1');
    await page.evaluate(() => localStorage.clear());
  }
});

test('the field stays in use while the lab loads around a reader who is writing', async ({ page }) => {
  for (const visit of ['first', 'second']) {
    const release = await hold(page, /assets\/js\/sql-lab/);
    await open(page, path('vi'));
    const { editor, queries } = labOf(page);
    await editor.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('SELECT 7');
    release();
    await expect(page.locator('main .markdown [data-island]')).toHaveCount(0);
    await page.keyboard.type(` AS ${visit}`);
    await expect.poll(() => textOf(editor)).toBe(`SELECT 7 AS ${visit}`);
    await expect(queries).toHaveCount(2);
  }
  await page.reload();
  await expect(labOf(page).editor).toHaveValue('SELECT 7 AS second');
});

test('changes are not lost when the reader switches to other data while earlier ones are being saved', async ({
  page,
}) => {
  await open(page, path('vi'));
  const lab = labOf(page, 'vi');
  await lab.data.selectOption('empty');
  await runSql(lab, 'CREATE TABLE t (a INTEGER)');
  await expect(lab.kept).toBeVisible();
  const saving = await holdSaving(page);
  await runSql(lab, 'INSERT INTO t VALUES (1)');
  await saving.begun();
  await runSql(lab, 'INSERT INTO t VALUES (2)');
  await lab.data.selectOption('nha_sach');
  await expect(lab.kept).toBeHidden();
  await saving.release();
  await lab.data.selectOption('empty');
  await expect(await runSql(lab, 'SELECT a FROM t ORDER BY a')).toHaveText(['1', '2']);
});

/** A table with so many rows that a single part of the database file can be damaged. */
const MANY = `CREATE TABLE t AS WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r WHERE x < 5000)
  SELECT x, 'text ' || x AS s FROM r`;

const DAMAGES: readonly (readonly [string, (file: Buffer) => Buffer])[] = [
  ['mark and rubbish', (file) => Buffer.concat([file.subarray(0, 16), Buffer.alloc(4096, 7)])],
  ['damaged in its middle', (file) => Buffer.from(file).fill(9, 3 * 4096, 3 * 4096 + 300)],
  ['cut short', (file) => file.subarray(0, file.length / 2)],
];

for (const locale of triedIn('vi')) {
  test(`a damaged database is rejected, and the reader's changes stay (${locale})`, async ({ page, watch }) => {
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await lab.data.selectOption('empty');
    await runSql(lab, MANY);
    const saving = page.waitForEvent('download');
    await lab.button('sqlLab.DataBar.save').click();
    const whole = readFileSync(await (await saving).path());
    await runSql(lab, "CREATE TABLE mine (note TEXT); INSERT INTO mine VALUES ('kept')");
    for (const [name, damage] of DAMAGES) {
      const file = { name: `${name}.sqlite`, mimeType: 'application/vnd.sqlite3', buffer: damage(whole) };
      await lab.file.setInputFiles(file);
      await expect(page.getByText(message(locale, 'sqlLab.DataBar.damaged'))).toBeVisible();
      await expect(await runSql(lab, 'SELECT note FROM mine')).toHaveText(['kept']);
    }
    await lab.file.setInputFiles({ name: 'whole.sqlite', mimeType: 'application/vnd.sqlite3', buffer: whole });
    await expect(page.getByText(text(locale, 'sqlLab.DataBar.files', { files: 'whole.sqlite' }))).toBeVisible();
    await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM t')).toHaveText(['5000']);
    expect(watch.complaints).toEqual([]);
  });

  test(`a statement that is aborted says which data is left (${locale})`, async ({ page }) => {
    const alert = page.getByRole('main').getByRole('alert');
    const said = (id: string) => message(locale, `sqlLab.${id}`);
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await runSql(lab, "CREATE TABLE mine (note TEXT); INSERT INTO mine VALUES ('kept')");
    await expect(lab.kept).toBeVisible();
    await runSql(lab, 'CREATE TEMP TABLE of_session (note TEXT)');
    await runSql(lab, 'SELECT zeroblob(1e9)');
    await expect(alert).toContainText(said('SqlErrorBox.resources'));
    await expect(alert).toContainText(said('LeftData.kept'));
    await expect(await runSql(lab, 'SELECT note FROM mine')).toHaveText(['kept']);
    await runSql(lab, 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT COUNT(*) FROM r');
    await expect(alert).toContainText(said('SqlErrorBox.timeout'));
    await expect(alert).toContainText(said('LeftData.restored'));
    await expect(await runSql(lab, 'SELECT note FROM mine')).toHaveText(['kept']);
    await runSql(lab, 'SELECT note FROM of_session');
    await expect(alert).toContainText('no such table: of_session');
  });
}

test('a file is not reported as unreadable when the engine failed to load', RARE, async ({ page }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  await page.route('**/assets/sql/**', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const csv = { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') };
  await lab.file.setInputFiles(csv);
  await lab.importing.click();
  await expect(page.getByText(message('vi', 'sqlLab.FetchAdvice.refused'))).toBeVisible();
  await lab.button('sqlLab.DataBar.save').click();
  await expect(page.getByText(message('vi', 'sqlLab.FetchAdvice.refused'))).toBeVisible();
  await page.unroute('**/assets/sql/**');
  await lab.file.setInputFiles(csv);
  await lab.importing.click();
  await expect(page.getByText(text('vi', 'sqlLab.DataBar.files', { files: 'a.csv → a' }))).toBeVisible();
});

test('a link shows its query as text and runs nothing by itself', async ({ page, context, watch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, path('vi'));
  const lab = labOf(page);
  const sql = 'SELECT \'<img src=x onerror=alert(1)>\' AS "Đáp"';
  await lab.editor.fill(sql);
  await lab.name.fill('Chia sẻ');
  await lab.button('share.ShareState.share').click();
  await expect(page.getByText(message('vi', 'share.ShareState.copied'))).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/docs\/database\/sql-playground\?shared=1\.[\w.-]+#lab-\w+$/);

  const other = await context.browser()?.newContext();
  const visitor = await other?.newPage();
  if (!visitor) throw new Error('There is a browser.');
  const fetched = watchLab(visitor);
  await open(visitor, link);
  const theirs = labOf(visitor);
  await expect(visitor.locator('figure pre')).toHaveText(sql);
  await expect(visitor.getByText(text('vi', 'sqlLab.SharedNotice.found'))).toBeInViewport({ ratio: 1 });
  expect(fetched).toEqual([]);
  await expect(theirs.queries).toHaveCount(2);
  await theirs.button('sqlLab.SharedNotice.add').click();
  await expect(theirs.queries).toHaveCount(3);
  await expect.poll(() => textOf(theirs.editor)).toBe(sql);
  expect(new URL(visitor.url()).search).toBe('');
  expect(fetched).toEqual([]);
  await theirs.run.click();
  await expect(theirs.answer.getByRole('cell')).toHaveText(['<img src=x onerror=alert(1)>']);

  await visitor.goto('about:blank');
  await open(visitor, `${path('vi')}#sql=AAAA`.replace(/^/, new URL(link).origin));
  await expect(visitor.getByText(message('vi', 'sqlLab.SharedNotice.broken'))).toBeVisible();
  await other?.close();
  expect(watch.complaints).toEqual([]);
});

test('a CSV becomes a table, a database is opened, saved and opened again', async ({ page, watch }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  const csv = 'Tên,Số lượng,Mã\r\nAn,3,007\r\n"Bình, Chi",,042\r\n';
  await lab.file.setInputFiles({ name: 'đơn hàng.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await lab.importing.click();
  await expect(page.getByText(text('vi', 'sqlLab.DataBar.files', { files: 'đơn hàng.csv → đơn_hàng' }))).toBeVisible();
  const cells = await runSql(lab, 'SELECT tên, số_lượng, mã FROM đơn_hàng ORDER BY mã');
  await expect(cells).toHaveText(['An', '3', '007', 'Bình, Chi', 'NULL', '042']);
  await lab.button('sqlLab.SqlLab.schema').click();
  await expect(page.locator('main summary').filter({ hasText: 'đơn_hàng' })).toBeVisible();

  const saving = page.waitForEvent('download');
  await lab.button('sqlLab.DataBar.save').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('nha_sach.sqlite');
  const bytes = readFileSync(await saved.path());
  expect(bytes.subarray(0, 15).toString()).toBe('SQLite format 3');

  await lab.data.selectOption('empty');
  await runSql(lab, 'SELECT * FROM books');
  await expect(lab.answer.getByRole('alert')).toContainText('no such table: books');
  await lab.file.setInputFiles({ name: 'của tôi.sqlite', mimeType: 'application/vnd.sqlite3', buffer: bytes });
  await expect(page.getByText(text('vi', 'sqlLab.DataBar.files', { files: 'của tôi.sqlite' }))).toBeVisible();
  await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM đơn_hàng, books')).toHaveText(['80']);

  const broken = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(4096, 7)]);
  await lab.file.setInputFiles({ name: 'hỏng.sqlite', mimeType: 'application/vnd.sqlite3', buffer: broken });
  await expect(page.getByText(message('vi', 'sqlLab.DataBar.damaged'))).toBeVisible();
  await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM books')).toHaveText(['40']);

  const result = page.waitForEvent('download');
  await lab.button('sqlLab.Answer.saveCsv').click();
  expect(readFileSync(await (await result).path(), 'utf8')).toBe('\uFEFFn\r\n40\r\n');
  expect(watch.complaints).toEqual([]);
});

test('the playground fits 360 px and works by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await open(page, path('vi'));
  const lab = labOf(page);
  await expect(await runSql(lab, 'SELECT 6 * 7 AS n')).toHaveText(['42']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});

test('saved queries that cannot be read are set aside, not overwritten', async ({ page }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  await lab.name.fill('Giữ lại');
  await expect(lab.queries.first()).toHaveText('Giữ lại');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('sql-lab.playground')) localStorage.setItem(key, '{"version":9}');
  });
  await page.reload();
  await expect(page.getByText(message('vi', 'sqlLab.SqlPlayground.broken'))).toBeVisible();
  const aside = await page.evaluate(() =>
    Object.entries(localStorage).find(([key]) => key.startsWith('sql-lab.playground.broken')),
  );
  expect(aside?.[1]).toBe('{"version":9}');
});
