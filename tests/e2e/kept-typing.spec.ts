import { expect, layOut, open, test, withoutReload } from './fixtures';
import { liveEditor, liveFrame, LESSON as CODE_LESSON, unfoldLive } from './codeLab';
import { message, triedIn } from './site';

// What a reader typed before a part failed is still there after the reload that its message advises.

const EXERCISES = '/docs/database/learn-sql-in-30-days/04-filtering-with-where';
const LAB_SCRIPTS = /\/sql-lab-views\.\w+\.js$/;
const ANSWER = 'SELECT 42 AS answer';

for (const locale of triedIn('vi')) {
  test(`an answer typed while its part could not be loaded outlives the reload (${locale})`, async ({ page }) => {
    await withoutReload(page);
    await page.route(LAB_SCRIPTS, (route) => route.abort());
    await open(page, locale === 'vi' ? EXERCISES : `/en${EXERCISES}`);
    await layOut(page);
    const field = page.getByRole('textbox', { name: message(locale, 'sqlLab.SqlExercise.code') }).first();
    await field.scrollIntoViewIfNeeded();
    await field.click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(ANSWER);
    const told = page.getByText(message(locale, 'island.NotFetched.text')).first();
    await expect(told).toBeVisible();
    await page.unroute(LAB_SCRIPTS);
    await page.reload();
    await page.locator('html').dispatchEvent('wheel');
    await expect(field).toHaveValue(ANSWER);
    await expect(field.locator('xpath=ancestor::*[@data-island]')).toHaveCount(0);
    await expect(field).toHaveValue(ANSWER);
    // The exercise knows it, too: it is the reader's text now.
    await page
      .getByRole('button', { name: message(locale, 'sqlLab.SqlExercise.run'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('cell', { name: '42', exact: true }).first()).toBeVisible();
  });
}

test('the text of a live block outlives a reload', async ({ page }) => {
  await open(page, CODE_LESSON);
  await layOut(page);
  await unfoldLive(page);
  await liveEditor(page).fill('render(<p>mine</p>);');
  await expect(liveFrame(page).getByText('mine')).toBeVisible();
  await page.reload();
  await page.locator('html').dispatchEvent('wheel');
  await unfoldLive(page);
  await liveEditor(page).scrollIntoViewIfNeeded();
  await expect(liveEditor(page)).toHaveValue('render(<p>mine</p>);');
  await expect(liveFrame(page).getByText('mine')).toBeVisible();
});

test('a live block that draws nothing says so, and shows nothing old', async ({ page }) => {
  await open(page, CODE_LESSON);
  await layOut(page);
  await unfoldLive(page);
  await liveEditor(page).fill('render(<p>first drawing</p>);');
  await expect(liveFrame(page).getByText('first drawing')).toBeVisible();
  await liveEditor(page).fill('function App() { return <p>never</p>; }');
  const [before = ''] = message('vi', 'codeLab.LiveCode.unrendered').split('{call}');
  await expect(page.getByRole('alert').filter({ hasText: before })).toBeVisible();
  await expect(liveFrame(page).getByText('first drawing')).toHaveCount(0);
  await liveEditor(page).fill('render(<p>drawn again</p>);');
  await expect(liveFrame(page).getByText('drawn again')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: before })).toHaveCount(0);
});
