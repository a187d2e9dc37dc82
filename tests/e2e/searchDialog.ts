import type { Locator, Page } from '@playwright/test';
import { encodeIndexFile } from '../../src/features/search/core/indexFile';
import type { IndexPage, IndexSection, SearchText } from '../../src/features/search/core/types';
import { expect, open } from './fixtures';
import { base, message, type Locale } from './site';

/** A query with hits in a lesson that both languages have, and the path of its page. */
export const KNOWN = {
  vi: { query: 'thay the trang', title: 'Các giải thuật thay thế trang' },
  en: { query: 'page replacement', title: 'Page Replacement Algorithms' },
} as const;

export const KNOWN_PATH = 'docs/operating-system/page-replacement-algorithms';

/** The parts of the open dialog, by their accessible names. */
export function dialogOf(page: Page, locale: Locale) {
  const text = (id: string) => message(locale, id);
  const dialog = page.getByRole('dialog', { name: text('search.SearchDialog.label') });
  return {
    dialog,
    box: dialog.getByRole('combobox', { name: text('search.modal.searchBox.searchInputLabel') }),
    rows: dialog.getByRole('row'),
    active: dialog.getByRole('row', { selected: true }),
    // While a first answer takes long, the list says so in a status of its own.
    status: dialog.getByRole('status').and(dialog.locator('p')),
    seeAll: dialog.getByRole('link', { name: new RegExp(seeAllText(locale, '\\d+')) }),
    questions: dialog.getByRole('button', { name: text('search.ModeSwitch.question') }),
    text,
  };
}

export function searchButton(page: Page, locale: Locale): Locator {
  return page.getByRole('button', { name: message(locale, 'search.SearchButton.label') });
}

/** Opens a page and the dialog over it. */
export async function openDialog(page: Page, locale: Locale, path = 'docs') {
  await open(page, base(locale) + path);
  await page.keyboard.press('Control+k');
  const parts = dialogOf(page, locale);
  await expect(parts.box).toBeFocused();
  return parts;
}

/** The site's text for the number of results, in the plural. */
export const countedText = (locale: Locale, count: number | string, query: string) =>
  many(message(locale, 'search.useCountedText.results')).replace('{count}', String(count)).replace('{query}', query);

/** The text of the link to all results, in the plural. */
export const seeAllText = (locale: Locale, count: number | string) =>
  many(message(locale, 'search.ResultsFooter.seeAll')).replace('{count}', String(count));

const many = (forms: string) => forms.split('|').at(-1) as string;

const historyKey = (list: 'RECENT' | 'FAVORITE', locale: Locale) => `__DOCSEARCH_${list}_SEARCHES__site-${locale}`;

/** Stores searches as if they had been made before; a string is stored as it is. */
export async function storeSearches(page: Page, locale: Locale, list: 'RECENT' | 'FAVORITE', value: unknown) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  await page.addInitScript(
    ([key = '', json = '']) => {
      // Only once in a tab: a reload must find what the page has stored since.
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, 'set');
      localStorage.setItem(key, json);
    },
    [historyKey(list, locale), text],
  );
}

export const readSearches = (page: Page, locale: Locale, list: 'RECENT' | 'FAVORITE') =>
  page.evaluate((key) => localStorage.getItem(key), historyKey(list, locale));

/** A search as the modal stores it. */
export function storedSearch(number: number, text = `Search ${number}`) {
  return {
    objectID: `stored-${number}`,
    url: `/docs#stored-${number}`,
    url_without_anchor: '/docs',
    anchor: `stored-${number}`,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: 'Group', lvl1: text, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  };
}

/** Replaces the site's index of a language by one with the given sections, all on one page. */
export async function serveIndex(
  page: Page,
  locale: Locale,
  sections: Partial<IndexSection>[],
  own?: Partial<IndexPage>,
) {
  const text: SearchText = {
    language: locale,
    pages: [
      { url: `${base(locale)}docs`, lvl0: 'Group', lvl1: 'Page', tag: 'default', about: '', keywords: [], ...own },
    ],
    sections: sections.map((section) => ({
      pageId: 0,
      anchor: 'made-up',
      level: 2,
      heading: 'Heading',
      content: '',
      code: '',
      ...section,
    })),
  };
  await page.route(`**${base(locale)}search-manifest.json`, (route) =>
    route.fulfill({ json: { format: 1, language: locale, file: 'assets/search/made-up.json', pages: 1, sections: 1 } }),
  );
  await page.route('**/assets/search/made-up.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: encodeIndexFile(text) }),
  );
}

/** Sections whose headings are similar to a query without results. */
export const SIMILAR = ['Replacement', 'Placement', 'Replaceable pages', 'Displacement', 'Interrupts'].map(
  (heading) => ({
    heading,
    anchor: heading.toLowerCase().replace(' ', '-'),
  }),
);
export const MISTYPED = 'reeplaccemment';

/** Whether the script of an injected text has run. */
export const hasRun = (page: Page) => page.evaluate(() => 'hasRun' in window);

export const ATTACK = '<img src=x onerror="window.hasRun=1">';

/** Records the texts of a region from now on; returns a function that returns all of them. */
export async function recordTexts(region: Locator): Promise<() => Promise<string>> {
  const told = await region.evaluateHandle((element) => {
    const texts: string[] = [];
    const note = () => void texts.push(element.textContent);
    new MutationObserver(note).observe(element, { subtree: true, childList: true, characterData: true });
    return texts;
  });
  return () => told.evaluate((texts) => texts.join('\n'));
}
