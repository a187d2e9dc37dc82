import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Unexpected texts under a storage key, in place of what the site has stored there. */
export const POISONS: Readonly<Record<string, (sound: string) => string>> = {
  'no text': () => '',
  null: () => 'null',
  'a number': () => '1e999',
  'a text': () => '"text"',
  'no JSON': () => '[[[',
  'half of it': (sound) => sound.slice(0, Math.ceil(sound.length / 2)),
  'a page': () => '<!doctype html><title>Sign in</title>',
  'an empty list': () => '[]',
  'names of what objects inherit': () =>
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"length":-1}',
  'a newer edition': () => '{"version":99,"format":99,"file":"//example.com/x.json","lessons":"elsewhere"}',
  'a text without end': () => '['.repeat(200_000),
  'no characters': () => '\u0000\ud800\u202e\uffff',
};

/** Ways in which a browser's storage fails. */
export const REFUSALS: Readonly<Record<string, () => void>> = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'has room for a few letters': () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, text: string) {
      if (text.length > 20) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  },
  'cannot be read': () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'is not there': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
};

/** Texts by their keys, as in local storage. */
export type Texts = Readonly<Record<string, string>>;

/** Opens a document of the site without scripts, which might store something. */
export async function openBlank(page: Page): Promise<void> {
  await page.route('**/blank', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto('/blank');
}

/** Replaces everything that is stored with the given texts, in both storages of the tab. */
export async function storeTexts(page: Page, local: Texts, session: Texts = {}): Promise<void> {
  await openBlank(page);
  await page.evaluate(
    ([ofSite, ofTab]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(ofSite)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(ofTab)) sessionStorage.setItem(key, text);
    },
    [local, session] as const,
  );
}

/** All texts in local storage. */
export const readTexts = (page: Page): Promise<Texts> =>
  page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Expects that no stored text has polluted `Object.prototype`. */
export async function expectUnpolluted(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
}
