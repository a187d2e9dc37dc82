import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { message, triedIn } from './site';
import { labOf, path, runSql } from './sqlPlayground';

/** Moves the saved record of the bookshop to where records that cannot be read are set aside. */
const setAside = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('sql-lab', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('own-databases', 'readwrite');
          const store = transaction.objectStore('own-databases');
          const reading = store.get('nha_sach');
          reading.onsuccess = () => {
            store.put(reading.result, 'nha_sach aside');
            store.delete('nha_sach');
          };
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

for (const locale of triedIn('vi')) {
  test(`"saved" is said when data have changed, whatever the words of the statement (${locale})`, async ({ page }) => {
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await runSql(lab, 'SELECT 1 AS n; SELECTED 1');
    await runSql(lab, 'BEGIN; CREATE TABLE gone (n INTEGER); ROLLBACK; SELECT 2 AS n');
    await expect(lab.kept).toHaveCount(0);
    await runSql(lab, 'PRAGMA user_version(77)');
    await expect(lab.kept).toContainText('kB');
    await page.reload();
    await hydrated(page);
    await expect(await runSql(lab, 'PRAGMA user_version')).toHaveText(['77']);
  });

  test(`characters that look like others are named, and replaced at the press of a button (${locale})`, async ({
    page,
  }) => {
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await lab.editor.fill('SELECT\u00a01 AS n；');
    await lab.run.click();
    const note = page.getByText(message(locale, 'sqlLab.OddCharacters.found'));
    await expect(note).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('U+00A0')).toBeVisible();
    await expect(page.getByText('U+FF1B')).toBeVisible();
    await expectAccessible(page, `the free lab with odd characters (${locale})`);
    await lab.button('sqlLab.OddCharacters.replace').click();
    await expect(note).toHaveCount(0);
    await expect(lab.editor).toHaveText('SELECT 1 AS n;');
    await page.keyboard.press('Control+z');
    await expect(lab.editor).toHaveText('SELECT\u00a01 AS n；');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+Enter');
    await expect(lab.answer.getByRole('cell')).toHaveText(['1']);
  });

  test(`a command of another program is named, with what to write instead (${locale})`, async ({ page }) => {
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await runSql(lab, 'SELECT 1 AS n;\n.tables');
    const alert = lab.answer.getByRole('alert');
    await expect(alert).toContainText('sqlite3');
    await expect(alert).toContainText("SELECT name FROM sqlite_schema WHERE type = 'table';");
  });

  test(`data set aside in an earlier visit can be opened again (${locale})`, async ({ page }) => {
    await open(page, path(locale));
    const lab = labOf(page, locale);
    await runSql(lab, "CREATE TABLE mine (n TEXT); INSERT INTO mine VALUES ('here')");
    await expect(lab.kept).toContainText('kB');
    await setAside(page);
    await page.reload();
    await hydrated(page);
    await expect(page.getByText(message(locale, 'sqlLab.KeptData.earlier'))).toBeVisible();
    await lab.button('sqlLab.KeptData.openAside').click();
    await expect(lab.kept).toContainText('kB');
    await expect(await runSql(lab, 'SELECT n FROM mine')).toHaveText(['here']);
  });
}
