import type { Route } from '@playwright/test';
import { expect, expectAccessible, hold, open, test } from './fixtures';
import {
  ATTACK,
  dialogOf,
  hasRun,
  MISTYPED,
  KNOWN,
  openDialog,
  readSearches,
  serveIndex,
  SIMILAR,
  storedSearch,
  storeSearches,
} from './searchDialog';
import { inTurn, message, sampleOf, triedIn } from './site';
import { RARE } from '../trials';

/** The number of words in a snippet; the dot between two cells does not count. */
const words = (text: string) => text.split(/[\s…·]+/).filter(Boolean).length;

for (const locale of triedIn('en')) {
  test.describe(`search limits (${locale})`, () => {
    test('the box accepts at most 64 characters', async ({ page }) => {
      const { box } = await openDialog(page, locale);
      await expect(box).toHaveAttribute('maxlength', '64');
      await page.keyboard.insertText('a'.repeat(100));
      await expect(box).toHaveValue('a'.repeat(64));
    });

    for (const { width, most } of sampleOf([
      { width: 1280, most: 32 },
      { width: 768, most: 22 },
    ])) {
      test(`at ${width} px at most 20 hits are shown, with snippets of at most ${most} words`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const { box, rows } = await openDialog(page, locale);
        await box.fill(locale === 'vi' ? 'trang' : 'page');
        await expect(rows.first()).toBeVisible();
        expect(await rows.count()).toBeLessThanOrEqual(20);
        const texts = await rows.locator('.DocSearch-Hit-title, .DocSearch-Hit-path').allInnerTexts();
        expect(texts.length).toBeGreaterThan(0);
        for (const text of texts) expect(words(text), text).toBeLessThanOrEqual(most);
      });
    }

    test(
      'lists seven recent searches, four of them when there are favourites, and ten favourites',
      RARE,
      async ({ page }) => {
        const twelve = Array.from({ length: 12 }, (_, number) => storedSearch(number));
        await storeSearches(page, locale, 'RECENT', twelve);
        const { dialog, rows } = await openDialog(page, locale);
        await expect(rows).toHaveCount(7);

        await storeSearches(
          page,
          locale,
          'FAVORITE',
          twelve.map((hit) => ({ ...hit, objectID: `favourite-${hit.objectID}` })),
        );
        await openDialog(page, locale);
        const grids = dialog.getByRole('grid');
        await expect(grids.nth(0).getByRole('row')).toHaveCount(4);
        await expect(grids.nth(1).getByRole('row')).toHaveCount(10);
      },
    );

    test('without results, shows up to three other queries that have results, and a link to report it', async ({
      page,
      watch,
    }) => {
      await serveIndex(page, locale, SIMILAR);
      const { dialog, box, rows, text } = await openDialog(page, locale);
      await box.fill(MISTYPED);
      await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toBeVisible();
      const report = dialog.getByRole('link', {
        name: text('search.modal.noResultsScreen.reportMissingResultsLinkText'),
      });
      await expect(report).toHaveAttribute('href', /^mailto:/);
      const others = dialog.locator('.DocSearch-Prefill');
      await expect(others).toHaveCount(3);
      await others.first().click();
      await expect(rows.first()).toBeVisible();
      expect(watch.complaints).toEqual([]);
    });

    test('names no service', RARE, async ({ page }) => {
      const { dialog, box, rows } = await openDialog(page, locale);
      await box.fill('LRU');
      await expect(rows.first()).toBeVisible();
      await expect(dialog.getByText(/algolia/i)).toHaveCount(0);
      await expect(dialog.locator('a[href*="algolia"], [aria-label*="Algolia"]')).toHaveCount(0);
      await expect(page.locator('link[rel="preconnect"]')).toHaveCount(0);
    });

    test('shows that it is waiting after 300 ms', async ({ page }) => {
      const release = await hold(page, '**/search-manifest.json');
      const { dialog, box, rows, text } = await openDialog(page, locale);
      await box.fill('LRU');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toHaveCount(0);
      release();
      await expect(rows.first()).toBeVisible();
      await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
    });
  });

  test.describe(`search with something broken (${locale})`, () => {
    test('the error screen is accessible, and disappears when the reader types again', RARE, async ({ page }) => {
      await page.route('**/search-manifest.json', (route) => route.abort());
      const { dialog, box, rows } = await openDialog(page, locale);
      await box.fill('LRU');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'error screen', 'dialog');
      await page.unroute('**/search-manifest.json');
      await box.fill('LRU ');
      await expect(rows.first()).toBeVisible();
    });

    test('the error screen disappears when the network is back', async ({ page, context }) => {
      await page.route('**/search-manifest.json', (route) => route.abort());
      const { dialog, box, rows } = await openDialog(page, locale);
      await box.fill('LRU');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await context.setOffline(true);
      await page.unroute('**/search-manifest.json');
      await context.setOffline(false);
      await expect(rows.first()).toBeVisible();
    });
  });
}

const broken: Record<string, [cause: string, answer: Parameters<Route['fulfill']>[0]]> = {
  'no index': ['missing', { status: 404, body: 'not found' }],
  'a server error': ['unreachable', { status: 503, body: '' }],
  'a page in place of the index': [
    'unreachable',
    { contentType: 'text/html', body: '<!doctype html><title>x</title>' },
  ],
  'half an index': ['missing', { contentType: 'application/json', body: '{"format":1,"language":"vi","pages":[["/a' }],
  'another format': ['missing', { contentType: 'application/json', body: '{"format":9}' }],
  'no JSON': ['missing', { contentType: 'application/json', body: '\u0000\u0001' }],
};
for (const [[name, [cause, answer]], locale] of sampleOf(inTurn(Object.entries(broken)))) {
  test(`${name}: shows the error screen, and results after a retry (${locale})`, async ({ page, watch }) => {
    await page.route('**/assets/search/*.json', (route) => route.fulfill(answer));
    const { dialog, box, rows, text } = await openDialog(page, locale);
    await box.fill('LRU');
    await expect(dialog.getByText(text('search.modal.errorScreen.titleText'))).toBeVisible();
    await expect(dialog.getByText(text(`search.failureText.${cause}`))).toBeVisible();
    await page.unroute('**/assets/search/*.json');
    await dialog.getByRole('button', { name: text('search.modal.errorScreen.retryText') }).click();
    await expect(rows.first()).toBeVisible();
    await expect(box).toBeFocused();
    expect(watch.complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
  });
}

const histories: Record<string, unknown> = {
  'no JSON': '{"a',
  'no list': '{"0":{}}',
  null: 'null',
  'foreign entries': [1, null, 'text', {}, { objectID: 'a' }, { ...storedSearch(1), hierarchy: null }],
  'addresses that run': [{ ...storedSearch(1), url: 'javascript:alert(1)' }],
};
for (const [[name, history], locale] of sampleOf(inTurn(Object.entries(histories)))) {
  test(`a stored history with ${name} is discarded silently (${locale})`, async ({ page, watch }) => {
    await storeSearches(page, locale, 'RECENT', history);
    await storeSearches(page, locale, 'FAVORITE', history);
    const { dialog, rows, text } = await openDialog(page, locale);
    await expect(dialog.getByText(text('search.Starters.title'))).toBeVisible();
    await expect(rows).toHaveCount(0);
    expect([await readSearches(page, locale, 'RECENT'), await readSearches(page, locale, 'FAVORITE')]).toEqual([
      null,
      null,
    ]);
    expect(watch.complaints).toEqual([]);
  });
}

test('markup in pages, queries and the stored history is shown as text', async ({ page }) => {
  await storeSearches(page, 'vi', 'RECENT', [storedSearch(1, ATTACK)]);
  await storeSearches(page, 'vi', 'FAVORITE', [{ ...storedSearch(2), type: 'content', content: `recent ${ATTACK}` }]);
  await serveIndex(page, 'vi', [{ heading: `Needle ${ATTACK}`, content: `Content of the needle ${ATTACK} and more` }], {
    lvl0: `Group ${ATTACK}`,
    lvl1: `Page ${ATTACK}`,
  });
  const { dialog, box, rows, questions } = await openDialog(page, 'vi');
  await expect(rows.filter({ hasText: ATTACK })).toHaveCount(2);
  await box.fill('needle');
  await expect(rows.filter({ hasText: 'needle' })).toHaveCount(1);
  await expect(rows.first()).toContainText('<img');
  await expect(dialog.locator('.DocSearch-Hit-source')).toContainText(ATTACK);
  await rows.first().getByRole('link').click();
  await page.keyboard.press('Control+k');
  await expect(rows.filter({ hasText: '<img' })).toHaveCount(3);

  await box.fill(ATTACK);
  await expect(
    rows.first().or(dialog.getByText(message('vi', 'search.modal.noResultsScreen.noResultsText'))),
  ).toBeVisible();
  await box.fill(`zzqx ${ATTACK}`);
  await questions.click();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: ATTACK.slice(0, 12) })).toBeVisible();
  await open(page, `/search?q=${encodeURIComponent('needle')}`);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(ATTACK);
  await open(page, `/search?q=${encodeURIComponent(ATTACK)}`);
  await expect(page.getByRole('main').getByRole('status')).toContainText(ATTACK);
  expect(await hasRun(page)).toBe(false);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('odd queries break neither the engine nor the layout at 360 px', RARE, async ({ page, watch }) => {
  const odd = [
    'a'.repeat(64),
    'ă'.repeat(64),
    '😀'.repeat(32),
    'مرحبا بالعالم من اليمين',
    '‮txet desrever‬',
    `Z${'\u0301'.repeat(60)}`,
    '(((((((((((((((((((((((((((((((((',
    '.*+?^${}()|[]\\/',
    '\\\\\\"\'`<>&;',
    '   ',
    'ROW_NUMBER() OVER (PARTITION BY a.b ORDER BY c DESC)',
    '--summary-mode=full --out json=results/2024.json',
    'http://127.0.0.1:8080/WebGoat/attack?Screen=5&menu=1100',
    'Ⓕⓤⓛⓛⓦⓘⓓⓣⓗ ｆｕｌｌ',
    'constructor __proto__ toString hasOwnProperty',
  ];
  await page.setViewportSize({ width: 360, height: 740 });
  const { dialog, box } = await openDialog(page, 'vi');
  for (const query of [...odd, KNOWN.vi.query]) {
    await box.fill(query);
    await expect(
      dialog.getByRole('row').first().or(dialog.locator('.DocSearch-Title, .DocSearch-Help')).first(),
    ).toBeVisible();
    const overflow = await page.evaluate(() => {
      const panel = document.querySelector('dialog > div')!;
      // A query of white space lists nothing.
      const dropdown = document.querySelector('.DocSearch-Dropdown') ?? panel;
      return [panel.scrollWidth - innerWidth, dropdown.scrollWidth - dropdown.clientWidth];
    });
    expect(
      overflow.every((pixels) => pixels <= 0),
      query,
    ).toBe(true);
  }
  expect(watch.complaints).toEqual([]);
  await expect(dialogOf(page, 'vi').rows.first()).toBeVisible();
});
