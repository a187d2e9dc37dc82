import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { QUIZZES } from '../../../courses/sql/quizzes';
import { docPath, REVIEW_ID, STORED, storedText } from '../courseProgress';
import { LESSON as PROBLEM } from '../codeLab';
import { expect, expectAccessible, open, test } from '../fixtures';
import { message } from '../site';
import { text } from '../sqlLab';

const LESSON = '/docs/database/learn-sql-in-30-days/12-inner-join';
const CARTESIAN = 'SELECT b.title, c.name AS category, b.stock\nFROM books AS b, categories AS c\nWHERE b.stock <= 5;';
const RIGHT =
  'SELECT b.title, c.name AS category, b.stock\nFROM books AS b\nJOIN categories AS c ON c.category_id = b.category_id\nWHERE b.stock <= 5;';
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

const button = (root: Locator, id: string) => root.getByRole('button', { name: message('vi', id), exact: true });

/** How far the top of a part stands below another's. */
async function below(part: Locator, top: Locator): Promise<number> {
  const [one, other] = await Promise.all([part.boundingBox(), top.boundingBox()]);
  return Math.round((one?.y ?? NaN) - (other?.y ?? NaN));
}

/** Fails unless the frame has the same thin edge on all sides. */
async function expectNeutralEdge(root: Locator): Promise<void> {
  const edges = await root.evaluate((element) => {
    const style = getComputedStyle(element);
    return ['left', 'top', 'right'].map((side) => style.getPropertyValue(`border-${side}`));
  });
  expect(new Set(edges).size, edges.join(', ')).toBe(1);
  expect(edges[0]).toMatch(/^1px solid/);
}

/** The height of a frame once its parts have come to rest. */
const heightOf = async (root: Locator) => (await root.boundingBox())?.height ?? NaN;

const SIZES = [
  { viewport: DESKTOP, wrong: 900, solved: 800 },
  { viewport: PHONE, wrong: 1300, solved: 1000 },
] as const;

for (const { viewport, wrong, solved } of SIZES) {
  test(`help stands above the rows of a wrong answer, and a right one takes little room (${viewport.width})`, async ({
    page,
    watch,
  }) => {
    const isPhone = viewport === PHONE;
    await page.setViewportSize(viewport);
    await open(page, LESSON);
    const root = page.locator('#sql-12-01');
    const judge = async (sql: string) => {
      await root.getByRole('textbox').fill(sql);
      await button(root, 'labKit.LabButton.check').click();
    };
    await judge(CARTESIAN);
    const verdict = root.getByRole('status').first();
    const expected = root.getByRole('region', { name: message('vi', 'sqlLab.SqlExercise.expected') });
    const yours = root.locator('[aria-busy]');
    await expect(verdict.getByText(text('vi', 'sqlLab.Verdict.extra', { extra: '65 hàng' }))).toBeVisible();
    await expect(verdict).toContainText('Chưa có điều kiện ghép giữa hai bảng');
    await expectNeutralEdge(root);
    const hint = root.locator('summary').first();
    expect(await below(hint, root)).toBeLessThanOrEqual(600);
    expect(await below(hint, verdict)).toBeLessThan(await below(yours, verdict));
    expect(await heightOf(root)).toBeLessThanOrEqual(wrong);

    // Side by side from 40rem, one under the other on phones.
    const gap = await below(expected, yours);
    if (isPhone) expect(gap).toBeGreaterThan(200);
    else expect(Math.abs(gap)).toBeLessThan(60);
    await expect(yours.getByRole('row')).toHaveCount(6);
    await expect(expected.getByRole('row')).toHaveCount(6);
    const edge = yours.locator('tbody td').first();
    expect(await edge.evaluate((cell) => getComputedStyle(cell).borderInlineStartWidth)).toBe('3px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const clipped = await root.evaluate((element) =>
      [...element.querySelectorAll('table')].some(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth),
    );
    expect(clipped, 'a table with more than fits').toBe(false);
    if (!isPhone) await expectAccessible(page, 'a wrong answer', '#sql-12-01');
    await root.getByRole('button', { name: text('vi', 'sqlLab.ResultTable.all', { rows: '70 hàng' }) }).click();
    await expect(yours.getByRole('row')).toHaveCount(71);

    await judge(RIGHT);
    await expect(verdict).toContainText(message('vi', 'labKit.Verdict.right'));
    const fold = root.locator('details');
    await expect(fold.locator('summary')).toContainText(message('vi', 'sqlLab.SolvedFold.same'));
    await expect(fold).not.toHaveAttribute('open');
    await expect(expected).toHaveCount(0);
    await expect(root.locator('time')).toBeVisible();
    expect(await heightOf(root)).toBeLessThanOrEqual(solved);
    await expectNeutralEdge(root);
    if (isPhone) await expectAccessible(page, 'solved', '#sql-12-01');

    // Equal plans are one card.
    await fold.locator('summary').click();
    const title = ['mine', 'numbered', 'numbered'].map((id, number) =>
      message('vi', `sqlLab.SolutionTitle.${id}`).replace('{number}', String(number)),
    );
    await expect(fold.getByText(title.join(' · '), { exact: true })).toBeVisible();
    await expect(fold.locator('[lang=en]')).toHaveCount(1);
    await verdict.getByRole('link').click();
    await expect(page).toHaveURL(/#sql-12-02$/);
    expect(watch.complaints).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** Fails unless the verdict, its reason and the first hint fit one screen. */
  async function expectHelpInView(root: Locator): Promise<void> {
    const verdict = root.locator('[role=status]:has(+ footer)');
    await expect(verdict).not.toBeEmpty();
    const hint = root.locator('footer summary').first();
    await expect(hint).toBeVisible();
    expect(await below(hint, verdict)).toBeLessThanOrEqual(PHONE.height - 60);
    await expectNeutralEdge(root);
  }

  /** Fails unless a solved exercise has its stamp and the way on. */
  async function expectSolved(root: Locator): Promise<void> {
    await expect(root.locator('time')).toBeVisible({ timeout: 30_000 });
    await expect(root.locator('footer summary')).toHaveCount(0);
    await expect(root.locator('[role=status] a')).toBeVisible();
    await expectNeutralEdge(root);
  }

  const write = async (page: Page, field: Locator, content: string) => {
    await field.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(content);
  };

  test('the verdict on a code problem, its hints and the failed case come before the others', async ({ page }) => {
    await open(page, PROBLEM);
    const root = page.locator('[id="191-number-of-1-bits"]');
    const answer = (condition: string) =>
      `function hammingWeight(n) {\n  let c = 0;\n  for (; ${condition}; n &= n - 1) c += 1;\n  return c;\n}`;
    await root.getByRole('textbox').fill(answer('n > 0'));
    await button(root, 'labKit.LabButton.check').click();
    // The smallest input found, then the case that it comes from.
    await expect(root.getByRole('listitem').nth(0)).toContainText('hammingWeight(-1)');
    await expect(root.getByRole('listitem').nth(1)).toContainText('hammingWeight(4294967040)');
    await expectHelpInView(root);
    await root.getByRole('textbox').fill(answer('n !== 0'));
    await button(root, 'labKit.LabButton.check').click();
    await expectSolved(root);
  });

  test('the verdict on a k6 script has its reason and hints on one screen', async ({ page }) => {
    await open(page, '/docs/k6/part-01');
    const root = page.locator('#order-json-body');
    await root.scrollIntoViewIfNeeded();
    const field = root.getByRole('textbox', { name: message('vi', 'k6Lab.Workbench.script') });
    for (const file of ['wrong/bare-token', 'right/one-helper']) {
      await write(page, field, readFileSync(`courses/k6/order-json-body/${file}.js`, 'utf8').trimEnd());
      await button(root, 'labKit.LabButton.check').click();
      if (file.startsWith('wrong')) {
        await expect(root.getByText(/một dấu cách, rồi token/)).toBeVisible({ timeout: 30_000 });
        await expectHelpInView(root);
      } else {
        await expectSolved(root);
        await expect(root.locator('details')).not.toHaveAttribute('open');
      }
    }
  });

  test('the verdict on a patched server has its reason and hints on one screen', async ({ page }) => {
    const id = 'insecure-direct-object-references-05';
    await open(page, `/docs/web-security/webgoat-2023.8/A1-Broken-Access-Control/${id}?pane=server`);
    const root = page.locator(`#${id}`);
    await root.scrollIntoViewIfNeeded();
    await button(root, 'webLab.ServerPane.ask').click();
    const patch = readFileSync(`courses/web-security/${id}/patches/wrong/checks-path-only.js`, 'utf8').trimEnd();
    await write(page, root.getByRole('textbox', { name: message('vi', 'webLab.ServerPane.code') }), patch);
    await button(root, 'webLab.ServerPane.grade').click();
    await expect(root.getByText(/Bạn kiểm tra một mã số/)).toBeVisible({ timeout: 30_000 });
    await expectHelpInView(root);
  });
});

test('a double press on a quiz keeps the explanations and the picked choice, and is recorded once', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, docPath('vi', REVIEW_ID));
  const [question] = QUIZZES.find(({ id }) => id === 'sql-review-01')?.questions ?? [];
  const wrong = question?.choices.findIndex(({ correct }) => !correct) ?? -1;
  const box = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('group') })
    .first();
  await box.locator('input').nth(wrong).check({ force: true });
  await page.evaluate((key) => {
    const store = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (name === key) document.body.dataset.writes = String(Number(document.body.dataset.writes ?? 0) + 1);
      store.call(this, name, value);
    };
  }, STORED);
  await button(box, 'quiz.Question.check').dblclick();
  for (const { why } of question?.choices ?? []) {
    await expect(box).toContainText(why.vi.replaceAll('`', ''));
  }
  await expect(box.locator('input').nth(wrong)).toBeChecked();
  await expect(page.locator('body')).toHaveAttribute('data-writes', '1');
  const { quizzes } = JSON.parse((await storedText(page)) ?? '') as { quizzes: Record<string, object> };
  expect(quizzes['sql-review-01']).toMatchObject({ q01: { right: false } });
});
