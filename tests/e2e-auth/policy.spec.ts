import type { Server } from 'node:http';
import { firebaseContentSources } from '../../src/config/firebaseContentSources';
import { resolveServices } from '../../src/config/services';
import { ADA, expect, markOf, open, signInAs, signOutButton, test, welcome } from './fixtures';
import { buildFolder } from './site';

// Docusaurus' own inline scripts are the concern of the site's policy; this one allows them.
async function policy(): Promise<string> {
  const { authBuildEnvironment } = await import('../auth-emulator/settings.mjs');
  const sources = firebaseContentSources(resolveServices(authBuildEnvironment));
  return [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline' ${sources['script-src'].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self' ${sources['connect-src'].join(' ')}`,
    `frame-src ${sources['frame-src'].join(' ')}`,
    "object-src 'none'",
  ].join('; ');
}

/**
 * Serves the site with a content security policy and returns its URL. It has to be a real server: in a page whose
 * response was intercepted, the browser does not open frames from the loopback address.
 */
async function serveWith(value: string): Promise<string> {
  const { serveSite } = await import('../../scripts/serve.mjs');
  const { server, url } = await serveSite({ directory: buildFolder, port: 4190 });
  server.prependListener('request', (_request, response) => {
    const set = response.setHeader.bind(response);
    set('Content-Security-Policy', value);
    // Ignores the built site's own policy.
    response.setHeader = (name, given) => (name === 'Content-Security-Policy' ? response : set(name, given));
  });
  servers.push(server);
  return url;
}

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('only the screens that open a window have a Cross-Origin-Opener-Policy that allows popups', async ({
  request,
}) => {
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

test('the listed content sources are enough to sign in, browse and sign out', async ({ page, complaints }) => {
  const site = await serveWith(await policy());
  await open(page, `${site}/en/sign-in`);
  await signInAs(page, 'en', ADA);
  await expect(welcome(page, 'en', ADA.name)).toBeVisible();
  await open(page, `${site}/en/docs`);
  await expect(markOf(page, 'en', ADA.name)).toBeVisible();
  await open(page, `${site}/en/sign-in`);
  await signOutButton(page, 'en').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('signing in fails without the loader’s source, so the policy is enforced', async ({ page, complaints }) => {
  const site = await serveWith((await policy()).replace('https://apis.google.com', ''));
  await open(page, `${site}/en/sign-in`);
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  expect(complaints.join('\n')).toContain('Content Security Policy');
});
