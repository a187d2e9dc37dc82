import type { Locator, Page } from '@playwright/test';
import { expect, open } from './fixtures';
import { message, type Locale } from './site';

/** A lesson whose first two blocks run on the bookshop and on both engines. */
export const LESSON = '/docs/database/learn-sql-in-30-days/04-filtering-with-where';

export const lessonPath = (locale: Locale) => (locale === 'vi' ? LESSON : `/en${LESSON}`);

/** A pattern for a text of the site with its placeholders filled in; a missing value matches anything. */
export function text(locale: Locale, id: string, values: Record<string, string> = {}): RegExp {
  const pattern = message(locale, id)
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '.+');
  return new RegExp(`^${pattern}$`);
}

/** One SQL block of a page, and its controls. */
export interface Block {
  readonly root: Locator;
  readonly editor: Locator;
  readonly run: Locator;
  readonly stop: Locator;
  readonly reset: Locator;
  readonly status: Locator;
  readonly answer: Locator;
  readonly cells: Locator;
}

export function blockOf(page: Page, locale: Locale = 'vi', index = 0): Block {
  const root = page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') }).nth(index);
  const button = (id: string) => root.getByRole('button', { name: message(locale, id), exact: true });
  const answer = root.locator('[aria-busy]');
  return {
    root,
    answer,
    editor: root.getByRole('textbox', { name: message(locale, 'sqlLab.SqlLab.code') }),
    run: button('labKit.LabButton.run'),
    stop: button('labKit.LabButton.stop'),
    reset: button('labKit.LabButton.reset'),
    status: root.getByRole('status'),
    cells: answer.getByRole('cell'),
  };
}

export async function openLesson(page: Page, locale: Locale = 'vi'): Promise<Block> {
  await open(page, lessonPath(locale));
  return blockOf(page, locale);
}

/** The text of the editor: a plain field, or the lines of the full editor that has replaced it. */
export async function textOf(editor: Locator): Promise<string> {
  return editor.evaluate((element) =>
    element instanceof HTMLTextAreaElement
      ? element.value
      : [...element.querySelectorAll('.cm-line')].map((line) => line.textContent).join('\n'),
  );
}

/** Writes SQL into a block, runs it and waits for its end. */
export async function runSql({ root, editor, run, answer }: Block, sql: string): Promise<void> {
  await editor.fill(sql);
  // A click that is held until the block hydrates would be repeated later: wait until it is no island any more.
  await expect(root.locator('xpath=ancestor::*[@data-island]')).toHaveCount(0);
  await run.click();
  await expect(run).toBeVisible();
  await expect(answer).toHaveAttribute('aria-busy', 'false');
}

/** Fails unless the dataset is in its original state. */
export async function expectWhole(block: Block): Promise<void> {
  await runSql(block, 'SELECT COUNT(*) AS hang FROM order_items');
  await expect(block.cells).toHaveText(['300']);
}

/** Records the paths of a page's requests for SQL engines and their files. */
export function watchLab(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/sql/')) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}
