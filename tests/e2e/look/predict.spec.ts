import type { Locator, Page } from '@playwright/test';
import {
  atRest,
  awaken,
  expect,
  expectAccessible,
  hold,
  hydrated,
  layOut,
  MAIN_SCRIPT,
  moved,
  open,
  test,
  watchMoves,
} from '../fixtures';
import { message } from '../site';
import { blockOf, lessonPath, runSql, text } from '../sqlLab';

// Results that wait for the reader's guess: the fence option `predict`.

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
/** The second block of the lesson asks which books its condition keeps. */
const WAITING = 1;
const BOOK = 'C++ cho kỳ thi lập trình';
const JS_LESSON = '/docs/k6/part-03';
const RECORDED_LESSON = '/docs/database/learn-sql-in-30-days/22-create-table-and-data-types';
const PROBLEM = '/docs/leetcode/database/183-customers-who-never-order';

const SHOW = message('vi', 'components.GuessFirst.result');

const foldOf = (root: Locator, summary = SHOW) =>
  root.locator('details').filter({ has: root.page().locator('summary', { hasText: summary }) });

/** What a screen reader is told of the first summary in a part of the page. */
async function told(page: Page, fold: Locator): Promise<{ name: unknown; expanded: unknown }> {
  const session = await page.context().newCDPSession(page);
  const summary = await fold.locator('summary').evaluateHandle((element) => {
    element.id = 'told';
    return element;
  });
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#told' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await summary.evaluate((element) => element.removeAttribute('id'));
  await session.detach();
  const [node] = nodes;
  return {
    name: node?.name?.value,
    expanded: node?.properties?.find(({ name }) => name === 'expanded')?.value.value,
  };
}

test.describe('without JavaScript, on a phone', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('the result is in the page, folded, and a tap opens it; on paper it is open', async ({ page }) => {
    await page.goto(lessonPath('vi'));
    const { root, run } = blockOf(page, 'vi', WAITING);
    const fold = foldOf(root);
    const cell = root.locator('td', { hasText: BOOK });
    await expect(cell, 'in the HTML').toHaveCount(1);
    await expect(cell).toBeHidden();
    await expect(run).toBeHidden();
    const summary = fold.locator('summary');
    expect((await summary.boundingBox())?.height, 'for fingers').toBeGreaterThanOrEqual(44);

    await page.emulateMedia({ media: 'print' });
    await expect(cell).toBeVisible();
    await expect(summary).toBeHidden();
    await page.emulateMedia({ media: null });
    await expect(cell).toBeHidden();

    await summary.tap();
    await expect(cell).toBeVisible();
    await summary.tap();
    await expect(cell).toBeHidden();
  });

  test('so are the output of a product and query plans', async ({ page }) => {
    await page.goto(RECORDED_LESSON);
    const recorded = foldOf(page.locator('.markdown')).filter({ hasText: '04:00:00+02' });
    const output = recorded.getByRole('cell', { name: /04:00:00/, includeHidden: true });
    await expect(output).toBeHidden();
    await recorded.locator('summary').tap();
    await expect(output).toBeVisible();

    await page.goto(PROBLEM);
    const timed = page.getByRole('group', { name: message('vi', 'sqlLab.SqlTimed.block') });
    const plans = foldOf(timed, message('vi', 'components.GuessFirst.plan'));
    const node = plans.first().getByText(/^SCAN c/);
    await expect(node).toBeHidden();
    await plans.first().locator('summary').tap();
    await expect(node).toBeVisible();
  });
});

test('hydration moves nothing, and leaves open what the reader has opened before', async ({ page }) => {
  await page.addInitScript(watchMoves);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(lessonPath('vi'));
    const { root, status } = blockOf(page, 'vi', WAITING);
    await layOut(page);
    await root.scrollIntoViewIfNeeded();
    const cell = root.locator('td', { hasText: BOOK });
    await foldOf(root).locator('summary').click();
    await expect(cell).toBeVisible();
    await atRest(page);
    const before = await moved(page);
    release();
    await hydrated(page);
    await awaken(page);
    await atRest(page);
    await expect(status).toHaveText(message('vi', 'components.GuessFirst.caption'));
    await expect(cell).toBeVisible();
    expect((await moved(page)) - before, `at ${width} px`).toBeLessThanOrEqual(0.01);
    await page.unrouteAll();
  }
});

test('the keyboard opens it, and Run puts the fresh result in its place', async ({ page, watch }) => {
  await open(page, lessonPath('vi'));
  const block = blockOf(page, 'vi', WAITING);
  const { root, run, status, cells, answer, reset, editor } = block;
  const fold = foldOf(root);
  const summary = fold.locator('summary');
  await expect(cells).toHaveCount(0);
  await expect(status).toHaveText(message('vi', 'components.GuessFirst.caption'));
  expect(await told(page, fold)).toEqual({ name: SHOW, expanded: false });

  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(cells.filter({ hasText: BOOK })).toBeVisible();
  await expect(root.getByText(message('vi', 'sqlLab.Caption.agreed'))).toBeVisible();
  expect(await told(page, fold)).toEqual({ name: SHOW, expanded: true });
  await expectAccessible(page, 'an opened result', '[aria-busy]');
  await page.keyboard.press('Space');
  await expect(cells).toHaveCount(0);

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expectAccessible(page, 'a folded result, dark', '[aria-busy]');
  await run.click();
  await expect(status).toHaveText(text('vi', 'sqlLab.Caption.done', { engine: 'SQLite' }));
  await expect(cells.filter({ hasText: BOOK })).toBeVisible();
  await expect(fold).toHaveCount(0);

  await runSql(block, 'SELECT titel FROM books');
  await expect(answer.getByRole('alert')).toContainText('no such column: titel');
  await reset.click();
  await expect(fold).toHaveCount(1);
  await expect(cells).toHaveCount(0);

  await root.getByText('PostgreSQL', { exact: true }).click();
  await run.click();
  await expect(status).toContainText(message('vi', 'sqlLab.Caption.ask'));
  await expect(summary, 'while the reader is asked').toBeVisible();
  await editor.fill('SELECT 1 AS n');
  await expect(summary).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

test('the output of JavaScript waits too', async ({ page, watch }) => {
  await open(page, JS_LESSON);
  await awaken(page);
  const fold = foldOf(page.locator('.markdown')).filter({ hasText: 'avg:' });
  const output = page.locator('[aria-busy]').filter({ hasText: 'avg:' });
  await expect(page.getByText(/^avg: 217/)).toBeHidden();
  await fold.locator('summary').click();
  await expect(page.getByText(/^avg: 217/)).toBeVisible();
  const id = (await output.getAttribute('id')) ?? '';
  await page.locator(`[aria-controls="${id}"]`).click();
  await expect(fold).toHaveCount(0);
  await expect(page.getByText(/^avg: 217/)).toBeVisible();
  expect(watch.complaints).toEqual([]);
});
