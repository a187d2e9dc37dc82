import { expect, hydrated, open, test } from './fixtures';
import { base, LOCALES, message, OPEN_MENU, triedIn } from './site';
import { RARE } from '../trials';

const OWN_NAME = { vi: 'Tiếng Việt', en: 'English' };
const OTHER_NAME = { vi: 'English', en: 'Tiếng Việt' };

for (const locale of triedIn('en')) {
  test.describe(`Escape closes (${locale})`, () => {
    for (const route of ['', 'docs/operating-system/page-replacement-algorithms']) {
      test(`the menu of a phone on /${route}, and focuses its button`, async ({ page, watch }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await open(page, base(locale) + route);
        const button = page.getByRole('button', {
          name: message(locale, 'theme.docs.sidebar.toggleSidebarButtonAriaLabel'),
        });
        const menu = page.locator(OPEN_MENU);
        // No menu is open, so nothing happens.
        await page.keyboard.press('Escape');
        await expect(menu).toHaveCount(0);
        for (const inside of [true, false]) {
          await button.click();
          await expect(menu).toBeInViewport();
          if (inside) await menu.getByRole('link').first().focus();
          await page.keyboard.press('Escape');
          await expect(menu).toHaveCount(0);
          await expect(button).toBeFocused();
        }
        expect(watch.complaints).toEqual([]);
      });
    }

    test('the language menu that was opened by keyboard, and focuses its button', async ({ page, watch }) => {
      await open(page, base(locale));
      const button = page.locator('.navbar').getByRole('button', { name: OWN_NAME[locale] });
      const other = page.locator('.navbar').getByRole('link', { name: OTHER_NAME[locale] });
      for (const inside of [true, false]) {
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(other).toBeVisible();
        if (inside) {
          await other.focus();
          await expect(other).toBeFocused();
        }
        await page.keyboard.press('Escape');
        await expect(other).toBeHidden();
        await expect(button).toBeFocused();
        await expect(button).toHaveAttribute('aria-expanded', 'false');
      }
      await page.keyboard.press('Enter');
      await expect(other).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });

    test('the language menu under the pointer, until the pointer returns', RARE, async ({ page }) => {
      await page.goto(base(locale));
      await hydrated(page);
      const button = page.locator('.navbar').getByRole('button', { name: OWN_NAME[locale] });
      const other = page.locator('.navbar').getByRole('link', { name: OTHER_NAME[locale] });
      await button.hover();
      await expect(other).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(other).toBeHidden();
      await page.mouse.move(300, 500);
      await button.hover();
      await expect(other).toBeVisible();
    });
  });

  test(`only the first page of the documents shows their version (${locale})`, async ({ page }) => {
    const label = message(locale, 'theme.docs.versionBadge.label').replace('{versionLabel}', 'Next');
    await page.goto(`${base(locale)}docs`);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await hydrated(page);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await page.locator('.theme-doc-sidebar-container').getByRole('link').nth(2).click();
    await expect(page.getByText(label, { exact: true })).toHaveCount(0);
  });
}

for (const locale of LOCALES) {
  test(`all texts of the crash page are in its language (${locale})`, async ({ page }) => {
    const broken = '"aria-labelledby":(()=>{throw new Error("outer failure",{cause:new Error("inner cause")})})()';
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"aria-labelledby":"latest"', broken) });
    });
    await page.goto(base(locale));
    const title = message(locale, 'theme.ErrorPageContent.title');
    const crash = page.getByRole('main').filter({ has: page.getByRole('heading', { name: title }) });
    await crash.getByText(message(locale, 'theme.ErrorPageContent.details')).click();
    const lines = (await crash.innerText()).split('\n').filter((line) => line.trim() !== '');
    expect(lines).toEqual([
      title,
      message(locale, 'theme.ErrorPageContent.advice'),
      message(locale, 'theme.ErrorPageContent.tryAgain'),
      message(locale, 'auth.backToHome'),
      message(locale, 'theme.ErrorPageContent.details'),
      'outer failure',
      `${message(locale, 'theme.ErrorPageContent.cause')} inner cause`,
    ]);
    await expect(crash.locator('[lang=en]')).toHaveText(['outer failure', 'inner cause']);
  });
}
