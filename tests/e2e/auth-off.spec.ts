import { expect, expectAccessible, hydrated, open, test } from './fixtures';
import { base, LOCALES, message, triedIn } from './site';
import { RARE } from '../trials';

// Runs twice: against the ordinary build, which like a fresh clone has no Firebase settings, and against the build of
// the optional services, whose key is still the placeholder.
for (const locale of triedIn('vi')) {
  const at = (route: string) => base(locale) + route;

  test(`without sign-in the screen says so, and leads to the reader's progress and home (${locale})`, async ({
    page,
    watch,
  }) => {
    await open(page, at('sign-in'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'auth.SignInOff.title'));
    await expect(main.getByRole('button')).toHaveCount(0);
    await expectAccessible(page, 'sign-in, off');
    await main.getByRole('link', { name: message(locale, 'auth.backToHome') }).click();
    await expect(page).toHaveURL(base(locale));
    await page.goBack();
    await main.getByRole('link', { name: message(locale, 'auth.SignInOff.dashboard') }).click();
    await expect(page).toHaveURL(at('dashboard'));
    expect(watch.complaints).toEqual([]);
  });

  test(`without sign-in the routes of accounts lead to the sign-in screen, the reader's own pages open (${locale})`, async ({
    page,
    watch,
  }) => {
    for (const route of ['login', 'logout', 'profile']) {
      await page.goto(at(route));
      await expect(page).toHaveURL(new RegExp(`${at('sign-in')}(?:\\?return=.*)?$`));
    }
    for (const [route, title] of [
      ['register', 'auth.SignInOff.title'],
      ['dashboard', 'auth.dashboard.title'],
      ['settings', 'auth.settings.title'],
    ] as const) {
      await open(page, at(route));
      await expect(page).toHaveURL(at(route));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, title));
    }
    expect(watch.complaints).toEqual([]);
  });

  test(
    `without sign-in every redirect ends at the sign-in screen, however the URL is written (${locale})`,
    RARE,
    async ({ page, watch }) => {
      const endings = ['', '/', '.html', '/index.html', '//', '?tab=1#email', '.html?tab=1#email'];
      for (const [routeIndex, route] of ['login', 'logout', 'profile'].entries()) {
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

  test(`without sign-in the navbar has no link to it, but one to the reader's progress (${locale})`, async ({
    page,
  }) => {
    await page.goto(base(locale));
    await hydrated(page);
    await expect(page.locator('nav a[href$="/sign-in"]')).toHaveCount(0);
    const name = message(locale, 'auth.dashboard.title');
    await page.locator('.navbar__items').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(at('dashboard'));
  });
}
