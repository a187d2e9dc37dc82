import { expect, expectAccessible, holdStill, open, test } from './fixtures';
import { openDialog } from './searchDialog';
import { base, LOCALES, message, type Locale } from './site';

/** Queries with one word that stands on no page, that word, and what the first hit is about. */
const QUERIES = {
  vi: [['chỉ mục haskell', 'haskell', /chỉ mục/i]],
  en: [['index haskell', 'haskell', /index/i]],
} as const;

const leftOut = (locale: Locale, word: string) => message(locale, 'search.leftOutText').replace('{words}', `“${word}”`);

for (const locale of LOCALES) {
  test(`the dialog shows what the other words find, and names the word left out (${locale})`, async ({
    page,
    watch,
  }) => {
    const { dialog, box, rows, status, text } = await openDialog(page, locale);
    await holdStill(page);
    for (const [query, word, about] of QUERIES[locale]) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(query);
      await expect(status).toHaveText(leftOut(locale, word));
      await expect(rows.first()).toContainText(about);
      // The line stands between the box and the list.
      const [line, field, list] = [
        await status.boundingBox(),
        await box.boundingBox(),
        await rows.first().boundingBox(),
      ];
      expect(line?.height).toBeGreaterThan(16);
      expect(line?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0) - 1);
      expect(list?.y).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0) - 1);
    }
    await expectAccessible(page, 'hits without a word', 'dialog');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('zzqxj qqwv');
    await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toBeVisible();
    await expect(rows).toHaveCount(0);
    // Key caps hold their text.
    const cut = await dialog
      .locator('.DocSearch-Commands-Key')
      .evaluateAll((keys) => keys.filter((key) => key.scrollWidth > key.clientWidth).map((key) => key.textContent));
    expect(cut).toEqual([]);
    expect(watch.complaints).toEqual([]);
  });

  test(`/search shows what the other words find, and names the word left out (${locale})`, async ({ page, watch }) => {
    for (const [query, word, about] of QUERIES[locale]) {
      await open(page, `${base(locale)}search?q=${encodeURIComponent(query)}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText(leftOut(locale, word));
      await expect(main.getByRole('listitem').first()).toContainText(about);
    }
    await open(page, `${base(locale)}search?q=zzqxj+qqwv`);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(
      message(locale, 'search.Results.none').replace('{query}', 'zzqxj qqwv'),
    );
    expect(watch.complaints).toEqual([]);
  });
}
