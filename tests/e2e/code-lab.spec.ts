import type { Locator, Page, Request } from '@playwright/test';
import { expect, expectAccessible, open, test } from './fixtures';

const LESSON = '/docs/leetcode/bit-manipulation/191-number-of-1-bits';

/** Names of the controls, in both languages. */
const NAMES = {
  vi: {
    path: LESSON,
    run: 'Chạy',
    code: /^Mã JavaScript/,
    restore: 'Khôi phục',
    done: 'Bạn vừa chạy: đã xong',
    failed: 'Bạn vừa chạy: kết thúc vì lỗi',
    recorded: 'Kết quả, chạy khi dựng trang',
    stopped: 'Đã dừng sau 2 giây.',
  },
  en: {
    path: `/en${LESSON}`,
    run: 'Run',
    code: /^JavaScript code/,
    restore: 'Restore',
    done: 'Your run: done',
    failed: 'Your run: ended with an error',
    recorded: 'Output, run when the page was built',
    stopped: 'Stopped after 2 seconds.',
  },
} as const;

/** The first `js run` block of the lesson. */
function firstBlock(page: Page, names: (typeof NAMES)[keyof typeof NAMES] = NAMES.vi) {
  const editor = page.getByRole('textbox', { name: names.code }).first();
  const run = page.getByRole('button', { name: names.run, exact: true }).first();
  const status = page
    .getByRole('status')
    .filter({ hasText: /chạy|run/i })
    .first();
  const output = page.locator('[aria-busy]').first();
  return { editor, run, status, output };
}

async function runCode(page: Page, code: string): Promise<Locator> {
  const { editor, run, output } = firstBlock(page);
  await editor.fill(code);
  await run.click();
  await expect(output).toHaveAttribute('aria-busy', 'false');
  return output;
}

/** Watches how long the page's own thread is held, from now until the returned function is called. */
async function watchThread(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = { last: performance.now(), longest: 0 };
    Object.assign(window, { threadWatch: state });
    setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
    }, 20);
  });
  return () => page.evaluate(() => (window as unknown as { threadWatch: { longest: number } }).threadWatch.longest);
}

test.describe('a js run fence', () => {
  test('prints its output without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(LESSON);
    await expect(page.getByText('-16 268435440')).toBeVisible();
    await expect(page.getByText(/TypeError: BigInts have no unsigned right shift/)).toHaveCount(1);
    await expect(page.getByRole('tabpanel').getByText('function hammingWeight').first()).toBeVisible();
    await context.close();
  });

  for (const names of Object.values(NAMES)) {
    test(`runs what the reader writes, by keyboard alone (${names.path})`, async ({ page, watch }) => {
      const lab: string[] = [];
      page.on('request', (request) => request.url().includes('/assets/code-lab/') && lab.push(request.url()));
      await open(page, names.path);
      const { editor, status, output } = firstBlock(page, names);
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
      await expect(page.getByRole('button', { name: names.run, exact: true }).first()).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(editor).toHaveValue(/^console\.log\(0xFFFFFF00 \| 0\)/);
      await expect(output).toContainText('-16 268435440');
      await expect(status).toHaveText(names.recorded);
      expect(watch.complaints).toEqual([]);
    });
  }

  test('shows the error and its line, after the output before it', async ({ page, watch }) => {
    await open(page, LESSON);
    const output = await runCode(page, 'console.log("first");\nnull.x;\n');
    await expect(output).toContainText('first');
    await expect(output).toContainText('TypeError');
    await expect(output).toContainText('Dòng 2 của mã.');
    await expect(await runCode(page, 'let a = 1;\nlet b = ;\n')).toContainText(/SyntaxError[\s\S]*Dòng 2 của mã\./);
    await expect(await runCode(page, 'Promise.reject(new RangeError("late"));')).toContainText('RangeError: late');
    expect(watch.complaints).toEqual([]);
  });

  test('waits for timers and prints tables', async ({ page }) => {
    await open(page, LESSON);
    const output = await runCode(
      page,
      'setTimeout(() => console.log("late"), 200);\nconsole.table([{ a: 1 }]);\nconsole.log("early");',
    );
    await expect(output.getByRole('cell', { name: '1', exact: true })).toBeVisible();
    await expect(output).toContainText(/early[\s\S]*late/);
  });
});

test.describe('hostile code', () => {
  const CASES: readonly [name: string, code: string, output: RegExp | string][] = [
    ['an endless loop', 'console.log("before");\nwhile (true) {}', /before[\s\S]*Đã dừng sau 2 giây/],
    ['endless microtasks', 'const f = () => Promise.resolve().then(f);\nf();', /Đã dừng sau 2 giây/],
    ['a timer that never ends', 'setInterval(() => {}, 10);', /Đã dừng sau 2 giây/],
    ['100 MB at once', 'const a = new Uint8Array(100e6).fill(1);\nconsole.log(a.length);', /^100000000$|Đã dừng/],
    [
      '100 MB of objects',
      'const a = [];\nfor (let i = 0; i < 100; i += 1) a.push("x".repeat(1e6) + i);\nconsole.log(a.length);',
      /^100$|Đã dừng/,
    ],
    ['a flood of output', 'for (;;) console.log("x".repeat(50));', /Kết quả dài quá[\s\S]*Đã dừng sau 2 giây/],
    ['an alert loop', 'while (true) alert("x");', /alert is (switched off|not defined)/],
    ['fetch', 'await fetch("https://example.com/");', 'fetch is switched off in the code lab'],
    ['XMLHttpRequest', 'new XMLHttpRequest();', 'XMLHttpRequest is switched off'],
    ['importScripts', 'importScripts("https://example.com/x.js");', 'importScripts is switched off'],
    ['parent', 'console.log(typeof parent, typeof top, typeof window);', 'undefined undefined undefined'],
    [
      'cookies',
      'console.log(typeof document, typeof localStorage, typeof cookieStore);',
      /undefined undefined (undefined|object)/,
    ],
    ['its own origin', 'console.log(origin);', 'null'],
    ['messages of its own', 'postMessage({ type: "done" });', 'postMessage is switched off'],
  ];

  test('is stopped or refused, and the page stays responsive', async ({ page, watch, context }) => {
    test.slow();
    await open(page, LESSON);
    await context.addCookies([{ name: 'secret', value: 'cookie', url: page.url() }]);
    await page.evaluate(() => localStorage.setItem('secret', 'storage'));
    const stored = await page.evaluate(() => Object.keys(localStorage).length);
    for (const [name, code, output] of CASES) {
      const longest = await watchThread(page);
      await expect(await runCode(page, code), name).toContainText(output, { timeout: 8000 });
      expect(await longest(), `longest pause of the page during ${name}, in ms`).toBeLessThan(1000);
    }
    await expect(await runCode(page, 'console.log("still here")')).toHaveText('still here');
    expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(stored);
    expect(watch.complaints).toEqual([]);
  });

  test('does not get past the frame’s policy even when it finds the real functions', async ({ page }) => {
    const outside: string[] = [];
    const note = (request: Request, outcome: string) => {
      if (new URL(request.url()).hostname === 'example.com') outside.push(`${request.url()} ${outcome}`);
    };
    page.on('requestfinished', (request) => note(request, 'finished'));
    page.on(
      'requestfailed',
      (request) => request.failure()?.errorText !== 'csp' && note(request, request.failure()?.errorText ?? ''),
    );
    await open(page, LESSON);
    const output = await runCode(
      page,
      `delete globalThis.fetch;
delete globalThis.importScripts;
delete globalThis.WebSocket;
const tries = {
  fetch: () => fetch('${new URL(page.url()).origin}/'),
  other: () => fetch('https://example.com/'),
  scripts: () => importScripts('https://example.com/x.js'),
  module: () => import('https://example.com/x.js'),
  data: () => import('data:text/javascript,1'),
  socket: () => new Promise((_, no) => { const s = new WebSocket('wss://example.com'); s.onerror = () => no(new Error('refused')); }),
  storage: () => indexedDB.open('x'),
};
for (const [name, attempt] of Object.entries(tries)) {
  try { await attempt(); console.log(name, 'WORKED'); } catch { console.log(name, 'refused'); }
}`,
    );
    await expect(output).toContainText('storage refused');
    await expect(output).not.toContainText('WORKED');
    expect(outside).toEqual([]);
  });

  test('cannot be sent to a frame that is not sandboxed', async ({ page }) => {
    await open(page, LESSON);
    await runCode(page, '1');
    const url =
      page
        .frames()
        .find((frame) => frame.url().includes('/code-lab/'))
        ?.url() ?? '';
    const deaf = (where: 'page' | 'frame') =>
      page.evaluate(
        async ([src, place]) => {
          const { port1, port2 } = new MessageChannel();
          const answered = new Promise((resolve) => {
            port1.onmessage = () => resolve(true);
            setTimeout(() => resolve(false), 500);
          });
          if (place === 'page') window.postMessage('code-lab', '*', [port2]);
          else {
            const frame = document.createElement('iframe');
            frame.src = src;
            frame.onload = () => frame.contentWindow?.postMessage('code-lab', '*', [port2]);
            document.body.append(frame);
          }
          return answered;
        },
        [url, where] as const,
      );
    expect(await deaf('frame'), 'an ordinary frame has the origin of the site').toBe(false);
    await page.goto(url);
    expect(await deaf('page'), 'the document opened as a page').toBe(false);
  });
});

test.describe('a problem', () => {
  const box = (page: Page) => page.getByRole('textbox', { name: /^Lời giải bằng JavaScript/ });
  const judge = (page: Page) => page.getByRole('button', { name: 'Chấm', exact: true });
  const WRONG = 'function hammingWeight(n) {\n  let c = 0;\n  for (; n > 0; n &= n - 1) c += 1;\n  return c;\n}\n';
  const RIGHT = WRONG.replace('n > 0', 'n !== 0');

  test('shows each failing case, then remembers text and success', async ({ page, watch }) => {
    await open(page, LESSON);
    await expect(box(page)).toHaveValue(/@param \{number\} n[\s\S]*function hammingWeight\(n\)/);
    await box(page).fill(WRONG);
    await judge(page).click();
    await expect(page.getByText('Đạt 3/4 trường hợp hiện, 6/12 trường hợp ẩn.')).toBeVisible();
    const failed = page.getByRole('listitem').filter({ hasText: 'hammingWeight(4294967040)' });
    await expect(failed).toContainText('✗ sai');
    await expect(failed).toContainText(/Mong đợi\s*24\s*Nhận được\s*1/);
    await expect(page.getByText(/^Trường hợp ẩn \d+/)).toHaveCount(3);

    await box(page).fill(RIGHT);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Đạt cả 16 trường hợp.')).toBeVisible();
    await expect(page.getByText(/^✓ Đã giải ngày/)).toBeVisible();
    const mark = await page.evaluate(
      () => Object.entries({ ...localStorage }).find(([key]) => key.startsWith('code-lab.solved.v1'))?.[1],
    );
    expect(mark).toMatch(/^\{"191-number-of-1-bits":"\d{4}-\d\d-\d\d"\}$/);

    await page.reload();
    await expect(box(page)).toHaveValue(RIGHT);
    await expect(page.getByText(/^✓ Đã giải ngày/)).toBeVisible();
    await page.getByRole('button', { name: 'Viết lại từ đầu' }).click();
    await expect(box(page)).toHaveValue(/@param/);
    expect(watch.complaints).toEqual([]);
  });

  test('names the case that never ends, and an answer without the function', async ({ page }) => {
    await open(page, LESSON);
    await box(page).fill('function hammingWeight(n) {\n  while (n !== 0) n >>= 1;\n  return 3;\n}');
    await judge(page).click();
    await expect(page.getByText('Đã dừng sau 2 giây.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'hammingWeight(13)' })).toContainText('✓ đạt');
    await box(page).fill('const other = 1;');
    await judge(page).click();
    await expect(page.getByText(/ReferenceError: hammingWeight is not defined/)).toBeVisible();
  });

  test('has tabs that work by keyboard and lead to the explanation', async ({ page }) => {
    await open(page, LESSON);
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
  const frameOf = (page: Page) => page.frameLocator('iframe[title^="Kết quả của khối mã"]').first();
  const editorOf = (page: Page) => page.getByRole('textbox', { name: /^Mã React/ }).first();

  async function openLive(page: Page): Promise<void> {
    await open(page, LESSON);
    await editorOf(page).scrollIntoViewIfNeeded();
  }

  test('draws when it comes near, follows edits and the colour mode', async ({ page, watch }) => {
    await openLive(page);
    await expect(frameOf(page).getByText('số bước tới 0: 32')).toBeVisible();
    await frameOf(page).getByRole('textbox').fill('-1');
    await expect(frameOf(page).getByText('không dừng')).toBeVisible();

    await editorOf(page).fill(
      '() => { const [n, setN] = useState(1); return <button style={{ color: "var(--ifm-color-primary)", height: 40 * n }} onClick={() => setN(n + 4)}>n {n}</button>; }',
    );
    const button = frameOf(page).getByRole('button', { name: 'n 1' });
    // The page's block is a program that ends with render(…): an expression alone draws nothing there.
    await expect(button).toHaveCount(0);
    await editorOf(page).fill(
      'function App() { const [n, setN] = useState(1); return <button style={{ color: "var(--ifm-color-primary)", height: 40 * n }} onClick={() => setN(n + 4)}>n {n}</button>; }\nrender(<App />);',
    );
    await expect(button).toBeVisible();
    const light = await button.evaluate((element) => getComputedStyle(element).color);
    const element = page.locator('iframe[title^="Kết quả của khối mã"]').first();
    const before = (await element.boundingBox())?.height ?? 0;
    await button.click();
    await expect(async () => expect((await element.boundingBox())?.height).toBeGreaterThan(before + 100)).toPass();
    await page.evaluate(() => document.querySelector<HTMLElement>('[class*="colorModeToggle"] button')?.click());
    await expect(async () =>
      expect(
        await frameOf(page)
          .getByRole('button')
          .evaluate((drawn) => getComputedStyle(drawn).color),
      ).not.toBe(light),
    ).toPass();
    expect(watch.complaints).toEqual([]);
  });

  test('shows errors, ends loops and stays shut off', async ({ page, watch }) => {
    test.slow();
    await openLive(page);
    await expect(frameOf(page).getByText('số bước tới 0: 32')).toBeVisible();
    const alert = page.getByRole('alert').filter({ hasText: /./ });

    await editorOf(page).fill('render(<App />);');
    await expect(alert).toContainText('ReferenceError: App is not defined');
    await editorOf(page).fill('const App = () => {\n  throw new TypeError("in render");\n};\nrender(<App />);');
    await expect(alert).toContainText(/TypeError: in render[\s\S]*Dòng 2/);

    const longest = await watchThread(page);
    await editorOf(page).fill('while (true) {}\nrender(<p>never</p>);');
    await expect(alert).toContainText('Một vòng lặp chạy quá 1 giây nên đã bị dừng.');
    await editorOf(page).fill('while (true) alert(1);');
    await expect(alert).toContainText('alert is switched off in the code lab');
    await editorOf(page).fill(
      'render(<p>{[() => parent.document.title, () => document.cookie, () => localStorage.length, () => top.location.href].map((f) => { try { return f(); } catch (e) { return e.name; } }).join()}</p>);',
    );
    await expect(frameOf(page).getByText('SecurityError,SecurityError,SecurityError,SecurityError')).toBeVisible();
    await editorOf(page).fill('const big = new Uint8Array(100e6).fill(1);\nrender(<p>{big.length}</p>);');
    await expect(frameOf(page).getByText('100000000')).toBeVisible();
    expect(await longest(), 'longest pause of the page, in ms').toBeLessThan(1000);
    expect(watch.complaints).toEqual([]);
  });
});

test('works under a policy that forbids eval and inline scripts of the lab', async ({ page, watch }) => {
  await page.route(`**${LESSON}`, async (route) => {
    const response = await route.fetch();
    const policy =
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'";
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await open(page, LESSON);
  // In a task of its own: what a test evaluates directly is exempt from the policy.
  const evaluated = await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve((0, eval)('1'));
          } catch {
            resolve('forbidden');
          }
        });
      }),
  );
  expect(evaluated).toBe('forbidden');
  watch.complaints.length = 0;
  await expect(await runCode(page, 'console.log(eval("1 + 1"))')).toHaveText('2');
  await page
    .getByRole('textbox', { name: /^Mã React/ })
    .first()
    .scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title^="Kết quả của khối mã"]').first().getByText('số bước tới 0: 32'),
  ).toBeVisible();
  expect(watch.complaints).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`is accessible and fits a phone, in use (${theme})`, async ({ page, watch }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${LESSON}?docusaurus-theme=${theme}`);
    await runCode(page, 'console.warn("w");\nconsole.table([[1, 2]]);\nnull.x;');
    await page.getByRole('button', { name: 'Chấm', exact: true }).click();
    await expect(page.getByText(/^Đạt \d/)).toBeVisible();
    await page
      .getByRole('textbox', { name: /^Mã React/ })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(
      page.frameLocator('iframe[title^="Kết quả của khối mã"]').first().getByText('số bước tới 0: 32'),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, `${LESSON} in ${theme}`);
    expect(watch.complaints).toEqual([]);
  });
}
