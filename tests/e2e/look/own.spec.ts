// The reader's own pages on a site without sign-in, and the pages for what goes wrong: they are complete before scripts,
// inside the shell, and no button on them is dead.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { exercisesOf, filled, LESSON_ID, solvedOn, STORED, wholeCourse } from '../courseProgress';
import { expect, expectAccessible, hydrated, moved, movedElements, open, test, watchMoves } from '../fixtures';
import { base, inTurn, message, onePathOfEachKind, buildFolder, triedIn, type Locale } from '../site';

const t = (locale: Locale, id: string, values: Record<string, string | number> = {}) => filled(locale, id, values);

async function withoutScripts(browser: Browser, baseURL: string | undefined, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await look(await context.newPage());
  await context.close();
}

const OWN_PAGES = [
  ['dashboard', 'auth.dashboard.title', 'dashboard.DashboardPage.lead'],
  ['settings', 'auth.settings.title', 'settings.SettingsPage.lead'],
  ['sign-in', 'auth.SignInOff.title', 'auth.SignInOff.text'],
  ['profile', 'auth.SignInOff.title', 'auth.SignInOff.text'],
  ['no/such/page', 'theme.NotFound.title', 'notFound.NotFoundPage.text'],
] as const;

for (const locale of triedIn('vi')) {
  test(`the reader's own pages, the sign-in routes and the 404 can be read without scripts (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    await withoutScripts(browser, baseURL, async (page) => {
      for (const [route, title, lead] of OWN_PAGES) {
        await page.goto(base(locale) + route);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(message(locale, title));
        await expect(main.getByText(message(locale, lead))).toBeVisible();
        await expect(page.locator('.navbar').getByRole('link').first()).toBeVisible();
        await expect(main.getByRole('link').first()).toBeVisible();
        expect(await main.locator('button:visible').count(), `${route}: buttons that cannot work`).toBe(0);
      }
      await page.goto(`${base(locale)}dashboard`);
      await expect(page.locator('main noscript p')).toHaveText(message(locale, 'dashboard.DashboardPage.noScript'));
    });
  });
}

test('without sign-in no page has an element named after Google', async ({ browser, baseURL }) => {
  await withoutScripts(browser, baseURL, async (page) => {
    const own = ['/dashboard', '/settings', '/sign-in', '/login', '/register', '/logout', '/profile', '/nope'];
    for (const path of [...own, ...onePathOfEachKind('vi', buildFolder).slice(0, 8)]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /google/i }), path).toHaveCount(0);
      await expect(
        page.getByRole('link', { name: /google/i }).and(page.locator('main a[href*="sign"]')),
        path,
      ).toHaveCount(0);
    }
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  for (const path of ['/sign-in', '/register']) {
    await open(page, path);
    await expect(page.getByText(/google/i)).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: message('vi', 'auth.SignInOff.dashboard') })
      .click();
    await expect(page).toHaveURL('/dashboard');
  }
  await page.close();
});

for (const locale of triedIn('en')) {
  test(`the dashboard continues the course, and its file restores it on an empty profile (${locale})`, async ({
    page,
    browser,
    baseURL,
    watch,
  }) => {
    const [exercise = ''] = exercisesOf(LESSON_ID);
    const at = '2026-11-01T08:00:00.000Z';
    const progress = {
      version: 1,
      lessons: {
        [`${LESSON_ID.replace(/03-.*/, '01-intro-to-sql-and-dbms')}`]: { first: at, last: at },
        [`${LESSON_ID.replace(/03-.*/, '02-relational-model-and-sample-database')}`]: { first: at, last: at },
      },
      exercises: { [exercise]: solvedOn('2026-11-01') },
      quizzes: {},
    };
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      STORED,
      JSON.stringify(progress),
    ] as const);
    await page.addInitScript(watchMoves);
    await open(page, `${base(locale)}dashboard`);
    const next = t(locale, 'progress.LessonLabel.dayInside', { number: 3 });
    const resume = page.getByRole('link', { name: t(locale, 'progress.StartLink.resume', { lesson: next }) });
    await expect(resume).toHaveAttribute('href', `${base(locale)}docs/${LESSON_ID}`);
    await expect(page.getByRole('main').locator(`a[href$="#${exercise}"]`)).toBeVisible();
    const all = Object.keys(wholeCourse().exercises).length;
    await expect(page.getByText(`1/${all}`, { exact: true })).toBeVisible();
    expect(await moved(page), (await movedElements(page)).join('\n')).toBeLessThanOrEqual(0.01);
    await expectAccessible(page, 'dashboard');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: message(locale, 'progress.ProgressTools.export') }).click();
    const file = await readFile(await (await saving).path(), 'utf8');
    const other = await browser.newContext({ baseURL: baseURL ?? '' });
    const there = await other.newPage();
    await open(there, `${base(locale)}dashboard`);
    await expect(there.getByText(message(locale, 'dashboard.Reviews.none'))).toBeVisible();
    await there
      .locator('input[type=file]')
      .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(there.getByText(t(locale, 'progress.DayStrip.count', { read: 2, lessons: 34 }))).toBeVisible();
    await expect(there.locator('main').locator(`a[href$="#${exercise}"]`)).toBeVisible();
    await there.reload();
    await hydrated(there);
    await expect(there.getByText(t(locale, 'progress.DayStrip.count', { read: 2, lessons: 34 }))).toBeVisible();
    await other.close();
    expect(watch.complaints).toEqual([]);
  });
}

test('settings change the colour mode and the language, and delete what was typed', async ({ page, watch }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('sql-lab.text.v1.x-site', 'SELECT 1');
    localStorage.setItem('another', 'kept');
  });
  await open(page, '/settings');
  await page.getByLabel(message('vi', 'settings.ColourMode.dark'), { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const typed = message('vi', 'settings.kindText.typed');
  const remove = page.getByRole('button', { name: t('vi', 'settings.StoredData.deleteName', { what: typed }) });
  await remove.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('vi', 'settings.StoredData.delete'), exact: true })
    .click();
  await expect(page.getByText(message('vi', 'settings.StoredData.deleted'))).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expectAccessible(page, 'settings');
  expect(await page.evaluate(() => localStorage.getItem('sql-lab.text.v1.x-site'))).toBeNull();

  await page.getByRole('button', { name: message('vi', 'settings.StoredData.deleteAll') }).click();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: message('vi', 'settings.StoredData.delete'), exact: true })
    .click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('another'))).toBe('kept');

  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('en', 'auth.settings.title'));
  expect(watch.complaints).toEqual([]);
});

/** Expressions of the home page that fail: inside the layout, and around it, where Docusaurus shows a bare page. */
const CRASHES = [
  ['inside the layout', /(?<="aria-labelledby":)(?="question")/],
  ['around the layout', /(?<=\bdescription:)(?=\(0,\w+\.\w+\)\(\{message:"[^"]*k6, LeetCode)/],
] as const;

for (const [[what, marker], locale] of inTurn(CRASHES)) {
  test(`a crash ${what} keeps the navbar, says what to do and leads home (${locale})`, async ({ page }) => {
    const broken = '(()=>{throw new Error("outer failure",{cause:new Error("inner cause")})})()||';
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(marker, broken) });
    });
    await page.goto(base(locale));
    await page.locator('html').dispatchEvent('wheel');
    const crash = page.getByRole('main');
    await expect(crash.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'theme.ErrorPageContent.title'));
    await expect(crash.getByText(message(locale, 'theme.ErrorPageContent.advice'))).toBeVisible();
    await expect(page.locator('.navbar').getByRole('link', { name: 'Blog' })).toBeVisible();
    await expect(crash.getByText('outer failure')).toBeHidden();
    await crash.locator('summary').click();
    await expect(crash.getByText('outer failure')).toBeVisible();
    const home = crash.getByRole('link', { name: message(locale, 'auth.backToHome') });
    await expect(home).toHaveAttribute('href', base(locale));
    await expectAccessible(page, 'crash');
    await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
}

for (const width of [1280, 360]) {
  test(`the 404 page moves nothing, begins at the page's edge and suggests what resembles the address (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(watchMoves);
    await page.goto('/docs/operating-system/page-replacment');
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('listitem').first()).toContainText('page-replacement-algorithms');
    expect(await moved(page), (await movedElements(page)).join('\n')).toBeLessThanOrEqual(0.01);
    const left = (await main.getByRole('heading', { level: 1 }).boundingBox())?.x;
    await page.goto('/qqqq/zzzz');
    await hydrated(page);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(message('vi', 'notFound.NotFoundPage.topics'));
    expect(await main.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
    await page.goto('/community');
    expect((await main.getByRole('heading', { level: 1 }).boundingBox())?.x).toBe(left);
  });
}
