import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectAccessible, expectReadable, holdStill, open, test } from './fixtures';
import { KNOWN, KNOWN_PATH, MISTYPED, recordTexts, serveIndex, SIMILAR } from './searchDialog';
import { base, buildFolder, message, triedIn, type Locale } from './site';
import { RARE } from '../trials';

function partsOf(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  return {
    main,
    box: main.getByRole('searchbox', { name: message(locale, 'search.SearchForm.label') }),
    status: main.getByRole('status'),
    hits: main.getByRole('listitem'),
    button: (id: string) => main.getByRole('button', { name: message(locale, id), exact: true }),
  };
}

const searchPath = (locale: Locale, query: string) => `${base(locale)}search?q=${encodeURIComponent(query)}`;

for (const locale of triedIn('en')) {
  const { query, title } = KNOWN[locale];

  test.describe(`/search (${locale})`, () => {
    test('shows the results of a deep link in groups, with breadcrumbs, marks and links', async ({ page, watch }) => {
      await open(page, searchPath(locale, query));
      const { main, box, status, hits } = partsOf(page, locale);
      await expect(box).toHaveValue(query);
      await expect(status).toHaveText(new RegExp(`\\d+.*${query}`));
      await expect(page).toHaveTitle(new RegExp(query));
      await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(hits.locator('mark').first()).toBeVisible();
      await expect(hits.filter({ hasText: title }).first()).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await hits.getByRole('link', { name: title, exact: true }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === base(locale) + KNOWN_PATH);
      expect(watch.complaints).toEqual([]);
    });

    test('writes the query to the URL, and restores it from the history', async ({ page }) => {
      await open(page, `${base(locale)}search`);
      const { main, box, status } = partsOf(page, locale);
      await expect(main.getByText(message(locale, 'search.Results.empty'))).toBeVisible();
      await box.fill('LRU');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'LRU');
      await expect(status).toContainText('LRU');
      await box.press('Enter');
      await box.fill('FIFO');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'FIFO');
      await box.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'FIFO');
      await page.goBack();
      await expect(box).toHaveValue('LRU');
      await expect(status).toContainText('LRU');
      await box.fill('');
      await expect(page).toHaveURL((url) => url.search === '');
      await expect(main.getByText(message(locale, 'search.Results.empty'))).toBeVisible();
    });

    test('filters by language and by section', async ({ page }) => {
      await open(page, searchPath(locale, 'LRU'));
      const { main, hits, button } = partsOf(page, locale);
      await expect(hits.first()).toBeVisible();
      const sections = main.getByRole('group', { name: message(locale, 'search.Filters.section') }).getByRole('button');
      const chosen = sections.nth(1);
      const count = Number(/\d+$/.exec(await chosen.innerText())?.[0]);
      await chosen.click();
      await expect(page).toHaveURL((url) => url.searchParams.has('section'));
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      await expect(main.getByRole('status')).toContainText(String(count));
      await page.reload();
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');

      const other = locale === 'vi' ? 'en' : 'vi';
      await main.getByRole('button', { name: locale === 'vi' ? 'English' : 'Tiếng Việt' }).click();
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('language') === other && !url.searchParams.has('section'),
      );
      await expect(hits.first()).toHaveAttribute('lang', other);
      await expect(hits.first().getByRole('link')).toHaveAttribute('href', other === 'en' ? /^\/en\// : /^\/(?!en\/)/);
      await button('search.Filters.allLanguages').click();
      await expect(hits.and(page.locator(`[lang="${other}"]`)).first()).toBeVisible();
      await expect(hits.and(page.locator(':not([lang])')).first()).toBeVisible();
      await hits
        .and(page.locator(`[lang="${other}"]`))
        .first()
        .getByRole('link')
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
    });

    test('shows more by scrolling and by the button', async ({ page }) => {
      const many = Array.from({ length: 40 }, (_, number) => ({ heading: `Needle ${number}`, anchor: `n${number}` }));
      await serveIndex(page, locale, many);
      await open(page, searchPath(locale, 'needle'));
      const { hits, button } = partsOf(page, locale);
      await expect(hits).toHaveCount(15);
      await button('search.MoreButton.label').focus();
      await page.keyboard.press('Enter');
      await expect(hits).toHaveCount(30);
      await button('search.MoreButton.label').scrollIntoViewIfNeeded();
      await expect(hits).toHaveCount(40);
      await expect(button('search.MoreButton.label')).toHaveCount(0);
    });

    test('says when there are no hits, and offers other queries', async ({ page }) => {
      await serveIndex(page, locale, SIMILAR);
      await open(page, searchPath(locale, MISTYPED));
      const { main, status, hits } = partsOf(page, locale);
      await expect(status).toHaveText(message(locale, 'search.Results.none').replace('{query}', MISTYPED));
      const report = main.getByRole('link', { name: message(locale, 'search.NoHits.reportLink') });
      await expect(report).toHaveAttribute('href', /^mailto:/);
      await expect(hits.getByRole('button')).toHaveCount(3);
      await hits.getByRole('button').first().click();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') !== MISTYPED);
      await expect(hits.getByRole('link').first()).toBeVisible();
    });

    test('says when the index fails to load, and retries', RARE, async ({ page }) => {
      await page.route('**/search-manifest.json', (route) => route.abort());
      await open(page, searchPath(locale, 'LRU'));
      const { main, hits, button } = partsOf(page, locale);
      await expect(main.getByRole('alert')).toContainText(message(locale, 'search.Results.failed'));
      await expectAccessible(page, 'failed search');
      await page.unroute('**/search-manifest.json');
      await button('search.Results.retry').click();
      await expect(hits.first()).toBeVisible();
    });

    test('Back from a hit restores the scroll position in the results', RARE, async ({ page }) => {
      await open(page, searchPath(locale, locale === 'vi' ? 'trang' : 'page'));
      const { hits, button } = partsOf(page, locale);
      await expect(hits).toHaveCount(15);
      await button('search.MoreButton.label').scrollIntoViewIfNeeded();
      await expect(hits).toHaveCount(30);
      await button('search.MoreButton.label').scrollIntoViewIfNeeded();
      await expect.poll(() => hits.count()).toBeGreaterThan(30);
      const count = await hits.count();
      for (const number of [32, 20]) {
        const hit = hits.nth(number).getByRole('link');
        const path = String(await hit.getAttribute('href'));
        const whenFollowed = hit.evaluate(
          (link) =>
            new Promise<number>((resolve) => {
              link.addEventListener('click', () => resolve(window.scrollY), { once: true });
            }),
        );
        await hit.click();
        const top = await whenFollowed;
        expect(top).toBeGreaterThan(0);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('searchbox')).toHaveCount(0);
        await page.goBack();
        await expect(hits).toHaveCount(count);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
      }
      // A reload keeps the number of hits too; a new search begins with the first page of hits.
      await page.reload();
      await expect(hits).toHaveCount(count);
      await page.getByRole('searchbox').fill('LRU');
      await expect(page).toHaveURL(/q=LRU/);
      await expect(hits.first()).toContainText('LRU');
      expect(await hits.count()).toBeLessThanOrEqual(15);
    });

    test('a section without hits says how many there are elsewhere, and leads to them', RARE, async ({ page }) => {
      const nowhere = `&section=${encodeURIComponent('No such section')}`;
      await open(page, searchPath(locale, 'LRU') + nowhere);
      const { main, status, hits, button } = partsOf(page, locale);
      const said = message(locale, 'search.Elsewhere.text').split('|').at(-1) as string;
      const [before = '', after = ''] = said.replace('{section}', 'No such section').split('{count}');
      await expect(status).toContainText(before);
      await expect(status).toHaveText(new RegExp(`[1-9]\\d*${after}$`));
      await expect(main.getByText(message(locale, 'search.NoHits.alternatives'))).toHaveCount(0);
      await expectAccessible(page, 'section without hits');
      await button('search.Elsewhere.button').click();
      await expect(page).toHaveURL((url) => !url.searchParams.has('section') && url.searchParams.get('q') === 'LRU');
      await expect(hits.first()).toBeVisible();

      await serveIndex(page, locale, SIMILAR);
      await open(page, searchPath(locale, MISTYPED) + nowhere);
      await expect(status).toHaveText(message(locale, 'search.Results.none').replace('{query}', MISTYPED));
      await hits.getByRole('button').first().click();
      await expect(page).toHaveURL((url) => !url.searchParams.has('section'));
      await expect(hits.getByRole('link').first()).toBeVisible();
    });

    test('an empty box and a URL without a query drop the section', async ({ page }) => {
      await open(page, searchPath(locale, 'LRU'));
      const { main, box } = partsOf(page, locale);
      const sections = main.getByRole('group', { name: message(locale, 'search.Filters.section') });
      await sections.getByRole('button').nth(1).click();
      await expect(page).toHaveURL((url) => url.searchParams.has('section'));
      const { searchParams } = new URL(page.url());
      await box.fill('');
      await expect(page).toHaveURL((url) => url.search === '');
      await expect(sections).toHaveCount(0);
      await open(page, `${base(locale)}search?section=${encodeURIComponent(String(searchParams.get('section')))}`);
      await expect(main.getByText(message(locale, 'search.Results.empty'))).toBeVisible();
      await expect(sections).toHaveCount(0);
    });

    test('is accessible and fits in both themes and widths, empty and with hits', async ({ page, watch }) => {
      for (const path of [`${base(locale)}search`, searchPath(locale, query)]) {
        await open(page, path);
        await holdStill(page);
        if (path.includes('?')) await expect(partsOf(page, locale).hits.first()).toBeVisible();
        for (const width of [1280, 360]) {
          await page.setViewportSize({ width, height: 800 });
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
          for (const [theme, check] of [
            ['light', expectAccessible],
            ['dark', expectReadable],
          ] as const) {
            await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
            await check(page, `${path}, ${width} px, ${theme}`);
          }
        }
      }
      expect(watch.complaints).toEqual([]);
    });

    test('describes itself to browsers', async ({ page, request }) => {
      await open(page, `${base(locale)}blog`);
      const link = page.locator('link[rel="search"]');
      await expect(link).toHaveAttribute('href', `${base(locale)}opensearch.xml`);
      const xml = await (await request.get(`${base(locale)}opensearch.xml`)).text();
      expect(xml).toContain(`${base(locale)}search?q={searchTerms}"`);
      expect(xml).toContain(`<Language>${locale}</Language>`);
    });
  });
}

test('the styles of the search page load only with it, and those of the dialog with no page', () => {
  // What the dialog needs is named too, but fetched only when the reader opens it.
  const sheets = (name: string) =>
    new Set(
      readFileSync(path.join(buildFolder, name), 'utf8')
        .replace(/ data-opened="[^"]*"/, '')
        .match(/search-(?:page|dialog)-styles/g),
    );
  expect([...sheets('search.html')]).toEqual(['search-page-styles']);
  expect([...sheets('en/search.html')]).toEqual(['search-page-styles']);
  expect([...sheets('index.html')]).toEqual([]);
  expect([...sheets('docs.html')]).toEqual([]);
});

test('a pause in typing, and a filter, leave the focus where it is', async ({ page }) => {
  await open(page, '/search');
  const { box } = partsOf(page, 'vi');
  await box.focus();
  await page.keyboard.type('thay');
  await expect(page).toHaveURL('/search?q=thay');
  await page.keyboard.type(' the');
  await expect(box).toHaveValue('thay the');
  await expect(page).toHaveURL('/search?q=thay+the');
  const filter = page
    .getByRole('group', { name: message('vi', 'search.Filters.section') })
    .getByRole('button')
    .last();
  await filter.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=/);
  await expect(filter).toBeFocused();
});

test('what is typed while the router still renders the URL of what was typed before stays in the box', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...details) => {
      push(...details);
      const box = document.querySelector<HTMLInputElement>('main input[name="q"]');
      if (!box || box.value !== 'thay') return;
      box.setRangeText(' the', 4, 4, 'end');
      box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
  });
  await open(page, '/search');
  const { box } = partsOf(page, 'vi');
  await box.pressSequentially('thay');
  await expect(page).toHaveURL('/search?q=thay+the');
  await expect(box).toHaveValue('thay the');
  // Both were typed before the query was committed, so they share one entry of the history.
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(box).toHaveValue('');
  await page.goForward();
  await expect(box).toHaveValue('thay the');
});

test('emptying the box ends a search: while the next search loads, the old status is not shown', async ({ page }) => {
  await open(page, searchPath('en', 'LRU'));
  const { main, box, status, hits } = partsOf(page, 'en');
  await expect(status).toContainText('LRU');
  await box.fill('');
  await expect(status).toHaveText('');
  const told = await recordTexts(status);
  await box.fill('FIFO');
  await expect(status).toContainText('FIFO');
  await expect(hits.first()).toBeVisible();
  expect(await told()).not.toContain('LRU');
  await expect(main.getByRole('alert')).toHaveCount(0);
});
