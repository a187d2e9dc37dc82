import {
  atRest,
  expect,
  expectAccessible,
  expectReadable,
  goToBlog,
  hold,
  holdStill,
  hydrated,
  open,
  test,
} from './fixtures';
import {
  countedText,
  KNOWN,
  KNOWN_PATH,
  openDialog,
  dialogOf,
  readSearches,
  searchButton,
  storedSearch,
  storeSearches,
} from './searchDialog';
import { base, LOCALES, message, triedIn } from './site';
import { RARE } from '../trials';

for (const locale of triedIn('en')) {
  const { query, title } = KNOWN[locale];
  const lesson = base(locale) + KNOWN_PATH;

  test.describe(`search (${locale})`, () => {
    test('with the mouse: from the button to a lesson, then a recent search is saved and removed', async ({
      page,
      watch,
    }) => {
      await open(page, base(locale));
      await searchButton(page, locale).click();
      const { dialog, box, rows, text } = dialogOf(page, locale);
      await expect(dialog.getByText(text('search.Starters.title'))).toBeVisible();

      await box.fill(query);
      await rows.filter({ hasText: title }).first().getByRole('link').click();
      await expect(page).toHaveURL((url) => url.pathname === lesson);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

      await searchButton(page, locale).click();
      await dialog
        .getByRole('button', { name: text('search.modal.startScreen.saveRecentSearchButtonTitle') })
        .first()
        .click();
      await expect(
        dialog.getByText(text('search.modal.startScreen.favoriteSearchesTitle'), { exact: true }),
      ).toBeVisible();
      await dialog
        .getByRole('button', { name: text('search.modal.startScreen.removeFavoriteSearchButtonTitle') })
        .click();
      expect(await readSearches(page, locale, 'FAVORITE')).toBe('[]');

      await dialog.getByRole('button', { name: text('search.modal.searchBox.closeButtonAriaLabel') }).click();
      await expect(dialog).toBeHidden();
      await searchButton(page, locale).click();
      await expect(box).toBeFocused();
      await page.mouse.click(5, 400);
      await expect(dialog).toBeHidden();
      await expect(searchButton(page, locale)).toBeFocused();
      expect(watch.complaints).toEqual([]);
    });

    test('a stored search saved and removed with the keyboard leaves the focus in the box', async ({ page, watch }) => {
      await storeSearches(page, locale, 'RECENT', [storedSearch(1), storedSearch(2)]);
      const { dialog, box, rows, text } = await openDialog(page, locale);
      await expect(rows).toHaveCount(2);
      for (const id of ['saveRecentSearchButtonTitle', 'removeFavoriteSearchButtonTitle']) {
        await dialog
          .getByRole('button', { name: text(`search.modal.startScreen.${id}`) })
          .first()
          .press('Enter');
        await expect(box, id).toBeFocused();
      }
      await expect(rows).toHaveCount(1);
      expect(watch.complaints).toEqual([]);
    });

    test('a first query that waits for the index is said to be under way', async ({ page, watch }) => {
      const release = await hold(page, '**/assets/search/*.json');
      const { dialog, box, rows, text } = await openDialog(page, locale);
      await expect(dialog.getByText(text('search.Starters.title'))).toBeVisible();
      await box.fill(query);
      await expect(dialog.getByText(text('search.modal.searchingText'))).toBeVisible();
      await expect(dialog.getByText(text('search.Starters.title'))).toBeHidden();
      release();
      await expect(rows.filter({ hasText: title }).first()).toBeVisible();
      await expect(dialog.getByText(text('search.modal.searchingText'))).toBeHidden();
      expect(watch.complaints).toEqual([]);
    });

    test('with the mouse: all results', RARE, async ({ page, watch }) => {
      const { box, seeAll } = await openDialog(page, locale);
      await box.fill(query);
      const shown = Number(/\d+/.exec(await seeAll.innerText())?.[0]);
      await seeAll.click();
      await expect(page).toHaveURL(
        (url) => url.pathname === `${base(locale)}search` && url.searchParams.get('q') === query,
      );
      await expect(page.getByRole('main').getByRole('status')).toHaveText(countedText(locale, shown, query));
      expect(watch.complaints).toEqual([]);
    });

    test('with the keyboard alone', async ({ page, context, watch }) => {
      await open(page, `${base(locale)}docs`);
      await page.keyboard.press('/');
      const { dialog, box, rows, active, status, seeAll } = dialogOf(page, locale);
      await expect(box).toBeFocused();
      await page.keyboard.type(query);
      await expect(status).toContainText(query);
      const first = await active.getAttribute('id');
      await page.keyboard.press('ArrowDown');
      await expect(active).not.toHaveAttribute('id', String(first));
      await expect(box).toHaveAttribute('aria-activedescendant', String(await active.getAttribute('id')));
      await page.keyboard.press('ArrowUp');
      await expect(active).toHaveAttribute('id', String(first));

      const target = String(await active.getByRole('link').getAttribute('href'));
      for (const keys of ['Control+Enter', 'Shift+Enter']) {
        const opened = context.waitForEvent('page');
        await page.keyboard.press(keys);
        await expect(await opened).toHaveURL(target);
        await (await opened).close();
        await page.bringToFront();
        await expect(dialog).toBeVisible();
      }

      // Tab moves from the box through the buttons to the link below the hits, and cycles within the dialog.
      for (
        let presses = 0;
        presses < 8 && !(await seeAll.evaluate((link) => link === document.activeElement));
        presses += 1
      ) {
        await page.keyboard.press('Tab');
      }
      await expect(seeAll).toBeFocused();
      await box.focus();
      await expect(rows.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(target);
      await expect(dialog).toBeHidden();
      expect(watch.complaints).toEqual([]);
    });

    test('after a section has been chosen, the keyboard continues there', async ({ page, watch }) => {
      const { dialog, box, active } = await openDialog(page, locale);
      await box.fill(query);
      const link = active.getByRole('link');
      await expect(link).toBeVisible();
      for (let presses = 0; presses < 8 && !String(await link.getAttribute('href')).includes('#'); presses += 1)
        await page.keyboard.press('ArrowDown');
      const { hash } = new URL(String(await link.getAttribute('href')), page.url());
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      const section = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
      await expect(section).toBeInViewport();
      await page.keyboard.press('Tab');
      const isNext = await section.evaluate((element) => {
        const { activeElement } = document;
        if (!activeElement?.closest('main')) return false;
        const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY } = Node;
        const next = DOCUMENT_POSITION_FOLLOWING | DOCUMENT_POSITION_CONTAINED_BY;
        return (element.compareDocumentPosition(activeElement) & next) !== 0;
      });
      expect(isNext).toBe(true);
      expect(watch.complaints).toEqual([]);
    });

    test('Escape closes the dialog at once, as its footer says', async ({ page }) => {
      const { dialog, box, rows } = await openDialog(page, locale);
      await page.keyboard.type(query);
      await expect(rows.first()).toBeVisible();
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(searchButton(page, locale)).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Control+k');
      await expect(dialog).toBeHidden();
    });

    test('for a screen reader: names, roles and axe on every screen', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { dialog, box, rows, active, status, questions, text } = await openDialog(page, locale);
      await holdStill(page);
      await expect(box).toHaveAttribute('aria-haspopup', 'grid');
      const inBothThemes = async (label: string) => {
        for (const [theme, check] of [
          ['light', expectAccessible],
          ['dark', expectReadable],
        ] as const) {
          await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
          await check(page, `${label}, ${theme}`, 'dialog');
        }
      };
      await inBothThemes('start');

      await box.fill(query);
      await expect(status).toHaveText(new RegExp(`\\d+.*${query}`));
      await expect(active).toHaveCount(1);
      await expect(rows.first().getByRole('gridcell').getByRole('link')).toBeVisible();
      const grid = dialog.getByRole('grid').first();
      await expect(grid).toHaveAttribute('aria-label', /\S/);
      await expect(box).toHaveAttribute('aria-controls', new RegExp(String(await grid.getAttribute('id'))));
      await inBothThemes('hits');
      await page.setViewportSize({ width: 360, height: 740 });
      await inBothThemes('hits at 360 px');

      await box.fill('zzqxj qqwv');
      await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toBeVisible();
      await expect(status).toContainText('0');
      await inBothThemes('no results');

      await questions.click();
      await expect(dialog.getByRole('textbox', { name: text('search.QuestionPanel.label') })).toBeFocused();
      await inBothThemes('question');
    });

    test('the loaded index works without a network', RARE, async ({ page, context }) => {
      const { box, rows } = await openDialog(page, locale);
      await box.fill('a');
      await expect(rows.first()).toBeVisible();
      await context.setOffline(true);
      await box.fill(query);
      await expect(rows.filter({ hasText: title }).first()).toBeVisible();
      await context.setOffline(false);
    });

    test('Back closes the dialog with the page that it was opened over', RARE, async ({ page }) => {
      await open(page, `${base(locale)}docs`);
      await goToBlog(page, base(locale));
      await page.keyboard.press('Control+k');
      const { dialog, box } = dialogOf(page, locale);
      await expect(box).toBeFocused();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(`${base(locale)}docs`);
    });

    test('a hit on the current page leads to its heading', RARE, async ({ page }) => {
      const { dialog, box, active } = await openDialog(page, locale, KNOWN_PATH);
      await box.fill('Belady');
      await expect(active).toHaveCount(1);
      const target = String(await active.getByRole('link').getAttribute('href'));
      expect(target).toContain('#');
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(target);
      await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
    });
  });
}

for (const locale of triedIn('en')) {
  test.describe(`the language of the search (${locale})`, () => {
    test('results are in the language of the page', async ({ page }) => {
      const { box, rows } = await openDialog(page, locale);
      await box.fill('LRU');
      await expect(rows.first()).toBeVisible();
      const paths = await rows
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.filter((path) => path.startsWith('/en/'))).toHaveLength(locale === 'en' ? paths.length : 0);
    });

    test('after a change of language the search uses the new language', async ({ page }) => {
      const other = LOCALES.find((candidate) => candidate !== locale)!;
      const { dialog, box, rows } = await openDialog(page, locale);
      await box.fill('LRU');
      await expect(rows.first()).toBeVisible();
      // The page behind the dialog receives no click: the first one only closes the dialog.
      const menu = page.locator('.navbar__item.dropdown').filter({ has: page.locator(`[lang="${other}"]`) });
      await atRest(page);
      const bounds = (await menu.boundingBox())!;
      await page.mouse.click(bounds.x + bounds.width / 2, bounds.y + bounds.height / 2);
      await expect(dialog).toBeHidden();
      await menu.hover();
      await menu.locator(`[lang="${other}"]`).click();
      await expect(page).toHaveURL(`${base(other)}docs`);
      await hydrated(page);

      await page.keyboard.press('Control+k');
      const there = dialogOf(page, other);
      await expect(there.box).toBeFocused();
      await there.box.fill('LRU');
      await expect(there.status).toHaveText(/\d/);
      // The rows are rendered in slices, after they have been counted.
      await expect(there.rows.first()).toBeVisible();
      const paths = await there.rows
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(paths.length).toBeGreaterThan(0);
      expect(paths.filter((path) => path.startsWith('/en/'))).toHaveLength(other === 'en' ? paths.length : 0);
    });
  });
}

test('without JavaScript the button links to the search page, which says that it needs scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/docs');
  await page
    .getByRole('link', { name: message('vi', 'search.SearchButton.label') })
    .first()
    .click();
  await expect(page).toHaveURL('/search');
  // A browser with scripts disabled by Playwright still parses the page as if they were enabled: check the response
  // text.
  expect(await (await page.request.get('/search')).text()).toContain(message('vi', 'search.SearchPage.noscript'));
  await context.close();
});

test(
  'the index is loaded early for a reader who has searched before, unless the reader saves data',
  RARE,
  async ({ page, context }) => {
    const { box, rows } = await openDialog(page, 'vi');
    await box.fill(KNOWN.vi.query);
    await expect(rows.first()).toBeVisible();

    const isBuilt = page.waitForEvent('worker');
    await open(page, '/docs');
    await isBuilt;

    const saving = await context.newPage();
    await saving.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    const asked: string[] = [];
    saving.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(saving, '/docs');
    await saving.waitForLoadState('networkidle');
    expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  },
);

test('a page loads no part of the search before the button is hovered', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/docs');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search/.test(path))).toEqual([]);
  await searchButton(page, 'vi').hover();
  await expect.poll(() => asked.some((path) => path.includes('/assets/search/'))).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes('search-dialog'))).toBe(true);
});
