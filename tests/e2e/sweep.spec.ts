import { expect, expectAccessible, holdStill, hydrated, test } from './fixtures';
import { LOCALES, sitemapPaths } from './site';

const EVERY_LOOK = [
  { width: 1280, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 360, theme: 'dark' },
  { width: 360, theme: 'light' },
] as const;

/** Tag pages share one template and differ in words alone: two looks cover both widths and both themes. */
const looks = (path: string) =>
  /\/tags\/./.test(path) ? EVERY_LOOK.filter((_, index) => index % 2 === 0) : EVERY_LOOK;

for (const locale of LOCALES) {
  for (const path of sitemapPaths(locale)) {
    test(`sweep ${decodeURI(path)}`, async ({ page, watch }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page);

      await expect(page).toHaveTitle(/\S/);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('h1')).toHaveCount(1);
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')).sort());
      expect(alternates).toEqual(['en', 'vi', 'x-default']);

      await holdStill(page);
      for (const { width, theme } of looks(path)) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, `horizontal overflow at ${width} px`).toBeLessThanOrEqual(0);
        await expectAccessible(page, `${path} (${theme}, ${width} px)`);
      }
      expect(watch.complaints).toEqual([]);
    });
  }
}
