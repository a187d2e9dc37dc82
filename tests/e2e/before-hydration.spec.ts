import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { atRest, expect, expectAccessible, hold, holdStill, hydrated, layOut, test } from './fixtures';
import { base, buildFolder, inEitherLanguage, onePathOfEachKind } from './site';
import { TRIES_ALL } from '../trials';

/**
 * The page that readers see first is the server's HTML with its inline rules. Pages of all kinds are compared with
 * themselves after hydration, when all stylesheets have loaded.
 */
const PAGES = onePathOfEachKind('vi', buildFolder);

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/**
 * In `npm test`, pages take these in turn. In `npm run test:all`, each is seen in all of them and in both languages.
 */
const LOOKS: readonly Look[] = [
  { width: 360, theme: 'light' },
  { width: 1280, theme: 'dark' },
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
];

/**
 * Parts of a page that look different after hydration, each with the reason: they keep their space, and are left out.
 */
const DIFFERENT_FOR_A_REASON: readonly (readonly [selector: string, reason: string])[] = [
  ['main button:has(> svg), main p > span:has(> button)', 'what copies and prints needs scripts'],
  ['main [role=group]:has(> button[aria-pressed])', 'so does the filter of the showcase'],
  [
    'main [role=group] > div:has([role=tabpanel] > div > form + [role=group])',
    'a security lab starts its server itself',
  ],
  ['main [data-search=off] > :has(> section)', 'only the device knows whether a course is saved'],
  ['main a[href$=".epub"] ~ span', 'the size of a book is known only once it has been built'],
];

// Pictures of long pages take seconds each, on a machine with other work ten times as long.
test.describe.configure({ timeout: 300_000 });

/** Parts that appear only after hydration; what is below them moves then. */
const APPEARS_AFTER_HYDRATION: readonly (readonly [selector: string, reason: string])[] = [
  [
    '.docusaurus-mermaid-container, body > [id^=dmermaid], .mermaidTooltip',
    'some kinds of diagrams are drawn in the browser',
  ],
  ['[data-live-preview]', 'so are the figures of live code'],
];
const selectorOf = (parts: readonly (readonly [selector: string, reason: string])[]) =>
  parts.map(([selector]) => selector).join();

/** The server cannot know which regions scroll; browsers make all scrollable regions focusable. */
const LEFT_TO_BROWSERS = ['scrollable-region-focusable'];

/** The appearance and position of each element, by its path from the root. */
type Looks = Readonly<Record<string, readonly string[]>>;

const PROPERTIES = [
  ...['display', 'position', 'visibility', 'opacity', 'overflow-x', 'overflow-y', 'z-index', 'transform', 'cursor'],
  ...['color', 'background-color', 'background-image', 'box-shadow', 'outline-style', 'fill', 'stroke'],
  ...['border-top-color', 'border-top-style', 'border-top-width', 'border-bottom-width', 'border-left-width'],
  ...['border-top-left-radius', 'padding-top', 'padding-left', 'margin-top', 'margin-left'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'white-space-collapse'],
  ...['text-align', 'text-decoration-line', 'text-transform', 'list-style-type'],
];

/** Reads the looks of all visible elements. */
const readLooks = (page: Page): Promise<Looks> =>
  page.evaluate((properties) => {
    const looks: Record<string, string[]> = {};
    const styleOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`);
    };
    const walk = (element: Element, way: string) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) {
        const box = [x + scrollX, y + scrollY, width, height].map((side) => side.toFixed(1)).join(' ');
        looks[way] = [`box: ${box}`, ...styleOf(element)];
        for (const part of ['::before', '::after']) {
          const { content } = getComputedStyle(element, part);
          if (content !== 'none') looks[way + part] = [`content: ${content}`, ...styleOf(element, part)];
        }
      }
      const counts = new Map<string, number>();
      for (const child of element.children) {
        // Of the pictures for light and dark pages React keeps only the visible one.
        if (!child.checkVisibility({ visibilityProperty: true })) continue;
        const mark = child.id ? `#${child.id}` : child.classList.length > 0 ? `.${child.classList[0] ?? ''}` : '';
        const name = child.tagName.toLowerCase() + mark;
        // Empty elements may be present or absent.
        const isEmpty = child.getBoundingClientRect().height === 0;
        const count = (counts.get(name) ?? 0) + Number(!isEmpty);
        counts.set(name, count);
        walk(child, `${way} > ${name}:${isEmpty ? 'empty' : count}`);
      }
    };
    walk(document.body, 'body');
    return looks;
  }, PROPERTIES);

/** The differences between two readings, one line for each element. */
function differences(before: Looks, after: Looks): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((way) => {
    const [then = [], now = []] = [before[way], after[way]];
    if (then.length === 0 || now.length === 0) return [`${way}: ${then.length === 0 ? 'appears' : 'is gone'}`];
    const changed = then.flatMap((value, index) => (value === now[index] ? [] : [`${value} → ${now[index] ?? ''}`]));
    return changed.length === 0 ? [] : [`${way}: ${changed.join(', ')}`];
  });
}

/**
 * A picture of the whole page, to be taken before its looks are read: when Chromium draws the part below the screen, it
 * may choose another font for characters that the site's fonts lack.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  for (;;) {
    const height = await heightAtRest(page);
    const picture = await page.screenshot({ fullPage: true });
    // For the picture the window becomes as high as the page, and what comes into view then may change the page.
    if ((await heightAtRest(page)) === height && (await sharp(picture).metadata()).height === height) return picture;
  }
}

async function heightAtRest(page: Page): Promise<number> {
  await atRest(page);
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/**
 * The number of pixels that differ between two screenshots by more than the smoothing of letters. A single row between
 * equal rows does not count: an edge that lies within a pixel may be drawn on either side of it.
 */
async function differingPoints(before: Buffer, after: Buffer): Promise<number> {
  const [then, now] = await Promise.all(
    [before, after].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!then || !now || then.data.length !== now.data.length) return Infinity;
  const bytes = 3 * then.info.width;
  const inRows = Array.from({ length: then.info.height }, (_, row) => {
    let count = 0;
    for (let point = row * bytes; point < (row + 1) * bytes; point += 3) {
      const isOther = [0, 1, 2].some(
        (part) => Math.abs((then.data[point + part] ?? 0) - (now.data[point + part] ?? 0)) > 8,
      );
      count += Number(isOther);
    }
    return count;
  });
  const isAlone = (row: number) => !inRows[row - 1] && !inRows[row + 1];
  return inRows.reduce((sum, count, row) => sum + (isAlone(row) ? 0 : count), 0);
}

/**
 * Shows the page at a width and in a colour mode. A hydrated page is notified of the mode as if it had been chosen in
 * another tab.
 */
async function show(page: Page, { width, theme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((value) => {
    const root = document.documentElement;
    if (root.dataset.hasHydrated === 'true') {
      const change = { key: 'theme-site', newValue: value, storageArea: localStorage };
      dispatchEvent(new StorageEvent('storage', change));
    } else Object.assign(root.dataset, { theme: value, themeChoice: value });
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await atRest(page);
}

for (const [index, [path, locale]] of inEitherLanguage(PAGES).entries()) {
  const address = path.replace(/^\//, base(locale));
  test(`before hydration ${decodeURI(address)} looks as it does afterwards`, async ({ page, watch }) => {
    const release = await hold(page, /\/assets\/(?:js|css)\//);
    await page.goto(address);
    await holdStill(page);
    const apart = selectorOf(DIFFERENT_FOR_A_REASON);
    // The footer has an estimated height until the browser finds time to lay it out.
    await page.addStyleTag({
      content: `:is(${apart}), :is(${apart}) * { visibility: hidden !important; }
        :is(${selectorOf(APPEARS_AFTER_HYDRATION)}) { position: absolute !important; visibility: hidden !important; }
        .footer { content-visibility: visible !important; }`,
    });
    // Content below the screen is laid out gradually; this lays all of it out at once, as scrolling would.
    await layOut(page);
    const seen = [];
    const turn = (index >> 1) % LOOKS.length;
    for (const look of TRIES_ALL ? LOOKS : LOOKS.slice(turn, turn + 1)) {
      await show(page, look);
      const label = `${address} before hydration (${look.theme}, ${look.width} px)`;
      await expectAccessible(page, label, undefined, LEFT_TO_BROWSERS);
      const picture = await pictureOf(page);
      seen.push({ look, looks: await readLooks(page), picture });
    }
    release();
    await hydrated(page);
    // Of a lab's worker a request may never be reported as ended; what the page fetched has come by then.
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
    for (const { look, looks, picture } of seen) {
      await show(page, look);
      const name = `${look.theme}, ${look.width} px`;
      const points = await differingPoints(picture, await pictureOf(page));
      expect.soft(differences(looks, await readLooks(page)), name).toEqual([]);
      expect.soft(points, name).toBe(0);
    }
    expect(watch.complaints).toEqual([]);
  });
}
