import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { message, type Locale } from './site';

/** The page of the free lab. */
export const path = (locale: Locale) => `${locale === 'vi' ? '' : '/en'}/docs/database/sql-playground`;

/** How what says that data are kept begins. */
export const keptText = (locale: Locale) => message(locale, 'sqlLab.KeptData.kept').split('{')[0] ?? '';

/** The free lab of a page, and what can be done with it. */
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
    /** What says that changed data are kept. */
    kept: main.getByRole('status').filter({ hasText: keptText(locale) }),
    run: button('sqlLab.SqlLab.run'),
    button,
  };
}

type Lab = ReturnType<typeof labOf>;

/** Writes SQL, runs it, and waits for its end; answers with the cells. */
export async function runSql({ editor, run, answer }: Lab, sql: string): Promise<Locator> {
  await editor.fill(sql);
  await run.click();
  await expect(run).toBeVisible();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  return answer.getByRole('cell');
}

/** Throws everything away, after the question whether to. */
export async function startAgain(page: Page, locale: Locale): Promise<void> {
  const lab = labOf(page, locale);
  await lab.button('sqlLab.DataBar.restore').click();
  const [start = ''] = message(locale, 'sqlLab.StartAgainDialog.confirm').split('{');
  await page.getByRole('dialog').getByRole('button', { name: start }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
