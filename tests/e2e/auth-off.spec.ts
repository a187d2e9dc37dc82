import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { base, LOCALES, message, triedIn } from './site';
import { RARE } from '../trials';

// Runs twice: against the ordinary build, which like a fresh clone has no Firebase settings, and against the build of
// the optional services, whose key is still the placeholder.
for (const locale of triedIn('vi')) {
  const at = (route: string) => base(locale) + route;

  test(`without sign-in the screen says so and the button only logs (${locale})`, async ({ page, watch }) => {
    await open(page, at('sign-in'));
    await expect(page.getByText(message(locale, 'auth.SignedOut.off'))).toBeVisible();
    await expectAccessible(page, 'sign-in, off');
    expect(watch.complaints).toEqual([]);

    const logged = page.waitForEvent('console');
    await page.getByRole('button', { name: message(locale, 'auth.SignedOut.button') }).click();
    expect((await logged).text()).toBe('Firebase not initialized');
    await expect(page.getByRole('alert')).toHaveText(message(locale, 'auth.failure.notInitialized'));
    expect(watch.complaints).toEqual([expect.stringContaining('Firebase not initialized')]);
    await page.getByRole('link', { name: message(locale, 'auth.backToHome') }).click();
    await expect(page).toHaveURL(base(locale));
  });

  test(`without sign-in the watched routes lead to the sign-in screen (${locale})`, async ({ page, watch }) => {
    for (const route of ['login', 'logout', 'profile', 'dashboard', 'settings']) {
      await page.goto(at(route));
      await expect(page).toHaveURL(new RegExp(`${at('sign-in')}(?:\\?return=.*)?$`));
    }
    await open(page, at('register'));
    await expect(page.getByText(message(locale, 'auth.SignedOut.off'))).toBeVisible();
    expect(watch.complaints).toEqual([]);
  });

  test(
    `without sign-in every redirect ends at the sign-in screen, however the URL is written (${locale})`,
    RARE,
    async ({ page, watch }) => {
      const endings = ['', '/', '.html', '/index.html', '//', '?tab=1#email', '.html?tab=1#email'];
      for (const [routeIndex, route] of ['login', 'logout', 'profile', 'dashboard', 'settings'].entries()) {
        // Both languages have the same redirects, so each tests every other spelling of every route.
        for (const [index, ending] of endings.entries()) {
          if ((routeIndex + index) % LOCALES.length !== LOCALES.indexOf(locale)) continue;
          const [, rest = ''] = /([?#].*)$/.exec(ending) ?? [];
          const isKept = !['login', 'logout'].includes(route);
          const back = new URLSearchParams({ return: `/${route}${rest}` }).toString();
          await page.goto(at(route + ending));
          await expect(page, route + ending).toHaveURL(at('sign-in') + (isKept ? `?${back}` : ''));
        }
      }
      // Paths for which the host has no page are redirected by the not-found page.
      expect(watch.complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
    },
  );

  test(`without sign-in the navbar has no link to it (${locale})`, async ({ page }) => {
    await page.goto(base(locale));
    await hydrated(page);
    await expect(page.locator('nav a[href$="/sign-in"]')).toHaveCount(0);
  });
}
