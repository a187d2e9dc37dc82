import type { Page } from '@playwright/test';
import { authContentSources } from '../../src/features/auth/core/contentSources';
import { ADA, expect, markOf, open, signInAs, signOutButton, test, welcome } from './fixtures';

// Docusaurus' own inline scripts are a matter of the site's policy; here they are let through.
async function policy(): Promise<string> {
  const { authBuildEnvironment: settings } = await import('../auth-emulator/settings.mjs');
  const sources = authContentSources({
    authDomain: settings.FIREBASE_AUTH_DOMAIN ?? '',
    authEmulatorUrl: settings.FIREBASE_AUTH_EMULATOR_URL,
  });
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' ${sources['script-src'].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${sources['connect-src'].join(' ')}`,
    `frame-src ${sources['frame-src'].join(' ')}`,
    "object-src 'none'",
  ].join('; ');
}

/** Serves the site's pages with a content security policy. */
async function apply(page: Page, value: string): Promise<void> {
  await page.route(
    ({ hostname, pathname }) => hostname === '127.0.0.1' && /^\/(?:en\/)?(?:sign-in|docs)$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': value } });
    },
  );
}

test('the screen that opens a window keeps hold of it, and no other page says so', async ({ request }) => {
  for (const [path, expected] of [
    ['/sign-in', 'same-origin-allow-popups'],
    ['/en/sign-in', 'same-origin-allow-popups'],
    ['/register', 'same-origin-allow-popups'],
    ['/en/register', 'same-origin-allow-popups'],
    ['/', undefined],
    ['/en/docs', undefined],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['cross-origin-opener-policy'], path).toBe(expected);
    expect(headers['cross-origin-embedder-policy'], path).toBeUndefined();
  }
});

test('the listed content sources are enough for the whole journey', async ({ page, complaints }) => {
  await apply(page, await policy());
  await open(page, '/en/sign-in');
  await signInAs(page, 'en', ADA);
  await expect(welcome(page, 'en', ADA.name)).toBeVisible();
  await open(page, '/en/docs');
  await expect(markOf(page, 'en', ADA.name)).toBeVisible();
  await open(page, '/en/sign-in');
  await signOutButton(page, 'en').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('without the loader’s source signing in fails: the policy of the test above does hold', async ({
  page,
  complaints,
}) => {
  await apply(page, (await policy()).replace('https://apis.google.com', ''));
  await open(page, '/en/sign-in');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(complaints.join('\n')).toContain('Content Security Policy');
});
