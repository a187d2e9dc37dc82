import type { Page } from '@playwright/test';
import {
  CACHE,
  firstBlock,
  LESSON,
  liveEditor,
  expectLiveBlock,
  liveFrame,
  NAMES,
  openLive,
  PATHS,
  runCode,
} from './codeLab';
import { showIn, storedText } from './courseProgress';
import { atRest, expect, expectAccessible, expectReadable, open, test } from './fixtures';
import { triedIn } from './site';
import { RARE } from '../trials';

test.describe('a js run fence', () => {
  test('prints its output without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(LESSON);
    await expect(page.getByText('-16 268435440'), 'before a guess').toBeHidden();
    await page.getByText('Xem kết quả', { exact: true }).first().click();
    await expect(page.getByText('-16 268435440')).toBeVisible();
    await expect(page.getByText(/TypeError: BigInts have no unsigned right shift/)).toHaveCount(1);
    await page.getByText('Xem các cách giải', { exact: true }).first().click();
    const panels = page.getByRole('tabpanel').filter({ hasText: 'function hammingWeight' });
    await expect(panels).toHaveCount(3);
    await expect(panels.last().getByText('SWAR', { exact: true })).toBeVisible();
    await context.close();
  });

  for (const names of triedIn('en').map((locale) => NAMES[locale])) {
    test(`runs the reader's code, operated by keyboard alone (${names.path})`, async ({ page, watch }) => {
      const lab: string[] = [];
      page.on('request', (request) => request.url().includes('/assets/code-lab/') && lab.push(request.url()));
      await open(page, names.path);
      const { editor, run, status, output } = firstBlock(page, names);
      await expect(status).toHaveText(names.recorded);
      expect(lab, 'nothing of the sandbox is fetched before the first run').toEqual([]);
      expect(page.frames()).toHaveLength(1);

      await editor.focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.type('console.log([1, "á"], 6 * 7);');
      await page.keyboard.press('Control+Enter');
      await expect(status).toHaveText(names.done);
      await expect(output).toHaveText("[ 1, 'á' ] 42");

      await page.keyboard.press('Control+Z');
      await expect(editor).not.toHaveValue('console.log([1, "á"], 6 * 7);');
      await page.keyboard.press('Tab');
      await expect(run).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(editor).toHaveValue(/^function swar\(n\)/);
      await expect(output).toHaveText('0');
      await expect(status).toHaveText(names.recorded);
      expect(watch.complaints).toEqual([]);
    });
  }

  test('shows the error and its line after the output that precedes it', async ({ page, watch }) => {
    await open(page, LESSON);
    const output = await runCode(page, 'console.log("first");\nnull.x;\n');
    await expect(output).toContainText('first');
    await expect(output).toContainText('TypeError');
    await expect(output).toContainText('Dòng 2 của mã.');
    await expect(await runCode(page, 'let a = 1;\nlet b = ;\n')).toContainText(/SyntaxError[\s\S]*Dòng 2 của mã\./);
    await expect(await runCode(page, 'Promise.reject(new RangeError("late"));')).toContainText('RangeError: late');
    expect(watch.complaints).toEqual([]);
  });

  test('waits for timers and prints tables', RARE, async ({ page }) => {
    await open(page, LESSON);
    const output = await runCode(
      page,
      'setTimeout(() => console.log("late"), 200);\nconsole.table([{ a: 1 }]);\nconsole.log("early");',
    );
    await expect(output.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await expect(output).toContainText(/early[\s\S]*late/);
  });
});

test.describe('a problem', () => {
  // A page may have several problems; the first one is its subject.
  const box = (page: Page) => page.getByRole('textbox', { name: /^Lời giải bằng JavaScript/ }).first();
  const judge = (page: Page) => page.getByRole('button', { name: 'Chấm', exact: true }).first();
  const problem = (page: Page) => page.locator(`[id="${LESSON.split('/').at(-1)}"]`);
  const fold = (page: Page) =>
    page
      .locator('details')
      .filter({ has: page.getByText('Xem các cách giải', { exact: true }) })
      .first();
  const WRONG = 'function hammingWeight(n) {\n  let c = 0;\n  for (; n > 0; n &= n - 1) c += 1;\n  return c;\n}\n';
  const RIGHT = WRONG.replace('n > 0', 'n !== 0');

  test('shows each failing case, then remembers the text and the success', async ({ page, watch }) => {
    await open(page, LESSON);
    await expect(box(page)).toHaveValue(/@param \{number\} n[\s\S]*function hammingWeight\(n\)/);
    await box(page).fill(WRONG);
    await judge(page).click();
    await expect(page.getByText(/^Đạt 3\/4 trường hợp hiện, \d+\/64 trường hợp ẩn\.$/)).toBeVisible();
    const failed = page.getByRole('listitem').filter({ hasText: 'hammingWeight(4294967040)' });
    await expect(failed).toContainText('✗ sai');
    await expect(failed).toContainText(/Mong đợi\s*24\s*Nhận được\s*1/);
    await expect(page.getByText(/^Trường hợp ẩn \d+/)).toHaveCount(3);
    const smallest = page.getByRole('listitem').filter({ hasText: 'Đầu vào nhỏ nhất tìm được' });
    await expect(smallest).toContainText('hammingWeight(-1)');
    await expect(smallest).toContainText(/Mong đợi\s*32\s*Nhận được\s*0/);

    await box(page).fill(RIGHT);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đạt cả 68 trường hợp.')).toBeVisible();
    await expect(problem(page).getByText(/^Đã giải/)).toBeVisible();
    const { exercises } = JSON.parse((await storedText(page)) ?? '') as { exercises: Record<string, object> };
    expect(exercises['191-number-of-1-bits']).toMatchObject({ hints: 0, shown: false, solved: expect.any(String) });

    await page.reload();
    await expect(box(page)).toHaveValue(RIGHT);
    await expect(problem(page).getByText(/^Đã giải/)).toBeVisible();
    await fold(page).scrollIntoViewIfNeeded();
    await expect(fold(page), 'of a problem tried before').toHaveAttribute('open');
    await problem(page).getByRole('button', { name: 'Khôi phục' }).click();
    await expect(box(page)).toHaveValue(/@param/);
    expect(watch.complaints).toEqual([]);
  });

  test('reports a case that never ends, and an answer without the function', async ({ page }) => {
    await open(page, LESSON);
    await box(page).fill(
      'function hammingWeight(n) {\n  let c = 0;\n  for (; n !== 0; n >>= 1) c += n & 1;\n  return c;\n}',
    );
    await judge(page).click();
    await expect(page.getByText('Đã dừng sau 2 giây.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'hammingWeight(13)' })).toContainText('✓ đạt');
    const smallest = page.getByRole('listitem').filter({ hasText: 'Đầu vào nhỏ nhất tìm được' });
    // Of the inputs that never end, the smallest is 2147483648; a slow machine stops the search before it.
    await expect(smallest).toContainText(/hammingWeight\([234]\d{9}\)/);
    await expect(smallest).toContainText('Mã chạy chưa xong sau 2 giây');
    await box(page).fill('const other = 1;');
    await judge(page).click();
    await expect(page.getByText(/ReferenceError: hammingWeight is not defined/)).toBeVisible();
  });

  const JUDGED = {
    vi: { path: PATHS, label: 'Chấm', summary: 'Xem các cách giải' },
    en: { path: `/en${PATHS}`, label: 'Check', summary: 'Show the approaches' },
  } as const;
  for (const { path, label, summary } of triedIn('vi').map((locale) => JUDGED[locale])) {
    test(`says that an answer is right, but too slow (${path})`, async ({ page, watch }) => {
      await open(page, path);
      const root = page.locator(`[id="${PATHS.split('/').at(-1)}"]`);
      const field = root.getByRole('textbox', { name: /^(?:Lời giải bằng JavaScript|Solution in JavaScript)/ });
      const press = root.getByRole('button', { name: label, exact: true });
      const verdict = root.getByRole('status').filter({ hasText: /trường hợp|cases/ });
      await field.fill(
        'function uniquePaths(m, n) {\n  return m === 1 || n === 1 ? 1 : uniquePaths(m - 1, n) + uniquePaths(m, n - 1);\n}',
      );
      await press.click();
      await expect(verdict).toHaveText(/^Đúng .*, nhưng quá chậm: .* 2 giây|^Right .*, but too slow: .* 2 seconds/);
      await expect(root.getByText(/^(?:Đã giải|Solved)/)).toHaveCount(0);
      await expect(page.getByText(summary, { exact: true }).first().locator('xpath=..')).toHaveAttribute('open');

      await field.fill(
        'function uniquePaths(m, n) {\n  const row = new Array(n).fill(1);\n  for (let r = 1; r < m; r += 1) for (let c = 1; c < n; c += 1) row[c] += row[c - 1];\n  return row[n - 1];\n}',
      );
      await press.click();
      await expect(verdict).toHaveText(/^Đạt cả \d+ trường hợp\.|^All \d+ cases pass\./);
      await expect(root.getByText(/^(?:Đã giải|Solved)/)).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });
  }

  test('counts the searches of an array, which are too fast to be timed', RARE, async ({ page }) => {
    await open(page, CACHE);
    await box(page).fill(
      `class LRUCache {
  constructor(capacity) { this.capacity = capacity; this.keys = []; this.values = new Map(); }
  use(key) { const at = this.keys.indexOf(key); if (at >= 0) this.keys.splice(at, 1); this.keys.push(key); }
  get(key) { if (!this.values.has(key)) return -1; this.use(key); return this.values.get(key); }
  put(key, value) { this.use(key); this.values.set(key, value); if (this.keys.length > this.capacity) this.values.delete(this.keys.shift()); }
}`,
    );
    await judge(page).click();
    await expect(page.getByText(/^Đúng, nhưng quá chậm: .*mỗi lần tìm trong mảng/)).toBeVisible();
  });

  test('keeps the approaches closed until the reader has tried or opens them', async ({ page }) => {
    await open(page, LESSON);
    await expect(fold(page)).not.toHaveAttribute('open');
    await expect(page.getByRole('tab')).toHaveCount(0);
    await judge(page).click();
    await expect(page.getByText(/^Đạt 0\/4/)).toBeVisible();
    await expect(fold(page), 'the starter text is not an attempt').not.toHaveAttribute('open');
    await box(page).fill(WRONG);
    await judge(page).click();
    await expect(fold(page)).toHaveAttribute('open');
    await expect(page.getByRole('tab')).toHaveCount(3);
    await fold(page).locator('summary').click();
    await expect(fold(page)).not.toHaveAttribute('open');
  });

  test('has two hints, and records that hints or approaches were opened before solving', RARE, async ({ page }) => {
    await open(page, LESSON);
    const hints = problem(page).getByText(/^Gợi ý \d\/2$/);
    await hints.first().click();
    await hints.nth(1).click();
    await fold(page).locator('summary').click();
    await expect(problem(page).getByText('Đã xem lời giải')).toBeVisible();
    await box(page).fill(RIGHT);
    await judge(page).click();
    await expect(problem(page).getByText(/^Đã giải/)).toBeVisible();
    const { exercises } = JSON.parse((await storedText(page)) ?? '') as { exercises: Record<string, object> };
    expect(exercises['191-number-of-1-bits']).toMatchObject({ hints: 2, shown: true });
    expect(Object.values((exercises['191-number-of-1-bits'] as { reviews: object }).reviews)).toEqual([1]);
  });

  test('has tabs that work by keyboard and lead to the explanation', RARE, async ({ page }) => {
    await open(page, LESSON);
    await page.getByText('Xem các cách giải', { exact: true }).first().focus();
    await page.keyboard.press('Enter');
    const tabs = page.getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel')).toContainText('Math.imul');
    await page.getByRole('link', { name: 'Giải thích: SWAR' }).click();
    await expect(page).toHaveURL(/#swar$/);
  });
});

test.describe('a live block', () => {
  test('draws when it comes near the screen, follows edits and the colour mode', async ({ page, watch }) => {
    await openLive(page);
    await liveFrame(page).getByRole('textbox').fill('-1');
    await expect(liveFrame(page).getByText('không dừng')).toBeVisible();

    await liveEditor(page).fill(
      '() => { const [n, setN] = useState(1); return <button style={{ color: "var(--ifm-color-primary)", height: 40 * n }} onClick={() => setN(n + 4)}>n {n}</button>; }',
    );
    const button = liveFrame(page).getByRole('button', { name: 'n 1' });
    // The page's block is a program that calls render(…) at its end: an expression alone draws nothing there.
    await expect(button).toHaveCount(0);
    await liveEditor(page).fill(
      'function App() { const [n, setN] = useState(1); return <button style={{ color: "var(--ifm-color-primary)", height: 40 * n }} onClick={() => setN(n + 4)}>n {n}</button>; }\nrender(<App />);',
    );
    await expect(button).toBeVisible();
    const light = await button.evaluate((element) => getComputedStyle(element).color);
    const element = page.locator('iframe[title^="Kết quả của khối mã"]').first();
    await atRest(page);
    const before = (await element.boundingBox())?.height ?? 0;
    await button.click();
    await expect(async () => expect((await element.boundingBox())?.height).toBeGreaterThan(before + 100)).toPass();
    await page.evaluate(() => document.querySelector<HTMLElement>('[class*="colorModeToggle"] button')?.click());
    await expect(async () =>
      expect(
        await liveFrame(page)
          .getByRole('button')
          .evaluate((drawn) => getComputedStyle(drawn).color),
      ).not.toBe(light),
    ).toPass();
    expect(watch.complaints).toEqual([]);
  });
});

test('the code lab in use is accessible and fits a phone, light and dark', async ({ page, watch }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, LESSON);
  await runCode(page, 'console.warn("w");\nconsole.table([[1, 2]]);\nnull.x;');
  await page.getByRole('button', { name: 'Chấm', exact: true }).first().click();
  await expect(page.getByText(/^Đạt \d/)).toBeVisible();
  await page.getByText('Xem các cách giải', { exact: true }).first().click();
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expectLiveBlock(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page, `${LESSON} in light`);
  await showIn(page, 'dark');
  await expectReadable(page, `${LESSON} in dark`);
  expect(watch.complaints).toEqual([]);
});
