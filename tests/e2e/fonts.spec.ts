import type { Page } from '@playwright/test';
import { expect, hold, hydrated, moved, open, test, watchMoves } from './fixtures';
import { base, LOCALES } from './site';

const LESSON = 'docs/database/learn-sql-in-30-days/05-sorting-and-limiting';
const TEXT_FACE = 'Be Vietnam Pro';
const FONTS = '**/*.woff2';

/** The fonts that the browser has really drawn a heading with. */
async function drawnFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** The fonts that the page's text asks for: a browser opens each family, size, weight and slope for itself. */
const askedFonts = (page: Page) =>
  page.evaluate(() => {
    const asked = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement;
      if (parent?.checkVisibility() && texts.currentNode.textContent?.trim()) {
        const { fontFamily, fontSize, fontWeight, fontStyle } = getComputedStyle(parent);
        asked.add([fontFamily.split(',')[0], fontSize, fontWeight, fontStyle].join(' '));
      }
    }
    return [...asked].sort();
  });

/** When the page was painted first, and when it asked for its fonts, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));

for (const locale of LOCALES) {
  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

    test('the first page is painted before its fonts are asked for, and nothing moves; the next has them', async ({
      page,
    }) => {
      await page.addInitScript(watchMoves);
      await page.goto(base(locale) + LESSON);
      await expect.poll(async () => (await times(page)).fonts.length).toBeGreaterThanOrEqual(2);
      const { paint, fonts } = await times(page);
      expect(Math.min(...fonts)).toBeGreaterThan(paint);
      await page.waitForLoadState('networkidle');
      expect(await drawnFonts(page)).not.toContain(TEXT_FACE);
      // What is painted while the document comes may be pushed by a pixel.
      expect(await moved(page)).toBeLessThan(0.001);

      // A link that is followed before the page is alive leads to another first page.
      await hydrated(page);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page).not.toHaveURL(new RegExp(LESSON));
      // Between two pages there is no heading to ask for.
      await expect(async () => expect(await drawnFonts(page)).toContain(TEXT_FACE)).toPass();
    });

    for (const [path, most] of [
      ['', 14],
      [LESSON, 12],
      // One more than others: the head of a table that a server answered.
      ['blog/uuid-primary-keys', 12],
      ['my-cv', 9],
    ] as const) {
      test(`/${path} opens at most ${most} of them: half of the first layout is spent on that`, async ({ page }) => {
        await open(page, base(locale) + path);
        const asked = await askedFonts(page);
        expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
        expect(asked.length, 'texts are found').toBeGreaterThan(4);
      });
    }

    test('a later visit has them from the start', async ({ page }) => {
      await open(page, base(locale) + LESSON);
      await page.waitForLoadState('networkidle');
      // How long a page waits for its fonts is the browser's business.
      await expect(async () => {
        await page.reload();
        expect(await drawnFonts(page)).toContain(TEXT_FACE);
      }).toPass();
    });
  });
}

test('with a mouse the first page has them; what comes after it is painted is for the next', async ({
  page,
  browser,
}) => {
  await expect(async () => {
    const context = await browser.newContext();
    const first = await context.newPage();
    await first.goto(test.info().project.use.baseURL + '/');
    expect(await drawnFonts(first)).toContain(TEXT_FACE);
    await context.close();
  }).toPass();

  const release = await hold(page, FONTS);
  await page.addInitScript(watchMoves);
  await page.goto('/docs', { waitUntil: 'commit' });
  await expect.poll(async () => (await times(page)).paint).toBeLessThan(Infinity);
  expect(await drawnFonts(page)).not.toContain(TEXT_FACE);
  release();
  await page.waitForLoadState('networkidle');
  await page.mouse.move(300, 300, { steps: 2 });
  await hydrated(page);
  expect(await drawnFonts(page)).not.toContain(TEXT_FACE);
  expect(await moved(page)).toBeLessThan(0.001);

  await page.locator('.navbar__items a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await expect(async () => expect(await drawnFonts(page)).toContain(TEXT_FACE)).toPass();
});
