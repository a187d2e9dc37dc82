// A host that sends something else in place of the site's files for a while, and lets browsers keep it for a year:
// during a deployment, in a bad minute, or after a rollback. Once it is well, so is the site.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { docPath, LESSON_ID } from './courseProgress';
import { LESSON as CODE_LESSON, NAMES } from './codeLab';
import { expect, hydrated, test } from './fixtures';
import { Host, type Spoilt } from './offline/site';
import { buildFolder, inTurn, type Locale } from './site';
import { dialogOf, KNOWN, searchButton } from './searchDialog';
import { blockOf, runSql } from './sqlLab';
import { RARE } from '../trials';

const halfOf = (pathname: string) => {
  const text = readFileSync(path.join(buildFolder, pathname), 'utf8');
  return text.slice(0, text.length / 2);
};

/** What a host may send in place of a script. */
const WRONG = [
  ['a 404', () => ({ status: 404, type: 'text/html', body: '<!doctype html>' })],
  ['a page', () => ({ type: 'text/html', body: '<!doctype html><title>Sign in</title>' })],
  ['a half', (pathname: string) => ({ body: halfOf(pathname) })],
  ['nothing', () => ({ body: '' })],
  ['another script', () => ({ body: 'void 0;' })],
] as const satisfies readonly (readonly [string, (pathname: string) => Spoilt])[];

const isScript = (pathname: string) => /^\/(?:en\/)?assets\/.*\.js$/.test(pathname);

const hostTest = test.extend<{ host: Host }>({
  host: async ({ browserName: _browserName }, use, { parallelIndex }) => {
    const host = new Host(parallelIndex);
    await host.start();
    await use(host);
    await host.cut();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

const noticeOf = (page: Page) => page.locator('[data-unloaded]');

async function expectWorking(page: Page, locale: Locale): Promise<void> {
  await hydrated(page);
  await expect(noticeOf(page)).toBeHidden();
  const block = blockOf(page, locale);
  await runSql(block, 'SELECT 42 AS n');
  await expect(block.cells).toHaveText(['42']);
  await searchButton(page, locale).click();
  const { box, rows } = dialogOf(page, locale);
  await box.fill(KNOWN[locale].query);
  await expect(rows.first()).toContainText(KNOWN[locale].title);
}

/** The failure that hosts keep most often, and the one that no browser reports, are tried in `npm test`. */
const tagOf = (name: string) => (['a 404', 'nothing'].includes(name) ? {} : RARE);

for (const [[name, answer], locale] of inTurn(WRONG)) {
  hostTest(
    `${name} in place of every script: the notice comes, and its advice helps (${locale})`,
    tagOf(name),
    async ({ page, host }) => {
      host.spoils = (pathname) => (isScript(pathname) ? answer(pathname) : undefined);
      await page.goto(docPath(locale, LESSON_ID));
      await page.mouse.move(200, 200, { steps: 2 });
      await expect(noticeOf(page)).toBeVisible();
      // What the notice says fails too as long as the host is not well.
      await page.reload();
      await page.mouse.move(220, 220, { steps: 2 });
      await expect(noticeOf(page)).toBeVisible();

      host.spoils = () => undefined;
      await page.reload();
      await page.mouse.move(200, 200, { steps: 2 });
      await expectWorking(page, locale);
    },
  );

  hostTest(
    `${name} in place of what a page requests later: it works at the next try (${locale})`,
    tagOf(name),
    async ({ page, host }) => {
      await page.goto(docPath(locale, LESSON_ID));
      await hydrated(page);
      host.spoils = (pathname) => (isScript(pathname) ? answer(pathname) : undefined);
      const block = blockOf(page, locale);
      await block.run.click();
      await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 60_000 });
      host.spoils = () => undefined;
      await expectWorking(page, locale);
    },
  );
}

/** Each kind of file that is requested by itself, and what shows that it came. */
const PARTS: readonly (readonly [name: string, pattern: RegExp, check: (page: Page) => Promise<void>])[] = [
  ['the first script', /\/js\/main\./, (page) => hydrated(page)],
  ['the script of React', /\/js\/react\./, (page) => hydrated(page)],
  ['the scripts of the route', /\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/, (page) => hydrated(page)],
  [
    'all scripts and styles that the first one names',
    /\/assets\/(?:js\/(?!main|react)|css\/)/,
    (page) => expectWorking(page, 'vi'),
  ],
  ['the search worker', /\/js\/search-worker\./, (page) => expectWorking(page, 'vi')],
  ['the worker of an engine', /\/sql\/sqlite-worker\./, (page) => expectWorking(page, 'vi')],
];

for (const [[part, pattern, check], index] of PARTS.map((each, index) => [each, index] as const)) {
  const [name, answer] = WRONG[index % WRONG.length] ?? WRONG[0];
  hostTest(`${name} in place of ${part}, once: it is fetched again past the cache at once`, async ({ page, host }) => {
    const spoilt = new Set<string>();
    host.spoils = (pathname) => {
      if (!pattern.test(pathname) || spoilt.has(pathname)) return undefined;
      spoilt.add(pathname);
      return answer(pathname);
    };
    await page.goto(docPath('vi', LESSON_ID));
    await page.mouse.move(200, 200, { steps: 2 });
    await check(page);
    expect(spoilt.size).toBeGreaterThan(0);
    await expect(noticeOf(page)).toBeHidden();
  });
}

for (const [name, answer] of [WRONG[3], WRONG[2]] as const) {
  hostTest(
    `${name} in place of every stylesheet, once: each is fetched again past the cache at once`,
    async ({ page, host }) => {
      const spoilt = new Set<string>();
      host.spoils = (pathname) => {
        if (!pathname.endsWith('.css') || spoilt.has(pathname)) return undefined;
        spoilt.add(pathname);
        return { ...answer(pathname), type: 'text/css' };
      };
      await page.goto(docPath('vi', LESSON_ID));
      await page.mouse.move(200, 200, { steps: 2 });
      await expectWorking(page, 'vi');
      expect(spoilt.size).toBeGreaterThan(2);
      // The last rule of each sheet, which the build adds.
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
            .filter(({ sheet }) => ![...(sheet?.cssRules ?? [])].at(-1)?.cssText.startsWith('.whole-sheet'))
            .map(({ href }) => href),
        );
      await expect.poll(cut).toEqual([]);
      // On the next page, the cache has the whole sheets.
      host.spoils = () => undefined;
      await page.reload();
      await page.mouse.move(220, 220, { steps: 2 });
      await hydrated(page);
      await expect.poll(cut).toEqual([]);
    },
  );
}

hostTest('nothing in place of the frame of a code block: the run waits, and ends', async ({ page, host }) => {
  let count = 0;
  host.spoils = (pathname) => {
    if (!pathname.includes('/code-lab/')) return undefined;
    count += 1;
    return count === 1 ? { type: 'text/html', body: '' } : undefined;
  };
  await page.goto(CODE_LESSON);
  await hydrated(page);
  const run = page.getByRole('button', { name: NAMES.vi.run, exact: true }).and(page.locator('[aria-controls]'));
  await run.first().click();
  await expect(page.getByRole('status').filter({ hasText: NAMES.vi.done }).first()).toBeVisible();
  expect(count).toBeGreaterThan(1);
});

hostTest.describe('with the offline mode', () => {
  hostTest.use({ serviceWorkers: 'allow' });

  hostTest('an empty script is not kept on the device', async ({ page, host }) => {
    const [lab = ''] = readdirSync(path.join(buildFolder, 'assets/js')).filter((name) =>
      name.startsWith('search-dialog.'),
    );
    await page.goto('/?offlineMode=true');
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    host.spoils = (pathname) => (pathname.endsWith(lab) ? { body: '' } : undefined);
    await searchButton(page, 'vi').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    const isKept = await page.evaluate(async (name) => (await caches.match(`/assets/js/${name}`)) !== undefined, lab);
    expect(isKept).toBe(false);
    host.spoils = () => undefined;
    await page.reload();
    await hydrated(page);
    await searchButton(page, 'vi').click();
    await expect(dialogOf(page, 'vi').box).toBeFocused();
  });
});
