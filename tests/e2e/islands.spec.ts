import type { Page } from '@playwright/test';
import { atRest, awaken, expect, hold, hydrated, MAIN_SCRIPT, moved, open, test, watchMoves } from './fixtures';
import { cardOf } from './offline/site';
import { base, message, triedIn } from './site';
import { blockOf, textOf } from './sqlLab';
import { RARE } from '../trials';

const SQL_LESSON = 'docs/database/learn-sql-in-30-days/05-sorting-and-limiting';
const CODE_LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';
const SQL_SCRIPTS = /\/sql-lab-views\.\w+\.js$/;
const CODE_SCRIPTS = /\/code-lab\.\w+\.js$/;
/** Scripts without which the page or a lab on it is not hydrated. */
const HELD_SCRIPTS = [
  ['the page', MAIN_SCRIPT],
  ['a lab', CODE_SCRIPTS],
] as const;
const OFFLINE_PANEL = /\/offline-panel\.\w+\.js$/;
const SCRIPTS = '**/assets/js/*.js';
const TYPED = 'SELECT 6 * 7 AS answer';
const waiting = (page: Page) => page.locator('[data-island]');

function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Holds the tasks that a hydrated page schedules without a delay; returns a function that runs them. */
async function holdTasks(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { setTimeout: later } = window;
    const held: (() => void)[] = [];
    let isHolding = true;
    Object.assign(window, {
      setTimeout: (task: () => void, delay?: number) =>
        isHolding && delay === undefined && document.documentElement.dataset.hasHydrated === 'true'
          ? held.push(task)
          : later(task, delay),
      letTasksCome: () => {
        isHolding = false;
        for (const task of held) later(task);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { letTasksCome: () => void }).letTasksCome());
}

/** The first SQL block of the lesson, and the button that shows its tables. */
function sqlBlock(page: Page) {
  const { root, editor } = blockOf(page);
  const schema = root.getByRole('button', { name: message('vi', 'sqlLab.SqlLab.schema'), exact: true });
  return { root, editor, schema };
}

/** The message and the button that replace a part whose script failed to load. */
const notFetched = (page: Page) => ({
  told: page.getByText(message('vi', 'island.NotFetched.text')),
  retry: page.getByRole('button', { name: message('vi', 'island.NotFetched.retry'), exact: true }),
});

/** The first JavaScript block of the lesson. */
function codeBlock(page: Page, locale: 'vi' | 'en') {
  return {
    field: page.getByRole('textbox', { name: message(locale, 'codeLab.JsRun.code') }).first(),
    run: page
      .getByRole('button', { name: message(locale, 'labKit.LabButton.run'), exact: true })
      .and(page.locator('[aria-controls]'))
      .first(),
    output: page.locator('[aria-busy]').first(),
  };
}

for (const locale of triedIn('vi')) {
  test.describe(`islands (${locale})`, () => {
    test('the script of labs loads when one is near the screen, and nothing moves', async ({ page, watch }) => {
      const scripts = watchScripts(page);
      // Without the simulated interaction of `open`.
      await page.goto(base(locale) + SQL_LESSON);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((script) => SQL_SCRIPTS.test(script) || CODE_SCRIPTS.test(script))).toEqual([]);
      await page.evaluate(watchMoves);
      await page.mouse.move(300, 300, { steps: 2 });
      await page.mouse.wheel(0, 200);
      const first = page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') }).first();
      await expect(first.locator('xpath=..')).not.toHaveAttribute('data-island');
      expect(scripts.filter((script) => SQL_SCRIPTS.test(script))).toHaveLength(1);
      await atRest(page);
      const before = await page.evaluate(() => document.documentElement.scrollHeight);
      await awaken(page);
      await atRest(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before);
      expect(await moved(page)).toBeLessThan(0.001);
      expect(watch.complaints).toEqual([]);
    });

    test('a lab whose script fails does not cause a reload of the page', async ({ page }) => {
      let documents = 0;
      page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
      await page.route(SQL_SCRIPTS, (route) => route.abort());
      await page.goto(base(locale) + SQL_LESSON);
      await page.waitForFunction(() => 'docusaurus' in window);
      await page.waitForLoadState('networkidle');
      const failed = page.waitForEvent('requestfailed', (request) => SQL_SCRIPTS.test(request.url()));
      await page.mouse.wheel(0, 200);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      // In case the first interaction came before its listener was added.
      await page.mouse.wheel(0, 10);
      await failed;
      await page.waitForLoadState('networkidle');
      expect(documents).toBe(1);
    });

    test('a click before the page and its labs are hydrated is handled', async ({ page }) => {
      const release = await hold(page, CODE_SCRIPTS);
      await page.goto(base(locale) + CODE_LESSON);
      const { field, run, output } = codeBlock(page, locale);
      await field.fill('console.log(40 + 2)');
      await run.click();
      await hydrated(page);
      await expect(field).toHaveValue('console.log(40 + 2)');
      release();
      await expect(output).toHaveText('42');
      await expect(field).toHaveValue('console.log(40 + 2)');
    });

    test('typing and Ctrl+Enter before the page and its labs are hydrated are handled', async ({ page }) => {
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + CODE_LESSON);
      const { field, output } = codeBlock(page, locale);
      await field.fill('console.log(6 * 7)');
      await page.keyboard.press('Control+Enter');
      release();
      await expect(output).toHaveText('42');
      await expect(field).toHaveValue('console.log(6 * 7)');
    });

    test('typing and keys after the page is hydrated but before its labs are handled', async ({ page }) => {
      const release = await hold(page, CODE_SCRIPTS);
      await open(page, base(locale) + CODE_LESSON);
      const { field, output } = codeBlock(page, locale);
      await field.fill('console.log(6 * 7');
      await field.press('End');
      await page.keyboard.type(')');
      await page.keyboard.press('Control+Enter');
      release();
      await expect(output).toHaveText('42');
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('console.log(6 * 7)');
    });

    for (const [who, script] of HELD_SCRIPTS) {
      test(`a click during the replay of earlier clicks takes effect after them: before ${who} hydrates`, async ({
        page,
      }) => {
        const letTasksCome = await holdTasks(page);
        const release = await hold(page, script);
        await page.goto(base(locale) + CODE_LESSON);
        if (script === CODE_SCRIPTS) await hydrated(page);
        await page
          .locator('details:has([role=tab])')
          .first()
          .evaluate((fold: HTMLDetailsElement) => {
            fold.open = true;
          });
        const tabs = page.getByRole('tab');
        await tabs.nth(1).click();
        await tabs.nth(2).click();
        release();
        // The first click is replayed, the second waits for the next task.
        await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
        await tabs.nth(0).click();
        await letTasksCome();
        await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
        // A click that was replayed too late would take effect within this task.
        await page.evaluate(() => new Promise((settle) => setTimeout(settle)));
        await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
      });
    }

    test('a lab far down works by keyboard alone', async ({ page }) => {
      await open(page, base(locale) + SQL_LESSON);
      const lab = page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') }).last();
      await lab.evaluate((group) => {
        const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, textarea, [tabindex="0"]')];
        const before = stops.filter(
          (stop) =>
            (group.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 && stop.offsetWidth > 0,
        );
        before.at(-1)?.focus({ preventScroll: true });
      });
      await page.keyboard.press('Tab');
      expect(await lab.evaluate((group) => group.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Control+Enter');
      await expect(lab.getByRole('button', { name: message(locale, 'labKit.LabButton.reset') })).toBeVisible();
    });

    test('the colour mode and the hash may change before the labs are hydrated', async ({ page, watch }) => {
      const release = await hold(page, SQL_SCRIPTS);
      await open(page, base(locale) + SQL_LESSON);
      const labs = await page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') }).count();
      await page.locator('.navbar button[class*="toggleButton"]').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.locator('.theme-doc-toc-desktop a').last().click();
      await expect(page).toHaveURL(/#/);
      await expect(page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') })).toHaveCount(labs);
      release();
      await awaken(page);
      await expect(page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') })).toHaveCount(labs);
      expect(watch.complaints).toEqual([]);
    });
  });
}

for (const [who, script] of HELD_SCRIPTS) {
  test(`text typed before ${who} hydrates can be undone, and only once`, async ({ page }) => {
    const release = await hold(page, script);
    await page.goto(`/${CODE_LESSON}`);
    const { field } = codeBlock(page, 'vi');
    const given = await field.inputValue();
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('return 1');
    await page.keyboard.press('Enter');
    await page.keyboard.type('+ 1');
    const typed = await field.inputValue();
    release();
    await hydrated(page);
    await expect(field.locator('xpath=ancestor::*[@data-island]')).toHaveCount(0);
    await expect(field).toHaveValue(typed);
    await expect(field).toBeFocused();
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Control+Z');
      await expect(field).toHaveValue(given);
    }
    await page.keyboard.press('Control+Shift+Z');
    await expect(field).toHaveValue(typed);
  });
}

test('a lesson that is opened by client-side navigation has its labs at once', async ({ page, watch }) => {
  await open(page, '/docs/database/learn-sql-in-30-days/30-day-sql-learning-roadmap');
  await page.locator(`main a[href="/${SQL_LESSON}"]`).first().click();
  await expect(page.locator('h1')).toHaveText(/Sắp xếp/);
  // The labs below the screen are rendered, and laid out a moment later.
  const labs = page.getByRole('group', { name: message('vi', 'sqlLab.SqlLab.block'), includeHidden: true });
  expect(await labs.count()).toBeGreaterThan(5);
  await expect(waiting(page)).toHaveCount(0);
  await labs
    .first()
    .getByRole('button', { name: message('vi', 'labKit.LabButton.run'), exact: true })
    .click();
  await expect(labs.first().getByRole('button', { name: message('vi', 'labKit.LabButton.reset') })).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText(/Sắp xếp/);
  expect(watch.complaints).toEqual([]);
});

test(
  'a lab is not hydrated between a press and its release, which would move what is clicked',
  RARE,
  async ({ page }) => {
    const release = await hold(page, SQL_SCRIPTS);
    await open(page, `/${SQL_LESSON}`);
    const { root, editor, schema } = sqlBlock(page);
    // A changed text adds a button, which moves the next one.
    await editor.fill(TYPED);
    await schema.hover();
    await page.mouse.down();
    const loaded = page.waitForEvent('requestfinished', (request) => SQL_SCRIPTS.test(request.url()));
    release();
    await loaded;
    // Without the press, the lab would be hydrated by now.
    await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
    await expect(root.locator('xpath=..')).toHaveAttribute('data-island', 'waiting');
    await page.mouse.up();
    await expect(schema).toHaveAttribute('aria-expanded', 'true');
    await expect(root.locator('xpath=..')).not.toHaveAttribute('data-island');
    expect(await textOf(editor)).toBe(TYPED);
  },
);

test('a lab whose script fails to load shows a message, and the next click retries', async ({ page }) => {
  // Fails only after the text is typed: each interaction after a failure requests the script again, and the click would
  // fall into that second failure.
  const fail = await hold(page, CODE_SCRIPTS, 'abort');
  await open(page, `/${CODE_LESSON}`);
  const { run, output, field } = codeBlock(page, 'vi');
  await field.fill('console.log(6 * 7)');
  const { told } = notFetched(page);
  fail();
  await expect(told).toBeVisible();
  await page.unroute(CODE_SCRIPTS);
  await run.click();
  await expect(output).toHaveText('42');
  await expect(told).toHaveCount(0);
});

test('a click held for a script that fails to load is dropped, and a message is shown', RARE, async ({ page }) => {
  const fail = await hold(page, SQL_SCRIPTS, 'abort');
  const asked = page.waitForRequest(SQL_SCRIPTS);
  await open(page, `/${SQL_LESSON}`);
  await page.mouse.move(300, 300, { steps: 2 });
  await page.mouse.wheel(0, 200);
  await asked;
  const { root, editor, schema } = sqlBlock(page);
  const { told } = notFetched(page);
  await editor.fill(TYPED);
  await schema.click();
  fail();
  await expect(told).toBeVisible();
  await page.unroute(SQL_SCRIPTS);
  await schema.click();
  await expect(root.locator('xpath=..')).not.toHaveAttribute('data-island');
  // A second, replayed click would have taken effect by then.
  await page.evaluate(() => new Promise((settle) => setTimeout(settle)));
  await expect(schema).toHaveAttribute('aria-expanded', 'true');
  await expect(told).toHaveCount(0);
  expect(await textOf(editor)).toBe(TYPED);
});

test('a lab keeps working when the script of its tables fails to load on a click', RARE, async ({ page }) => {
  await open(page, `/${SQL_LESSON}`);
  await awaken(page);
  const { root, editor, schema } = sqlBlock(page);
  const { told, retry } = notFetched(page);
  await editor.fill(TYPED);
  await page.route(SCRIPTS, (route) => route.abort());
  await schema.click();
  await expect(told).toBeVisible();
  expect(await textOf(editor)).toBe(TYPED);
  await page.unroute(SCRIPTS);
  await retry.click();
  await expect(root.getByRole('list', { name: message('vi', 'sqlLab.SchemaPanel.tables') })).toBeVisible();
  await expect(told).toHaveCount(0);
  expect(await textOf(editor)).toBe(TYPED);
});

test('the page of a course works when the script that saves it offline fails to load', async ({ page }) => {
  const fail = await hold(page, OFFLINE_PANEL, 'abort');
  await open(page, '/docs/category/database');
  const { told, retry } = notFetched(page);
  fail();
  await expect(told).toBeVisible();
  await expect(page.locator('main li a').first()).toBeVisible();
  await page.unroute(OFFLINE_PANEL);
  await retry.click();
  await expect(cardOf(page, 'vi').root).toBeVisible();
  await expect(told).toHaveCount(0);
});
