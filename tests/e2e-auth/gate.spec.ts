import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ADA, expect, hydrated, open, signInAs, signInButton, startSignedIn, test, welcome } from './fixtures';
import { sampleOf, triedIn } from '../e2e/site';
import { at, buildFolder, LOCALES, message, signInFor } from './site';

const ROUTES = ['sign-in', 'login', 'register', 'logout', 'profile', 'dashboard', 'settings'];

for (const locale of triedIn('vi')) {
  test(`signed out, every watched route leads to the sign-in screen (${locale})`, async ({ page, complaints }) => {
    for (const route of ['/login', '/logout']) {
      await page.goto(at(locale, route));
      await expect(page).toHaveURL(at(locale, '/sign-in'));
      await expect(signInButton(page, locale)).toBeVisible();
    }
    for (const route of ['/profile', '/dashboard', '/settings']) {
      await page.goto(at(locale, route));
      await expect(page).toHaveURL(at(locale, signInFor(route)));
      await expect(signInButton(page, locale)).toBeVisible();
    }
    await page.goto(at(locale, '/register'));
    await expect(page.getByText(message(locale, 'auth.SignedOut.firstTime'))).toBeVisible();
    await expect(page).toHaveURL(at(locale, '/register'));
    expect(complaints).toEqual([]);
  });

  test(`signing in returns to the protected page; the routes then follow the rules for signed-in readers (${locale})`, async ({
    page,
    complaints,
  }) => {
    const asked = at(locale, '/profile?tab=1#email');
    await open(page, asked);
    await signInAs(page, locale, ADA);
    await expect(page).toHaveURL(asked);
    await expect(page.getByRole('definition')).toHaveText([ADA.name, ADA.email]);

    const main = page.getByRole('main');
    await main.getByRole('link', { name: message(locale, 'auth.dashboard.title') }).click();
    await expect(page.getByText(message(locale, 'auth.dashboard.greeting', { name: ADA.name }))).toBeVisible();
    await page.goto(at(locale, '/settings'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'auth.settings.title'));

    await page.goto(at(locale, '/register'));
    await expect(page).toHaveURL(at(locale, '/sign-in'));
    await expect(welcome(page, locale, ADA.name)).toBeVisible();

    await page.goto(at(locale, '/login'));
    await expect(page).toHaveURL(at(locale, '/sign-in'));
    await expect(signInButton(page, locale)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('the sign-out route signs out; so does the button of an account page, which then leads to the sign-in screen', async ({
  page,
}) => {
  await startSignedIn(page, 'en');
  await page.goto('/en/logout');
  await expect(page).toHaveURL('/en/sign-in');
  await expect(signInButton(page, 'en')).toBeVisible();
  await signInAs(page, 'en', { ...ADA, email: 'ada.two@example.test' });
  await expect(welcome(page, 'en', ADA.name)).toBeVisible();
  await page.goto('/en/settings');
  await page.getByRole('button', { name: message('en', 'auth.SignOutButton.label') }).click();
  await expect(page).toHaveURL(at('en', signInFor('/settings')));
});

/** Return paths that a sign-in must not follow; the unit tests check far more of them. */
const HOSTILE = [
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/x/..//evil.test',
  '/%2f.evil.test',
  '/%5C.evil.test',
  '%2F%2F.evil.test',
  'https://evil.test',
  'https:/profile',
  'http:evil.test',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  '@evil.test',
  ':80',
  '/%zz',
  '/en/logout',
  '/log%6Fut/',
  '/logout.html',
  '/sign-in?return=/profile',
  `/${'a'.repeat(2000)}`,
];

for (const locale of triedIn('en')) {
  test(`a return path that leads elsewhere is not followed (${locale})`, async ({ page, complaints }) => {
    await startSignedIn(page, locale);
    for (const value of sampleOf(HOSTILE)) {
      const address = `${at(locale, '/sign-in')}?return=${encodeURIComponent(value)}`;
      await page.goto(address);
      await expect(welcome(page, locale, ADA.name), value).toBeVisible();
      await expect(page, value).toHaveURL(address);
    }
    expect(complaints).toEqual([]);
  });
}

test('the language of a sign-in screen can be changed without losing the way back', async ({ page }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(signInFor('/profile'));
  await page.getByRole('button', { name: 'Tiếng Việt' }).hover();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(at('en', signInFor('/profile')));
  await hydrated(page);
  await signInAs(page, 'en', ADA);
  await expect(page).toHaveURL('/en/profile');
});

test('watched routes are kept out of search engines, the sitemap and the page list', () => {
  const listed = LOCALES.flatMap((locale) =>
    ['sitemap.xml', 'page-list.json'].map((file) =>
      readFileSync(path.join(buildFolder, locale === 'vi' ? '' : locale, file), 'utf8'),
    ),
  ).join('\n');
  for (const route of ROUTES) {
    for (const locale of LOCALES) {
      const html = readFileSync(path.join(buildFolder, `${at(locale, `/${route}`)}.html`), 'utf8');
      expect(/<meta[^>]+name="?robots"?[^>]+noindex/.test(html), `${route} is not indexed`).toBe(true);
      expect(html.includes(message(locale, 'auth.SessionLoader.text')), `${route} is prerendered as the loader`).toBe(
        true,
      );
    }
    expect(new RegExp(`/${route}["<]`).test(listed), `${route} is listed`).toBe(false);
  }
});

test('an ordinary page is prerendered completely and never waits for the session', () => {
  for (const file of ['index.html', 'docs.html', 'blog.html']) {
    const html = readFileSync(path.join(buildFolder, file), 'utf8');
    expect(html.includes(message('vi', 'auth.SessionLoader.text')), `${file} has the loader`).toBe(false);
    expect(/<h[12]\b/.test(html), `${file} has its headings`).toBe(true);
  }
});
