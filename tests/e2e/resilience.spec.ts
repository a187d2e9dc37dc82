import type { Page } from '@playwright/test';
import { docPath, LESSON_ID, REVIEW_ID } from './courseProgress';
import { NAMES } from './codeLab';
import { expect, hydrated, open, test, tick } from './fixtures';
import { dialogOf, KNOWN, KNOWN_PATH, searchButton } from './searchDialog';
import { Host } from './offline/site';
import { base, inEitherLanguage, inTurn, type Locale, message, OPEN_MENU, sampleOf, triedIn } from './site';
import { blockOf, runSql } from './sqlLab';
import { RARE } from '../trials';

const LESSON = docPath('vi', KNOWN_PATH.replace(/^docs\//, ''));

/** Counts the loaded documents and the warnings about scripts that failed to load. */
function watchLoads(page: Page) {
  const seen = { documents: 0, warnings: 0, exceptions: [] as string[] };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1;
  });
  page.on('console', (entry) => {
    if (entry.type() === 'warning' && /could not be loaded|Loading chunk/.test(entry.text())) seen.warnings += 1;
  });
  page.on('pageerror', ({ message: text }) => seen.exceptions.push(text));
  return seen;
}

const MISSING = { status: 404, body: 'gone' };
const SIGN_IN = '<!doctype html><html lang="en"><title>Sign in to the network</title></html>';
/** The beginning of the message in every page for a failure of its scripts. */
const TOLD = { vi: 'Trang không tải được mã', en: 'This page could not load its scripts' } as const;

test.describe('a script that is missing', () => {
  for (const [name, pattern] of [
    ['of the first load', '**/assets/js/main.*.js'],
    ['of the route', /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/],
  ] as const) {
    test(`${name}, for good: a warning, one reload, and the page can be read`, async ({ page }) => {
      const seen = watchLoads(page);
      await page.route(pattern, (route) => route.fulfill(MISSING));
      await page.goto(LESSON);
      await page.mouse.move(200, 200, { steps: 2 });
      await expect.poll(() => seen.documents).toBe(2);
      await page.mouse.move(220, 220, { steps: 2 });
      // After the second failure nothing is retried.
      await expect.poll(() => seen.warnings).toBeGreaterThan(1);
      await page.waitForLoadState('networkidle');
      expect(seen.documents).toBe(2);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL('/blog');
    });

    test(`${name}, once: the reload fixes it`, async ({ page }) => {
      const seen = watchLoads(page);
      // The page may prefetch the script, and then request it again to run it.
      await page.route(pattern, (route) => (seen.documents < 2 ? route.fulfill(MISSING) : route.continue()));
      await page.goto(LESSON);
      await page.mouse.move(200, 200, { steps: 2 });
      await expect.poll(() => seen.documents).toBe(2);
      await hydrated(page);
      expect(seen.documents).toBe(2);
    });
  }

  const GONE = [
    ['is gone', (route) => route.fulfill(MISSING)],
    ['is blocked', (route) => route.abort('failed')],
    [
      'is a page that wants its reader to sign in',
      (route) => route.fulfill({ contentType: 'text/html', body: SIGN_IN }),
    ],
  ] as const satisfies readonly (readonly [string, Parameters<Page['route']>[1]])[];

  for (const [[name, answer], locale] of sampleOf(inEitherLanguage(GONE))) {
    test(`that ${name} for good: a click on Run shows a message (${locale})`, async ({ page }) => {
      const seen = watchLoads(page);
      await page.route('**/assets/js/main.*.js', answer);
      await page.goto(docPath(locale, LESSON_ID));
      await page.mouse.move(200, 200, { steps: 2 });
      await expect.poll(() => seen.documents).toBe(2);
      await page.mouse.move(220, 220, { steps: 2 });
      await blockOf(page, locale).run.click();
      await expect(page.getByRole('alert').filter({ hasText: TOLD[locale] })).toBeInViewport();
      expect(seen.documents).toBe(2);

      await page.unroute('**/assets/js/main.*.js');
      await page.reload();
      await hydrated(page);
      await expect(page.getByText(TOLD[locale])).toBeHidden();
    });
  }

  test(
    'once, on a host that lets browsers cache the failure: the reload fixes it',
    RARE,
    async ({ page }, { parallelIndex }) => {
      const host = new Host(parallelIndex);
      await host.start();
      const seen = watchLoads(page);
      // The script is prefetched and then requested to run: if the second request succeeded, there would be no failure.
      host.lacks = (pathname, headers) =>
        pathname.includes('/main.') &&
        seen.documents < 2 &&
        (headers['sec-fetch-dest'] === 'script' || headers['sec-purpose'] === 'prefetch');
      await page.goto(host.url + LESSON);
      await page.mouse.move(200, 200, { steps: 2 });
      await expect.poll(() => seen.documents).toBe(2);
      await hydrated(page);
      await host.cut();
    },
  );

  for (const [name, fail] of [
    ['answers 404', (route) => route.fulfill(MISSING)],
    ['cannot be reached', (route) => route.abort('failed')],
  ] as const satisfies readonly (readonly [string, Parameters<Page['route']>[1]])[]) {
    test(`on the way to a page, and ${name}: the next page is loaded as a document, once`, async ({ page }) => {
      await open(page, '/');
      const seen = watchLoads(page);
      await page.route('**/assets/js/*.js', fail);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Liên hệ' }).click();
      await expect(page).toHaveURL('/contact');
      await expect.poll(() => seen.documents).toBe(1);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(seen.documents).toBe(1);
      expect(seen.warnings).toBeGreaterThan(0);
    });
  }

  test('of an SQL engine: the block says so, and runs when the script is available again', async ({ page }) => {
    const seen = watchLoads(page);
    await open(page, docPath('vi', LESSON_ID));
    await page.route('**/assets/sql/**', (route) => route.fulfill(MISSING));
    const block = blockOf(page);
    await block.run.click();
    await expect(block.answer.getByRole('alert')).toContainText(message('vi', 'sqlLab.FetchAdvice.gone'));
    await page.unroute('**/assets/sql/**');
    await runSql(block, 'SELECT 42 AS n');
    await expect(block.cells).toHaveText(['42']);
    expect(seen.documents).toBe(1);
    expect(seen.exceptions).toEqual([]);
  });
});

/** Browsers that cannot store anything: private windows, blocked site data, full disks. */
const STORAGES: readonly [name: string, block: () => void][] = [
  [
    'blocked',
    () => {
      const refuse = (): never => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { configurable: true, get: refuse });
      }
    },
  ],
  [
    'full',
    () => {
      const refuse = (): never => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      Cache.prototype.put = () => Promise.reject(new DOMException('No space.', 'QuotaExceededError'));
      IDBObjectStore.prototype.put = refuse;
      IDBObjectStore.prototype.add = refuse;
    },
  ],
];

async function walk(page: Page, locale: Locale): Promise<void> {
  await open(page, base(locale));
  await page
    .locator('.theme-announcement-bar')
    .getByRole('button', { name: message(locale, 'theme.AnnouncementBar.closeButtonAriaLabel'), exact: true })
    .click();
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  await page.locator('.navbar button[class*="toggleButton"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await open(page, docPath(locale, LESSON_ID));
  const block = blockOf(page, locale);
  await runSql(block, 'SELECT 42 AS n');
  await expect(block.cells).toHaveText(['42'], { timeout: 60_000 });
  await page.getByRole('button', { name: message(locale, 'progress.LessonEnd.mark'), exact: true }).click();

  await open(page, docPath(locale, 'leetcode/bit-manipulation/191-number-of-1-bits'));
  // Simulators have a button of the same name; only the button of a block controls an output.
  const runs = page.getByRole('button', { name: NAMES[locale].run, exact: true }).and(page.locator('[aria-controls]'));
  await runs.first().click();
  await expect(page.getByRole('status').filter({ hasText: NAMES[locale].done }).first()).toBeVisible();

  await open(page, docPath(locale, REVIEW_ID));
  // A question of the quiz; the choice of an engine is a radio button too.
  await tick(page.locator('main li input[type="radio"]').first());

  await searchButton(page, locale).click();
  const { box, rows } = dialogOf(page, locale);
  await box.fill(KNOWN[locale].query);
  await expect(rows.first()).toContainText(KNOWN[locale].title);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(KNOWN_PATH));

  await open(page, `${base(locale)}search?q=${encodeURIComponent(KNOWN[locale].query)}`);
  await expect(page.getByRole('main').getByRole('link', { name: KNOWN[locale].title }).first()).toBeVisible();
  await open(page, `${base(locale)}sign-in`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [[name, block], locale] of sampleOf(inTurn(STORAGES))) {
  test(`everything works where storage is ${name} (${locale})`, async ({ page, watch }) => {
    test.slow();
    await page.addInitScript(block);
    await walk(page, locale);
    // Docusaurus logs in the console what it cannot store; there must be no other message.
    const told = /Docusaurus (?:browser storage is not available|storage error)/;
    expect(watch.complaints.filter((text) => !told.test(text))).toEqual([]);
  });
}

for (const locale of triedIn('en')) {
  test(
    `without JavaScript every kind of page can be read completely (${locale})`,
    RARE,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      const read = async (path: string) => {
        await page.goto(base(locale) + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      };
      for (const path of ['', 'docs', 'blog', 'blog/uuid-primary-keys', 'my-cv', 'showcase', 'community', 'contact']) {
        await read(path);
        await expect(page.locator('.navbar').getByRole('link').first()).toBeVisible();
        expect(((await page.getByRole('main').textContent()) ?? '').trim().length, path).toBeGreaterThan(200);
      }

      // The browser itself opens the menu of a phone, and the language menu in it.
      const wide = page.viewportSize();
      await page.setViewportSize({ width: 360, height: 780 });
      await page.locator('.navbar__toggle').click();
      const menu = page.locator(OPEN_MENU);
      await menu.locator('summary').click();
      for (const name of ['Blog', 'English', 'Tiếng Việt'])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      if (wide) await page.setViewportSize(wide);

      await read(`docs/${LESSON_ID}`);
      const block = blockOf(page, locale);
      await expect(block.cells.first()).toBeVisible();
      await expect(block.run).toBeHidden();
      await page.locator('.pagination-nav').getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(LESSON_ID));

      await read(`docs/leetcode/bit-manipulation/191-number-of-1-bits`);
      await expect(page.getByText(NAMES[locale].recorded).first()).toBeVisible();
      await read(`docs/${KNOWN_PATH.replace('docs/', '')}`);
      await expect(page.locator('[data-simulator]').first()).toBeVisible();

      await read(`docs/${REVIEW_ID}`);
      // Not found by its text, because Playwright does not read the text of a `noscript`.
      await expect(page.locator('main noscript summary').first()).toBeVisible();

      await page
        .locator('.navbar')
        .getByRole('link', { name: message(locale, 'search.SearchButton.label') })
        .click();
      await expect(page).toHaveURL(`${base(locale)}search`);
      await expect(page.locator('main noscript > *').first()).toBeVisible();
      await context.close();
    },
  );
}

test('a URL with an invalid escape sequence does not break the page', RARE, async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await open(page, `${LESSON}#%E0%A4%A`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.evaluate(() => (location.hash = '#100%'));
  await expect(page).toHaveURL(/#100%$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await open(page, '/none/%E0%A4%A');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});
