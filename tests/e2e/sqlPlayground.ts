import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { message, type Locale } from './site';

/** Path of the page with the SQL playground. */
export const path = (locale: Locale) => `${locale === 'vi' ? '' : '/en'}/docs/database/sql-playground`;

/** The beginning of the message that changed data is saved. */
export const keptText = (locale: Locale) => message(locale, 'sqlLab.KeptData.kept').split('{')[0] ?? '';

/** The SQL playground of a page, and its controls. */
export function labOf(page: Page, locale: Locale = 'vi') {
  const main = page.locator('main');
  const button = (id: string) => main.getByRole('button', { name: message(locale, id), exact: true });
  return {
    editor: main.getByRole('textbox', { name: message(locale, 'sqlLab.SqlPlayground.code') }),
    name: main.getByLabel(message(locale, 'sqlLab.QueryBar.name'), { exact: true }),
    data: main.getByLabel(message(locale, 'sqlLab.DataBar.data'), { exact: true }),
    file: main.locator('input[type="file"]'),
    queries: main.getByRole('list', { name: message(locale, 'sqlLab.QueryBar.queries') }).getByRole('button'),
    answer: main.locator('[aria-busy]'),
    /** The message that changed data is saved. */
    kept: main.getByRole('status').filter({ hasText: keptText(locale) }),
    run: button('labKit.LabButton.run'),
    /** Imports the CSV file that was opened. */
    importing: button('sqlLab.CsvReview.import'),
    button,
  };
}

type Lab = ReturnType<typeof labOf>;

/** Writes SQL, runs it and waits for its end; returns the cells of the result. */
export async function runSql({ editor, run, answer }: Lab, sql: string): Promise<Locator> {
  await editor.fill(sql);
  await run.click();
  await expect(run).toBeVisible();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  return answer.getByRole('cell');
}

/** Discards all changes, and confirms it in the dialog. */
export async function startAgain(page: Page, locale: Locale): Promise<void> {
  const lab = labOf(page, locale);
  await lab.button('sqlLab.DataBar.restore').click();
  const [start = ''] = message(locale, 'sqlLab.StartAgainDialog.confirm').split('{');
  await page.getByRole('dialog').getByRole('button', { name: start }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

interface HeldSaving {
  /** Resolves once the page tries to save. */
  readonly begun: () => Promise<void>;
  /** Lets the page save; resolves once it has. */
  readonly release: () => Promise<void>;
}

/** Keeps the page from saving anything until `release` is called. */
export async function holdSaving(page: Page): Promise<HeldSaving> {
  const saving = await page.evaluateHandle(async () => {
    const opening = indexedDB.open('sql-lab', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('own-databases');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    let isHeld = true;
    // The page's transaction waits for this one to end.
    const store = opening.result.transaction('own-databases', 'readwrite').objectStore('own-databases');
    const stay = () => {
      if (isHeld) store.count().onsuccess = stay;
    };
    stay();
    const { prototype } = IDBDatabase;
    const begin = prototype.transaction;
    const theirs = new Promise<IDBTransaction>((resolve) => {
      prototype.transaction = function (...parameters) {
        const transaction = begin.apply(this, parameters);
        if (transaction.mode === 'readwrite') resolve(transaction);
        return transaction;
      };
    });
    return {
      begun: () => theirs.then(() => undefined),
      async release() {
        const transaction = await theirs;
        isHeld = false;
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      },
    };
  });
  return {
    begun: () => saving.evaluate(({ begun }) => begun()),
    release: () => saving.evaluate(({ release }) => release()),
  };
}
