import type { Page } from '@playwright/test';
import { expectAccessible, holdStill } from '../e2e/fixtures';
import { ADA, expect, hydrated, open, signInButton, startSignedIn, test } from './fixtures';
import { triedIn } from '../e2e/site';
import { at, message } from './site';

const THEMES = ['light', 'dark'];

/** Expects no horizontal overflow and no axe violations in both colour modes, at a desktop and a phone width. */
async function expectPresentable(page: Page, label: string): Promise<void> {
  await holdStill(page);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const theme of THEMES) {
      await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${label}: horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${label} (${theme}, ${width} px)`);
    }
  }
}

for (const locale of triedIn('vi')) {
  test(`every screen of sign-in is presentable (${locale})`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, at(locale, '/sign-in'));
    await expect(signInButton(page, locale)).toBeVisible();
    await expectPresentable(page, 'signed out');
    await startSignedIn(page, locale, { name: 'Nguyễn Thị Minh Khai '.repeat(6).trim(), email: ADA.email });
    await expectPresentable(page, 'welcome');
    for (const route of ['/profile', '/dashboard', '/settings']) {
      await page.goto(at(locale, route));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, `auth.${route.slice(1)}.title`));
      await expectPresentable(page, route);
    }
  });
}

test('the message about a silent service is presentable', async ({ page }) => {
  await page.route('**/assets/js/firebase-auth.*.js', (route) => route.abort());
  await page.goto('/en/profile');
  await expect(page.getByRole('alert')).toContainText(message('en', 'auth.SessionTrouble.title'));
  await expectPresentable(page, 'silent service');
});

test('on a phone the menu contains the link to the sign-in screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, 'en');
  await page.goto('/en/docs');
  await hydrated(page);
  await page.getByRole('button', { name: message('en', 'theme.docs.sidebar.toggleSidebarButtonAriaLabel') }).click();
  await page
    .getByRole('button', { name: message('en', 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel') })
    .click();
  const entry = page.getByRole('listitem').getByRole('link', {
    name: message('en', 'auth.SessionMark.signedIn', { name: ADA.name }),
  });
  await entry.click();
  await expect(page).toHaveURL('/en/sign-in');
});
