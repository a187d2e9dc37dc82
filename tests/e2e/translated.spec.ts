import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, layOut, open, test, watchOver } from './fixtures';
import { oneOfEach, pathOf, sheetOf } from './simulatorPages';
import { buildFolder, inTurn, message, onePathOfEachKind, sampleOf } from './site';
import { blockOf, LESSON, lessonPath, text } from './sqlLab';
import { translatePage } from './translator';

// Readers of a site in two languages translate its pages into a third: the browser then replaces every text of the page.

/** When the translator comes: before the page's scripts have made anything of it, or after. */
const MOMENTS = ['before the first touch', 'after hydration'] as const;

async function openTranslated(page: Page, path: string, moment: (typeof MOMENTS)[number]): Promise<void> {
  await page.goto(path);
  if (moment === 'before the first touch') await page.evaluate(translatePage);
  await hydrated(page);
  await layOut(page);
  if (moment === 'after hydration') await page.evaluate(translatePage);
  await expect(page.locator('main font').first()).toBeAttached();
}

const running = async (part: Locator): Promise<void> => {
  await part.scrollIntoViewIfNeeded();
  await expect(part.locator('xpath=ancestor::*[@data-island]')).toHaveCount(0);
};

for (const [moment, locale] of inTurn(MOMENTS)) {
  test(`an SQL block goes on saying what it does on a page translated ${moment} (${locale})`, async ({
    page,
    watch,
  }) => {
    await openTranslated(page, lessonPath(locale), moment);
    const block = blockOf(page, locale);
    await running(block.root);
    const caption = (await block.status.textContent()) ?? '';
    for (const [sql, rows] of [
      ['SELECT 1 AS one UNION SELECT 2', ['1', '2']],
      ['SELECT 7 AS seven', ['7']],
    ] as const) {
      await block.editor.fill(sql);
      await expect(block.status).toHaveText(text(locale, 'sqlLab.Caption.changed'));
      await block.run.click();
      await expect(block.cells).toHaveText([...rows]);
      await block.reset.click();
      await expect(block.status).toHaveText(caption);
    }
    await block.editor.fill('SELEC 1');
    await block.run.click();
    await expect(block.root.getByRole('alert').filter({ hasText: 'SELEC' })).toBeVisible();
    // What the reader types and what the engine answers is not translated.
    await expect(block.answer.locator('table font')).toHaveCount(0);
    expect(watch.complaints).toEqual([]);
  });
}

const STEPS = 8;

for (const [placed, locale] of inTurn(sampleOf(oneOfEach))) {
  test(`${placed.component} shows the same on a translated page (${locale})`, async ({
    page,
    watch,
    context,
    baseURL,
  }) => {
    const other = await context.newPage();
    const otherWatch = await watchOver(other, baseURL);
    const path = pathOf(placed, locale);
    await openTranslated(page, path, 'before the first touch');
    await open(other, path);
    const sheets = [sheetOf(page, placed), sheetOf(other, placed)] as const;
    for (const sheet of sheets) await running(sheet);
    const press = async (id: string) => {
      for (const sheet of sheets) {
        const name = message(locale, `simulators.StepControls.${id}`);
        const control = sheet.getByRole('button', { name, exact: true });
        if ((await control.getAttribute('aria-disabled')) !== 'true') await control.click();
      }
    };
    for (let step = 0; step < STEPS; step += 1) {
      await press('forward');
      const [translated, plain] = sheets;
      const expected = await plain.innerText();
      await expect.poll(() => translated.innerText()).toBe(expected);
    }
    expect([...watch.complaints, ...otherWatch.complaints]).toEqual([]);
  });
}

/** Buttons of one page that are pressed; more of them only repeat their kind. */
const MOST = 25;

for (const [path, moment] of sampleOf(onePathOfEachKind('en', buildFolder)).map(
  (each, index) => [each, MOMENTS[index % MOMENTS.length] ?? 'after hydration'] as const,
)) {
  test(`every button works on ${path}, translated ${moment}`, async ({ page, watch }) => {
    await openTranslated(page, path, moment);
    const buttons = page.locator('main button:visible:enabled, nav button:visible:enabled');
    for (let index = 0; index < Math.min(MOST, await buttons.count()); index += 1) {
      await buttons
        .nth(index)
        .click({ timeout: 3000 })
        .catch(() => undefined);
      await page.keyboard.press('Escape');
    }
    await expect(page.getByText(/Failed to execute/)).toHaveCount(0);
    await expect(page.getByText(message('en', 'theme.ErrorPageContent.title'))).toHaveCount(0);
    expect(
      watch.complaints.filter((complaint) =>
        /Minified React error|NotFoundError|removeChild|insertBefore/.test(complaint),
      ),
    ).toEqual([]);
  });
}

test('a part that something else has damaged starts again, alone, with what was typed', async ({ page }) => {
  await open(page, LESSON);
  await layOut(page);
  const [first, second] = [blockOf(page, 'vi', 0), blockOf(page, 'vi', 1)];
  for (const { root } of [first, second]) await running(root);
  await second.editor.fill('SELECT 2 AS other');
  await first.editor.fill('SELECT 42 AS answer');
  const schema = first.root.getByRole('button', { name: message('vi', 'sqlLab.SqlLab.schema'), exact: true });
  await schema.click();
  const panel = first.root
    .getByRole('group')
    .filter({ has: page.locator('table') })
    .first();
  await expect(panel).toBeVisible();
  // React is going to remove it, and fails.
  await panel.evaluate((element) => element.parentElement?.parentElement?.remove());
  await schema.click();
  await expect(schema).toHaveAttribute('aria-expanded', 'false');
  // The text returns in a task of its own, which on a busy machine comes after a press that follows at once.
  const typed = () =>
    first.editor.evaluate((field) => (field instanceof HTMLTextAreaElement ? field.value : field.textContent));
  await expect.poll(typed).toBe('SELECT 42 AS answer');
  await first.run.click();
  await expect(first.cells).toHaveText(['42']);
  await second.run.click();
  await expect(second.cells).toHaveText(['2']);
});
