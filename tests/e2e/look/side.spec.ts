import type { Page } from '@playwright/test';
import { SQL_OUTLINE } from '../../../courses/sql/outline';
import { lessonId } from '../../../src/features/progress/core/course';
import { progressText, seed } from '../courseProgress';
import { expect, hydrated, moved, movedElements, open, test, watchMoves } from '../fixtures';
import { base, message, triedIn } from '../site';

const FOLDER = `docs/${SQL_OUTLINE.folder}`;
const COURSE_PAGES = [...(SQL_OUTLINE.otherPages ?? []), ...SQL_OUTLINE.lessons.map(({ file }) => file)];
const DAY = `/${FOLDER}/12-inner-join`;
const CATEGORY = '/docs/category/learn-sql-in-30-days';
const PHONE = { width: 360, height: 740 };

/** Whether the entry of the page is in the visible part of the list, above the button that hides the list. */
const currentInView = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('.theme-doc-sidebar-container nav')!.getBoundingClientRect();
    const button = document.querySelector('.theme-doc-sidebar-container nav + button')!.getBoundingClientRect();
    const { top, bottom, height } = document
      .querySelector('.theme-doc-sidebar-container a[aria-current=page]')!
      .getBoundingClientRect();
    return height > 0 && top >= list.top && bottom <= Math.min(list.bottom, button.top, innerHeight);
  });

/** What is wider inside than outside, and so cut or scrolled. */
const cutIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((roots) =>
    roots
      .flatMap((root) => [root, ...root.querySelectorAll<HTMLElement>('*')])
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of triedIn('vi')) {
    test(`the list shows where the reader is, on every page of the course (${locale})`, async ({ page }) => {
      const lost: string[] = [];
      for (const file of COURSE_PAGES) {
        await page.goto(`${base(locale)}${FOLDER}/${file}`, { waitUntil: 'commit' });
        await page.locator('.footer').waitFor({ state: 'attached' });
        if (!(await currentInView(page))) lost.push(file);
      }
      expect(lost).toEqual([]);
    });
  }

  test('a list that is longer than the screen is scrolled to it', async ({ page }) => {
    const group = '/docs/web-security/webgoat-2023.8/A1-Broken-Access-Control';
    await page.goto(`${group}/review-checklist`);
    expect(await currentInView(page)).toBe(true);
    await page.setViewportSize({ width: 1366, height: 650 });
    await page.goto(`/${FOLDER}/review-03-days-21-30`);
    expect(await currentInView(page)).toBe(true);
  });

  test('the other stages of the course are closed, and open', async ({ page }) => {
    await page.goto(DAY);
    const stages = page.locator('.theme-doc-sidebar-container nav details');
    expect(await stages.evaluateAll((all) => all.map((stage) => (stage as HTMLDetailsElement).open))).toEqual([
      false,
      true,
      false,
    ]);
    await stages.first().locator('summary').click();
    await expect(stages.first().getByRole('link').first()).toBeVisible();
  });
});

test('with scripts too, and after a step to the next stage', async ({ page, watch }) => {
  await open(page, `/${FOLDER}/30-database-security`);
  expect(await currentInView(page)).toBe(true);
  await open(page, `/${FOLDER}/review-01-days-01-10`);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('.theme-doc-sidebar-container a[aria-current=page]')).toHaveText(/^11/);
  expect(await currentInView(page)).toBe(true);
  expect(watch.complaints).toEqual([]);
});

test('a hovered entry of the list has no fill, the current one has', async ({ page }) => {
  await page.goto(DAY);
  const list = page.locator('.theme-doc-sidebar-container nav');
  const other = list.getByRole('link', { name: /^13/ });
  await other.hover();
  await expect(other).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(list.locator('a[aria-current=page]')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('progress moves nothing when it appears in the list', async ({ page }) => {
  const at = '2026-11-01T08:00:00.000Z';
  const lessons = { [lessonId(SQL_OUTLINE, { file: '11-group-by-and-having' })]: { first: at, last: at } };
  await seed(page, progressText({ lessons }));
  await page.goto(DAY);
  // From here on: on a busy machine, parts of a page are drawn while the rest is still being parsed.
  await page.evaluate(watchMoves);
  await hydrated(page);
  await expect(page.locator('.theme-doc-sidebar-container nav progress')).toHaveAttribute('value', '1');
  const elements = await movedElements(page);
  expect(await moved(page), elements.join('\n')).toBeLessThanOrEqual(0.01);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  for (const path of [DAY, `/${FOLDER}/30-day-sql-learning-roadmap`, '/docs/database/sql-playground', '/en/docs']) {
    test(`one line stands above the title of ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.locator('.theme-announcement-bar').getByRole('button').click();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(title?.y).toBeLessThanOrEqual(130);
      expect(await cutIn(page, '.theme-doc-breadcrumbs, .theme-doc-toc-mobile')).toEqual([]);
    });
  }

  test('the line leads back to the course, says the day, and opens the contents', async ({ page }) => {
    await page.goto(DAY);
    const line = page.locator('.theme-doc-breadcrumbs');
    await expect(line).toHaveText(/12\/30/);
    const back = line.getByRole('link').filter({ visible: true });
    const contents = page.locator('.theme-doc-toc-mobile summary');
    await expect(contents).toHaveText(message('vi', 'theme.TOCCollapsible.toggleButtonLabel'));
    const [from, to] = [await back.boundingBox(), await contents.boundingBox()];
    expect(from?.height).toBeGreaterThanOrEqual(44);
    expect(to?.height).toBeGreaterThanOrEqual(44);
    expect(Math.abs(from!.y - to!.y)).toBeLessThanOrEqual(1);
    await contents.tap();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
    await back.tap();
    await expect(page).toHaveURL(CATEGORY);
  });

  test('the overview of the course is at most five screens high, and cuts nothing', async ({ page }) => {
    await page.goto(CATEGORY);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(3600);
    expect(await cutIn(page, 'main')).toEqual([]);
  });
});

for (const [path, limit] of [
  [CATEGORY, 2000],
  ['/blog', 1100],
] as const) {
  test(`${path} is at most ${limit} px high`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(limit);
  });
}

for (const path of [
  CATEGORY,
  '/docs',
  '/docs/tags',
  '/docs/tags/sql',
  '/docs/category/leetcode',
  '/blog',
  '/blog/tags',
  '/blog/archive',
]) {
  test(`${path} cuts no text, and its rows begin where its title begins`, async ({ page }) => {
    await page.goto(path);
    expect(await cutIn(page, 'main :is(h1, h2, h3, li, p)')).toEqual([]);
    const edges = await page
      .locator('main :is(h1, main li > *):visible')
      .evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
    expect(Math.min(...edges)).toBe(edges[0]);
  });
}

test('the list of posts stands beside a post, but not beside another list', async ({ page }) => {
  for (const [path, count] of [
    ['/blog', 0],
    ['/blog/tags', 0],
    ['/blog/uuid-primary-keys', 1],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main ~ aside, .row > aside')).toHaveCount(count);
  }
});

for (const language of ['', '/en'] as const) {
  test(`the documents have one name (${language || 'vi'})`, async ({ page }) => {
    const name = language ? 'Tutorial' : 'Bài học';
    await page.goto(`${language}/docs`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const place of ['.navbar', '.footer']) {
      await expect(page.locator(place).getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `${language}/docs`,
      );
    }
    await expect(page.locator('.theme-doc-sidebar-container a[aria-current=page]')).toHaveText(name);
  });
}
