import type { Page } from '@playwright/test';
import { ASIDE, docPath, LESSON_ID, progressText, STORED, storedText } from './courseProgress';
import { awaken, expect, open, test } from './fixtures';
import { expectUnpolluted, openBlank, POISONS, readTexts, REFUSALS, storeTexts, type Texts } from './poisonedStorage';
import { dialogOf, KNOWN, KNOWN_PATH, storedSearch } from './searchDialog';
import { base, inTurn, message, sampleOf, type Locale } from './site';

const OTHER_LESSON = 'database/learn-sql-in-30-days/04-filtering-with-where';
const PROBLEM = 'leetcode/bit-manipulation/191-number-of-1-bits';
const TIME = '2026-11-20T08:00:00.000Z';
const TITLE = { recent: 'Recent search', favourite: 'Favourite search' };

const THEME = 'theme-site';
const DISMISSED = 'docusaurus.announcement.dismiss-site';
const SOLVED = 'code-lab.solved.v1-site';
const recentKey = (locale: Locale) => `__DOCSEARCH_RECENT_SEARCHES__site-${locale}`;
const favouriteKey = (locale: Locale) => `__DOCSEARCH_FAVORITE_SEARCHES__site-${locale}`;

/** The other keys of local storage: settings of the site, and texts that readers have written. */
const REST = [
  'search-manifest:/-site',
  'search-manifest:/en/-site',
  'search-used-site',
  'first-load.visited',
  'docs-preferred-version-default-site',
  'offline.mode-site',
  'offline.changed-site',
  'auth:hint-site',
  'sql-lab.playground-site',
  'sql-lab.playground.broken-site',
];
const REST_OF_TAB = ['reading-positions-site', 'offline-agreed-site', 'first-load.retried'];

/** The stores, each with a valid text. */
const storesIn = (locale: Locale) => ({
  progress: { keys: [STORED], sound: progressText({ lessons: { [OTHER_LESSON]: { first: TIME, last: TIME } } }) },
  aside: { keys: [ASIDE], sound: '["{\\"version\\":1"]' },
  recent: { keys: [recentKey(locale)], sound: JSON.stringify([storedSearch(1, TITLE.recent)]) },
  favourites: { keys: [favouriteKey(locale)], sound: JSON.stringify([storedSearch(2, TITLE.favourite)]) },
  theme: { keys: [THEME], sound: 'dark' },
  announcement: { keys: [DISMISSED], sound: 'true' },
  solved: { keys: [SOLVED], sound: '{"191-number-of-1-bits":"2026-11-20"}' },
  rest: { keys: REST, sound: '{"format":1,"language":"vi","file":"assets/search/search-index.00000000.json"}' },
});
type StoreName = keyof ReturnType<typeof storesIn>;

/** A combination of texts in which each store is poisoned in a different way and at most one is valid. */
interface Round {
  readonly locale: Locale;
  readonly texts: Readonly<Record<StoreName, string>>;
  readonly isSound: (name: StoreName) => boolean;
}

const KINDS = [...Object.keys(POISONS), 'as it should be'] as const;

/** Over as many rounds as there are kinds, each store has each kind once. */
function roundOf(number: number, locale: Locale): Round {
  const stores = Object.entries(storesIn(locale));
  const kindOf = (index: number) => KINDS[(number + index) % KINDS.length] ?? '';
  const texts = stores.map(([name, { sound }], index) => [name, POISONS[kindOf(index)]?.(sound) ?? sound] as const);
  return {
    locale,
    texts: Object.fromEntries(texts) as Round['texts'],
    isSound: (name) => !(kindOf(stores.findIndex(([each]) => each === name)) in POISONS),
  };
}

const button = (page: Page, locale: Locale, id: string) =>
  page.getByRole('button', { name: message(locale, id), exact: true });

async function markLesson(page: Page, locale: Locale): Promise<void> {
  await button(page, locale, 'progress.LessonEnd.mark').click();
  await expect(button(page, locale, 'progress.LessonEnd.unmark')).toBeVisible();
}

/** The unreadable texts that were set aside. */
function textsAside(text: string | null | undefined): readonly unknown[] {
  try {
    const texts = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(texts) ? texts : [text];
  } catch {
    return [text];
  }
}

async function progressWorks(page: Page, { locale, texts, isSound }: Round): Promise<void> {
  await markLesson(page, locale);
  const [stored, aside] = [(await storedText(page)) ?? '', textsAside(await storedText(page, ASIDE))];
  if (isSound('progress')) {
    const { lessons } = JSON.parse(stored) as { lessons: object };
    expect(Object.keys(lessons)).toEqual([OTHER_LESSON, LESSON_ID]);
  } else {
    expect([stored, ...aside], 'what could not be read is kept').toContain(texts.progress);
  }
  expect(aside, 'texts set aside earlier are kept').toEqual(expect.arrayContaining([...textsAside(texts.aside)]));
}

async function themeWorks(page: Page, { isSound }: Round): Promise<void> {
  const root = page.locator('html');
  const [now, then] = isSound('theme') ? ['dark', 'light'] : ['light', 'dark'];
  await expect(root).toHaveAttribute('data-theme', now);
  await expect(root).toHaveAttribute('data-theme-choice', now);
  // Further down the bar hides and shows while the page moves, so a press could begin on the button and end beside it.
  await page.evaluate(() => scrollTo(0, 0));
  const toggle = page.locator('.navbar button[class*="toggleButton"]').first();
  await expect(toggle).toBeInViewport({ ratio: 1 });
  await expect(toggle.locator('svg:visible')).toHaveCount(1);
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', then);
}

async function announcementWorks(page: Page, { locale, isSound }: Round): Promise<void> {
  const bar = page.locator('.theme-announcement-bar');
  const close = bar.getByRole('button', { name: message(locale, 'theme.AnnouncementBar.closeButtonAriaLabel') });
  if (!isSound('announcement')) await close.click();
  await expect(bar).toBeHidden();
}

async function searchWorks(page: Page, { locale, isSound }: Round): Promise<void> {
  await page.keyboard.press('Control+k');
  const { dialog, box, rows } = dialogOf(page, locale);
  await expect(box).toBeFocused();
  const titles = [...(isSound('recent') ? [TITLE.recent] : []), ...(isSound('favourites') ? [TITLE.favourite] : [])];
  await expect(rows).toHaveText(titles.map((title) => new RegExp(title)));
  await box.fill(KNOWN[locale].query);
  await expect(rows.first()).toContainText(KNOWN[locale].title);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
}

async function labsWork(page: Page, { locale, isSound }: Round): Promise<void> {
  await open(page, docPath(locale, PROBLEM));
  await awaken(page);
  await expect(button(page, locale, 'labKit.LabButton.check').first()).toBeVisible();
  const [solved = ''] = message(locale, 'progress.ExerciseMark.solved').split('{day}');
  const box = page.locator('[id="191-number-of-1-bits"]');
  await expect(box.getByText(solved, { exact: false })).toHaveCount(isSound('solved') ? 1 : 0);
  await open(page, docPath(locale, 'database/sql-playground'));
  await awaken(page);
  await expect(button(page, locale, 'labKit.LabButton.run').first()).toBeVisible();
}

for (const [number, locale] of sampleOf(inTurn([...KINDS.keys()]))) {
  test(`with seven or more of eight stores poisoned nothing breaks or is lost, round ${number + 1} (${locale})`, async ({
    page,
    watch,
  }) => {
    const round = roundOf(number, locale);
    const stores = Object.entries(storesIn(locale));
    const local = stores.flatMap(([name, { keys }]) =>
      keys.map((key) => [key, round.texts[name as StoreName]] as const),
    );
    const before: Texts = { ...Object.fromEntries(local), 'docusaurus.announcement.id-site': 'web-security-1' };
    await storeTexts(page, before, Object.fromEntries(REST_OF_TAB.map((key) => [key, round.texts.rest])));
    await open(page, docPath(locale, LESSON_ID));
    await awaken(page);
    await test.step('progress', () => progressWorks(page, round));
    await test.step('theme', () => themeWorks(page, round));
    await test.step('announcement', () => announcementWorks(page, round));
    await test.step('search', () => searchWorks(page, round));
    await test.step('labs', () => labsWork(page, round));
    await expectUnpolluted(page);
    const left = await readTexts(page);
    for (const name of ['recent', 'favourites'] as const) {
      const [key = ''] = storesIn(locale)[name].keys;
      if (round.isSound(name)) expect(left[key], name).toBe(before[key]);
    }
    // Solved marks of the old format are moved into the progress if that can be stored.
    if (round.isSound('solved')) expect(`${left[SOLVED]} ${left[STORED]}`).toContain('191-number-of-1-bits');
    else expect(left[SOLVED], 'solved').toBe(before[SOLVED]);
    // The search index that an earlier visit named need not exist any more.
    expect(watch.complaints.filter((complaint) => !/search-index\.00000000\.json/.test(complaint))).toEqual([]);
  });
}

for (const [[name, refuse], locale] of sampleOf(inTurn(Object.entries(REFUSALS)))) {
  test(`storage that ${name}: everything works, and what was stored before stays (${locale})`, async ({
    page,
    watch,
  }) => {
    const stores = Object.values(storesIn(locale)).filter(({ keys }) => keys !== REST);
    const before: Texts = Object.fromEntries(stores.flatMap(({ keys, sound }) => keys.map((key) => [key, sound])));
    await storeTexts(page, before);
    await page.addInitScript(refuse);
    await open(page, docPath(locale, LESSON_ID));
    await awaken(page);
    await markLesson(page, locale);
    await expect(page.getByText(message(locale, 'progress.ProgressNotice.unsaved'))).toBeVisible();
    await page.locator('.navbar button[class*="toggleButton"]').first().click();
    await page.keyboard.press('Control+k');
    const { box, rows } = dialogOf(page, locale);
    await box.fill(KNOWN[locale].query);
    await expect(rows.first()).toContainText(KNOWN[locale].title);
    await box.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${base(locale)}${KNOWN_PATH}`));
    // Docusaurus logs in the console what it cannot store; there must be no other message.
    const told = /Docusaurus (?:browser storage is not available|storage error)/;
    expect(watch.complaints.filter((complaint) => !told.test(complaint))).toEqual([]);

    const other = await page.context().newPage();
    await openBlank(other);
    const left = await readTexts(other);
    for (const key of [STORED, ASIDE, recentKey(locale), favouriteKey(locale), SOLVED]) {
      expect(left[key], key).toBe(before[key]);
    }
    await other.close();
  });
}

test('the valid entries of a partly damaged text are used, and the whole text is kept', async ({ page }) => {
  const marked = { first: TIME, last: TIME };
  const text = progressText({
    lessons: { [LESSON_ID]: marked, [OTHER_LESSON]: { first: TIME }, 'no id': marked, constructor: marked },
    exercises: [],
  });
  const searches = [storedSearch(1, TITLE.recent), null, { ...storedSearch(3), url: 'javascript:alert(1)' }];
  await storeTexts(page, { [STORED]: text, [recentKey('vi')]: JSON.stringify(searches) });
  await open(page, docPath('vi', LESSON_ID));
  await awaken(page);
  await expect(button(page, 'vi', 'progress.LessonEnd.unmark')).toBeVisible();
  await expect(page.getByText(message('vi', 'progress.ProgressNotice.damaged'))).toBeVisible();
  expect(JSON.parse((await storedText(page, ASIDE)) ?? '')).toEqual([text]);
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page, 'vi').rows).toHaveText([new RegExp(TITLE.recent)]);
});
