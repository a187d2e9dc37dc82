import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { quiz } from '../../courses/web-security/quizzes/XXE-01';
import { atRest, awaken, expect, expectAccessible, expectReadable, layOut, open, test, tick } from './fixtures';
import { base, buildFolder, message, sitemapPaths, triedIn, type Locale } from './site';
import { blockOf, runSql } from './sqlLab';

// The post that shows everything an author can write: what it shows cannot vanish without one of these tests failing.

const SLUG = 'blog/formatting-playground';
const NONE = 'rgba(0, 0, 0, 0)';
const pathOf = (locale: Locale) => base(locale) + SLUG;

/** The elements of a kind behind a heading; the heading and they are children of the article's body. */
const after = (page: Page, heading: string, selector: string): Locator => page.locator(`#${heading} ~ ${selector}`);

/** The value of a property of the first element, as the browser computes it. */
const styleOf = (element: Locator, property: string): Promise<string> =>
  element.first().evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

/** Whether each line of a block of code has a background. */
const markedLines = (block: Locator): Promise<boolean[]> =>
  block
    .locator('.token-line')
    .evaluateAll(
      (lines, none) => lines.map((line) => getComputedStyle(line).backgroundColor !== none),
      'rgba(0, 0, 0, 0)',
    );

const codeBlock = (page: Page, heading: string, index = 0): Locator =>
  after(page, heading, '[data-part=CodeBlock]').nth(index);

/** The title above the code of a block. */
const titleOf = (block: Locator): Locator => block.locator('.theme-code-block > div').first();

const words = {
  vi: {
    name: 'Trang thử định dạng',
    footnotes: 'Chú thích',
    back: 'Về chỗ có chú thích 1',
    title: 'Tiêu đề riêng',
    outer: 'Khối ngoài',
    answer: 'Câu trả lời',
    folded: 'Nội dung của phần gấp lại',
    partial: 'trang thử',
    tick: 'đã kiểm tra',
    badge: 'Nhãn này',
    parts: '3 thứ đầu tiên là chữ, mã, ảnh',
    pressed: (times: number) => `Đã bấm ${times} lần`,
    days: ['T2', 'T3', 'T4'],
    ruler: 'Cây thước chia vạch từ 100 tới 1300',
    darkRuler: 'Cây thước trên nền tối',
    rulerTitle: 'Thước 1400 điểm ảnh',
    sheets: 'Ba tờ giấy xếp chồng',
    sign: 'Dấu của trang',
    diagram: 'Một bài thành một trang',
    bars: 'Ba cột cao dần',
    keywords: 'cú pháp MDX,định dạng bài viết',
  },
  en: {
    name: 'Formatting playground',
    footnotes: 'Footnotes',
    back: 'Back to reference 1',
    title: 'A title of its own',
    outer: 'Outer block',
    answer: 'The answer',
    folded: 'What is folded',
    partial: 'the playground',
    tick: 'checked',
    badge: 'This label',
    parts: 'the first 3 things of the page are text, code, pictures',
    pressed: (times: number) => `Pressed ${times} times`,
    days: ['Mon', 'Tue', 'Wed'],
    ruler: 'A ruler with marks from 100 to 1300',
    darkRuler: 'A ruler on a dark ground',
    rulerTitle: 'A ruler of 1400 pixels',
    sheets: 'Three sheets of paper, one on the other',
    sign: "The site's sign",
    diagram: 'A post becomes a page',
    bars: 'Three bars of growing height',
    keywords: 'MDX syntax,formatting posts',
  },
} as const;

/** How many diagrams the build has drawn: a flow chart, a sequence, classes, states and entities. */
const DRAWN = 5;
/** What Mermaid calls the kinds that it draws, in the order of the page. */
const DIAGRAMS = [
  'gitGraph',
  'gantt',
  'pie',
  'mindmap',
  'timeline',
  'journey',
  'quadrantChart',
  'requirement',
  'c4',
  'kanban',
  'block',
  'packet',
  'sankey',
  'xychart',
  'radar',
  'treemap',
];

for (const locale of triedIn('vi')) {
  const t = words[locale];

  test.describe(`the page of all formats (${locale})`, () => {
    test('text has its own look for each kind of markup', async ({ page, watch }) => {
      await open(page, pathOf(locale));
      const paragraph = after(page, 'text', 'p').first();
      expect(await styleOf(paragraph.locator('strong'), 'font-weight')).toBe('700');
      expect(await styleOf(paragraph.locator('em'), 'text-decoration-line')).toBe('underline');
      expect(await styleOf(paragraph.locator('del'), 'text-decoration-line')).toContain('line-through');
      expect(await styleOf(paragraph.locator('code'), 'font-family')).toContain('JetBrains Mono');
      expect(await styleOf(paragraph.locator('code'), 'background-color')).not.toBe(NONE);
      expect(await styleOf(paragraph.locator('kbd'), 'border-bottom-style')).toBe('solid');
      await expect(paragraph.locator('kbd')).toHaveText(['Ctrl', 'Enter']);
      expect(await styleOf(paragraph.locator('mark'), 'background-color')).not.toBe(NONE);
      expect(await styleOf(paragraph.locator('abbr'), 'text-decoration-style')).toBe('dotted');
      const size = Number.parseFloat(await styleOf(paragraph, 'font-size'));
      for (const raised of ['sub', 'sup']) {
        expect(Number.parseFloat(await styleOf(paragraph.locator(raised), 'font-size'))).toBeLessThan(size);
      }
      await expect(after(page, 'text', 'p').nth(1).locator('br')).toHaveCount(1);
      const quotation = after(page, 'text', 'blockquote').first();
      await expect(quotation.locator('p')).toHaveCount(2);
      expect(await styleOf(quotation, 'border-inline-start-style')).toBe('solid');
      expect(await styleOf(after(page, 'text', 'ol'), 'list-style-type')).toBe('decimal');
      expect(await styleOf(after(page, 'text', 'ol').locator('ul'), 'list-style-type')).not.toBe('none');
      expect((await after(page, 'text', 'hr').first().boundingBox())?.height).toBeGreaterThan(0);
      expect(watch.complaints).toEqual([]);
    });

    test('links lead to the pages of the language, and footnotes there and back', async ({ page }) => {
      await open(page, pathOf(locale));
      const links = after(page, 'links', 'p').first().locator('a');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual([
        `${base(locale)}blog/why-docusaurus`,
        '#code',
        `${base(locale)}docs`,
        `${base(locale)}k6/bookshop-api.mjs`,
        'https://mdxjs.com/',
      ]);
      await expect(links.last()).toHaveAttribute('target', '_blank');
      await expect(page.getByRole('heading', { name: t.footnotes, level: 2 })).toHaveCount(1);
      const mark = after(page, 'footnotes', 'p').first().getByRole('link', { name: '1', exact: true });
      await mark.click();
      const note = page.locator(`[id="${decodeURIComponent(new URL(page.url()).hash.slice(1))}"]`);
      await expect(note).toBeInViewport();
      await note.getByRole('link', { name: t.back }).click();
      await expect(mark).toBeInViewport();
    });

    test('headings keep their ids, and the contents list three levels', async ({ page }) => {
      await open(page, pathOf(locale));
      const contents = page.locator('.table-of-contents');
      for (const id of ['text', 'headings', 'fourth-level', 'admonitions', 'diagrams', 'metadata']) {
        await expect(page.locator(`#${id}`)).toHaveCount(1);
        await expect(contents.locator(`a[href="#${id}"]`)).toHaveCount(1);
      }
      await expect(page.locator('h1')).toHaveCount(1);
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`code has its title, its colours, its marked and its numbered lines (${mode})`, async ({ page }) => {
        await page.addInitScript((stored) => localStorage.setItem('theme-site', stored), mode);
        await open(page, pathOf(locale));
        const titled = codeBlock(page, 'code-lines');
        await expect(titleOf(titled)).toHaveText('total.js');
        expect(await markedLines(titled)).toEqual([false, true, false, true, true, false]);
        expect(await styleOf(titled.locator('.token-line').nth(1), 'border-inline-start-style')).toBe('solid');
        const colours = await Promise.all(
          ['.hl-k', '.hl-n', '.hl-s', '.hl-f'].map((token) => styleOf(titled.locator(token), 'color')),
        );
        expect(new Set([...colours, await styleOf(titled.locator('pre'), 'color')]).size).toBe(5);
        const numbers = await titled
          .locator('.token-line')
          .evaluateAll((all) => all.map((line) => getComputedStyle(line, '::before').content));
        expect(numbers).toHaveLength(6);
        expect(numbers[0]).toContain('line-count');

        const commented = codeBlock(page, 'code-lines', 1);
        await expect(commented).not.toContainText('highlight-');
        expect(await markedLines(commented)).toEqual([false, true, true, true]);
        const resets = await commented
          .locator('*')
          .evaluateAll((all) => all.map((each) => getComputedStyle(each).counterReset));
        expect(resets).toContain('line-count 40');

        const difference = codeBlock(page, 'code-languages');
        const [deleted, inserted] = [
          await styleOf(difference.locator('.hl-t'), 'color'),
          await styleOf(difference.locator('.hl-s'), 'color'),
        ];
        expect(deleted).not.toBe(inserted);
      });
    }

    test('code can be wrapped and copied, and computed code is code too', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, pathOf(locale));
      await awaken(page);
      const long = codeBlock(page, 'code-languages', 3);
      const lines = long.locator('pre');
      const overflow = () => lines.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(await overflow()).toBeGreaterThan(100);
      await long.getByRole('button', { name: message(locale, 'theme.CodeBlock.wordWrapToggle') }).press('Enter');
      await expect.poll(overflow).toBe(0);

      const component = codeBlock(page, 'code-languages', 5);
      await expect(titleOf(component)).toHaveText('parts.js');
      await component
        .getByRole('button', { name: message(locale, 'theme.CodeBlock.copyButtonAriaLabel') })
        .press('Enter');
      const parts = locale === 'vi' ? ['chữ', 'mã', 'ảnh'] : ['text', 'code', 'pictures'];
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(`const parts = ${JSON.stringify(parts)};`);
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`each kind of admonition has its name, icon and colour (${mode})`, async ({ page }) => {
        await page.addInitScript((stored) => localStorage.setItem('theme-site', stored), mode);
        await open(page, pathOf(locale));
        const icons = new Set<string>();
        const colours = new Set<string>();
        for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
          const block = after(page, 'admonitions', `.theme-admonition-${kind}`).first();
          const expected = kind === 'tip' ? t.title : message(locale, `theme.admonition.${kind}`);
          await expect(block.locator('> div').first()).toHaveText(expected, { ignoreCase: true });
          await expect(block.locator('svg')).toBeVisible();
          icons.add(await block.locator('svg').innerHTML());
          colours.add(await styleOf(block, 'border-inline-start-color'));
        }
        // An info looks like a note.
        expect([icons.size, colours.size]).toEqual([4, 4]);
        const outer = page.locator('article .theme-admonition', { hasText: t.outer });
        await expect(outer.first().locator('.theme-admonition-tip')).toBeVisible();
      });
    }

    test('tabs of a group change together, are remembered and are part of the address', async ({ page }) => {
      await open(page, pathOf(locale));
      const lists = after(page, 'tabs', '.tabs-container');
      const tab = (index: number, name: string) => lists.nth(index).getByRole('tab', { name });
      const panel = (index: number) => lists.nth(index).getByRole('tabpanel');
      await expect(tab(0, 'PostgreSQL')).toHaveAttribute('aria-selected', 'true');
      await expect(panel(0)).toContainText('||');
      await tab(1, 'MySQL').click();
      for (const index of [0, 1]) {
        await expect(tab(index, 'MySQL')).toHaveAttribute('aria-selected', 'true');
        await expect(panel(index)).toContainText('CONCAT');
      }
      expect(await styleOf(tab(0, 'MySQL'), 'border-bottom-color')).not.toBe(
        await styleOf(tab(0, 'PostgreSQL'), 'border-bottom-color'),
      );
      await tab(0, 'MySQL').press('ArrowRight');
      await tab(0, 'PostgreSQL').press('Enter');
      await expect(page).toHaveURL(/\?engine=postgres/);
      await expect(panel(1)).toContainText('||');
      await open(page, `${pathOf(locale)}?engine=mysql`);
      await expect(panel(0)).toContainText('CONCAT');
      // The device remembers what was chosen last, without the address.
      await open(page, pathOf(locale));
      await expect(panel(1)).toContainText('||');
    });

    test('pictures come in small copies, drawings as they are, all with reserved space', async ({ page, watch }) => {
      await open(page, pathOf(locale));
      await layOut(page);
      for (const [alt, title] of [
        [t.ruler, t.rulerTitle],
        [t.darkRuler, undefined],
      ] as const) {
        const image = page.getByRole('img', { name: alt, exact: true });
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
        await expect(image).toHaveAttribute('srcset', /\.640\.webp 640w,\S+\.1030\.webp 1030w/);
        await expect(image).toHaveAttribute('width', '1030');
        await expect(image).toHaveAttribute('height', /^\d+$/);
        if (title) await expect(image).toHaveAttribute('title', title);
      }
      await expect(page.getByRole('img', { name: t.darkRuler, exact: true })).toHaveAttribute('sizes', '20rem');
      for (const alt of [t.sheets, t.sign]) {
        const image = page.getByRole('img', { name: alt, exact: true });
        // A drawing loads when it comes near the screen.
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(0);
      }
      const sheets = page.getByRole('img', { name: t.sheets, exact: true });
      expect(await sheets.evaluate((node: HTMLImageElement) => [node.width, node.height])).toEqual([240, 120]);
      expect(watch.complaints).toEqual([]);
    });

    test('tables align and scroll, tasks are ticked, details open', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, pathOf(locale));
      const table = after(page, 'tables', 'div').locator('table').first();
      const aligned = await table
        .locator('tbody tr')
        .first()
        .locator('td')
        .evaluateAll((cells) => cells.slice(0, 3).map((cell) => getComputedStyle(cell).textAlign));
      expect(aligned).toEqual([
        expect.stringMatching(/^(?:start|left)$/),
        'center',
        expect.stringMatching(/^(?:end|right)$/),
      ]);
      const frame = table.locator('..');
      expect(await frame.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
      await expect(frame).toHaveAttribute('tabindex', '0');
      const boxes = after(page, 'tables', 'ul').first().getByRole('checkbox');
      expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
        true,
        false,
      ]);
      await expect(boxes.first()).toBeDisabled();
      await expect(boxes.first()).toHaveAccessibleName(message(locale, 'components.TaskBox.done'));
      const details = after(page, 'details', 'details').first();
      const content = details.getByText(t.folded);
      await expect(content).not.toBeVisible();
      await details.getByText(t.answer).click();
      await expect(content).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });

    test('partials, drawings, components and expressions of the file are in the page', async ({ page }) => {
      await open(page, pathOf(locale));
      await expect(after(page, 'imports', 'p').locator('strong', { hasText: t.partial })).toBeVisible();
      await expect(after(page, 'imports', 'ul').first().locator('li')).toHaveCount(2);
      const sign = page.getByRole('img', { name: t.tick });
      expect(await styleOf(sign, 'stroke')).toBe(await styleOf(sign.locator('..'), 'color'));
      expect((await sign.boundingBox())?.width).toBeGreaterThan(10);
      const badge = page.locator('.badge', { hasText: t.badge });
      expect(await styleOf(badge, 'background-color')).not.toBe(NONE);
      await expect(page.locator('article p', { has: badge })).toContainText(t.parts);
    });

    test('live code runs, and folded code is folded', async ({ page, watch }) => {
      await open(page, pathOf(locale));
      const parts = page.locator('article [data-part^=LiveCode]');
      await parts.first().scrollIntoViewIfNeeded();
      const button = parts.first().frameLocator('iframe').getByRole('button');
      await expect(button).toHaveText(t.pressed(0));
      await button.click();
      await expect(button).toHaveText(t.pressed(1));
      await parts.nth(1).scrollIntoViewIfNeeded();
      await expect(parts.nth(1).frameLocator('iframe').getByRole('listitem')).toHaveText([...t.days]);
      await expect(parts.nth(1).locator('details')).not.toHaveAttribute('open');
      expect(watch.complaints).toEqual([]);
    });

    test('fences of JavaScript and SQL show what they printed, and run again', async ({ page, watch }) => {
      await open(page, pathOf(locale));
      await awaken(page);
      await expect(page.getByText('0.30000000000000004', { exact: true })).toBeVisible();
      await expect(page.getByText('equality.js', { exact: true })).toBeVisible();
      await expect(page.getByRole('cell', { name: '[ 2 ]' })).toBeVisible();
      await expect(page.getByText(/TypeError: Cannot read properties of null/)).toBeVisible();
      const [query, difference, failure, plan] = [0, 1, 2, 3].map((index) => blockOf(page, locale, index)) as [
        ReturnType<typeof blockOf>,
        ReturnType<typeof blockOf>,
        ReturnType<typeof blockOf>,
        ReturnType<typeof blockOf>,
      ];
      await expect(query.cells).toHaveCount(4);
      await expect(difference.root.getByRole('table'), 'before a guess').toHaveCount(0);
      await difference.root.locator('summary').click();
      await expect(difference.root.getByRole('table')).toHaveCount(2);
      await expect(failure.root).toContainText('no such column: titel');
      await expect(failure.root).toContainText('column "titel" does not exist');
      await expect(plan.root.getByText(/SEARCH books/)).toBeVisible();
      await runSql(query, 'SELECT 6 * 7 AS n');
      await expect(query.cells).toHaveText(['42']);
      expect(watch.complaints).toEqual([]);
    });

    test('recordings name their product, exercises and quizzes their task', async ({ page, watch }) => {
      await open(page, pathOf(locale));
      await awaken(page);
      for (const product of [/^gcc \d+\.\d+/, /^MySQL 9\.7\.\d+/, /^WebGoat 2023\.8/]) {
        await expect(page.locator('article p', { hasText: product }).first()).toBeVisible();
      }
      await expect(page.getByText('$ ./wraparound')).toBeVisible();
      const input = page.locator('article [data-part=CodeBlock]', { hasText: '#include <stdint.h>' });
      expect((await markedLines(input)).indexOf(true)).toBe(6);
      await expect(page.getByText('GET /WebGoat/IDOR/profile HTTP/1.1')).toBeVisible();
      await expect(page.getByText(/Unknown column 'titel' in 'field list'/)).toBeVisible();
      await expect(page.locator('#sql-03-01')).toBeVisible();
      const [question] = quiz.questions;
      await expect(page.getByText(question?.prompt[locale] ?? '')).toBeVisible();
      const box = page.getByRole('listitem').filter({ hasText: question?.prompt[locale] ?? '' });
      await tick(box.locator('input').nth(question?.choices.findIndex(({ correct }) => correct) ?? 0));
      await box.getByRole('button', { name: message(locale, 'quiz.Question.check') }).click();
      await expect(box.getByRole('status')).toHaveText(message(locale, 'quiz.Question.right'));
      expect(watch.complaints).toEqual([]);
    });

    for (const mode of ['light', 'dark'] as const) {
      test(`the build draws five kinds of diagrams, Mermaid all others (${mode})`, async ({ page, watch }) => {
        await page.addInitScript((stored) => localStorage.setItem('theme-site', stored), mode);
        await open(page, pathOf(locale));
        const drawings = page.locator('.docusaurus-mermaid-container > svg');
        await expect(drawings).toHaveCount(DIAGRAMS.length, { timeout: 60_000 });
        const looks = await drawings.evaluateAll((all) =>
          all.map((drawing) => ({
            kind: drawing.getAttribute('aria-roledescription'),
            isDrawn: drawing.getBoundingClientRect().height > 40 && drawing.querySelectorAll('text, span').length > 0,
          })),
        );
        expect(looks).toEqual(DIAGRAMS.map((kind) => ({ kind, isDrawn: true })));
        const drawn = page.locator('[data-diagram]');
        await expect(drawn).toHaveCount(DRAWN);
        await expect(drawn.first().getByRole('img', { name: t.diagram })).toBeVisible();
        for (const diagram of await drawn.all()) await expect(diagram.locator('svg:visible')).toHaveCount(1);
        expect(watch.complaints).toEqual([]);
      });
    }

    test('raw HTML has the look of the site', async ({ page }) => {
      await open(page, pathOf(locale));
      const card = after(page, 'html', '.card').first();
      expect(await styleOf(card, 'padding-top')).toBe('16px');
      expect(await styleOf(card, 'border-top-style')).toBe('solid');
      expect(await styleOf(card.locator('strong'), 'font-weight')).toBe('700');
      const indent = await styleOf(after(page, 'html', 'dl').locator('dd'), 'margin-inline-start');
      expect(Number.parseFloat(indent)).toBeGreaterThan(0);
      const bars = page.getByRole('img', { name: t.bars });
      expect(await styleOf(bars.locator('rect'), 'fill')).toBe(
        await styleOf(page.locator('article a').first(), 'color'),
      );
      await expect(after(page, 'html', 'figure').locator('figcaption')).toBeVisible();
    });

    test('the head has what the post says, and the post is unlisted', async ({ page }) => {
      await open(page, pathOf(locale));
      const meta = (name: string) => page.locator(`head meta[name="${name}"], head meta[property="${name}"]`).last();
      await expect(meta('playground')).toHaveAttribute('content', t.name);
      await expect(meta('keywords')).toHaveAttribute('content', t.keywords);
      await expect(meta('robots')).toHaveAttribute('content', /noindex/);
      await expect(meta('og:image')).toHaveAttribute('content', /\/img\/app\/icon-512\.png$/);
      const banner = message(locale, 'theme.contentVisibility.unlistedBanner.title');
      await expect(page.locator('.theme-unlisted-banner')).toContainText(banner, { ignoreCase: true });
      expect(sitemapPaths(locale).filter((address) => address.includes('formatting-playground'))).toEqual([]);
      const list = readFileSync(path.join(buildFolder, locale === 'vi' ? '' : locale, 'blog/archive.html'), 'utf8');
      expect(list).not.toContain('formatting-playground');
    });

    test('the page is accessible in both colour modes', async ({ page }) => {
      await open(page, pathOf(locale));
      await expect(page.locator('.docusaurus-mermaid-container > svg')).toHaveCount(DIAGRAMS.length, {
        timeout: 60_000,
      });
      await atRest(page);
      await expectAccessible(page, `${pathOf(locale)}, light`);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await expectReadable(page, `${pathOf(locale)}, dark`, 'article');
    });
  });

  test.describe(`the page of all formats without scripts (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows everything but live code and the diagrams that Mermaid draws', async ({ page }) => {
      await page.goto(pathOf(locale));
      await expect(page.getByText('0.30000000000000004', { exact: true })).toBeVisible();
      await expect(blockOf(page, locale).cells).toHaveCount(4);
      await expect(page.locator('.theme-admonition-danger')).toBeVisible();
      await expect(page.getByRole('img', { name: t.diagram })).toBeVisible();
      await expect(page.getByRole('tabpanel').first()).toContainText('||');
      await after(page, 'details', 'details').first().locator('summary').click();
      await expect(page.getByText(t.folded)).toBeVisible();
    });
  });
}
