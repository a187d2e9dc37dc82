import type { Page } from '@playwright/test';
import { expect, hold, open, test } from '../e2e/fixtures';
import { POISONS, readTexts, storeTexts } from '../e2e/poisonedStorage';
import { base, inTurn, message, sampleOf, triedIn } from '../e2e/site';

/** Stands in for Google's script host and records the requests to it. */
async function doubleOfGoogle(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** The page views that were sent to the tag manager. */
const containerViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as Record<string, unknown>)
      .filter((entry) => entry.event === 'page_view')
      .map(({ page_path: path, page_title: title }) => ({ path, title })),
  );

/** The page views that were sent to gtag.js. */
const tagViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([, event]) => event === 'page_view')
      .map(([, , values]) => values as Record<string, unknown>)
      .map(({ page_path: path, page_title: title }) => ({ path, title })),
  );

const pageViews = async (page: Page) => (await containerViews(page)).map(({ path }) => path);

/** Allows analytics in the consent bar. */
const agree = (page: Page) => page.getByRole('button', { name: message('vi', 'analytics.ConsentBar.allow') }).click();

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

for (const locale of triedIn('vi')) {
  test(`no analytics request is made before the reader agrees, and none after a refusal (${locale})`, async ({
    page,
  }) => {
    const asked = await doubleOfGoogle(page);
    await open(page, base(locale));
    const bar = page.getByRole('region', { name: message(locale, 'analytics.ConsentBar.label') });
    await expect(bar).toBeVisible();
    await bar.getByRole('button', { name: message(locale, 'analytics.ConsentBar.deny') }).click();
    await expect(bar).toBeHidden();
    await open(page, `${base(locale)}blog`);
    await expect(bar).toBeHidden();
    expect(asked).toEqual([]);
  });
}

test('after consent, each navigation is one page view, with IP addresses anonymised', async ({ page }) => {
  const asked = await doubleOfGoogle(page);
  await open(page, '/');
  await page.getByRole('button', { name: message('vi', 'analytics.ConsentBar.allow') }).click();
  await expect.poll(() => asked.map(({ pathname }) => pathname).sort()).toEqual(['/gtag/js', '/gtm.js']);
  await expect.poll(() => pageViews(page)).toEqual(['/']);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => pageViews(page)).toEqual(['/', '/blog']);
  const commands = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => JSON.stringify(Array.from(entry as ArrayLike<unknown>))),
  );
  expect(commands.join('\n')).toContain('"anonymize_ip":true');

  await page.reload();
  await expect.poll(() => pageViews(page)).toEqual(['/blog']);
});

test('a page view has the title of its own page, however late that page is shown', async ({ page }) => {
  await doubleOfGoogle(page);
  await open(page, '/');
  const first = await page.title();
  await agree(page);
  await expect.poll(() => tagViews(page)).toEqual([{ path: '/', title: first }]);

  const release = await hold(page, '**/assets/js/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  // The new page is not shown yet, so it does not count as viewed.
  expect(await pageViews(page)).toEqual(['/']);
  release();
  await expect(page).toHaveTitle(/^Blog/);
  const second = await page.title();
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Liên hệ' }).click();
  await expect(page).toHaveURL('/contact');
  await expect.poll(async () => (await pageViews(page)).length).toBe(4);
  const third = await page.title();
  expect(new Set([first, second, third]).size).toBe(3);
  const views = [
    { path: '/', title: first },
    { path: '/blog', title: second },
    { path: '/', title: first },
    { path: '/contact', title: third },
  ];
  expect(await tagViews(page)).toEqual(views);
  expect(await containerViews(page)).toEqual(views);
});

test('a page that fails to load is not a page view', async ({ page }) => {
  await doubleOfGoogle(page);
  await open(page, '/');
  await agree(page);
  await expect.poll(() => pageViews(page)).toEqual(['/']);
  await hold(page, '**/assets/js/*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).focus();
  expect(await pageViews(page)).toEqual(['/']);
});

test('an analytics script that cannot be loaded only causes a warning in the console', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
  const warned = page.waitForEvent('console', (entry) => entry.text().includes('Analytics script could not be loaded'));
  await open(page, '/');
  await page.getByRole('button', { name: message('vi', 'analytics.ConsentBar.allow') }).click();
  await warned;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unreadable stored answer counts as none: the bar is shown again, and nothing is sent before', async ({
  page,
  watch,
}) => {
  test.slow();
  const asked = await doubleOfGoogle(page);
  for (const [[kind, poisonOf], locale] of sampleOf(inTurn(Object.entries(POISONS)))) {
    await test.step(`${kind} (${locale})`, async () => {
      await storeTexts(page, { 'analytics-consent-site': poisonOf('granted'), 'theme-site': 'dark' });
      await open(page, `${base(locale)}blog`);
      const bar = page.getByRole('region', { name: message(locale, 'analytics.ConsentBar.label') });
      await bar.getByRole('button', { name: message(locale, 'analytics.ConsentBar.deny') }).click();
      await expect(bar).toBeHidden();
      expect(await readTexts(page)).toMatchObject({ 'analytics-consent-site': 'denied', 'theme-site': 'dark' });
    });
  }
  expect(asked).toEqual([]);
  expect(watch.complaints).toEqual([]);
});
