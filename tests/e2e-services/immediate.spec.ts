import path from 'node:path';
import { expect, test } from '../e2e/fixtures';
import { base, buildFolder, LOCALES, onePathOfEachKind, sampleOf } from '../e2e/site';
import { expectFits, openWhole } from '../e2e/sweptPage';

const servicesBuild = path.resolve(buildFolder, '../.cache/services/build');

test('this build loads its scripts at once', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('script[data-scripts]')).toHaveCount(0);
  await expect(page.locator('script[src*="/main."][defer]')).toHaveCount(1);
});

// The kinds of page alternate between the languages: their texts are swept in both with the ordinary build.
for (const [index, route] of sampleOf([...onePathOfEachKind('vi', servicesBuild).entries()])) {
  const locale = LOCALES[index % LOCALES.length] ?? 'vi';
  const address = route.replace(/^\//, base(locale));
  test(`sweep with immediate hydration ${decodeURI(address)}`, async ({ page, watch, baseURL }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(baseURL ?? '') && response.status() >= 400) failed.push(response.url());
    });
    await openWhole(page, address, locale);
    for (const width of [1280, 360]) await expectFits(page, width);
    expect(failed).toEqual([]);
    expect(watch.complaints).toEqual([]);
  });
}
