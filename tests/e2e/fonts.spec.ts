import type { Page } from '@playwright/test';
import { expect, hold, hydrated, moved, open, test, watchMoves } from './fixtures';
import { base, sampleOf, triedIn } from './site';

const LESSON = 'docs/database/learn-sql-in-30-days/05-sorting-and-limiting';
const TEXT_FACE = 'Be Vietnam Pro';
const FONTS = '**/*.woff2';

/** The fonts with which the browser has actually drawn the heading. */
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

/**
 * The fonts that the page's text uses: a browser opens each combination of family, size, weight and style separately.
 */
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

/** The time of the first paint and of the font requests, in milliseconds. */
const times = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    fonts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));

/** Lets a page take its line for one that answers so late, in milliseconds. */
const answerAfter = (page: Page, wait: number) =>
  page.addInitScript((responseStart) => {
    const real = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === 'navigation'
        ? real(type).map((entry) => ({
            ...(entry.toJSON() as PerformanceNavigationTiming),
            responseStart,
            requestStart: 0,
          }))
        : real(type);
  }, wait);

for (const locale of triedIn('vi')) {
  test.describe(`on a phone (${locale})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

    test('the first page on a fast line has its fonts', async ({ browser, baseURL }) => {
      // The browser decides how long a page waits for its fonts.
      await expect(async () => {
        const context = await browser.newContext({
          viewport: { width: 360, height: 740 },
          hasTouch: true,
          isMobile: true,
        });
        const page = await context.newPage();
        await answerAfter(page, 40);
        await page.addInitScript(watchMoves);
        await page.goto(`${baseURL}${base(locale)}${LESSON}`);
        await page.waitForLoadState('networkidle');
        const [fonts, shift] = [await drawnFonts(page), await moved(page)];
        await context.close();
        expect(fonts).toEqual([TEXT_FACE]);
        expect(shift).toBeLessThan(0.001);
      }).toPass();
    });

    test('on a slow line the first page is painted before it requests its fonts, and nothing moves', async ({
      page,
    }) => {
      await answerAfter(page, 400);
      await page.addInitScript(watchMoves);
      await page.goto(base(locale) + LESSON);
      await expect.poll(async () => (await times(page)).fonts.length).toBeGreaterThanOrEqual(2);
      const { paint, fonts } = await times(page);
      expect(Math.min(...fonts)).toBeGreaterThan(paint);
      await page.waitForLoadState('networkidle');
      expect(await drawnFonts(page)).not.toContain(TEXT_FACE);
      // What is painted while the document loads may be pushed by a pixel.
      expect(await moved(page)).toBeLessThan(0.001);
    });

    for (const [path, most] of sampleOf([
      ['', 14],
      [LESSON, 12],
      // One of these fonts is only for the header of a recorded database table.
      ['blog/uuid-primary-keys', 12],
      ['my-cv', 9],
    ] as const)) {
      test(`/${path} uses at most ${most} fonts, because opening them takes half of the first layout`, async ({
        page,
      }) => {
        await open(page, base(locale) + path);
        const asked = await askedFonts(page);
        expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(most);
        expect(asked.length, 'texts are found').toBeGreaterThan(4);
      });
    }

    test('a later visit has the fonts from the start', async ({ page }) => {
      await open(page, base(locale) + LESSON);
      await page.waitForLoadState('networkidle');
      // The browser decides how long a page waits for its fonts.
      await expect(async () => {
        await page.reload();
        expect(await drawnFonts(page)).toContain(TEXT_FACE);
      }).toPass();
    });
  });
}

test('on a desktop the first page has its fonts, except those that load after its first paint', async ({
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
});

test('a browser other than Chromium decides itself whether a later visit waits for cached fonts', async ({ page }) => {
  const faces = page.locator('style[data-font]');
  await page.addInitScript(() => delete (Navigator.prototype as { userAgentData?: unknown }).userAgentData);
  const release = await hold(page, FONTS);
  await page.goto('/docs', { waitUntil: 'commit' });
  await expect(faces).toHaveAttribute('media', 'not all');
  release();
  await hydrated(page);
  await hold(page, FONTS);
  await page.goto('/blog', { waitUntil: 'commit' });
  await expect.poll(async () => (await times(page)).paint).toBeLessThan(Infinity);
  await expect(faces).toHaveAttribute('media', 'all');
});
