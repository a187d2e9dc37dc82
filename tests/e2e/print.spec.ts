import { docPath } from './courseProgress';
import { expect, open, test } from './fixtures';
import { TRIES_ALL } from '../trials';

const SQL = docPath('vi', 'database/learn-sql-in-30-days/05-sorting-and-limiting');
const DIAGRAM = docPath('vi', 'operating-system/page-replacement-algorithms');
/** Has a diagram of a kind that Mermaid draws. */
const MERMAID = '/blog/git-workshop-handout';
const SUMMARY = docPath('vi', 'database/learn-sql-in-30-days/30-day-sql-summary');
const CODE = docPath('vi', 'leetcode/bit-manipulation/191-number-of-1-bits');

const THEMES = ['light', 'dark'] as const;

/** A4 between the margins, in CSS pixels. */
const SHEET = { width: 680, height: 1032 };

for (const [index, path] of [SQL, SUMMARY, DIAGRAM, CODE].entries()) {
  for (const theme of THEMES.filter((_, themeIndex) => TRIES_ALL || themeIndex === index % THEMES.length)) {
    test(`on paper ${path} is only the lesson, dark on light (${theme})`, async ({ page }) => {
      await open(page, `${path}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await page.setViewportSize(SHEET);
      await page.emulateMedia({ media: 'print' });

      for (const part of [
        '.navbar',
        '.footer',
        '.theme-announcement-bar',
        '.theme-doc-sidebar-container',
        '.pagination-nav',
      ]) {
        await expect(page.locator(part).first(), part).toBeHidden();
      }
      await expect(page.locator('.theme-doc-toc-desktop').first()).toBeHidden();
      await expect(page.getByRole('main').getByRole('button').and(page.locator(':visible'))).toHaveCount(0);

      const shown = await page.locator('.markdown').evaluate((element) => {
        const { color } = getComputedStyle(element);
        const background = getComputedStyle(document.documentElement).backgroundColor;
        const light = (text: string) =>
          (text.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        const { left, right } = element.getBoundingClientRect();
        const cut = [...element.querySelectorAll<HTMLElement>('pre, table, td, th')]
          .filter((part) => part.checkVisibility() && part.getBoundingClientRect().right > right + 1)
          .map((part) => part.textContent.slice(0, 60));
        const bars = [...element.querySelectorAll<HTMLElement>('*')]
          .filter((part) => !part.closest('svg, iframe') && part.checkVisibility())
          .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
          .map((part) => part.className);
        return { ink: light(color), paper: light(background), share: (right - left) / innerWidth, cut, bars };
      });
      expect(shown.ink, 'letters').toBeLessThan(250);
      expect(shown.paper, 'paper').toBeGreaterThan(740);
      expect(shown.share, 'share of the sheet').toBeGreaterThan(0.9);
      expect(shown.cut, 'cut off at the edge').toEqual([]);
      expect(shown.bars, 'scrolled boxes').toEqual([]);
    });
  }
}

test('on paper labs show the results of the build, and links their URLs', async ({ page }) => {
  await open(page, SQL);
  await page.emulateMedia({ media: 'print' });
  const block = page
    .getByRole('group')
    .filter({ has: page.getByRole('table') })
    .first();
  await expect(block.getByRole('cell').first()).toBeVisible();
  const address = await page
    .locator('.markdown a[href^="http"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('http');
  await open(page, CODE);
  await expect(page.getByText('Kết quả, chạy khi dựng trang').first()).toBeVisible();
});

test('on paper the summary has its statements with their results, its errors and its skills', async ({ page }) => {
  await open(page, SUMMARY);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox').and(page.locator(':visible'))).toHaveCount(0);
  await expect(main.getByText('ROLLBACK TO before_price').first()).toBeVisible();
  await expect(main.getByRole('cell').first()).toBeVisible();
  await expect(main.getByText("Unknown column 'titel' in 'field list'")).toBeVisible();
  await expect(main.getByRole('list').filter({ hasText: 'Đọc một câu SELECT' }).getByRole('listitem')).toHaveCount(30);
});

test('on paper headings stay with their text, and rows and diagrams are not split', async ({ page }) => {
  const style = (selector: string, name: 'breakAfter' | 'breakInside' | 'overflowX' | 'filter' | 'fill') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, property) => getComputedStyle(element)[property], name);
  const print = async (selector: string) => {
    const diagram = page.locator(`${selector}:visible`).first();
    await diagram.scrollIntoViewIfNeeded();
    await expect(diagram).toBeVisible();
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    expect(await style(selector, 'breakInside')).toBe('avoid');
    const height = await diagram.evaluate((element) => element.getBoundingClientRect().height);
    expect(height).toBeLessThan(SHEET.height);
  };
  await open(page, `${DIAGRAM}?docusaurus-theme=dark`);
  await print('[data-diagram] svg');
  expect(await style('.markdown h2', 'breakAfter')).toBe('avoid');
  expect(await style('.markdown tr', 'breakInside')).toBe('avoid');
  // The first text is the label of an edge, which is dark on paper.
  expect(await style('[data-diagram] text', 'fill')).toBe('rgb(69, 86, 90)');
  await page.emulateMedia({ media: 'screen' });
  await open(page, `${MERMAID}?docusaurus-theme=dark`);
  await print('.docusaurus-mermaid-container > svg');
  expect(await style('.docusaurus-mermaid-container > svg', 'filter')).toContain('invert');
  expect(await style('.docusaurus-mermaid-container', 'overflowX')).toBe('visible');
});
