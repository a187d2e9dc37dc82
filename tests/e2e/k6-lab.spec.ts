import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { base, LOCALES, message, triedIn, type Locale } from './site';

const LESSON = 'docs/k6/part-01';
const LAB = 'more-vus';
const PHONE = { width: 360, height: 740 };
const scriptOf = (path: string) => readFileSync(`courses/k6/${path}.js`, 'utf8').trimEnd();

const text = (locale: Locale, id: string, values: Readonly<Record<string, number | string>> = {}) =>
  message(locale, `k6Lab.${id}`).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

async function openLab(page: Page, locale: Locale, id = LAB, query = ''): Promise<Locator> {
  await open(page, `${base(locale)}${LESSON}${query}`);
  const lab = page.locator(`#${id}`);
  await lab.scrollIntoViewIfNeeded();
  return lab;
}

const script = (lab: Locator, locale: Locale) => lab.getByRole('textbox', { name: text(locale, 'Workbench.script') });
const command = (lab: Locator, locale: Locale) => lab.getByRole('textbox', { name: text(locale, 'CommandLine.label') });
const button = (lab: Locator, locale: Locale, id: string) =>
  lab.getByRole('button', { name: message(locale, `labKit.LabButton.${id}`), exact: true });
const exitCode = (lab: Locator, locale: Locale, code: number) =>
  lab.getByText(text(locale, 'Outcome.exitCode', { code }), { exact: true });

/** Replaces the text of a field by keyboard. */
async function write(page: Page, field: Locator, content: string): Promise<void> {
  await field.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(content);
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * The longest task of a page's main thread, in milliseconds of the processor's time: other programs of a busy machine do
 * not count, nor do the questions that the test itself asks the page.
 */
async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const trace = (await browser?.stopTracing())?.toString() ?? '';
  const { traceEvents } = JSON.parse(trace) as { traceEvents: readonly TraceEvent[] };
  const threads = traceEvents
    .filter(({ args }) => args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid}/${tid}`);
  const ofThreads = traceEvents.filter(({ pid, tid }) => threads.includes(`${pid}/${tid}`));
  const asked = ofThreads.filter(
    ({ args }) => args?.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  );
  expect(asked.length).toBeGreaterThan(0);
  const tasks = ofThreads.filter(
    ({ name, pid, tid, ts, dur = 0, tdur }) =>
      tdur &&
      name.endsWith('RunTask') &&
      !asked.some((other) => other.pid === pid && other.tid === tid && other.ts >= ts && other.ts <= ts + dur),
  );
  expect(tasks.length).toBeGreaterThan(10);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

test.describe('the k6 lab', () => {
  for (const locale of LOCALES) {
    test(`fetches nothing before the first run, and is used by keyboard (${locale})`, async ({ page, watch }) => {
      const late: string[] = [];
      const lab = await openLab(page, locale);
      await script(lab, locale).focus();
      await expect(lab.getByRole('radio').first()).toBeEnabled();
      await expect(page.locator('iframe[title="k6 lab"]')).toHaveCount(0);
      page.on('request', (request) => late.push(new URL(request.url()).pathname));

      await page.keyboard.press('Control+Enter');
      await expect(exitCode(lab, locale, 99)).toBeVisible({ timeout: 30_000 });
      expect(late.some((path) => /\/assets\/code-lab\/k6\.[\da-f]+\.html$/.test(path))).toBe(true);
      await expect(lab.getByText('http_req_duration: p(95)<500')).toBeVisible();
      await expect(lab.locator('canvas').first()).toBeVisible();
      await expectAccessible(page, 'with charts');

      // The numbers of the charts are a table, too.
      await lab.getByText(text(locale, 'Charts.table')).press('Enter');
      await expect(lab.getByRole('row')).toHaveCount(25);
      await lab.getByRole('tab', { name: text(locale, 'Results.vus') }).press('Enter');
      await expect(lab.getByText(text(locale, 'VuTimeline.waits'))).toBeVisible();
      await expectAccessible(page, 'with the timeline');
      await lab.getByRole('tab', { name: text(locale, 'Results.summary') }).press('Enter');
      await expect(lab.getByRole('region').filter({ hasText: 'TOTAL RESULTS' })).toBeVisible();

      // The command line is typed key by key; Enter runs it.
      await command(lab, locale).focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('k6 run -u 2 -d 10s --no-thresholds script.js');
      await page.keyboard.press('Enter');
      await expect(exitCode(lab, locale, 0)).toBeVisible({ timeout: 30_000 });
      await expect(lab.getByText(text(locale, 'Outcome.noThresholds'))).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });
  }

  for (const locale of triedIn('vi')) {
    test(`keeps script, command line and server in the address (${locale})`, async ({ page, watch }) => {
      const lab = await openLab(page, locale);
      await write(page, script(lab, locale), scriptOf(`${LAB}/start`).replace('sleep(0.3)', 'sleep(0.7)'));
      await write(page, command(lab, locale), 'k6 run -u 3 -d 5s script.js');
      await lab.getByRole('radio').nth(1).check();
      await lab.getByRole('slider').first().focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => page.url()).toContain(`${LAB}=`);
      await expect.poll(() => page.url()).toContain('*large*24');
      const shared = page.url();

      await page.reload();
      await lab.scrollIntoViewIfNeeded();
      await expect(script(lab, locale)).toHaveValue(/sleep\(0\.7\)/);
      await expect(command(lab, locale)).toHaveValue('k6 run -u 3 -d 5s script.js');
      await expect(lab.getByRole('radio').nth(1)).toBeChecked();
      await expect(lab.getByText('24', { exact: true })).toBeVisible();

      // A link brings another state; Back brings this one again.
      await page.goto(`${base(locale)}docs/k6/part-01?${LAB}=***8.100.50`);
      await lab.scrollIntoViewIfNeeded();
      await expect(lab.getByText('8', { exact: true })).toBeVisible();
      await page.goBack();
      await lab.scrollIntoViewIfNeeded();
      await expect(script(lab, locale)).toHaveValue(/sleep\(0\.7\)/);
      expect(page.url()).toBe(shared);

      await button(lab, locale, 'reset').click();
      await expect(script(lab, locale)).toHaveValue(/sleep\(0\.3\)/);
      await expect.poll(() => page.url()).not.toContain(LAB);

      // What cannot be read is said.
      await page.goto(`${base(locale)}docs/k6/part-01?${LAB}=nonsense`);
      await lab.scrollIntoViewIfNeeded();
      await expect(lab.getByText(text(locale, 'Workbench.corrupt'))).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });

    test(`names mistakes with their line, and ends a loop (${locale})`, async ({ page, watch }) => {
      const lab = await openLab(page, locale);
      const run = async (content: string) => {
        await write(page, script(lab, locale), content);
        await page.keyboard.press('Control+Enter');
      };
      await run('export const options = {\n  vsu: 5,\n};\nexport default function () {}\n');
      await expect(exitCode(lab, locale, 104)).toBeVisible({ timeout: 30_000 });
      await expect(lab.getByText('vsu: 5').last()).toBeVisible();
      await expect(lab.getByText(text(locale, 'ProblemMessage.meant', { expected: 'vus' }))).toBeVisible();
      await expectAccessible(page, 'with a problem');

      await run('export default function () {');
      await expect(lab.getByText(text(locale, 'ProblemMessage.unclosed', { found: '{' }))).toBeVisible();
      await run("throw new Error('no books');\nexport default function () {}");
      await expect(exitCode(lab, locale, 107)).toBeVisible();
      await expect(lab.getByText('no books').first()).toBeVisible();

      await run("console.log('hello');\nexport default function () { nothing(); }");
      await lab.getByRole('tab', { name: new RegExp(`^${text(locale, 'Results.log').slice(0, 3)}`) }).click();
      await expect(lab.getByText(/nothing is not defined/)).toBeVisible();

      await write(page, command(lab, locale), 'k6 run --no-summary script.js');
      await page.keyboard.press('Enter');
      await expect(command(lab, locale)).toHaveAttribute('aria-invalid', 'true');
      await expect(lab.getByText('--summary-mode=disabled')).toBeVisible();

      await write(page, command(lab, locale), 'k6 run script.js');
      await run('export default function () {\n  for (;;);\n}');
      await expect(lab.getByText(text(locale, 'ProblemMessage.endlessLoop'))).toBeVisible({ timeout: 30_000 });
      // What the engine cannot count is ended from outside.
      await run("export default function () {\n  /^(a+)+$/.test('a'.repeat(50) + 'b');\n}");
      await expect(lab.getByText(text(locale, 'RunStatus.endless', { seconds: 5 }))).toBeVisible({ timeout: 30_000 });
      // Stop works meanwhile.
      await page.keyboard.press('Control+Enter');
      await button(lab, locale, 'stop').click();
      await expect(lab.getByText(text(locale, 'RunStatus.halted'))).toBeVisible({ timeout: 1000 });
      await expect(button(lab, locale, 'run')).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });

    test(`does not hold up the page while a long test runs (${locale})`, async ({ page }) => {
      const lab = await openLab(page, locale);
      await button(lab, locale, 'run').click();
      await expect(exitCode(lab, locale, 99)).toBeVisible({ timeout: 30_000 });
      await write(page, command(lab, locale), 'k6 run -u 60 -d 30m script.js');
      const longest = await longestTask(page, async () => {
        await page.keyboard.press('Enter');
        await expect(lab.getByText('30m', { exact: false }).first()).toBeVisible({ timeout: 60_000 });
        await expect(button(lab, locale, 'run')).toBeVisible({ timeout: 60_000 });
      });
      expect(longest).toBeLessThanOrEqual(50);
    });

    test(`fits on a phone, in both colour modes (${locale})`, async ({ browser, baseURL }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({
          viewport: PHONE,
          hasTouch: true,
          isMobile: true,
          colorScheme,
          ...(baseURL !== undefined && { baseURL }),
        });
        const page = await context.newPage();
        await page.addInitScript((mode) => localStorage.setItem('theme-site', mode), colorScheme);
        const lab = await openLab(page, locale, 'smoke-test');
        await button(lab, locale, 'run').tap();
        await expect(exitCode(lab, locale, 0)).toBeVisible({ timeout: 30_000 });
        await expect(lab.getByRole('region').filter({ hasText: 'TOTAL RESULTS' })).toBeVisible();
        await lab.getByRole('tab', { name: text(locale, 'Results.charts') }).tap();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
        await expectAccessible(page, `on a phone, ${colorScheme}`);
        await context.close();
      }
    });

    test(`grades a script, a number and a choice (${locale})`, async ({ page, watch }) => {
      const order = await openLab(page, locale, 'order-json-body');
      await button(order, locale, 'check').click();
      await expect(order.getByText(text(locale, 'Verdict.unchanged'))).toBeVisible({ timeout: 30_000 });
      await write(page, script(order, locale), scriptOf('order-json-body/wrong/bare-token'));
      await button(order, locale, 'check').click();
      await expect(
        order.getByText(locale === 'vi' ? /một dấu cách, rồi token/ : /a space, then the token/),
      ).toBeVisible({
        timeout: 30_000,
      });
      await expectAccessible(page, 'with a wrong answer');
      await write(page, script(order, locale), scriptOf('order-json-body/right/one-helper'));
      await button(order, locale, 'check').click();
      await expect(order.getByText(text(locale, 'Verdict.accepted', { count: 4 }))).toBeVisible({
        timeout: 30_000,
      });
      await expectAccessible(page, 'solved');

      const iterations = page.locator('#iterations-shared');
      await iterations.scrollIntoViewIfNeeded();
      const field = iterations.getByRole('textbox').last();
      await field.focus();
      await page.keyboard.type('many');
      await page.keyboard.press('Enter');
      await expect(iterations.getByRole('alert')).toHaveText(text(locale, 'AnswerForm.noNumber'));
      for (const [given, verdict] of [
        ['32', 'wrong'],
        ['16', 'right'],
      ] as const) {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type(given);
        await page.keyboard.press('Enter');
        await expect(iterations.getByText(message(locale, `labKit.Verdict.${verdict}`), { exact: true })).toBeVisible({
          timeout: 30_000,
        });
      }

      // A choice's radio buttons stand behind those of the servers.
      const kind = page.locator('#test-kind-for-a-sale');
      await kind.scrollIntoViewIfNeeded();
      const choice = (name: RegExp) => kind.getByRole('radio', { name });
      await choice(/^Stress/).check();
      await page.keyboard.press('Enter');
      await expect(kind.getByText(message(locale, 'labKit.Verdict.wrong'), { exact: true })).toBeVisible();
      await choice(/^Spike/).check();
      await page.keyboard.press('Enter');
      await expect(kind.getByText(message(locale, 'labKit.Verdict.right'), { exact: true })).toBeVisible();

      // The marks are still there after a reload.
      await page.reload();
      await hydrated(page);
      await page.locator('#iterations-shared').scrollIntoViewIfNeeded();
      await expect(page.locator('#iterations-shared').getByText(/Đã giải|Solved/)).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });
  }
});
