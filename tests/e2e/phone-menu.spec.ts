import type { Page } from '@playwright/test';
import { expect, hold, hydrated, MAIN_SCRIPT, open, test } from './fixtures';
import { base, message, OPEN_MENU, triedIn, type Locale } from './site';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const LESSON = 'docs/operating-system/page-replacement-algorithms';
/** A page with the site's menu alone, and one whose own menu opens first. */
const PAGES = ['', LESSON];
/** Beside the menu, which is 83 % of the screen wide. */
const BESIDE = [340, 400] as const;

function partsOf(page: Page, locale: Locale) {
  const name = (id: string) => ({ name: message(locale, id), exact: true });
  const menu = page.locator(OPEN_MENU);
  return {
    menu,
    toggle: page.getByRole('button', name('theme.docs.sidebar.toggleSidebarButtonAriaLabel')),
    toMain: menu.getByRole('button', name('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel')),
  };
}

/** Covers the page below the navbar with an element that records what presses it. */
const cover = (page: Page) =>
  page.evaluate(() => {
    const beneath = Object.assign(document.createElement('div'), { id: 'beneath' });
    beneath.style.cssText = 'position: fixed; inset: 4rem 0 0 0; z-index: 9';
    beneath.dataset.presses = '';
    for (const type of ['pointerdown', 'click'])
      beneath.addEventListener(type, () => (beneath.dataset.presses += `${type} `));
    document.body.append(beneath);
  });

for (const locale of triedIn('vi')) {
  for (const route of PAGES) {
    for (const isAlive of [true, false]) {
      const when = isAlive ? '' : ' before hydration';
      test(`a tap beside the menu of /${route} presses nothing beneath${when} (${locale})`, async ({ page }) => {
        const release = isAlive ? undefined : await hold(page, MAIN_SCRIPT);
        await page.goto(base(locale) + route);
        if (isAlive) await hydrated(page);
        await cover(page);
        const { menu, toggle, toMain } = partsOf(page, locale);
        const beneath = page.locator('#beneath');
        // Without a menu, a tap presses what lies there.
        await page.touchscreen.tap(...BESIDE);
        await expect(beneath).toHaveAttribute('data-presses', 'pointerdown click ');
        for (const isMain of route === '' ? [false] : [false, true]) {
          await beneath.evaluate((element) => (element.dataset.presses = ''));
          await toggle.tap();
          await expect(menu.first()).toBeInViewport();
          if (isMain) await toMain.tap();
          await page.touchscreen.tap(...BESIDE);
          await expect(menu).toHaveCount(0);
          await expect(beneath).toHaveAttribute('data-presses', '');
        }
        release?.();
        await hydrated(page);
        await expect(menu).toHaveCount(0);
        await expect(beneath).toHaveAttribute('data-presses', '');
      });
    }

    test(`Back closes the menu of /${route} and stays on the page (${locale})`, async ({ page, watch }) => {
      await open(page, `${base(locale)}blog`);
      await page.goto(base(locale) + route);
      await hydrated(page);
      const { menu, toggle, toMain } = partsOf(page, locale);
      // The bar with the button comes back when the page is scrolled up.
      for (const top of [400, 120]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await page.evaluate(() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))));
      }
      // Playwright would scroll to a button that is still moving.
      await expect.poll(async () => (await toggle.boundingBox())?.y).toBeGreaterThan(0);
      const { x = 0, y = 0 } = (await toggle.boundingBox()) ?? {};
      const openMenu = () => page.touchscreen.tap(x + 10, y + 10);
      const address = page.url();
      for (const isMain of route === '' ? [false, false] : [false, true]) {
        await openMenu();
        await expect(menu.first()).toBeInViewport();
        if (isMain) await toMain.tap();
        await page.goBack();
        await expect(menu).toHaveCount(0);
        expect(page.url()).toBe(address);
        expect(await page.evaluate(() => scrollY)).toBe(120);
      }
      // Closed in another way, the menu costs no step back either.
      await openMenu();
      await page.touchscreen.tap(...BESIDE);
      await expect(menu).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('menu');
      await page.goBack();
      await expect(page).toHaveURL(`${base(locale)}blog`);
      expect(watch.complaints).toEqual([]);
    });

    for (const isUsed of [false, true]) {
      const who = isUsed ? 'the router' : 'the browser';
      test(`Back from a link of the menu of /${route} takes one step, followed by ${who} (${locale})`, async ({
        page,
      }) => {
        await open(page, base(locale) + route);
        const address = page.url();
        // Once the reader has typed or chosen something, the router follows links.
        if (isUsed) await page.evaluate(() => dispatchEvent(new Event('change')));
        const { menu, toggle, toMain } = partsOf(page, locale);
        await toggle.tap();
        if (route !== '') await toMain.tap();
        await page.locator('#main-menu').getByRole('link', { name: 'Blog', exact: true }).tap();
        await expect(page).toHaveURL(`${base(locale)}blog`);
        await expect(page).toHaveTitle(/^Blog/);
        await expect(menu).toHaveCount(0);
        await page.goBack();
        await expect(page).toHaveURL(address);
        await expect(menu).toHaveCount(0);
        await expect(page).not.toHaveTitle(/^Blog/);
      });
    }
  }
}
