import { expect, hydrated, test } from '../e2e/fixtures';
import { LOCALES, sitemapPaths } from '../e2e/site';

/** Tag pages share one template. */
const isOneOfMany = (path: string) => /\/tags\/./.test(path);

test('this build loads its scripts at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('script[data-scripts]')).toHaveCount(0);
  await expect(page.locator('script[src*="/main."][defer]')).toHaveCount(1);
});

for (const locale of LOCALES) {
  const paths = sitemapPaths(locale);
  const swept = paths.filter((path, index) => !isOneOfMany(path) || !paths.slice(0, index).some(isOneOfMany));
  for (const path of swept) {
    test(`sweep with scripts at once ${decodeURI(path)}`, async ({ page, watch, baseURL }) => {
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.url().startsWith(baseURL ?? '') && response.status() >= 400) failed.push(response.url());
      });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect(failed).toEqual([]);
      expect(watch.complaints).toEqual([]);
    });
  }
}
