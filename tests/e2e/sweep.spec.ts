import process from 'node:process';
import { expect, expectAccessible, holdStill, open, test } from './fixtures';
import { base, buildFolder, LOCALES, onePathOfEachKind, sitemapPaths, type Locale } from './site';
import { expectFits, openWhole } from './sweptPage';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [1280, 360].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);

/**
 * `npm run test:all` opens every page in both languages and in all looks. `npm test` does so for one page of each kind;
 * the other pages alternate, so that neighbours, which are similar, are seen in different languages and looks.
 */
const isWhole = process.env.SWEEP === 'all';
const wholePaths = new Set(isWhole ? sitemapPaths('vi') : onePathOfEachKind('vi', buildFolder));
const turnOf = (index: number, locale: Locale): readonly Look[] =>
  index % LOCALES.length === LOCALES.indexOf(locale)
    ? LOOKS.filter((_, place) => place === Math.floor(index / LOCALES.length) % LOOKS.length)
    : [];

for (const [index, path] of sitemapPaths('vi').entries()) {
  for (const locale of LOCALES) {
    const looks = wholePaths.has(path) ? LOOKS : turnOf(index, locale);
    if (looks.length === 0) continue;
    const address = path.replace(/^\//, base(locale));
    test(`sweep ${decodeURI(address)}`, async ({ page, watch }) => {
      await openWhole(page, address, locale);
      await holdStill(page);
      for (const { width, theme } of looks) {
        await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
        await expectFits(page, width);
        await expectAccessible(page, `${address} (${theme}, ${width} px)`);
      }
      expect(watch.complaints).toEqual([]);
    });
  }
}

test('both languages have the same pages', () => {
  const vietnamese = sitemapPaths('vi').map((path) => path.replace(/^\//, base('en')));
  expect(sitemapPaths('en').sort()).toEqual(vietnamese.sort());
});

test('a cell that is hard to read among many fails a sweep', async ({ page }) => {
  await open(page, '/docs/database/learn-sql-in-30-days/03-select-basics');
  await holdStill(page);
  await expectAccessible(page, 'the lesson');
  const cell = page.locator('.markdown td:visible').last();
  await cell.evaluate((element) => element.style.setProperty('color', '#ccc', 'important'));
  await expect(expectAccessible(page, 'the lesson')).rejects.toThrow(/color-contrast/);
});
