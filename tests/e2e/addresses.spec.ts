import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, hold, hydrated, MAIN_SCRIPT, test, withoutReload, type Watch } from './fixtures';
import { base, buildFolder, inEitherLanguage, LOCALES, message, sampleOf, triedIn, type Locale } from './site';
import { RARE } from '../trials';

const LESSON = 'docs/operating-system/page-replacement-algorithms';

/** The paths of all pages of the build. */
const PAGES = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html') && !name.includes('code-lab'))
  .map(
    (name) =>
      `/${name
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')}`,
  )
  .map((address) => address.replace(/^(\/en)?\/index$/, '$1/'));

/** The complaints without the browser's own message about a 404 response. */
const complaintsOf = ({ complaints }: Watch) => complaints.filter((text) => !text.includes('status of 404'));

const notFoundTitle = (locale: Locale) => message(locale, 'theme.NotFound.title');

/** Records every heading that was visible since the navigation began. */
async function watchHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellHeading', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellHeading: (text: string) => void }).tellHeading;
    let last = '';
    const look = () => {
      const heading = document.querySelector('h1');
      const text = heading?.checkVisibility() ? heading.innerText : '';
      if (text && text !== last) tell(text);
      last = text || last;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return seen;
}

test.describe('headers', () => {
  const PROTECTION = ['content-security-policy', 'x-frame-options', 'cross-origin-opener-policy', 'cache-control'];

  test('of every page are the same however its URL is written', async ({ request }) => {
    expect(PAGES.length).toBeGreaterThan(200);
    const protectionOf = async (form: string) => {
      const response = await request.get(form);
      // Firebase Hosting says of the not-found page itself that it is not found.
      expect(response.status(), form).toBe(/\/404\b/.test(form) && response.status() === 404 ? 404 : 200);
      const headers = response.headers();
      return PROTECTION.map((name) => headers[name]);
    };
    const check = async (address: string) => {
      const expected = await protectionOf(address);
      expect(expected[0], address).toContain("frame-ancestors 'none'");
      expect(expected[1], address).toBe('DENY');
      const forms = address.endsWith('/')
        ? [`${address}index.html`, `${address}index`, address.replace(/(.)\/$/, '$1')]
        : [`${address}.html`, `${address}/`];
      for (const form of forms) expect(await protectionOf(form), form).toEqual(expected);
    };
    const tried = sampleOf(PAGES);
    // Some at a time, so that the requests of one page need not wait for those of another.
    for (let first = 0; first < tried.length; first += 8) await Promise.all(tried.slice(first, first + 8).map(check));
  });

  test('of a missing page are those of the not-found page', async ({ request }) => {
    for (const locale of LOCALES) {
      const { headers: ofPage } = await request
        .get(`${base(locale)}404`)
        .then((answer) => ({ headers: answer.headers() }));
      for (const missing of ['nope', 'nope/', 'nope.html', 'docs/nope', 'sign-in/index.html', 'assets/nope']) {
        const response = await request.get(base(locale) + missing);
        expect(response.status(), missing).toBe(404);
        const headers = response.headers();
        for (const name of PROTECTION) expect(headers[name], `${name} of ${missing}`).toBe(ofPage[name]);
      }
    }
  });

  test('keep another site from framing a page, a page under another form of its URL, and a missing page', async ({
    page,
    baseURL,
  }) => {
    const framed = ['/', '/sign-in/', '/nope', '/assets/nope'];
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(framed.map((address) => `<iframe src="${baseURL ?? ''}${address}"></iframe>`).join(''));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const frames = page.frames().slice(1);
    expect(frames).toHaveLength(framed.length);
    for (const frame of frames) expect(frame.url()).toMatch(/^chrome-error:/);
    server.closeAllConnections();
    server.close();
  });
});

const FORMS = [
  ['docs/index.html', 'docs'],
  ['docs/index', 'docs'],
  ['docs//', 'docs'],
  ['sign-in/index.html', 'sign-in'],
  [`${LESSON}/index.html`, LESSON],
  ['index.html', ''],
] as const;

for (const [[form, route], locale] of sampleOf(inEitherLanguage(FORMS))) {
  test(`${base(locale)}${form} leads to its page and never shows the not-found page`, async ({ page, watch }) => {
    const headings = await watchHeadings(page);
    await page.goto(`${base(locale)}${form}?x=1#main`);
    await expect(page).toHaveURL(`${base(locale)}${route}?x=1#main`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(headings).not.toContain(notFoundTitle(locale));
    expect(complaintsOf(watch)).toEqual([]);
  });
}

for (const [missing, locale] of sampleOf(
  inEitherLanguage(['nope', 'docs/nope', 'blog/nope', 'docs/(nope)+[a]', 'nope/deep']),
)) {
  const other = locale === 'vi' ? 'en' : 'vi';

  test(`${base(locale)}${missing} shows the not-found page before and after hydration, and in the other language`, async ({
    page,
    watch,
  }) => {
    const release = await hold(page, MAIN_SCRIPT);
    const response = await page.goto(`${base(locale)}${missing}?x=1#y`, { waitUntil: 'domcontentloaded' });
    const [, served = ''] = /<title[^>]*>([^<]*)/.exec((await response?.text()) ?? '') ?? [];
    expect(served).toMatch(new RegExp(`^${notFoundTitle(locale)} \\| .`));
    const language = page.locator(`.navbar__items a[lang=${other}]`);
    const expected = `${base(other)}${missing}?x=1#y`;
    // At this point only the page's inline scripts have run.
    expect(await language.getAttribute('href')).toBe(expected);
    release();
    await hydrated(page);
    await expect(page.getByRole('main').locator('code')).toHaveText(base(locale) + missing);
    await expect(page).toHaveTitle(served);
    await expect(language).toHaveAttribute('href', expected);
    expect(complaintsOf(watch)).toEqual([]);
    await page.locator('.navbar .dropdown').hover();
    await language.click();
    await expect(page).toHaveURL(expected);
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page).toHaveTitle(new RegExp(`^${notFoundTitle(other)} \\| .`));
  });
}

for (const [[name, route], locale] of inEitherLanguage([
  ['a page to be read', LESSON],
  ['a page to be used', 'search'],
] as const)) {
  test(`${name} shows a notice when the site is served under a base URL that it was not built for (${locale})`, async ({
    page,
  }) => {
    await page.route('**/assets/**', (answer) => answer.fulfill({ status: 404, body: 'gone' }));
    const notice = page.locator('[data-unloaded]');
    await page.goto(base(locale) + route);
    await expect(notice).toBeHidden();
    await page.mouse.move(200, 200, { steps: 2 });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'BASE_URL' })).toContainText(' /, ');
  });
}

for (const locale of LOCALES) {
  const at = (route: string) => base(locale) + route;

  test.describe(`addresses (${locale})`, () => {
    test('a path in another letter case leads to the page', RARE, async ({ page, watch }) => {
      await page.goto(at('Contact'));
      await page.locator('html').dispatchEvent('wheel');
      await expect(page).toHaveURL(at('contact'));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(notFoundTitle(locale));
      expect(complaintsOf(watch)).toEqual([]);
    });

    test('the title of the search page names the site, with a query too', RARE, async ({ page }) => {
      await page.goto(at('search'));
      await expect(page).toHaveTitle(/ \| \S/);
      const [, siteTitle = ''] = (await page.title()).split(' | ');
      expect(siteTitle).not.toBe('');
      await page.goto(at('search?q=sql'));
      await hydrated(page);
      await expect(page).toHaveTitle(
        `${message(locale, 'search.SearchPage.titleWithQuery').replace('{query}', 'sql')} | ${siteTitle}`,
      );
    });
  });
}

for (const locale of triedIn('en')) {
  test(`a hydrated page does not show the notice about scripts that failed to load (${locale})`, async ({ page }) => {
    await withoutReload(page);
    await page.goto(base(locale) + LESSON);
    await hydrated(page);
    await expect(page.locator('[data-unloaded]')).toBeHidden();
  });
}
