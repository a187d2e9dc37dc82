import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectReadable, holdStill, open, test } from './fixtures';
import { base, buildFolder, LOCALES, onePathOfEachKind, sitemapPaths, type Locale } from './site';
import { expectFits, openWhole } from './sweptPage';
import { TRIES_ALL } from '../trials';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [1280, 360].flatMap((width) => [
  { width, theme: 'light' },
  { width, theme: 'dark' },
]);

/**
 * `npm run test:all` opens every page in both languages and in all looks. `npm test` opens one page of each kind in all
 * looks in one language, and in one look in the other; of the other pages it opens every seventh, which alternate, so that
 * neighbours, which are similar, are seen in different languages and looks.
 */
const kinds = new Set(onePathOfEachKind('vi', buildFolder));
const EVERY = 7;

function looksOf(path: string, index: number, locale: Locale): readonly Look[] {
  const isTurn = index % LOCALES.length === LOCALES.indexOf(locale);
  if (TRIES_ALL || (isTurn && kinds.has(path))) return LOOKS;
  if (!kinds.has(path) && index % EVERY !== 0) return [];
  const one = LOOKS.filter((_, look) => look === Math.floor(index / LOCALES.length) % LOOKS.length);
  return isTurn || kinds.has(path) ? one : [];
}

interface Sweep {
  readonly address: string;
  readonly locale: Locale;
  readonly looks: readonly Look[];
}

async function sweep(page: Page, { address, locale, looks }: Sweep): Promise<void> {
  await openWhole(page, address, locale);
  await holdStill(page);
  let shown = 0;
  for (const { width, theme } of looks) {
    await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
    await expectFits(page, width);
    // The looks of one width follow each other.
    const check = width === shown ? expectReadable : expectAccessible;
    await check(page, `${address} (${theme}, ${width} px)`);
    shown = width;
  }
}

const sweeps = sitemapPaths('vi').flatMap((path, index) =>
  LOCALES.map((locale): Sweep => {
    return { address: path.replace(/^\//, base(locale)), locale, looks: looksOf(path, index, locale) };
  }),
);

for (const whole of sweeps.filter(({ looks }) => looks === LOOKS)) {
  test(`sweep ${decodeURI(whole.address)}`, async ({ page, watch }) => {
    await sweep(page, whole);
    expect(watch.complaints).toEqual([]);
  });
}

/** Pages that are seen in one look share a window: opening one for each page would cost a fifth of the sweep. */
const SHARING = 8;
const single = sweeps.filter(({ looks }) => looks.length === 1);
for (let first = 0; first < single.length; first += SHARING) {
  const group = single.slice(first, first + SHARING);
  test(`sweep ${group.length} pages from ${decodeURI(group[0]?.address ?? '')}`, async ({ page, watch }) => {
    test.slow();
    for (const one of group) await test.step(decodeURI(one.address), () => sweep(page, one));
    expect(watch.complaints).toEqual([]);
  });
}

test('both languages have the same pages', () => {
  const vietnamese = sitemapPaths('vi').map((path) => path.replace(/^\//, base('en')));
  expect(sitemapPaths('en').sort()).toEqual(vietnamese.sort());
});

test('a cell that is hard to read among many fails a sweep', async ({ page }) => {
  await open(page, '/docs/database/learn-sql-in-30-days/03-select-basics');
  await holdStill(page);
  await expectAccessible(page, 'the lesson');
  const cell = page
    .locator('.markdown td:visible:not(details td)')
    .filter({ hasText: /\p{L}{4}/u })
    .last();
  await cell.evaluate((element) => element.style.setProperty('color', '#ccc', 'important'));
  await expect(expectAccessible(page, 'the lesson')).rejects.toThrow(/color-contrast/);
  await cell.evaluate((element) => element.style.removeProperty('color'));
  await expectAccessible(page, 'the lesson');
  const row = cell.locator('xpath=..');
  await row.evaluate((element) => element.style.setProperty('background', '#444', 'important'));
  await expect(expectAccessible(page, 'the lesson')).rejects.toThrow(/color-contrast/);
});
