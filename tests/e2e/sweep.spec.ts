import { expect, expectAccessible, holdStill, test } from './fixtures';
import { LOCALES, sitemapPaths } from './site';
import { expectNoOverflow, openWhole } from './sweptPage';

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
      await openWhole(page, path, locale);
      await holdStill(page);
      for (const { width, theme } of looks(path)) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        await expectNoOverflow(page, width);
        await expectAccessible(page, `${path} (${theme}, ${width} px)`);
      }
      expect(watch.complaints).toEqual([]);
    });
  }
}
