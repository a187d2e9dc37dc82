import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, hold, hydrated, open, test } from './fixtures';
import {
  dialogOf,
  KNOWN,
  KNOWN_PATH,
  openDialog,
  recordTexts,
  searchButton,
  storedSearch,
  storeSearches,
} from './searchDialog';
import { base, inTurn, LOCALES, message, type Locale } from './site';

/** Long enough for results to arrive while it is typed. */
const sentenceOf = (locale: Locale) => [1, 2, 3].map(() => KNOWN[locale].query).join(' ');

/** Holds the dialog back; returns a function that lets it come. */
const holdDialog = (page: Page) => hold(page, '**/assets/js/search-dialog.*');

/** The box that is there before the dialog has come. */
const waitingBox = (page: Page, locale: Locale = 'vi') =>
  page.getByRole('textbox', { name: message(locale, 'search.modal.searchBox.searchInputLabel') });

const KEYS: Record<string, { windowsVirtualKeyCode: number; text?: string }> = {
  Backspace: { windowsVirtualKeyCode: 8 },
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
};

function pressEvents(key: string) {
  const { windowsVirtualKeyCode, text } = KEYS[key] ?? {
    windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
    text: key,
  };
  return [
    { type: 'keyDown', key, windowsVirtualKeyCode, text },
    { type: 'keyUp', key, windowsVirtualKeyCode },
  ] as const;
}

/** Types as a person does: the next key does not wait until the page has coped with the last one. */
async function typeOn(session: CDPSession, keys: readonly string[], pauses: (at: number) => number): Promise<void> {
  const sent: Promise<unknown>[] = [];
  for (const [at, key] of keys.entries()) {
    sent.push(...pressEvents(key).map((event) => session.send('Input.dispatchKeyEvent', event)));
    await new Promise((resolve) => {
      setTimeout(resolve, pauses(at));
    });
  }
  await Promise.all(sent);
}

/** A sentence with slips that are taken back at once. */
const withSlips = (sentence: string) =>
  [...sentence].flatMap((letter, at) => (at % 5 === 4 ? ['x', 'Backspace', letter] : [letter]));

test('an emptied box has no results to tell of, however it was emptied', async ({ page }) => {
  const { dialog, box, rows, status, seeAll, questions, text } = await openDialog(page, 'vi');
  const ways = {
    'by keys': () => box.fill(''),
    'by Escape': () => box.press('Escape'),
    'by the button': () =>
      dialog.getByRole('button', { name: text('search.modal.searchBox.clearButtonAriaLabel') }).click(),
  };
  for (const [name, empty] of Object.entries(ways)) {
    await box.fill(KNOWN.vi.query);
    await expect(status, name).toContainText(KNOWN.vi.query);
    await expect(rows.first()).toBeVisible();
    await empty();
    await expect(box).toHaveValue('');
    await expect(status, name).toHaveText('');
    await expect(seeAll).toHaveCount(0);
  }

  await box.fill(KNOWN.vi.query);
  await expect(status).toContainText(KNOWN.vi.query);
  await questions.click();
  await expect(dialog.getByRole('status').filter({ hasText: /\d/ })).toHaveCount(0);
  await dialog.getByRole('textbox', { name: text('search.QuestionPanel.label') }).fill('');
  await dialog.getByRole('button', { name: text('search.ModeSwitch.keyword') }).click();
  await expect(box).toBeFocused();
  await expect(status).toHaveText('');
  await expect(seeAll).toHaveCount(0);
});

test('an answer that comes after the box was emptied is not told', async ({ page }) => {
  const release = await hold(page, '**/assets/search/*.json');
  const { box, status } = await openDialog(page, 'en');
  await box.fill(KNOWN.en.query);
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  const told = await recordTexts(status);
  await box.fill('');
  release();
  // The engine answers in turn: when this answer is there, so is the one before it.
  await box.fill('zzqxj qqwv');
  await expect(status).toContainText('zzqxj qqwv');
  expect(await told()).not.toContain(KNOWN.en.query);
});

for (const [slowdown, locale] of inTurn([6, 20])) {
  test(`no key is lost at a ${slowdown}th of the speed, from the shortcut on (${locale})`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await open(page, `${base(locale)}docs`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.keyboard.press(locale === 'vi' ? '/' : 'Control+k');
    const sentence = sentenceOf(locale);
    // From bursts of keys to as slow as it takes to see the results of each.
    await typeOn(session, withSlips(sentence), (at) => (at * 37) % 61);
    const { box } = dialogOf(page, locale);
    await expect(box).toHaveValue(sentence);
    await typeOn(session, [...' zq'], () => 0);
    await expect(box).toHaveValue(`${sentence} zq`);
  });
}

test('what is typed and pasted before the dialog is there is kept, with the place in it', async ({ page }) => {
  await open(page, '/docs');
  const release = await holdDialog(page);
  await page.keyboard.press('Control+k');
  await expect(waitingBox(page)).toBeFocused();
  await page.keyboard.type('chi mucx');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await page.keyboard.press('Home');
  release();
  const { box, rows } = dialogOf(page, 'vi');
  await expect(box).toHaveValue('chi muc chi muc ');
  await expect(box).toBeFocused();
  await page.keyboard.type('LRU ');
  await expect(box).toHaveValue('LRU chi muc chi muc ');
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('LRU');
  await expect(rows.first()).toBeVisible();
});

test('a word that is being composed is not cut off when the dialog comes', async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const compose = (text: string) =>
    session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await open(page, '/docs');
  const release = await holdDialog(page);
  const arrived = page.waitForResponse('**/assets/js/search-dialog.*');
  await page.keyboard.press('/');
  const { box, status } = dialogOf(page, 'vi');
  for (const text of ['t', 'th', 'the', 'thê']) await compose(text);
  release();
  await (await arrived).finished();
  await expect(waitingBox(page)).toHaveValue('thê');
  await compose('thế');
  await session.send('Input.insertText', { text: 'thế' });
  await expect(box).toHaveValue('thế');
  await expect(box).toBeFocused();

  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.type(' ');
  const sent: Promise<unknown>[] = ['t', 'tr', 'tra', 'tran', 'trang'].map(compose);
  sent.push(session.send('Input.insertText', { text: 'trang' }));
  await Promise.all(sent);
  // The keys are for a slow machine; how long that takes to answer is another test's.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(box).toHaveValue('thế trang');
  await expect(status).toContainText('thế trang');
});

for (const locale of LOCALES) {
  const { query } = KNOWN[locale];

  test.describe(`Enter before its hits are there (${locale})`, () => {
    test('waits for them, and opens the first', async ({ page }) => {
      const release = await hold(page, '**/assets/search/*.json');
      const { dialog, box, text } = await openDialog(page, locale);
      await page.keyboard.type(query);
      await page.keyboard.press('Enter');
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toHaveCount(0);
      await expect(box).toHaveValue(query);
      release();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === base(locale) + KNOWN_PATH);
    });

    test('opens no hit of an earlier query, nor of the history', async ({ page, context }) => {
      await storeSearches(page, locale, 'RECENT', [storedSearch(1)]);
      const { box, rows } = await openDialog(page, locale);
      await expect(rows).toHaveCount(1);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await typeOn(session, [...'zq', 'Backspace', 'Backspace', ...query, 'Enter'], () => 0);
      await expect(page).toHaveURL((url) => url.pathname === base(locale) + KNOWN_PATH);
      await expect(box).toHaveCount(0);
    });

    test('is taken back by another key', async ({ page }) => {
      const release = await hold(page, '**/assets/search/*.json');
      const { box, rows } = await openDialog(page, locale);
      await page.keyboard.type(`${query}s`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Backspace');
      release();
      await expect(rows.first()).toBeVisible();
      await expect(box).toHaveValue(query);
    });

    test('a key or a touch elsewhere does not end the search either', async ({ page }) => {
      const release = await hold(page, '**/assets/search/*.json');
      const { dialog, rows, text } = await openDialog(page, locale);
      await page.keyboard.type(query);
      await page.keyboard.press('Tab');
      await page.evaluate(() =>
        document.querySelector('dialog')!.dispatchEvent(new Event('touchstart', { bubbles: true })),
      );
      await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
      await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toHaveCount(0);
      release();
      await expect(rows.first()).toBeVisible();
    });

    test('on a later visit, typed without a pause from the shortcut on', async ({ page, context }) => {
      await openDialog(page, locale);
      const session = await context.newCDPSession(page);
      for (let visit = 0; visit < 3; visit += 1) {
        const read = page.waitForResponse(/\/search-dialog\./).then((response) => response.finished());
        await open(page, `${base(locale)}blog`);
        await read;
        await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
        await typeOn(session, ['/', ...query, 'Enter'], () => 0);
        await expect(page).toHaveURL((url) => url.pathname === base(locale) + KNOWN_PATH);
      }
    });
  });
}

test('white space is no query', async ({ page }) => {
  await storeSearches(page, 'vi', 'RECENT', [storedSearch(1)]);
  const { dialog, box, rows, text } = await openDialog(page, 'vi');
  await expect(rows).toHaveCount(1);
  await page.keyboard.type('  ');
  await expect(box).toHaveValue('  ');
  await page.keyboard.type('zzqxj qqwv');
  await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('  ');
  await expect(dialog.getByText(text('search.modal.noResultsScreen.noResultsText'))).toHaveCount(0);
  await expect(dialog.getByText(text('search.modal.startScreen.recentSearchesTitle'), { exact: true })).toBeVisible();
  await expect(box).toHaveValue('  ');
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
});

test('a selection of several blocks, or one longer than a query, is none', async ({ page }) => {
  await open(page, '/docs');
  await page.evaluate(() => window.getSelection()!.selectAllChildren(document.querySelector('article')!));
  const selected = await page.evaluate(() => String(window.getSelection()));
  expect(selected.trim()).toContain('\n');
  await page.keyboard.press('Control+k');
  const { box } = dialogOf(page, 'vi');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('');
  expect(await page.evaluate(() => document.querySelectorAll('[aria-selected]').length)).toBe(0);
});

test('a text that is selected on the page is asked for, and typing replaces it', async ({ page }) => {
  await open(page, '/docs');
  const word = await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    window.getSelection()!.selectAllChildren(heading);
    return String(window.getSelection());
  });
  await page.keyboard.press('Control+k');
  const { box } = dialogOf(page, 'vi');
  await expect(box).toHaveValue(word);
  await page.keyboard.type('LRU');
  await expect(box).toHaveValue('LRU');
});

test('for who has searched before, the dialog is there before it is asked for', async ({ page, watch }) => {
  await open(page, '/docs');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page, 'vi').box).toBeFocused();
  const read = page.waitForResponse(/\/search-dialog\./).then((response) => response.finished());
  await open(page, '/blog');
  await read;
  // A script that is there runs in a task of its own.
  await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  await page.keyboard.press('Control+k');
  await expect(waitingBox(page)).toHaveCount(0, { timeout: 1 });
  await page.keyboard.type(KNOWN.vi.query);
  await expect(dialogOf(page, 'vi').box).toHaveValue(KNOWN.vi.query);
  await expect(dialogOf(page, 'vi').status).toContainText(KNOWN.vi.query);
  expect(watch.complaints).toEqual([]);
});

test('Enter before the dialog is there leads to the search page', async ({ page }) => {
  await open(page, '/docs');
  await holdDialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('LRU');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=LRU');
});

test('Escape, its button and a click beside it close the box before the dialog is there', async ({ page }) => {
  await open(page, '/docs');
  const release = await holdDialog(page);
  await page.keyboard.press('Control+k');
  await expect(waitingBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(waitingBox(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(waitingBox(page)).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(waitingBox(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expectAccessible(page, 'box before its dialog', 'dialog');
  await page.getByRole('button', { name: message('vi', 'search.modal.searchBox.closeButtonAriaLabel') }).click();
  await expect(waitingBox(page)).toHaveCount(0);
  await expect(searchButton(page, 'vi')).toBeFocused();
  release();
  await hydrated(page);
  await expect(dialogOf(page, 'vi').dialog).toHaveCount(0);
  await openDialog(page, 'vi');
});

for (const locale of LOCALES) {
  const { query } = KNOWN[locale];

  test.describe(`the dialog cannot be loaded (${locale})`, () => {
    /** Opens the search without a network, and types into what comes. */
    async function openOffline(page: Page) {
      await open(page, `${base(locale)}docs`);
      await page.context().setOffline(true);
      await searchButton(page, locale).click();
      const box = waitingBox(page, locale);
      const note = page.getByRole('alert').filter({ hasText: message(locale, 'search.WaitingBox.failed') });
      await expect(note).toBeVisible();
      await expect(box).toBeFocused();
      await page.keyboard.type(query);
      await expect(page).toHaveURL(`${base(locale)}docs`);
      return { box, note };
    }

    test('the page stays, and says so; Escape closes, and the next try has it', async ({ page, context }) => {
      const { box, note } = await openOffline(page);
      await expectAccessible(page, 'box whose dialog cannot be loaded', 'dialog');
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect(note).toBeVisible();
      await expect(box).toHaveValue(query);
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      await expect(page).toHaveURL(`${base(locale)}docs`);
      await context.setOffline(false);
      await openDialog(page, locale);
    });

    test('it comes with what was typed when it is tried again with a network', async ({ page, context }) => {
      await openOffline(page);
      await context.setOffline(false);
      await page.keyboard.press('Enter');
      const { box, status } = dialogOf(page, locale);
      await expect(box).toHaveValue(query);
      await expect(box).toBeFocused();
      await expect(status).toContainText(query);
    });

    test('its script is missing: one button tries again, the other leads to the search page', async ({ page }) => {
      await open(page, `${base(locale)}docs`);
      await page.route('**/assets/js/search-dialog.*', (route) => route.fulfill({ status: 404, body: 'gone' }));
      await searchButton(page, locale).click();
      await expect(waitingBox(page, locale)).toBeFocused();
      await page.keyboard.type(query);
      const retry = page.getByRole('button', { name: message(locale, 'theme.ErrorPageContent.tryAgain') });
      const asked = page.waitForRequest('**/assets/js/search-dialog.*');
      await retry.click();
      await asked;
      await expect(retry).toBeVisible();
      await expect(waitingBox(page, locale)).toHaveValue(query);
      await page.getByRole('button', { name: message(locale, 'search.WaitingBox.page') }).click();
      await expect(page).toHaveURL(
        (url) => url.pathname === `${base(locale)}search` && url.searchParams.get('q') === query,
      );
    });
  });
}
