import type { Page, Request } from '@playwright/test';
import {
  atRest,
  awaken,
  expect,
  hold,
  hydrated,
  MAIN_SCRIPT,
  moved,
  open,
  setConnection,
  test,
  watchFolds,
  watchMoves,
  withoutLongTimers,
} from './fixtures';
import { base, OPEN_MENU, triedIn } from './site';

const LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';
const PART = 'mask-loop';

for (const locale of triedIn('en')) {
  test.describe(`first load (${locale})`, () => {
    test('a page is complete before a script of the site runs', async ({ page, watch }) => {
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.hl-k').filter({ visible: true }).first()).toBeVisible();
      await expect(page.locator('[data-fold]')).toHaveCount(0);
      await atRest(page);
      const before = await page.locator('html').evaluate((root) => ({
        width: root.scrollWidth <= root.clientWidth,
        colour: getComputedStyle(document.querySelector('.hl-k') ?? root).color,
        height: root.scrollHeight,
      }));
      expect(before.width).toBe(true);
      release();
      await hydrated(page);
      await atRest(page);
      const after = await page.locator('html').evaluate((root) => ({
        width: root.scrollWidth <= root.clientWidth,
        colour: getComputedStyle(document.querySelector('.hl-k') ?? root).color,
        height: root.scrollHeight,
      }));
      expect(after).toEqual(before);
      expect(watch.complaints).toEqual([]);
    });

    test('clicks before the scripts run are not lost', async ({ page }) => {
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button').click();
      await page.locator('.navbar button[class*="toggleButton"]').first().click();
      release();
      await expect(bar).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('two clicks before the scripts run count as two', async ({ page }) => {
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
      await toggle.click();
      await toggle.click();
      await page.locator('.theme-announcement-bar').getByRole('button').click();
      release();
      await expect(page.locator('.theme-announcement-bar')).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    test('a search that is started before the scripts run is not lost', async ({ page }) => {
      // The keystrokes count as an interaction, even though the page holds them.
      await withoutLongTimers(page, PATIENCE);
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      await page.keyboard.type('/lru');
      release();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('lru');
    });

    test('all that the search needs is requested when its button is pressed before the scripts run', async ({
      page,
    }) => {
      const pathOf = (request: Request) => decodeURI(new URL(request.url()).pathname);
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      const names = await page.locator('script[data-opened]').getAttribute('data-opened');
      const listed = names?.split(' ') ?? [];
      const asked = listed.map((file) => page.waitForRequest((request) => pathOf(request) === file));
      await page.locator('.navbar a[data-opens]:visible').click();
      await Promise.all(asked);
      const others = new Set<string>();
      page.on('request', (request) => {
        const file = pathOf(request);
        if (file.includes('search') && !listed.includes(file)) others.add(file);
      });
      await page.keyboard.type('lru');
      release();
      await expect(page.getByRole('dialog').getByRole('gridcell').first()).toBeVisible();
      expect([...others]).toEqual([`${base(locale)}search-manifest.json`]);
    });

    for (const [name, begin] of [
      ['by its key', (page: Page) => page.keyboard.press('/')],
      ['by its button', (page: Page) => page.locator('.navbar a[data-opens]:visible').click()],
    ] as const) {
      test(`a search that is started ${name} and closed before the scripts run does not open`, async ({ page }) => {
        const release = await hold(page, MAIN_SCRIPT);
        await page.goto(base(locale) + LESSON);
        const field = page.locator('textarea').first();
        await field.fill('console.log(40 + 2)');
        await field.blur();
        await begin(page);
        await page.keyboard.type('lru');
        await page.keyboard.press('Escape');
        await page.locator('.navbar button[class*="toggleButton"]').first().click();
        release();
        // Held clicks are replayed before the search would be opened.
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        await awaken(page);
        await expect(field).toHaveValue('console.log(40 + 2)');
        await page.keyboard.press('/');
        await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
      });
    }

    test('Enter before the scripts run sends the search', async ({ page }) => {
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('lru');
      await page.keyboard.press('Enter');
      release();
      await expect(page).toHaveURL(`${base(locale)}search?q=lru`);
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('lru');
    });

    test('the link to the other language leads to the same part of the page before the scripts run', async ({
      page,
    }) => {
      await hold(page, MAIN_SCRIPT);
      await page.goto(`${base(locale)}${LESSON}#${PART}`);
      const other = locale === 'vi' ? 'en' : 'vi';
      await page.locator('.navbar .dropdown').hover();
      await page.locator(`.navbar .dropdown a[lang=${other}]`).click();
      await expect(page).toHaveURL(`${base(other)}${LESSON}#${PART}`);
      await expect(page.locator(`#${PART}`)).toBeInViewport();
    });

    test('text that is typed before the scripts run is kept', async ({ page }) => {
      const release = await hold(page, MAIN_SCRIPT);
      await page.goto(base(locale) + LESSON);
      const field = page.locator('textarea').first();
      await field.fill('console.log(40 + 2)');
      release();
      await hydrated(page);
      await expect(field).toHaveValue('console.log(40 + 2)');
    });
  });
}

test('scripts wait for an interaction when the reader saves data', async ({ page }) => {
  await setConnection(page, true);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`/${LESSON}`, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 220);
  await hydrated(page);
});

test('a page that needs its scripts loads them even when the reader saves data', async ({ page }) => {
  await setConnection(page, true);
  await page.goto('/search?q=select');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /select/i })
      .first(),
  ).toBeVisible();
});

/** How long a page waits for an interaction before it hydrates by itself. */
const PATIENCE = 3000;

const fetchesScripts = (page: Page) => page.waitForRequest(/\/assets\/js\/main\./);

test('a page of text loads and evaluates its scripts, and hydrates on an interaction', async ({ page, watch }) => {
  await withoutLongTimers(page, PATIENCE);
  const fetched = fetchesScripts(page).then((request) => request.response());
  await page.goto('/', { waitUntil: 'load' });
  await (await fetched)?.finished();
  await expect(page.locator('html')).toHaveAttribute('data-hydration', 'waiting');
  // Its scripts have been evaluated; only hydration is left.
  await page.waitForFunction(() => 'docusaurus' in window);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  // Until the router handles links, the browser may fetch a page whose link is pressed.
  const rules = page.locator('script[type="speculationrules"]');
  await expect(rules).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(rules).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test('without an interaction a page hydrates a while later', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test("a returning reader's page does not wait", async ({ page }) => {
  await withoutLongTimers(page, PATIENCE);
  await open(page, '/');
  await page.goto('/en/');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page with a query in its URL does not wait', async ({ page }) => {
  await withoutLongTimers(page, PATIENCE);
  await page.goto('/?q=1');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

const LONG = '/docs/database/learn-sql-in-30-days/05-sorting-and-limiting';

/** Records in the page whether the end of the document was hidden two frames after it had been parsed. */
function watchFold(): void {
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const end = document.querySelector('.markdown > :last-child');
        document.documentElement.dataset.isFolded = String(end?.checkVisibility() === false);
      }),
    ),
  );
}

test('content below the screen is laid out in steps, with the same result as at once', async ({ page }) => {
  const heights = async () => {
    await atRest(page);
    return page
      .locator('.markdown > *')
      .evaluateAll((blocks) => blocks.map((block) => block.getBoundingClientRect().height));
  };
  await page.addInitScript(watchFold);
  await page.addInitScript(watchFolds);
  // Otherwise the site's fonts would be available the second time.
  await page.route('**/*.woff2', (route) => route.abort());
  // On a busy machine the layout may take longer than the time after which everything is shown.
  await withoutLongTimers(page, 5000);
  // A hydrated page shows all of its content.
  const release = await hold(page, MAIN_SCRIPT);
  await page.goto(LONG);
  await expect(page.locator('html')).toHaveAttribute('data-is-folded', 'true');
  await expect(page.locator('[data-fold]')).toHaveCount(0);
  expect(Number(await page.locator('html').getAttribute('data-folds'))).toBeGreaterThan(5);
  const piecemeal = await heights();
  release();
  // A page opened at an anchor is laid out completely at once.
  await page.goto('about:blank');
  await page.goto(`${LONG}#bai-tap`);
  await expect(page.locator('html')).toHaveAttribute('data-is-folded', 'false');
  expect(await heights()).toEqual(piecemeal);
});

test('a link to a text fragment leads to that text', async ({ page }) => {
  await page.addInitScript(watchFold);
  await page.goto(`${LONG}#:~:text=OFFSET%20lệch`);
  await expect(page.locator('html')).toHaveAttribute('data-is-folded', 'false');
  await expect(page.locator('#offset-drift')).toBeInViewport();
});

test('scrolling before everything is laid out shows the whole document', async ({ page }) => {
  // The browser never reports idle time, so nothing is laid out without an interaction.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await hold(page, MAIN_SCRIPT);
  await page.goto(LONG);
  await expect(page.locator('.markdown > [data-fold]')).toBeHidden();
  await page.evaluate(() => window.scrollBy(0, 50));
  await expect(page.locator('.markdown > :last-child')).toBeVisible();
});

test('the menu does not wait until a long document is laid out, a link to a section does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // Nothing is laid out without an interaction: the browser never reports idle time, and the time limit is removed.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await withoutLongTimers(page, 5000);
  await hold(page, MAIN_SCRIPT);
  await page.goto(LONG);
  const fold = page.locator('.markdown > [data-fold]');
  await page.locator('.navbar__toggle').click();
  await expect(page.locator(OPEN_MENU)).toBeInViewport();
  await expect(fold).toHaveCount(1);
  await page.locator('.markdown a[href^="#"]').first().dispatchEvent('click');
  await expect(fold).toHaveCount(0);
});

test('a large screen is filled at once without idle time, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.addInitScript(watchMoves);
  await page.goto(LONG);
  const blockAtFold = page.locator('.markdown > :has(+ [data-fold])');
  await expect
    .poll(() => blockAtFold.evaluate((block) => block.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(2000);
  expect(await moved(page)).toBeLessThan(0.001);
});

test.describe('links are prefetched', () => {
  /** Opens the home page and records the scripts that are requested from then on. */
  async function watchScripts(page: Page) {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    return { scripts, link: page.getByRole('contentinfo').getByRole('link', { name: 'Liên hệ' }) };
  }

  test('under the pointer', async ({ page }) => {
    const { scripts, link } = await watchScripts(page);
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(scripts, 'on sight').toEqual([]);
    await link.hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    const ahead = scripts.length;
    await link.click();
    await expect(page).toHaveTitle(/^Liên hệ/);
    expect(scripts.length, 'nothing is left to be fetched').toBe(ahead);
  });

  test('under the finger', async ({ page }) => {
    const { scripts, link } = await watchScripts(page);
    await link.scrollIntoViewIfNeeded();
    // The event of a finger that touches the screen, before it is known whether it will be a tap.
    await link.dispatchEvent('touchstart');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/');
  });

  test('never for a reader who saves data', async ({ page }) => {
    await setConnection(page, true);
    const { scripts, link } = await watchScripts(page);
    await link.hover();
    await link.dispatchEvent('touchstart');
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await link.click();
    // The URL changes with the click, the title when the page has been fetched.
    await expect(page).toHaveTitle(/^Liên hệ/);
    expect(scripts.length).toBeGreaterThan(0);
  });
});

test('links are not prefetched when they become visible', async ({ page }) => {
  await open(page, '/docs');
  await page.waitForLoadState('networkidle');
  const fetched = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(fetched.filter((url) => !/\/(?:react|(?:runtime~)?main)\./.test(url))).toEqual([]);
});
