import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { message, triedIn } from './site';
import { text } from './sqlLab';
import { labOf, path, runSql, startAgain } from './sqlPlayground';
import { RARE } from '../trials';

/** Reloads the page, after the changes have been saved. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Overwrites the saved record of the bookshop, or the data of its engines. */
async function spoil(page: Page, value: unknown): Promise<void> {
  await page.evaluate(
    (record) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sql-lab', 1);
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('own-databases', 'readwrite');
          const store = transaction.objectStore('own-databases');
          const reading = store.get('nha_sach');
          reading.onsuccess = () => {
            const kept = reading.result as { engines: Record<string, Uint8Array> };
            if (record !== 'engines') store.put(record, 'nha_sach');
            else {
              for (const engine of Object.keys(kept.engines)) kept.engines[engine] = new Uint8Array(5000).fill(7);
              store.put(kept, 'nha_sach');
            }
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    value,
  );
}

const keysKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('sql-lab', 1);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('own-databases').objectStore('own-databases').getAllKeys();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
  );

for (const locale of triedIn('vi')) {
  test(`changed data is restored after a reload, with its size shown, until it is deleted (${locale})`, async ({
    page,
    watch,
  }) => {
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await runSql(lab, 'SELECT 1 AS n');
    await expect(lab.kept, 'nothing was changed').toHaveCount(0);
    await runSql(lab, "CREATE TABLE ghi_chu (noi_dung TEXT); INSERT INTO ghi_chu VALUES ('còn đây')");
    await expect(lab.kept).toContainText(/[1-9]\d* kB/);
    await expectAccessible(page, `the free lab with kept data (${locale})`);

    await comeBack(page);
    await expect(lab.kept).toContainText(/[1-9]\d* kB/);
    await expect(await runSql(lab, 'SELECT noi_dung FROM ghi_chu')).toHaveText(['còn đây']);

    const dialog = page.getByRole('dialog');
    await lab.button('sqlLab.DataBar.restore').click();
    await expectAccessible(page, `the question before deleting (${locale})`);
    await dialog.getByRole('button', { name: message(locale, 'sqlLab.StartAgainDialog.cancel') }).click();
    await expect(await runSql(lab, 'SELECT noi_dung FROM ghi_chu')).toHaveText(['còn đây']);

    await startAgain(page, locale);
    await expect(lab.kept).toHaveCount(0);
    await expect.poll(() => keysKept(page)).toEqual([]);
    await comeBack(page);
    await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM books')).toHaveText(['40']);
    await runSql(lab, 'SELECT * FROM ghi_chu');
    await expect(lab.answer.getByRole('alert')).toContainText('no such table: ghi_chu');
    expect(watch.complaints).toEqual([]);
  });

  test(`saved data that cannot be used is set aside, and the lab keeps working (${locale})`, async ({ page }) => {
    const said = (id: string) => page.getByText(message(locale, `sqlLab.KeptData.${id}`));
    await open(page, path(locale));
    const lab = labOf(page, locale);
    for (const [value, id] of [
      [{ version: 99 }, 'newer'],
      ['rubbish', 'damaged'],
      ['engines', 'damaged'],
    ] as const) {
      await runSql(lab, 'CREATE TABLE mine (n INTEGER)');
      await expect(lab.kept).toBeVisible();
      await spoil(page, value);
      await comeBack(page);
      await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM books')).toHaveText(['40']);
      await expect(said(id)).toBeVisible();
      expect(await keysKept(page)).toEqual(['nha_sach aside']);
    }
  });
}

test('data changed on PostgreSQL is restored after a reload, separately from that of SQLite', async ({
  page,
  watch,
}) => {
  test.slow();
  await open(page, path('vi'));
  const lab = labOf(page);
  await runSql(lab, "CREATE TABLE mine (n TEXT); INSERT INTO mine VALUES ('SQLite')");
  await expect(lab.kept).toContainText('kB');
  await page.getByRole('main').getByRole('radio', { name: 'PostgreSQL' }).check({ force: true });
  await lab.editor.fill("CREATE TABLE mine (n TEXT); INSERT INTO mine VALUES ('PostgreSQL')");
  await lab.run.click();
  const fetchEngine = text('vi', 'sqlLab.Caption.fetch');
  await page.getByRole('main').getByRole('button', { name: fetchEngine }).click();
  await expect(lab.run).toBeVisible({ timeout: 60_000 });
  await expect(lab.kept).toContainText('MB', { timeout: 30_000 });

  const saving = page.waitForEvent('download');
  await lab.button('sqlLab.DataBar.savePostgres').click();
  expect((await saving).suggestedFilename()).toBe('nha_sach-postgres.tar.gz');

  await runSql(lab, "BEGIN; INSERT INTO mine VALUES ('lost')");
  await expect(page.getByText(message('vi', 'sqlLab.KeptData.transaction'))).toBeVisible({ timeout: 30_000 });
  await comeBack(page);
  await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['PostgreSQL'], { timeout: 60_000 });
  await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM books')).toHaveText(['40']);
  await page.getByRole('main').getByRole('radio', { name: 'SQLite' }).check({ force: true });
  await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['SQLite']);
  expect(watch.complaints).toEqual([]);
});

test('files are open again after a reload, with their changes', RARE, async ({ page, watch }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  const files = (names: string) => page.getByText(text('vi', 'sqlLab.DataBar.files', { files: names }));
  await lab.file.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('n\n1\n2\n') });
  await lab.importing.click();
  // The engine starts first, which takes long on a busy machine.
  await expect(files('a.csv → a')).toBeVisible({ timeout: 60_000 });
  await runSql(lab, 'DELETE FROM a WHERE n = 1');
  await expect(lab.kept).toBeVisible();
  const saving = page.waitForEvent('download');
  await lab.button('sqlLab.DataBar.save').click();
  const database = await (await saving).path();

  await comeBack(page);
  await expect(files('a.csv → a')).toBeVisible();
  await expect(await runSql(lab, 'SELECT n FROM a')).toHaveText(['2']);

  await lab.data.selectOption('empty');
  await runSql(lab, 'CREATE TABLE before_file (n INTEGER)');
  await lab.file.setInputFiles(database);
  await expect(await runSql(lab, 'SELECT n FROM a')).toHaveText(['2']);
  await runSql(lab, 'DELETE FROM a');
  await expect(lab.kept).toBeVisible();
  await comeBack(page);
  await expect(await runSql(lab, 'SELECT COUNT(*) AS n FROM a')).toHaveText(['0']);

  await lab.button('sqlLab.DataBar.restore').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('vi', 'sqlLab.StartAgainDialog.restore') })
    .click();
  await expect(await runSql(lab, 'SELECT n FROM a')).toHaveText(['2']);
  await startAgain(page, 'vi');
  await runSql(lab, 'SELECT n FROM a');
  await expect(lab.answer.getByRole('alert')).toContainText('no such table: a');

  await lab.data.selectOption('nha_sach');
  await expect(files('a.csv → a')).toBeVisible();
  await expect(await runSql(lab, 'SELECT n FROM a')).toHaveText(['2']);
  expect(watch.complaints).toEqual([]);
});

test('data that was replaced by a file can be restored', RARE, async ({ page }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  const saving = page.waitForEvent('download');
  await lab.button('sqlLab.DataBar.save').click();
  const database = await (await saving).path();
  await runSql(lab, "CREATE TABLE mine (n TEXT); INSERT INTO mine VALUES ('trước')");
  await lab.file.setInputFiles(database);
  const back = lab.button('sqlLab.KeptData.takePrevious');
  await expect(back).toBeVisible();
  await runSql(lab, 'SELECT * FROM mine');
  await expect(lab.answer.getByRole('alert')).toContainText('no such table: mine');
  await back.click();
  await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['trước']);
  await expect(lab.kept).toBeVisible();
  await comeBack(page);
  await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['trước']);
});

test('two tabs do not overwrite each other without confirmation', RARE, async ({ page, context }) => {
  await open(page, path('vi'));
  const lab = labOf(page);
  await runSql(lab, "CREATE TABLE mine (n TEXT); INSERT INTO mine VALUES ('một')");
  await expect(lab.kept).toBeVisible();

  const second = await context.newPage();
  await open(second, path('vi'));
  const other = labOf(second);
  await expect(await runSql(other, 'SELECT n FROM mine')).toHaveText(['một']);
  await runSql(other, "UPDATE mine SET n = 'hai'");
  const warning = (of: Page) => of.getByText(message('vi', 'sqlLab.KeptData.otherTab'));
  await expect(warning(page)).toBeVisible();

  await runSql(lab, "UPDATE mine SET n = 'ba'");
  await expect(warning(page)).toBeVisible();
  await lab.button('sqlLab.KeptData.keepMine').click();
  await expect(warning(page)).toHaveCount(0);
  await expect(warning(second)).toBeVisible();
  await other.button('sqlLab.KeptData.takeTheirs').click();
  await expect(warning(second)).toHaveCount(0);
  await expect(await runSql(other, 'SELECT n FROM mine')).toHaveText(['ba']);
  await comeBack(page);
  await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['ba']);
});

for (const [name, problem] of [
  ['full', 'QuotaExceededError'],
  ['blocked', 'InvalidStateError'],
] as const) {
  test(`with storage ${name} the lab says so and keeps working`, async ({ page }) => {
    await page.addInitScript((error) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no', error);
      };
    }, problem);
    await open(page, path('vi'));
    const lab = labOf(page);
    await runSql(lab, "CREATE TABLE mine (n TEXT); INSERT INTO mine VALUES ('còn')");
    await expect(page.getByText(message('vi', `sqlLab.KeptData.${name}`))).toBeVisible();
    await expect(lab.kept).toHaveCount(0);
    await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['còn']);
  });
}
