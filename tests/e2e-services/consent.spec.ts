import type { Page } from '@playwright/test';
import { expect, open, test } from '../e2e/fixtures';
import { base, LOCALES, message } from '../e2e/site';

/** Stands in for Google's script host and notes what is asked of it. */
async function doubleOfGoogle(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(new URL(route.request().url()));
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => entry as Record<string, unknown>)
      .filter((entry) => entry.event === 'page_view')
      .map((entry) => entry.page_path),
  );

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

for (const locale of LOCALES) {
  test(`nothing is asked of analytics before the reader agrees, and nothing after a refusal (${locale})`, async ({
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

test('after a yes, each change of path, query or hash is one page view with the address shortened', async ({
  page,
}) => {
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

test('an analytics script that cannot be loaded is a warning in the console and nothing else', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) => route.abort());
  const warned = page.waitForEvent('console', (entry) => entry.text().includes('Analytics script could not be loaded'));
  await open(page, '/');
  await page.getByRole('button', { name: message('vi', 'analytics.ConsentBar.allow') }).click();
  await warned;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
