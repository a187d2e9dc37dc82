import { expect, open, test } from '../e2e/fixtures';
import { LOCALES, base, message } from '../e2e/site';

test.use({ serviceWorkers: 'allow' });

test('the kill switch replaces the service worker with one that unregisters itself', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text();
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain("addEventListener('fetch'");
  expect((await request.get('/manifest.webmanifest')).status()).toBe(404);
});

for (const locale of LOCALES) {
  test(`with the kill switch on, no course can be saved and no worker is registered (${locale})`, async ({ page }) => {
    await open(page, `${base(locale)}docs/category/leetcode?offlineMode=true`);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('button', { name: message(locale, 'offline.PackCard.save') })).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  });
}
