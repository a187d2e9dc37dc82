import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, hold, hydrated, test } from './fixtures';
import { base, message, OPEN_MENU, triedIn, type Locale } from './site';

const SCRIPTS = '**/assets/js/**';
const LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';
const PHONE = { width: 360, height: 740 };
const OTHER_NAME = { vi: 'English', en: 'Tiếng Việt' };

/** Opens a page without any script files; the returned function loads them and waits until the page is hydrated. */
async function openWithoutScripts(page: Page, path: string) {
  const release = await hold(page, SCRIPTS);
  await page.goto(path);
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await hydrated(page);
  };
}

function menuOf(page: Page, locale: Locale) {
  const button = page.locator('.navbar__toggle');
  const close = page.getByRole('button', {
    name: message(locale, 'theme.docs.sidebar.closeSidebarButtonAriaLabel'),
    exact: true,
  });
  const back = page.getByRole('button', {
    name: message(locale, 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'),
  });
  return { button, close, back, open: page.locator(OPEN_MENU) };
}

/** The expanded state of a button in the accessibility tree. */
async function isExpanded(page: Page, button: Locator): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const name = await button.getAttribute('aria-label');
  const { root } = (await session.send('DOM.getDocument')) as { root: { nodeId: number } };
  const { nodes } = await session.send('Accessibility.queryAXTree', {
    nodeId: root.nodeId,
    accessibleName: name ?? '',
    role: 'button',
  });
  await session.detach();
  return nodes[0]?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

for (const locale of triedIn('vi')) {
  test.describe(`before a script of the site has loaded (${locale})`, () => {
    test('the menu of a phone opens and closes, and stays open when the page hydrates', async ({ page, watch }) => {
      await page.setViewportSize(PHONE);
      const live = await openWithoutScripts(page, base(locale));
      const { button, close, open } = menuOf(page, locale);
      expect(await isExpanded(page, button)).toBe(false);
      await button.click();
      await expect(open).toBeInViewport();
      await expect(close).toBeFocused();
      expect(await isExpanded(page, button)).toBe(true);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await expectAccessible(page, 'the open menu', OPEN_MENU);
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await page.mouse.click(PHONE.width - 10, PHONE.height / 2);
      await expect(open).toHaveCount(0);
      await button.click();
      await close.click();
      await expect(open).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
      await button.click();
      const languages = open.locator('summary');
      await languages.click();
      const other = open.getByRole('link', { name: OTHER_NAME[locale] });
      await expect(other).toBeVisible();
      await live();
      await expect(open).toBeInViewport();
      await expect(other).toBeVisible();
      await close.click();
      await expect(open).toHaveCount(0);
      expect(watch.complaints).toEqual([]);
    });

    test('the menu of a phone on a lesson shows the lessons, and leads to the main menu and to a page', async ({
      page,
      watch,
    }) => {
      await page.setViewportSize(PHONE);
      const live = await openWithoutScripts(page, base(locale) + LESSON);
      const { button, close, back, open } = menuOf(page, locale);
      await button.click();
      await expect(close).toBeFocused();
      const here = open.locator('[aria-current=page]');
      await expect(here).toBeInViewport();
      await back.click();
      await expect(open.getByRole('link', { name: 'Blog' })).toBeInViewport();
      await close.first().click();
      await expect(open).toHaveCount(0);
      await button.click();
      await expect(here).toBeInViewport();
      await live();
      await expect(here).toBeInViewport();
      await back.click();
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0);
      await expect(button).toBeFocused();
      await button.click();
      await back.click();
      await open.getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL(`${base(locale)}blog`);
      await expect(open).toHaveCount(0);
      // The URL changes first; the page then brings a navbar of its own, and a menu opened before that is gone.
      await expect(page.locator('html')).toHaveClass(/blog-list-page/);
      await button.click();
      await expect(open.getByRole('link').nth(2)).toBeInViewport();
      expect(watch.complaints).toEqual([]);
    });

    test('the colour mode changes in the menu of a lesson', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openWithoutScripts(page, base(locale) + LESSON);
      const { button, open } = menuOf(page, locale);
      await button.click();
      await open.locator('button[class*="toggleButton"]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });

    test('the colour mode changes and is kept', async ({ page, watch }) => {
      const live = await openWithoutScripts(page, base(locale));
      const html = page.locator('html');
      const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', 'light');
      await toggle.click();
      await page.reload();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await live();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await toggle.click();
      await expect(html).toHaveAttribute('data-theme', 'light');
      expect(watch.complaints).toEqual([]);
    });

    test('the table of contents of a lesson opens, and stays open', async ({ page }) => {
      await page.setViewportSize(PHONE);
      const live = await openWithoutScripts(page, base(locale) + LESSON);
      const contents = page.locator('.theme-doc-toc-mobile');
      await contents.locator('summary').click();
      await expect(contents.getByRole('link').first()).toBeVisible();
      await live();
      await expect(contents.getByRole('link').first()).toBeVisible();
      await contents.locator('summary').click();
      await expect(contents.getByRole('link')).toHaveCount(0);
    });

    test('the announcement bar closes and never reappears', async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const { announcementBarInitiallyDismissed } = document.documentElement.dataset;
          const isBack = sessionStorage.isClosed && announcementBarInitiallyDismissed !== 'true';
          if (announcementBarInitiallyDismissed === 'true') sessionStorage.isClosed = 'true';
          if (isBack) sessionStorage.isBack = 'true';
        }).observe(document, {
          subtree: true,
          attributeFilter: ['data-announcement-bar-initially-dismissed'],
        });
      });
      const live = await openWithoutScripts(page, base(locale));
      const bar = page.locator('.theme-announcement-bar');
      await bar.getByRole('button').click();
      await expect(bar).toBeHidden();
      await live();
      await expect(bar).toHaveCount(0);
      await page.reload();
      await expect(bar).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.isBack as unknown)).toBeUndefined();
    });
  });
}
