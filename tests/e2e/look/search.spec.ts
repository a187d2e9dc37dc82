// What readers see of the search before they type, while they type, and in its hits.
import type { Locator } from '@playwright/test';
import { LESSON_ID, STORED } from '../courseProgress';
import { expect, expectAccessible, open, test } from '../fixtures';
import { dialogOf, openDialog, searchButton, storedSearch, storeSearches } from '../searchDialog';
import { base, message, triedIn } from '../site';

for (const [width, isBox] of [
  [1280, true],
  [1000, true],
  [768, true],
  [767, false],
  [360, false],
] as const) {
  test(`at ${width} px the navbar ${isBox ? 'has a box that says what it is' : 'has an icon'}, and nothing is pressed out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const button = page.locator('.navbar a[href$="/search"]');
    const words = button.getByText(message('vi', 'search.SearchButton.label'));
    await expect(words).toBeVisible({ visible: isBox });
    const size = await button.boundingBox();
    expect(size?.height).toBeGreaterThanOrEqual(36);
    const bar = await page.locator('.navbar__inner').boundingBox();
    const overlaps = await page.locator('.navbar__inner').evaluate((inner) => {
      const boxes = [...inner.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
      const seen = boxes.map((part) => part.getBoundingClientRect()).filter(({ width: wide }) => wide > 0);
      return seen.some((one, index) =>
        seen
          .slice(index + 1)
          .some(
            (other) =>
              one.left < other.right - 1 &&
              other.left < one.right - 1 &&
              one.top < other.bottom &&
              other.top < one.bottom,
          ),
      );
    });
    expect(overlaps).toBe(false);
    expect((size?.x ?? 0) + (size?.width ?? 0)).toBeLessThanOrEqual((bar?.x ?? 0) + (bar?.width ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const locale of triedIn('vi')) {
  test(`the empty dialog offers six lessons, by keyboard too, and below stored searches (${locale})`, async ({
    page,
    watch,
  }) => {
    const { dialog, box } = await openDialog(page, locale);
    const lessons = dialog.getByRole('region', { name: message(locale, 'search.Starters.label') }).getByRole('link');
    expect(await lessons.count()).toBeGreaterThanOrEqual(6);
    await expectAccessible(page, 'the empty search dialog', 'dialog[open]');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      for (const lesson of await lessons.all()) await expect(lesson).toBeInViewport({ ratio: 1 });
    }
    await page.keyboard.press('ArrowDown');
    await expect(lessons.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(box).toBeFocused();
    await page.keyboard.type('k');
    await expect(lessons.first()).toBeHidden();
    await page.keyboard.press('Backspace');
    await expect(lessons.first()).toBeVisible();
    // The arrow keys choose among hits as long as there are some.
    await expect(dialog.getByRole('row')).toHaveCount(0);
    const third = lessons.nth(2);
    const address = (await third.getAttribute('href')) ?? '';
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(address));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(message(locale, 'theme.NotFound.title'));
    expect(watch.complaints).toEqual([]);
  });
}

test('a returning reader finds the next lesson first, and recent searches above the lessons', async ({ page }) => {
  const at = '2026-11-01T08:00:00.000Z';
  const first = LESSON_ID.replace(/03-.*/, '01-intro-to-sql-and-dbms');
  const progress = { version: 1, lessons: { [first]: { first: at, last: at } }, exercises: {}, quizzes: {} };
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    STORED,
    JSON.stringify(progress),
  ] as const);
  await storeSearches(page, 'vi', 'RECENT', [storedSearch(1), storedSearch(2)]);
  const { dialog, rows } = await openDialog(page, 'vi');
  const lessons = dialog.getByRole('region', { name: message('vi', 'search.Starters.label') }).getByRole('link');
  await expect(lessons.first()).toContainText(message('vi', 'search.Starters.next'));
  await expect(lessons.first()).toHaveAttribute('href', /02-relational-model/);
  await expect(lessons).toHaveCount(6);
  await expect(rows).toHaveCount(2);
  const tops = await Promise.all(
    [rows.last(), lessons.first()].map(async (part) => (await part.boundingBox())?.y ?? 0),
  );
  expect(tops[0]).toBeLessThan(tops[1] ?? 0);
});

/** The letters of a text that are on the screen, and the number of its lines. */
const shownOf = (text: Locator) =>
  text.evaluate((element) => {
    const { bottom, height } = element.getBoundingClientRect();
    const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let count = 0;
    for (let node = letters.nextNode(); node; node = letters.nextNode()) {
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        if (range.getBoundingClientRect().top < bottom - 2) count += 1;
      }
    }
    return { count, lines: Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight)) };
  });

const QUERIES = [
  ['chỉ mục phủ', 'vi'],
  ['covering index', 'en'],
] as const;

for (const [query, locale] of QUERIES) {
  test(`excerpts have two full lines on a phone, and found words a marker (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, `${base(locale)}docs`);
    await searchButton(page, locale).click();
    const { seeAll, dialog } = dialogOf(page, locale);
    await page.keyboard.type(query, { delay: 10 });
    // The first list may be from the headings alone.
    await expect(seeAll).toBeVisible();
    const excerpts = dialog.locator('.DocSearch-Hit-content-wrapper > .DocSearch-Hit-title').filter({ hasText: '…' });
    await expect(excerpts.first()).toBeVisible();
    const shown = [];
    for (const excerpt of await excerpts.all()) {
      await excerpt.scrollIntoViewIfNeeded();
      // One that ends with its section may be shorter.
      if (((await excerpt.textContent()) ?? '').length >= 95) shown.push(await shownOf(excerpt));
    }
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(({ lines }) => lines)).toEqual(shown.map(() => 2));
    // Long names of a program's output leave the ends of lines empty.
    const full = shown.filter(({ count }) => count >= 90);
    expect(full.length / shown.length, JSON.stringify(shown)).toBeGreaterThanOrEqual(0.75);
    const mark = dialog.locator('.DocSearch-Hit mark').first();
    const looks = await mark.evaluate((element) => {
      const { color, textDecorationLine, fontWeight, backgroundColor } = getComputedStyle(element);
      const around = getComputedStyle(element.parentElement as Element);
      return { line: textDecorationLine, weight: fontWeight, isInk: color === around.color, paper: backgroundColor };
    });
    expect(looks).toMatchObject({ line: 'none', weight: '400', isInk: true });
    expect(looks.paper).not.toBe('rgba(0, 0, 0, 0)');
    await expectAccessible(page, 'hits', 'dialog[open]');
  });
}

test('a page comes before its sections', async ({ page }) => {
  const { rows } = await openDialog(page, 'vi');
  for (const query of ['giao dich', 'ket noi trong']) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(query, { delay: 10 });
    await expect(rows.filter({ has: page.locator('mark') }).first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status').first()).toContainText(query);
    const hits = await rows.evaluateAll((all) =>
      all.map((row) => ({
        page: new URL((row.querySelector('a') as HTMLAnchorElement).href).pathname,
        isParent:
          !row.classList.contains('DocSearch-Hit--Child') &&
          !new URL((row.querySelector('a') as HTMLAnchorElement).href).hash,
      })),
    );
    for (const [position, hit] of hits.entries())
      if (hit.isParent)
        expect(
          hits.findIndex(({ page: other }) => other === hit.page),
          `${query}: ${hit.page}`,
        ).toBe(position);
  }
});

const QUESTIONS = [
  ['chi muc la gi', 'chi muc', 'vi'],
  ['what is a deadlock', 'deadlock', 'en'],
] as const;

for (const [question, keywords, locale] of QUESTIONS) {
  test(`a question typed among keywords is offered to question mode, and asked (${locale})`, async ({
    page,
    watch,
  }) => {
    const { dialog, box } = await openDialog(page, locale);
    const line = dialog.getByRole('button', { name: message(locale, 'search.AskLine.ask') });
    await page.keyboard.type(keywords, { delay: 10 });
    await expect(line).toHaveCount(0);
    await page.keyboard.type('?');
    await expect(line).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(question, { delay: 10 });
    await expect(box).toHaveValue(question);
    await expect(line).toBeVisible();
    await line.click();
    await expect(dialog.getByRole('heading', { name: question })).toBeVisible();
    await expect(dialog.locator('blockquote').first()).toBeVisible();
    expect(watch.complaints).toEqual([]);
  });
}
