import type { Page } from '@playwright/test';
import { expect, goToBlog, hold, hydrated, open, test, withoutReload } from './fixtures';
import { base, message, OPEN_MENU, sampleOf, triedIn, type Locale } from './site';
import { RARE } from '../trials';

const THEME = /^theme-?/;

const storedTheme = (page: Page) =>
  page.evaluate(() => Object.entries({ ...localStorage }).find(([key]) => key.startsWith('theme'))?.[1]);

const colourToggle = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: message(locale, 'theme.colorToggle.ariaLabel').split('(')[0]?.trim() ?? '' });

test('links and buttons answer the pointer with another look', async ({ page }) => {
  await open(page, '/');
  for (const selector of ['.button--primary', '.navbar__item.navbar__link', '.footer__link-item']) {
    const target = page.locator(selector).filter({ visible: true }).first();
    const look = () =>
      target.evaluate((element) => {
        const { color, backgroundColor, textDecoration } = getComputedStyle(element);
        return [color, backgroundColor, textDecoration].join();
      });
    await target.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const atRest = await look();
    await target.hover();
    await expect.poll(look, selector).not.toBe(atRest);
  }
});

test.describe('colour mode', () => {
  test('starts light whatever the system prefers, cycles light and dark, and is stored', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await colourToggle(page, 'vi').click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await storedTheme(page)).toBe('dark');
    await colourToggle(page, 'vi').click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    expect((await page.evaluate(() => Object.keys(localStorage))).some((key) => THEME.test(key))).toBe(true);
  });

  test('is set before the first paint and follows other tabs', async ({ page, context }) => {
    await open(page, '/');
    await colourToggle(page, 'vi').click();
    const other = await context.newPage();
    // The attribute must be set by the inline script: no other script runs on this page.
    await withoutReload(other);
    await other.route('**/assets/js/**', (route) => route.abort());
    await other.goto('/blog', { waitUntil: 'domcontentloaded' });
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await other.unroute('**/assets/js/**');
    await open(other, '/blog');
    await colourToggle(other, 'vi').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('announcement bar', () => {
  test('closes, stays closed, and a new id shows it again', RARE, async ({ page }) => {
    await open(page, '/');
    const close = page.getByRole('button', {
      name: message('vi', 'theme.AnnouncementBar.closeButtonAriaLabel'),
      exact: true,
    });
    await close.click();
    await expect(close).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(close).toBeHidden();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.includes('announcement.id')) localStorage.setItem(key, 'an-older-announcement');
      }
    });
    await page.reload();
    await hydrated(page);
    await expect(close).toBeVisible();
  });

  test('is in the language of the page', async ({ page }) => {
    await open(page, '/en/');
    await expect(
      page.getByRole('region', { name: /banner|announcement/i }).or(page.locator('.theme-announcement-bar')),
    ).toContainText('New: web security');
  });
});

test('the locale dropdown keeps path, query and hash', async ({ page }) => {
  await open(page, '/docs/operating-system/page-replacement-algorithms?frames=4#belady-anomaly');
  await page.getByRole('button', { name: 'Tiếng Việt' }).hover();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/docs/operating-system/page-replacement-algorithms?frames=4#belady-anomaly');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the navbar hides on scrolling down and reappears on scrolling up', async ({ page }) => {
  await open(page, '/docs/operating-system/page-replacement-algorithms');
  const navbar = page.locator('.navbar');
  await page.mouse.move(640, 500);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, 900);
  await expect(navbar).not.toBeInViewport();
  await page.mouse.wheel(0, -300);
  await expect(navbar).toBeInViewport();
});

test('the keyboard marker is set by Tab and removed by the mouse', RARE, async ({ page }) => {
  await open(page, '/');
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-keyboard-navigation');
  await page.keyboard.press('Tab');
  await expect(html).toHaveAttribute('data-keyboard-navigation', '');
  await page.mouse.click(640, 400);
  await expect(html).not.toHaveAttribute('data-keyboard-navigation');
});

for (const locale of triedIn('en')) {
  test(`the skip link leads to the content (${locale})`, async ({ page }) => {
    await open(page, `${base(locale)}docs`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: message(locale, 'theme.common.skipToMainContent') });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test(`the mobile sidebar opens, leads to a page and closes (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, base(locale));
    await page
      .getByRole('button', { name: message(locale, 'theme.docs.sidebar.toggleSidebarButtonAriaLabel') })
      .click();
    const sidebar = page.locator(OPEN_MENU);
    await expect(sidebar).toBeInViewport();
    await sidebar.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(`${base(locale)}blog`);
    await expect(sidebar).toHaveCount(0);
  });

  test(`an unknown path shows the not-found page with suggestions (${locale})`, async ({ page }) => {
    const response = await page.goto(`${base(locale)}docs/operating-system/page-replacment`);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'theme.NotFound.title'));
    await expect(page.getByText('page-replacment', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      `${base(locale)}docs/operating-system/page-replacement-algorithms`,
    );
  });

  for (const ending of sampleOf(['index.html', 'docs.html', 'docs/index.html'])) {
    test(`${ending} is normalised (${locale})`, async ({ page }) => {
      await open(page, base(locale) + ending);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message(locale, 'theme.NotFound.title'));
      await expect(page).toHaveURL((url) => !url.pathname.endsWith('.html'));
    });
  }

  test(`every top-level route answers (${locale})`, async ({ request }) => {
    const routes = [
      '',
      'blog',
      'blog/archive',
      'blog/authors',
      'blog/tags',
      'blog/page/2',
      'community',
      'community/gdsc-hcmute',
      'community/yit-hcmute',
      'contact',
      'my-cv',
      'search',
      'showcase',
      'docs',
      'docs/tags',
    ];
    for (const route of routes) {
      const response = await request.get(base(locale) + route);
      expect(response.status(), route || 'home').toBe(200);
    }
  });
}

test('on a host with only one 404 page an English path shows the English one', RARE, async ({ page }) => {
  await page.route('**/en/not-there?*', async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/not-there', route.request().url()).href }) }),
  );
  await page.goto('/en/not-there?x=1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en/not-there?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('en', 'theme.NotFound.title'));
  await expect(page.getByText('/en/not-there', { exact: true })).toBeVisible();
});

test('navigation goes to the hash target, and to the top without one', async ({ page }) => {
  await open(page, '/docs/operating-system/page-replacement-algorithms');
  await page.locator('.theme-doc-toc-desktop a[href="#belady-anomaly"]').click();
  await expect(page.locator('#belady-anomaly')).toBeInViewport();
  await goToBlog(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

/** The progress bar of a slow navigation, and the share of the window that it covers once its transition has ended. */
function progressBar(page: Page) {
  const bar = page.locator('[data-navigating]');
  const share = () =>
    bar.evaluate((element) => Number((element.getBoundingClientRect().width / innerWidth).toFixed(3)));
  return { bar, share };
}

test('the bar of a slow navigation appears after 200 ms, grows from 0.08 by 0.02 each 800 ms, and fills before it fades', async ({
  page,
}) => {
  await open(page, '/');
  const release = await hold(page, '**/assets/js/**');
  const { bar, share } = progressBar(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Liên hệ' }).click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect.poll(share).toBe(0.08);
  await page.clock.runFor(799);
  expect(await share()).toBe(0.08);
  await page.clock.runFor(1);
  await expect.poll(share).toBe(0.1);
  await page.clock.runFor(800);
  await expect.poll(share).toBe(0.12);
  // However long the navigation takes, the bar never looks complete.
  await page.clock.runFor(60_000);
  await expect.poll(share).toBe(0.994);

  release();
  await expect(page).toHaveURL('/contact');
  await expect.poll(share).toBe(1);
  await expect(bar).toHaveCSS('opacity', '1');
  await page.clock.runFor(200);
  await expect(bar).toHaveCSS('opacity', '0');
  await page.clock.runFor(200);
  await expect(bar).toHaveCount(0);
});

test('a navigation that replaces another leaves no bar behind', RARE, async ({ page }) => {
  await open(page, '/');
  const { bar } = progressBar(page);
  const foot = page.getByRole('contentinfo');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const release = await hold(page, '**/assets/js/**');
  await foot.getByRole('link', { name: 'Liên hệ' }).click();
  await page.clock.runFor(100);
  await foot.getByRole('link', { name: 'Blog' }).click();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(bar).toHaveCount(0);
});

test('a page that crashes says so, with the message, its cause and a way to try again', async ({ page }) => {
  const broken = '"aria-labelledby":(()=>{throw new Error("outer failure",{cause:new Error("inner cause")})})()';
  let replaced = false;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const marker = /"aria-labelledby":"latest"/;
    replaced ||= marker.test(script);
    await route.fulfill({ response, body: script.replace(marker, broken) });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: message('vi', 'theme.ErrorPageContent.title') })).toBeVisible();
  expect(replaced).toBe(true);
  await page.getByText(message('vi', 'theme.ErrorPageContent.details')).click();
  await expect(page.getByText('outer failure')).toBeVisible();
  await expect(page.getByText('inner cause')).toBeVisible();
  await expect(page.getByRole('button', { name: message('vi', 'theme.ErrorPageContent.tryAgain') })).toBeVisible();
});

test('a reader without JavaScript gets the whole page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/docs/operating-system/page-replacement-algorithms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#belady-anomaly')).toBeAttached();
  await context.close();
});
