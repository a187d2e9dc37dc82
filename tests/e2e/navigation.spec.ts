import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import matter from 'gray-matter';
import { atRest, expect, hydrated, open, test } from './fixtures';
import { dialogOf, KNOWN, KNOWN_PATH } from './searchDialog';
import { base, message, triedIn } from './site';
import { RARE } from '../trials';

const LESSON = 'docs/operating-system/process-scheduling-algorithms';
const NEIGHBOUR = KNOWN_PATH;

/** The dates of a post: written, last revised, last checked. */
function daysOf(post: string, locale: string): string[] {
  const { data } = matter(readFileSync(path.join(__dirname, '../../blog', `${post}.mdx`), 'utf8'));
  const { format } = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return [data.date, data.last_update.date, data.last_checked].map((day: Date) => format(day));
}

/** Counts the requests for whole documents. */
function watchRequests(page: Page) {
  const seen = { documents: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) seen.documents += 1;
  });
  return seen;
}

/** Marks the sidebar element on the page; a new element would not have the mark. */
async function markSidebar(page: Page) {
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await sidebar.evaluate((element) => element.setAttribute('data-marked', ''));
  return page.locator('.theme-doc-sidebar-container[data-marked]');
}

for (const locale of triedIn('vi')) {
  const address = (name: string) => base(locale) + name;

  test.describe(`navigation (${locale})`, () => {
    test('dates are written in words on the first page and on the next', async ({ page, watch }) => {
      const first = daysOf('2024-06-02-uuid-primary-keys', locale);
      const next = daysOf('2024-04-07-angular-build-time', locale);
      await page.goto(address('blog/uuid-primary-keys'));
      // Between these are the dates of recordings.
      const all = page.getByRole('article').locator('time');
      const times = page.getByRole('article').locator('header time').or(all.last());
      await expect(times).toHaveText(first);
      await hydrated(page);
      await expect(times).toHaveText(first);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).toHaveURL(/angular-build-time$/);
      await expect(times).toHaveText(next);
      expect(watch.complaints).toEqual([]);
    });

    test('a page that hydrates by itself leads to another one, in the same frame', async ({ page, watch }) => {
      const seen = watchRequests(page);
      // Without an interaction the page hydrates by itself.
      await page.goto(address(LESSON));
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await page.waitForLoadState('networkidle');

      const sidebar = await markSidebar(page);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.evaluate((element) => element.setAttribute('data-marked', ''));
      const link = page.locator('.theme-doc-sidebar-container').locator(`a[href="${address(NEIGHBOUR)}"]`);
      // A change of only the URL renders the page again.
      await page.locator('.theme-doc-toc-desktop a').first().click();
      await expect(page).toHaveURL(/#/);
      await expect(page.locator('h1[data-marked]')).toBeVisible();

      await link.click();
      await expect(page).toHaveURL(address(NEIGHBOUR));
      await expect(heading).toHaveText(KNOWN[locale].title);
      await expect(sidebar).toBeVisible();
      await expect(sidebar.locator('a.menu__link--active[aria-current=page]')).toHaveAttribute(
        'href',
        address(NEIGHBOUR),
      );
      expect(seen.documents).toBe(1);
      expect(watch.complaints).toEqual([]);
    });

    test('back and forward keep the query and the hash', async ({ page, watch }) => {
      const seen = watchRequests(page);
      await open(page, `${address(LESSON)}?from=test#main`);
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await page
        .locator(`.pagination-nav a, .theme-doc-sidebar-container a[href="${address(NEIGHBOUR)}"]`)
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      const sidebar = await markSidebar(page);
      await page.locator('.navbar').getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL(address('blog'));
      await expect(sidebar).toHaveCount(0);
      await page.goBack();
      await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${address(LESSON)}?from=test#main`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      expect(seen.documents).toBe(1);
      expect(watch.complaints).toEqual([]);
    });

    for (const name of [NEIGHBOUR, 'blog/uuid-primary-keys']) {
      test(`content that is inserted above the visible text moves nothing: ${name}`, async ({ page }) => {
        await open(page, address(name));
        await page.mouse.move(640, 400, { steps: 2 });
        await page.mouse.wheel(0, 3000);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(3000);
        await atRest(page);
        const movement = await page.locator('.markdown').evaluate(async (text) => {
          const read = [...text.children].find((part) => part.getBoundingClientRect().top > 100)!;
          const before = read.getBoundingClientRect().top;
          text.prepend(Object.assign(document.createElement('div'), { style: 'height: 500px' }));
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          return read.getBoundingClientRect().top - before;
        });
        expect(movement).toBeCloseTo(0, 0);
      });
    }

    test('a search hit opens its page as the first navigation', RARE, async ({ page, watch }) => {
      const seen = watchRequests(page);
      await open(page, base(locale));
      await page.keyboard.press('Control+k');
      const { box, rows } = dialogOf(page, locale);
      await box.fill(KNOWN[locale].query);
      await expect(rows.filter({ hasText: KNOWN[locale].title }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === address(KNOWN_PATH));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(KNOWN[locale].title);
      expect(seen.documents).toBe(1);
      expect(watch.complaints).toEqual([]);
    });

    for (const missing of ['none', 'docs/none', 'blog/none']) {
      test(`a missing page says so: ${missing}`, async ({ page }) => {
        await page.goto(address(missing));
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(locale, 'theme.NotFound.title'));
        await expect(page.locator('main code')).toHaveText(address(missing));
        await page
          .getByRole('main')
          .getByRole('link', { name: message(locale, 'notFound.NotFoundPage.docs') })
          .click();
        await expect(page).toHaveURL(address('docs'));
        await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
      });
    }

    test('a URL that ends with .html or a slash shows its page', async ({ page }) => {
      for (const end of ['.html', '/']) {
        await page.goto(address(LESSON) + end);
        await hydrated(page);
        await expect(
          page.locator('.theme-doc-sidebar-container a.menu__link--active[aria-current=page]'),
        ).toBeVisible();
      }
    });
  });
}
