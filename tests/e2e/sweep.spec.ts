import { expect, expectAccessible, holdStill, open, test } from './fixtures';
import { LOCALES, sitemapPaths, type Locale } from './site';
import { expectFits, openWhole } from './sweptPage';

const WIDTHS = [1280, 360] as const;

/**
 * The two widths of a page, with the colours in which each of them is checked. What is on a page is on the same page in
 * the other language, too: there the colours are the other way round, so that everything is seen in all four looks.
 */
const looks = (locale: Locale) =>
  WIDTHS.map((width) => ({ width, theme: (width === 1280) === (locale === 'vi') ? 'light' : 'dark' }));

for (const locale of LOCALES) {
  for (const path of sitemapPaths(locale)) {
    test(`sweep ${decodeURI(path)}`, async ({ page, watch }) => {
      await openWhole(page, path, locale);
      await holdStill(page);
      for (const { width, theme } of looks(locale)) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        await expectFits(page, width);
        await expectAccessible(page, `${path} (${theme}, ${width} px)`);
      }
      expect(watch.complaints).toEqual([]);
    });
  }
}

test('a cell that is hard to read among many fails a sweep', async ({ page }) => {
  await open(page, '/docs/database/learn-sql-in-30-days/03-select-basics');
  await holdStill(page);
  await expectAccessible(page, 'the lesson');
  const cell = page.locator('.markdown td:visible').last();
  await cell.evaluate((element) => element.style.setProperty('color', '#ccc', 'important'));
  await expect(expectAccessible(page, 'the lesson')).rejects.toThrow(/color-contrast/);
});
