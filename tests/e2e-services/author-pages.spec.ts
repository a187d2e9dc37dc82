import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { awaken, expect, moved, movedElements, open, test, watchMoves } from '../e2e/fixtures';
import { buildFolder, message, triedIn } from '../e2e/site';
import { blockOf, runSql } from '../e2e/sqlLab';

// Everything that an author can write, on the pages that only this build has (`pages/`).

const FENCES = '/test-pages/fences';
const PICTURES = '/test-pages/pictures';
/** The code blocks that are direct children of the article, not those nested in its components. */
const BLOCK = 'article > [data-part=CodeBlock]';
const CODE = `${BLOCK} pre`;

async function openIn(mode: 'light' | 'dark', page: Page): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('theme-site', stored), mode);
  await open(page, FENCES);
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

for (const mode of ['light', 'dark'] as const) {
  test(`highlighted lines of code stand out, the others do not (${mode})`, async ({ page }) => {
    await openIn(mode, page);
    const looks = await page.locator(CODE).evaluateAll((blocks) =>
      blocks.map((block) => ({
        behind: getComputedStyle(block).backgroundColor,
        lines: [...block.querySelectorAll('.token-line')].map((line) => getComputedStyle(line).backgroundColor),
      })),
    );
    const none = 'rgba(0, 0, 0, 0)';
    expect(looks.map(({ lines }) => lines.map((background) => background !== none))).toEqual([
      [false, true, false, true],
      [false, true, false],
      [false, true, true],
    ]);
    for (const { lines, behind } of looks) expect(lines).not.toContain(behind);
    expect(looks[0]?.lines[1]).toBe(mode === 'light' ? 'rgb(251, 238, 188)' : 'rgb(58, 48, 18)');
  });
}

test('a highlighted line reaches both edges of its block, even when the block scrolls', async ({ page }) => {
  await open(page, FENCES);
  await page.setViewportSize({ width: 360, height: 740 });
  const edges = await page
    .locator(CODE)
    .last()
    .locator('code')
    .evaluate((code) => {
      const { left = 0, width = 0 } = code.querySelectorAll('.token-line')[1]?.getBoundingClientRect() ?? {};
      const start = code.getBoundingClientRect().left + code.clientLeft;
      return { left: Math.round(left - start), missing: code.clientWidth - Math.round(width) };
    });
  expect(edges).toEqual({ left: 0, missing: 0 });
});

test('code keeps its title and its line numbers when word wrap is switched on and off again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, FENCES);
  await awaken(page);
  await expect(page.locator(BLOCK).first()).toContainText('ranges.js');
  // Comments that request a highlight are not part of the code.
  await expect(page.locator(CODE).nth(1).locator('.token-line')).toHaveCount(3);
  const block = page.locator(BLOCK).nth(2);
  const first = () =>
    block.evaluate((element) => {
      const resets = [element, ...element.querySelectorAll('*')].map((each) => getComputedStyle(each).counterReset);
      return resets.find((reset) => reset.startsWith('line-count'));
    });
  expect(await first()).toBe('line-count 97');
  const wrap = block.getByRole('button', { name: message('vi', 'theme.CodeBlock.wordWrapToggle') });
  await wrap.press('Enter');
  await wrap.press('Enter');
  expect(await first()).toBe('line-count 97');
});

for (const locale of triedIn('vi')) {
  const address = locale === 'vi' ? FENCES : `/en${FENCES}`;

  test(`runnable code fences work on any page (${locale})`, async ({ page, watch }) => {
    await open(page, address);
    await awaken(page);
    const block = blockOf(page, locale);
    await expect(block.cells).toHaveText(['120']);
    await runSql(block, 'SELECT 6 * 7 AS n');
    await expect(block.cells).toHaveText(['42']);
    await expect(page.getByRole('group', { name: message(locale, 'sqlLab.SqlLab.block') })).toHaveCount(2);
    await expect(page.locator('#sql-03-01')).toBeVisible();
    await expect(page.frameLocator('iframe').getByText('Drawn')).toBeVisible();
    await expect(page.locator('svg[id^=mermaid]')).toBeVisible();
    // Mermaid's tooltips must not fail, even where no node has one.
    for (const node of await page.locator('svg[id^=mermaid] g.node').all()) await node.hover();
    expect(watch.complaints).toEqual([]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the results of runnable code fences are shown (${locale})`, async ({ page }) => {
      await page.goto(address);
      await expect(blockOf(page, locale).cells).toHaveText(['120']);
      await expect(page.getByText('42', { exact: true })).toBeVisible();
    });
  });
}

test('photos load in the size that the screen needs, upright, and without layout shift', async ({ page, watch }) => {
  await page.addInitScript(watchMoves);
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') fetched.push(new URL(response.url()).pathname);
  });
  await open(page, PICTURES);
  const photo = page.getByRole('img', { name: 'A red bar above a white disc' });
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight)).toBeCloseTo(
    3 / 4,
  );
  await expect(photo).toHaveAttribute(
    'srcset',
    /\/assets\/ideal-img\/photo\.\w+\.640\.webp 640w,\S+\.1030\.webp 1030w/,
  );
  await expect(photo).toHaveAttribute('width', '1030');
  await expect(photo).toHaveAttribute('height', '1373');
  const chart = page.getByRole('img', { name: 'A line that rises' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart).toHaveJSProperty('complete', true);
  await expect(chart).toHaveAttribute('title', 'Title of the chart');
  await page
    .getByRole('list')
    .filter({ has: page.getByRole('button') })
    .last()
    .scrollIntoViewIfNeeded();
  // The photo is at most 44rem wide, so this screen needs the larger of its two copies.
  await expect.poll(() => fetched.filter((path) => path.includes('photo.'))).toHaveLength(2);
  expect(fetched.filter((path) => /\.(?:jpe?g|png)$/.test(path))).toEqual([]);
  expect(await movedElements(page)).toEqual([]);
  expect(await moved(page)).toBe(0);
  expect(watch.complaints).toEqual([]);
});

test('only the resized copies of a photo are served, not the original with its camera metadata', () => {
  const build = path.resolve(buildFolder, '../.cache/services/build');
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file));
  expect(files.filter((name) => /^(?:photo|chart)\b/.test(name)).map((name) => path.extname(name))).toEqual(
    // Two widths of each picture, in two languages.
    Array(8).fill('.webp'),
  );
});

test('a gallery shows the copies of its photos, small and large', async ({ page, watch }) => {
  await open(page, PICTURES);
  const button = page.getByRole('button', { name: /Ảnh thử/ });
  await expect(button.locator('img')).toHaveAttribute('srcset', /640w/);
  await expect(button.locator('img')).toHaveAttribute('sizes', /16rem/);
  await button.click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAttribute('srcset', /1030w/);
  await expect(large).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(watch.complaints).toEqual([]);
});

test('arrow keys change the picture of a gallery wherever the focus is in its dialog', async ({ page, watch }) => {
  await open(page, PICTURES);
  await page.getByRole('button', { name: /Ảnh thử/ }).click();
  const dialog = page.getByRole('dialog');
  const counter = dialog.getByRole('status');
  await expect(counter).toHaveText('1/2');
  // Nothing was clicked in the dialog: the focus is where the dialog puts it.
  for (const [key, expected] of [
    ['ArrowRight', '2/2'],
    ['ArrowRight', '1/2'],
    ['ArrowLeft', '2/2'],
    ['Shift+ArrowLeft', '2/2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(counter, key).toHaveText(expected);
  }
  await dialog.getByRole('button').last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText('1/2');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  expect(watch.complaints).toEqual([]);
});

test('a navbar item can link to a document, and is active on all pages of its sidebar', async ({ page, watch }) => {
  const item = page.locator('.navbar').getByRole('link', { name: 'Doc', exact: true });
  for (const [address, isActive] of [
    ['/', false],
    ['/docs', true],
    ['/en/docs/operating-system/page-replacement-algorithms', true],
    ['/blog', false],
  ] as const) {
    await open(page, address);
    await expect(item).toHaveAttribute('href', address.startsWith('/en/') ? '/en/docs' : '/docs');
    await expect(item).toHaveClass(isActive ? /navbar__link--active/ : /^(?!.*--active)/);
  }
  await open(page, '/');
  await item.click();
  await expect(page).toHaveURL('/docs');
  expect(watch.complaints).toEqual([]);
});
