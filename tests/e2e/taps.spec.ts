import type { Locator, Page } from '@playwright/test';
import { expect, hold, hydrated, layOut, MAIN_SCRIPT, test, withoutReload } from './fixtures';
import { base, LOCALES, message, OPEN_MENU, type Locale } from './site';
import { trials } from '../trials';

const LOADS = trials(20);
const TAPS = 10;
const LESSON = 'docs/leetcode/bit-manipulation/191-number-of-1-bits';

/** One tap, and a check of its effect after hydration. */
interface Tap {
  readonly name: string;
  readonly control: Locator;
  readonly check: () => Promise<void>;
}

/** Pseudo-random numbers from 0 up to 1 that are the same for the same seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** The last tapped link to a section, whose hash stays in the URL. */
interface Last {
  section?: string;
}

/** Everything on a lesson that can be tapped without covering or leaving the page. */
async function tapsOf(page: Page, locale: Locale, isNarrow: boolean, last: Last): Promise<Tap[]> {
  const root = page.locator('html');
  const theme = await root.getAttribute('data-theme');
  const bar = page.locator('.theme-announcement-bar');
  const taps: Tap[] = [
    {
      name: 'announcement',
      control: bar.getByRole('button'),
      check: () => expect(bar).toBeHidden(),
    },
  ];
  // Some runs of the lesson end with an error or are stopped; the reset button appears after any of them.
  const runs = page
    .getByRole('button', { name: message(locale, 'labKit.LabButton.run'), exact: true })
    .and(page.locator('[aria-controls]'));
  for (const index of [0, 1, 2]) {
    const output = page.locator(`[id="${(await runs.nth(index).getAttribute('aria-controls')) ?? ''}"]`);
    const block = page.locator('div').filter({ has: output }).last();
    const back = block.getByRole('button', { name: message(locale, 'labKit.LabButton.reset') });
    taps.push({ name: `run ${index}`, control: runs.nth(index), check: () => expect(back).toBeVisible() });
  }
  taps.push({
    name: 'approaches',
    control: page.getByText(message(locale, 'labKit.Approaches.show'), { exact: true }).first(),
    check: () => expect(page.getByRole('tab').first()).toBeVisible(),
  });
  if (isNarrow) {
    const contents = page.locator('.theme-doc-toc-mobile');
    taps.push({
      name: 'contents',
      control: contents.locator('summary'),
      check: () => expect(contents).toHaveAttribute('open'),
    });
    return taps;
  }
  taps.push({
    name: 'colour mode',
    control: page.locator('.navbar button[class*="toggleButton"]').first(),
    check: () => expect(root).not.toHaveAttribute('data-theme', theme ?? ''),
  });
  const categories = page.locator('.theme-doc-sidebar-container nav > ul > li > details');
  for (let index = 0; index < (await categories.count()); index += 1) {
    const category = categories.nth(index);
    const wasOpen = await category.evaluate((fold) => (fold as HTMLDetailsElement).open);
    taps.push({
      name: `category ${index}`,
      control: category.locator('summary').first(),
      check: () => (wasOpen ? expect(category).not.toHaveAttribute('open') : expect(category).toHaveAttribute('open')),
    });
  }
  for (const index of [1, 3, 5]) {
    const link = page.locator('.theme-doc-toc-desktop .table-of-contents__link').nth(index);
    const section = (await link.getAttribute('href')) ?? '';
    taps.push({
      name: `section ${section}`,
      control: link,
      check: () => expect.poll(() => new URL(page.url()).hash).toBe(last.section ?? section),
    });
  }
  return taps;
}

/** The control whose tap covers the page, so it is tapped last. */
function coveringTap(page: Page, locale: Locale, isNarrow: boolean): Tap {
  if (isNarrow) {
    return {
      name: 'menu',
      control: page.locator('.navbar__toggle'),
      check: () => expect(page.locator(OPEN_MENU)).toBeInViewport(),
    };
  }
  return {
    name: 'search',
    control: page.locator('.navbar').getByLabel(message(locale, 'search.SearchButton.label'), { exact: true }),
    check: () => expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused(),
  };
}

async function press({ name, control }: Tap, page: Page, last: Last): Promise<void> {
  // The navbar hides while the page scrolls down.
  if (/colour|search|menu/.test(name)) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await control.click();
  if (name.startsWith('section ')) last.section = name.slice('section '.length);
}

for (let load = 0; load < LOADS; load += 1) {
  const locale = LOCALES[load % 2] ?? 'vi';
  const isNarrow = load % 4 === 3;
  test(`no tap is lost during load ${load + 1} (${locale}, ${isNarrow ? 'phone' : 'desktop'})`, async ({ page }) => {
    const random = randomNumbers(load + 1);
    if (isNarrow) await page.setViewportSize({ width: 390, height: 800 });
    const release = await hold(page, MAIN_SCRIPT);
    await page.goto(base(locale) + LESSON);
    await layOut(page);
    const last: Last = {};
    const taps = shuffle(await tapsOf(page, locale, isNarrow, last), random).slice(0, TAPS - 1);
    taps.push(coveringTap(page, locale, isNarrow));
    const before = Math.floor(random() * (taps.length + 1));
    for (const [index, tap] of taps.entries()) {
      if (index === before) release();
      await test.step(tap.name, () => press(tap, page, last));
    }
    release();
    await hydrated(page);
    for (const tap of taps) await test.step(`${tap.name}: its effect`, tap.check);
  });
}

test('a link that is clicked before the scripts run leads to its page', async ({ page }) => {
  await withoutReload(page);
  await page.route(MAIN_SCRIPT, (route) => route.abort());
  await page.goto(`/${LESSON}`);
  await layOut(page);
  await page.locator('.pagination-nav__link').first().click();
  await expect(page).not.toHaveURL(new RegExp(LESSON));
  await expect(page.locator('h1')).toBeVisible();
});

test('a clicked link leads to its page although the scripts fail afterwards', async ({ page }) => {
  const fail = await hold(page, MAIN_SCRIPT, 'abort');
  // Requests of a page that the browser has prefetched would not be visible to the test, so speculation rules are
  // disabled.
  await page.route(`**/${LESSON}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('speculationrules', 'application/json') });
  });
  await page.goto(`/${LESSON}`);
  await layOut(page);
  const link = page.locator('.pagination-nav__link').first();
  const target = (await link.getAttribute('href')) ?? '';
  const release = await hold(page, `**${target}`);
  const asked = page.waitForRequest(`**${target}`);
  const warned = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await link.click({ noWaitAfter: true });
  await asked;
  fail();
  await warned;
  release();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test('a link that is clicked after the scripts have failed leads to its page, although the page was to be reloaded', async ({
  page,
}) => {
  const exceptions: string[] = [];
  page.on('pageerror', ({ message: text }) => exceptions.push(text));
  const fail = await hold(page, MAIN_SCRIPT, 'abort');
  await page.goto(`/${LESSON}`);
  await layOut(page);
  // Its failure is not reported if the next page comes first.
  const fetchedAgain = page.waitForRequest((request) => request.resourceType() === 'fetch');
  const link = page.locator('.pagination-nav__link').first();
  const target = (await link.getAttribute('href')) ?? '';
  // The click comes between the failure and the reload, which waits for the script to be fetched again.
  await link.evaluate((element: HTMLElement) => {
    addEventListener('error', () => setTimeout(() => element.click()), { capture: true, once: true });
  });
  fail();
  await fetchedAgain;
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator('h1')).toBeVisible();
  expect(exceptions).toEqual([]);
});

const LINKS_THAT_STAY: readonly { name: string; selector: string; modifiers?: ['Control'] }[] = [
  { name: 'a link to a section', selector: '.theme-doc-toc-desktop .table-of-contents__link' },
  { name: 'a link that opens beside the page', selector: '.pagination-nav__link', modifiers: ['Control'] },
];
for (const { name, selector, modifiers } of LINKS_THAT_STAY) {
  test(`${name} does not prevent the reload of the page when its scripts fail`, async ({ page }) => {
    const fail = await hold(page, MAIN_SCRIPT, 'abort');
    await page.goto(`/${LESSON}`);
    await layOut(page);
    await page.locator(selector).last().click({ modifiers });
    const again = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
    );
    fail();
    await again;
  });
}

test('a click on the search button leads to the search page when the scripts fail to load', async ({ page }) => {
  await withoutReload(page);
  await page.route(MAIN_SCRIPT, (route) => route.abort());
  await page.goto(`/${LESSON}`);
  await page.locator('.navbar a[data-opens]').click();
  await expect(page).toHaveURL(/\/search$/);
});
