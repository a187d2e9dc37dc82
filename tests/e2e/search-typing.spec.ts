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
import { base, inTurn, type Locale, message, sampleOf, triedIn } from './site';
import { RARE } from '../trials';

/** A text long enough for results to arrive while it is typed. */
const sentenceOf = (locale: Locale) => [1, 2, 3].map(() => KNOWN[locale].query).join(' ');

/** Holds the dialog's script; returns a function that lets it load. */
const holdDialog = (page: Page) => hold(page, '**/assets/js/search-dialog.*');

/** The input that is shown until the dialog has loaded. */
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

/** Types as a person does: a key does not wait until the page has handled the previous one. */
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

/** The keys of a sentence with typing mistakes that are corrected at once. */
const withSlips = (sentence: string) =>
  [...sentence].flatMap((letter, at) => (at % 5 === 4 ? ['x', 'Backspace', letter] : [letter]));

test('an emptied box announces no results, however it was emptied', RARE, async ({ page }) => {
  const { dialog, box, rows, status, seeAll, questions, text } = await openDialog(page, 'vi');
  const ways = {
    'by keys': () => box.fill(''),
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

test('an answer that arrives after the box was emptied is not announced', RARE, async ({ page }) => {
  const release = await hold(page, '**/assets/search/*.json');
  const { box, status } = await openDialog(page, 'en');
  await box.fill(KNOWN.en.query);
  await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
  const told = await recordTexts(status);
  await box.fill('');
  release();
  // The engine answers in order: when this answer arrives, the previous one has arrived too.
  await box.fill('zzqxj qqwv');
  await expect(status).toContainText('zzqxj qqwv');
  expect(await told()).not.toContain(KNOWN.en.query);
});

for (const [slowdown, locale] of sampleOf(inTurn([6, 20]))) {
  test(`no key after the shortcut is lost at a ${slowdown}th of the speed (${locale})`, async ({ page, context }) => {
    const session = await context.newCDPSession(page);
    await open(page, `${base(locale)}docs`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.keyboard.press(locale === 'vi' ? '/' : 'Control+k');
    const sentence = sentenceOf(locale);
    // The pauses range from none to long enough to see the results after each key.
    await typeOn(session, withSlips(sentence), (at) => (at * 37) % 61);
    const { box } = dialogOf(page, locale);
    // To find an element by its role, Playwright computes the names of all elements, which takes seconds at this speed.
    await page.locator('dialog [role=combobox]').waitFor({ timeout: 60_000 });
    await expect(box).toHaveValue(sentence);
    await typeOn(session, [...' zq'], () => 0);
    await expect(box).toHaveValue(`${sentence} zq`);
  });
}

test('text that is typed and pasted before the dialog has loaded is kept, with the cursor position', async ({
  page,
}) => {
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

test('an IME composition is not interrupted when the dialog loads', async ({ page, context }) => {
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
  // The slow machine matters only for the keys; the search itself may run at full speed.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(box).toHaveValue('thế trang');
  await expect(status).toContainText('thế trang');
});

for (const locale of triedIn('vi')) {
  const { query } = KNOWN[locale];

  test.describe(`Enter before the hits have arrived (${locale})`, () => {
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

    test('opens no hit of an earlier query or of the history', RARE, async ({ page, context }) => {
      await storeSearches(page, locale, 'RECENT', [storedSearch(1)]);
      const { box, rows } = await openDialog(page, locale);
      await expect(rows).toHaveCount(1);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await typeOn(session, [...'zq', 'Backspace', 'Backspace', ...query, 'Enter'], () => 0);
      await expect(page).toHaveURL((url) => url.pathname === base(locale) + KNOWN_PATH);
      await expect(box).toHaveCount(0);
    });

    test('is cancelled by another key', RARE, async ({ page }) => {
      const release = await hold(page, '**/assets/search/*.json');
      const { box, rows } = await openDialog(page, locale);
      await page.keyboard.type(`${query}s`);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Backspace');
      release();
      await expect(rows.first()).toBeVisible();
      await expect(box).toHaveValue(query);
    });

    test('the search continues after a key or a touch elsewhere', RARE, async ({ page }) => {
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

    test('on a later visit, opens the hit of a query typed without pauses', RARE, async ({ page, context }) => {
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

test('white space does not count as a query', RARE, async ({ page }) => {
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
});

test('a selection of several blocks is not used as a query', RARE, async ({ page }) => {
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

test('the selected text of the page becomes the query, and typing replaces it', RARE, async ({ page }) => {
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

test('the dialog is preloaded for a reader who has searched before', RARE, async ({ page, watch }) => {
  await open(page, '/docs');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page, 'vi').box).toBeFocused();
  const read = page.waitForResponse(/\/search-dialog\./).then((response) => response.finished());
  await open(page, '/blog');
  await read;
  // A script that has arrived runs in a separate task.
  await page.evaluate(() => new Promise((settle) => requestIdleCallback(settle)));
  await page.keyboard.press('Control+k');
  await expect(waitingBox(page)).toHaveCount(0, { timeout: 1 });
  await page.keyboard.type(KNOWN.vi.query);
  await expect(dialogOf(page, 'vi').box).toHaveValue(KNOWN.vi.query);
  await expect(dialogOf(page, 'vi').status).toContainText(KNOWN.vi.query);
  expect(watch.complaints).toEqual([]);
});

test('Enter before the dialog has loaded leads to the search page', async ({ page }) => {
  await open(page, '/docs');
  await holdDialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('LRU');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=LRU');
});

test(
  'Escape, the close button and a click outside close the box before the dialog has loaded',
  RARE,
  async ({ page }) => {
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
  },
);

for (const locale of triedIn('en')) {
  const { query } = KNOWN[locale];

  test.describe(`the dialog cannot be loaded (${locale})`, () => {
    /** Opens the search without a network, and types into the input that is shown. */
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

    test('the page shows a message; Escape closes the box, and the next attempt opens the dialog', async ({
      page,
      context,
    }) => {
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

    test('retrying with a network opens the dialog with the typed text', RARE, async ({ page, context }) => {
      await openOffline(page);
      await context.setOffline(false);
      await page.keyboard.press('Enter');
      const { box, status } = dialogOf(page, locale);
      await expect(box).toHaveValue(query);
      await expect(box).toBeFocused();
      await expect(status).toContainText(query);
    });

    test('its script is missing: one button retries, the other leads to the search page', RARE, async ({ page }) => {
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
