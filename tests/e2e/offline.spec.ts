import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { firstBlock, NAMES, runCode } from './codeLab';
import { expect, expectAccessible, hydrated, open } from './fixtures';
import { cardOf, controlled, expectSaved, readCaches, saveCourse, test, type Host } from './offline/site';
import { retiredBuild, secondBuild } from './offline/secondBuild';
import { dialogOf, KNOWN } from './searchDialog';
import { base, message, triedIn, type Locale } from './site';
import { blockOf, lessonPath, type Block } from './sqlLab';
import { RARE } from '../trials';

const CATEGORY = {
  sql: 'docs/category/database',
  k6: 'docs/category/k6-load-testing',
  systems: 'docs/category/hệ-điều-hành',
} as const;
const COURSE_NAMES = { vi: 'Hệ điều hành', en: 'Operating Systems' } as const;
/** A lesson of the smallest course that has every kind of content except SQL. */
const CHANGED = { lesson: '/docs/operating-system/dos-debug', before: 'DOS DEBUG', after: 'DOS (2) DEBUG' };
const NEIGHBOUR = '/docs/operating-system/page-replacement-algorithms';

/** The message that asks the reader to reload, and its button. */
const popupOf = (page: Page) => ({
  popup: page.getByRole('status').filter({ hasText: message('vi', 'theme.PwaReloadPopup.info') }),
  reload: page.getByRole('button', { name: message('vi', 'theme.PwaReloadPopup.refreshButtonText'), exact: true }),
});

/** Runs SQL for the first time: unpacking and starting the engine takes long on a busy machine. */
async function startAndRun({ editor, run, answer }: Block, sql: string): Promise<void> {
  await editor.fill(sql);
  await run.click();
  await expect(run).toBeVisible({ timeout: 60_000 });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
}

async function openOffline(page: Page, host: Host, course: string, locale: Locale = 'vi'): Promise<void> {
  await saveCourse(page, locale, base(locale) + course);
  await host.cut();
}

for (const locale of triedIn('vi')) {
  test(`without a network, a lesson of a saved course that was never opened works (${locale})`, async ({
    page,
    host,
  }) => {
    test.slow();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(base(locale) + CATEGORY.sql);
    const card = cardOf(page, locale);
    await expect(card.root).toContainText(/\d+[.,]?\d*\s?(?:MB|kB)/);
    await expectAccessible(page, 'the card of a course');
    await openOffline(page, host, CATEGORY.sql, locale);
    await expectAccessible(page, 'the card of a saved course');

    await open(page, lessonPath(locale));
    const block = blockOf(page, locale);
    await startAndRun(block, 'SELECT COUNT(*) AS hang FROM order_items');
    await expect(block.cells).toHaveText(['300']);
    await block.root.getByRole('radio', { name: 'PostgreSQL' }).check({ force: true });
    await startAndRun(block, "SELECT 6 * 7 AS answer, split_part('a-b', '-', 2) AS part");
    await expect(block.cells).toHaveText(['42', 'b']);

    const next = page
      .getByRole('navigation', { name: /Trang|Docs pages|pages/i })
      .getByRole('link')
      .last();
    const href = (await next.getAttribute('href')) ?? '';
    await next.click();
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(page.locator('h1')).toBeVisible();
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();

    await open(page, lessonPath(locale));
    await page.keyboard.press('Control+k');
    const search = dialogOf(page, locale);
    await search.box.fill(KNOWN[locale].query);
    await expect(search.rows.first()).toContainText(new RegExp(KNOWN[locale].title.split(' ')[0] ?? '', 'i'));
    await open(page, `${base(locale)}search?q=${encodeURIComponent(KNOWN[locale].query)}`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a saved simulator and a saved code lab run without a network', async ({ page, host }) => {
  await openOffline(page, host, CATEGORY.systems);
  await open(page, NEIGHBOUR);
  expect(await (await runCode(page, 'console.log(6 * 7);')).textContent()).toBe('42');
  await expect(firstBlock(page).status).toHaveText(NAMES.vi.done);
  const step = (id: string) =>
    page.getByRole('button', { name: message('vi', `simulators.StepControls.${id}`), exact: true }).first();
  await step('forward').click();
  await expect(step('back')).toHaveAttribute('aria-disabled', 'false');
});

for (const locale of triedIn('en')) {
  test(`the offline page replaces a page that is not saved, lists the saved courses, and retries (${locale})`, async ({
    page,
    host,
  }) => {
    await openOffline(page, host, CATEGORY.systems, locale);
    await page.goto(`${base(locale)}showcase`);
    await expect(
      page.getByRole('heading', { level: 1, name: message(locale, 'offline.OfflinePage.title') }),
    ).toBeVisible();
    await expect(page).toHaveURL(/offline\?from=/);
    await expectAccessible(page, 'the offline page');
    const course = page.getByRole('main').getByRole('link', { name: COURSE_NAMES[locale], exact: true });
    await course.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE_NAMES[locale]);
    await page.goBack();
    await expect(page.getByRole('button', { name: message(locale, 'offline.OfflinePage.retry') })).toBeVisible();
    await host.start();
    // The page may have noticed by itself and be navigating already.
    await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
    await expect(page).toHaveURL(`${base(locale)}showcase`);
  });
}

// All tabs are in the offline mode: with a tab that is not, a load after the new build hangs, but only under a debugger
// such as Playwright's (README of the feature).
test('a new build asks before it takes over, old tabs keep working, and the site can be rolled back', async ({
  page,
  host,
  context,
}) => {
  const folder = secondBuild(CHANGED.lesson, CHANGED.before, CHANGED.after);
  const heading = page.locator('h1');
  try {
    await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
    await controlled(page);
    const oldTab = await context.newPage();
    await open(oldTab, NEIGHBOUR);

    await host.deploy(folder);
    await page.reload();
    const { popup, reload } = popupOf(page);
    await expect(popup).toBeVisible();
    await expectAccessible(page, 'the request to reload');
    await Promise.all([page.waitForEvent('load'), reload.click()]);
    await controlled(page);

    // The old tab requests a chunk of the old build, which the host no longer has.
    const link = oldTab.getByRole('link', { name: CHANGED.before }).first();
    await link.click();
    await expect(oldTab.locator('h1')).toContainText('DOS');
    expect(await oldTab.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    await oldTab.close();

    const card = cardOf(page, 'vi');
    await expect(card.root).toContainText(message('vi', 'offline.PackCard.outdated'));
    await card.update.click();
    await expectSaved(page, 'vi');
    await host.cut();
    await page.goto(CHANGED.lesson);
    await expect(heading).toContainText(CHANGED.after);

    await host.deploy(path.resolve(__dirname, '../../build'));
    await page.goto(base('vi') + CATEGORY.systems);
    await expect(popupOf(page).popup).toBeVisible();
    await Promise.all([page.waitForEvent('load'), popupOf(page).reload.click()]);
    await expect(card.root).toContainText(message('vi', 'offline.PackCard.outdated'));
    await open(page, CHANGED.lesson);
    await expect(heading).toContainText(CHANGED.before);
    await page.goto(base('vi') + CATEGORY.systems);
    await card.update.click();
    await expectSaved(page, 'vi');
    await host.cut();
    await open(page, CHANGED.lesson);
    await expect(heading).toContainText(CHANGED.before);
  } finally {
    await host.cut();
    rmSync(path.dirname(folder), { recursive: true });
  }
});

test(
  'agreeing to a new build loads it even while the old worker is busy, and the question is not repeated',
  RARE,
  async ({ page, host }) => {
    const folder = secondBuild(CHANGED.lesson, CHANGED.before, CHANGED.after);
    try {
      await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
      await controlled(page);
      await host.deploy(folder);
      await page.goto(CHANGED.lesson);
      const { popup, reload } = popupOf(page);
      await expect(popup).toBeVisible();
      // The worker passes a request for a file that is not cached on to the network.
      host.holds = (pathname) => pathname === '/robots.txt';
      await page.evaluate(() => void fetch('/robots.txt').catch(() => undefined));
      await expect.poll(() => host.asked).toContain('/robots.txt');
      await Promise.all([page.waitForEvent('load'), reload.click()]);
      await expect(page.locator('h1')).toContainText(CHANGED.after);
      await controlled(page);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('offline-agreed-site'))).toBeNull();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe(
        'installed',
      );
      await expect(popup).toHaveCount(0);
    } finally {
      await host.cut();
      rmSync(path.dirname(folder), { recursive: true });
    }
  },
);

test('an interrupted download says so and continues where it stopped', async ({ page, host }) => {
  await page.goto(base('vi') + CATEGORY.systems);
  const card = cardOf(page, 'vi');
  // Pages are fetched last, after all scripts.
  host.breaks = (pathname) => pathname === CHANGED.lesson;
  // The second press finds the button that stops the download in the same place.
  await card.save.dblclick();
  // All files that precede the lesson are fetched first.
  await expect(card.status).toHaveText(message('vi', 'offline.texts.network'), { timeout: 60_000 });
  await expect(card.root).toContainText(message('vi', 'offline.PackCard.partial'));
  host.breaks = () => false;
  await page.reload();
  await expect(card.resume).toBeVisible();
  await controlled(page);
  host.asked.length = 0;
  await card.resume.click();
  await expectSaved(page, 'vi');
  expect(host.asked.filter((pathname) => pathname.startsWith('/assets/js/'))).toEqual([]);
  expect(host.asked).toContain(CHANGED.lesson);
});

test('a download can be stopped', RARE, async ({ page, host }) => {
  host.holds = (pathname) => pathname === CHANGED.lesson;
  await page.goto(base('vi') + CATEGORY.systems);
  const card = cardOf(page, 'vi');
  await card.save.click();
  await expect.poll(() => host.asked).toContain(CHANGED.lesson);
  await expect(card.meter).toBeVisible();
  await card.stop.dblclick();
  await expect(card.resume).toBeVisible();
  await expect(card.status).toHaveText('');
});

test('a full device shows a message and loses nothing that was saved', RARE, async ({ page, host }) => {
  await saveCourse(page, 'vi', base('vi') + CATEGORY.k6);
  await page.addInitScript(() => {
    const put = Cache.prototype.put;
    Cache.prototype.put = function (request, response) {
      return String(request).includes('/dos-debug')
        ? Promise.reject(new DOMException('No room', 'QuotaExceededError'))
        : put.call(this, request, response);
    };
  });
  await page.goto(base('vi') + CATEGORY.systems);
  const card = cardOf(page, 'vi');
  await card.save.click();
  await expect(card.status).toHaveText(message('vi', 'offline.texts.full'));
  await host.cut();
  await open(page, '/docs/k6/part-01');
  await expect(page.locator('h1')).toBeVisible();
});

test('a connection without answers is treated as no connection', RARE, async ({ page, host }) => {
  test.slow();
  await saveCourse(page, 'en', base('en') + CATEGORY.systems);
  host.holds = () => true;
  await page.goto(base('en') + CATEGORY.systems);
  await expect(cardOf(page, 'en').remove).toBeVisible();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const { box, rows } = dialogOf(page, 'en');
  await box.fill(KNOWN.en.query);
  await expect(rows.filter({ hasText: KNOWN.en.title }).first()).toBeVisible();
  await page.goto(`${base('en')}showcase`);
  await expect(page.getByRole('heading', { level: 1, name: message('en', 'offline.OfflinePage.title') })).toBeVisible();
});

const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign in to the network' });

for (const locale of triedIn('en')) {
  test(`a captive portal does not overwrite cached pages (${locale})`, async ({ page, host }) => {
    const lesson = `${base(locale)}docs/operating-system/bankers-algorithm`;
    await open(page, `${base(locale)}?offlineMode=true`);
    await controlled(page);
    await open(page, lesson);
    const title = await page.locator('h1').innerText();

    host.intercepts = (pathname) => !pathname.endsWith('sw.js');
    await page.goto(lesson);
    await expect(signInPage(page)).toBeVisible();
    await page.goto(`${base(locale)}docs/operating-system/page-replacement-algorithms`);
    await expect(signInPage(page)).toBeVisible();
    host.intercepts = () => false;
    await host.cut();

    await open(page, lesson);
    await expect(page.locator('h1')).toHaveText(title);
    await page.goto(`${base(locale)}docs/operating-system/page-replacement-algorithms`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'offline.OfflinePage.title'));
  });
}

for (const locale of triedIn('vi')) {
  test(
    `a course is not shown as saved when a captive portal answered for some of its files (${locale})`,
    RARE,
    async ({ page, host }) => {
      host.intercepts = (pathname) =>
        pathname.endsWith('/bankers-algorithm') || pathname.endsWith('search-manifest.json');
      await page.goto(base(locale) + CATEGORY.systems);
      const card = cardOf(page, locale);
      await card.save.click();
      await expect(card.status).toHaveText(message(locale, 'offline.texts.wrong'));
      host.intercepts = () => true;
      await card.resume.click();
      await expect(card.status).toHaveText(message(locale, 'offline.texts.wrong'));
      host.intercepts = () => false;
      await card.resume.click();
      await expectSaved(page, locale);
      await host.cut();
      await open(page, `${base(locale)}docs/operating-system/bankers-algorithm`);
    },
  );
}

test(
  'a cached sign-in page in place of a lesson is discarded, and the course is shown as incomplete',
  RARE,
  async ({ page, host }) => {
    const lesson = '/docs/operating-system/bankers-algorithm';
    await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
    await controlled(page);
    await page.evaluate(async (path) => {
      const cache = await caches.open('offline-packs');
      const headers = { ...Object.fromEntries((await cache.match(path))?.headers ?? []) };
      await cache.put(path, new Response('<title>Network</title><h1>Sign in to the network</h1>', { headers }));
    }, lesson);
    await host.cut();
    await page.goto(lesson);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('vi', 'offline.OfflinePage.title'));
    await host.start();
    await page.goto(base('vi') + CATEGORY.systems);
    await cardOf(page, 'vi').resume.click();
    await expectSaved(page, 'vi');
    await host.cut();
    await open(page, lesson);
  },
);

test('a course is removed with its files, and the last one with the worker', async ({ page }) => {
  await saveCourse(page, 'vi', base('vi') + CATEGORY.k6);
  const alone = (await readCaches(page))['offline-packs'] ?? 0;
  await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
  expect((await readCaches(page))['offline-packs']).toBeGreaterThan(alone);
  const card = cardOf(page, 'vi');
  await card.remove.click();
  await expect(card.save).toBeVisible();
  expect((await readCaches(page))['offline-packs']).toBe(alone);
  await page.goto(base('vi') + CATEGORY.k6);
  await card.remove.click();
  await expect(card.save).toBeVisible();
  const left = Object.entries(await readCaches(page)).filter(([, entries]) => entries > 0);
  expect(left.filter(([name]) => /^(?:offline|workbox)-/.test(name))).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('saving or removing a course in one tab updates the other', RARE, async ({ page, context }) => {
  const other = await context.newPage();
  await open(other, base('vi') + CATEGORY.systems);
  await expect(cardOf(other, 'vi').save).toBeVisible();
  await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
  await cardOf(other, 'vi').remove.click();
  await expect(cardOf(page, 'vi').save).toBeVisible();
});

test('saving a course again after its removal restores the shell', RARE, async ({ page, host }) => {
  await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
  await controlled(page);
  const card = cardOf(page, 'vi');
  await card.remove.click();
  await card.save.click();
  await expectSaved(page, 'vi');
  await host.cut();
  await open(page, '/docs');
  await expect(page).toHaveURL(`${host.url}/docs`);
});

test('a course is shown as saved only once the worker could be installed', RARE, async ({ page, host }) => {
  host.breaks = (pathname) => pathname === '/offline/shell.json';
  await page.goto(base('vi') + CATEGORY.systems);
  const card = cardOf(page, 'vi');
  await card.save.click();
  await expect(card.status).toHaveText(message('vi', 'offline.texts.worker'), { timeout: 60_000 });
  host.breaks = () => false;
  await card.resume.click();
  await expectSaved(page, 'vi');
});

test.describe('the offline mode', () => {
  const registrations = (page: Page) =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ scope, active, installing, waiting }) => `${scope} ${(active ?? waiting ?? installing)?.scriptURL ?? ''}`,
      ),
    );

  test('registers no worker unless it was switched on', async ({ page, host }) => {
    await open(page, '/docs');
    expect(await registrations(page)).toEqual([]);
    expect(host.asked.filter((pathname) => pathname === '/sw.js')).toEqual([]);
  });

  for (const locale of triedIn('vi')) {
    test(`keeps the shell of the language in use, and no other (${locale})`, RARE, async ({ page, host }) => {
      await open(page, `${base(locale)}?offlineMode=true`);
      await controlled(page);
      const [registration = ''] = await registrations(page);
      expect(registration).toBe(
        `${host.url}/ ${host.url}/sw.js?params=${encodeURIComponent('{"offlineMode":true,"debug":false}')}`,
      );
      const names = Object.keys(await readCaches(page)).filter((name) => name.startsWith('offline-shell-'));
      expect(names).toHaveLength(1);
      expect(names[0]).toContain(`offline-shell-${locale}-`);
      await host.cut();
      for (const start of ['', 'docs', 'blog', 'search']) {
        await open(page, base(locale) + start);
        await expect(page).toHaveURL(host.url + base(locale) + start);
      }
      await page.goto(`${base(locale)}my-cv`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'offline.OfflinePage.title'));
    });
  }

  test('activates a new build without asking when it is no longer on', RARE, async ({ page, host }) => {
    const folder = secondBuild(CHANGED.lesson, CHANGED.before, CHANGED.after);
    try {
      await open(page, '/?offlineMode=true');
      await controlled(page);
      await host.deploy(folder);
      await open(page, '/docs');
      const shells = async () => Object.keys(await readCaches(page)).filter((name) => name.includes('-shell-'));
      await expect.poll(shells).toHaveLength(2);
      const isWaiting = () =>
        page.evaluate(async () => {
          const { waiting, installing } = (await navigator.serviceWorker.getRegistration()) ?? {};
          return Boolean(waiting ?? installing);
        });
      await expect.poll(isWaiting).toBe(false);
      await expect(popupOf(page).popup).toHaveCount(0);
    } finally {
      await host.cut();
      rmSync(path.dirname(folder), { recursive: true });
    }
  });

  test('starts when the site is installed', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await controlled(page);
    await page.reload();
    expect(await registrations(page)).toHaveLength(1);
  });

  test('only logs an error when it cannot start', async ({ page, host }) => {
    const lines: string[] = [];
    page.on('console', (line) => line.type() === 'error' && lines.push(line.text()));
    host.breaks = (pathname) => pathname === '/sw.js';
    await open(page, '/docs?offlineMode=true');
    await expect.poll(() => lines.join('\n')).toContain('The offline mode could not be started.');
    await expect(page.locator('h1')).toBeVisible();
  });

  test('without a service worker says why a course cannot be saved', RARE, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.goto(base('vi') + CATEGORY.systems);
    await expect(cardOf(page, 'vi').root).toContainText(message('vi', 'offline.texts.browser'));
    expect(errors).toEqual([]);
  });

  test('ends for every reader when the kill switch is on', RARE, async ({ page, host }) => {
    const folder = retiredBuild();
    try {
      await saveCourse(page, 'vi', base('vi') + CATEGORY.systems);
      await controlled(page);
      await host.deploy(folder);
      await page.goto('/docs');
      await expect.poll(() => registrations(page)).toEqual([]);
      await expect.poll(() => readCaches(page)).toEqual({});
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
    } finally {
      await host.cut();
      rmSync(path.dirname(folder), { recursive: true });
    }
  });
});
