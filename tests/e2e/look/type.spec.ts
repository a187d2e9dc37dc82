import type { Page } from '@playwright/test';
import { expect, layOut, open, test } from '../fixtures';

const LESSON = '/docs/database/learn-sql-in-30-days/12-inner-join';
const POST = '/blog/uuid-primary-keys';
const CATEGORY = '/docs/category/learn-sql-in-30-days';
const PAGES = [LESSON, POST, CATEGORY, '/blog', '/my-cv', '/showcase', '/'];

/** What may be heavier than the text around it: headings and names of boxes, the brand, what is current, main buttons. */
const HEAVY = [
  'h1, h2, h3, h4, strong, b, dt, legend, summary, caption, figcaption',
  '.navbar__title, .button--primary, [class*=admonitionHeading]',
  '[class*=title i], [class*=heading i], [class*=headline], [class*=name_], [class*=stage], [class*=section], [class*=header_]',
  '[class*=prompt], [class*=verdict], [class*=score], [class*=system], [class*=label_], [class*=message]',
  '[class*=main_], [aria-current], [aria-selected=true], [aria-pressed=true], :checked + span, [class*=--active]',
].join(', ');

interface Letters {
  readonly where: string;
  readonly size: number;
  readonly isHeavy: boolean;
  readonly isCode: boolean;
  readonly isItalic: boolean;
  readonly isListed: boolean;
}

/** The letters of each visible element with text of its own; in a drawing, their size on the screen. */
const lettersIn = (page: Page) =>
  page.evaluate((heavy): Letters[] => {
    const scaleOf = (element: Element) => {
      const svg = element.closest('svg');
      return svg?.viewBox.baseVal?.width ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientHeight !== 1)
      .map((element) => {
        const { fontSize, fontWeight, fontFamily, fontStyle } = getComputedStyle(element);
        return {
          where: `${element.parentElement?.className} > ${element.localName}.${element.getAttribute('class')}: ${element.textContent.slice(0, 30)}`,
          size: parseFloat(fontSize) * scaleOf(element),
          isHeavy: Number(fontWeight) > 400,
          isCode: fontFamily.startsWith('"JetBrains Mono"'),
          isItalic: fontStyle !== 'normal',
          isListed: element.closest(heavy) !== null,
        };
      });
  }, HEAVY);

/** The sizes of the visible elements of a selector, each once. */
const sizesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => [
      ...new Set(all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).fontSize)),
    ]);

const SCALES = [
  { width: 1280, h1: '34px', h2: '25px', h3: '19px', prose: 17 },
  { width: 360, h1: '27px', h2: '21px', h3: '19px', prose: 16 },
] as const;

for (const path of PAGES) {
  test(`${path} has one scale of type, two weights, no text below 12 px, and nothing cut at the side`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await layOut(page);
    for (const { width, prose, ...scale } of SCALES) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sizesOf(page, 'main h1'), `${width}`).toEqual([scale.h1]);
      for (const level of ['h2', 'h3'] as const) {
        const sizes = await sizesOf(page, `.markdown > ${level}`);
        expect(sizes, `${level} at ${width}`).toEqual(sizes.length > 0 ? [scale[level]] : []);
      }
      const paragraphs = await page.locator('.markdown > p').evaluateAll((all) =>
        all.map((one) => {
          const { fontSize, lineHeight } = getComputedStyle(one);
          return { fontSize, lineHeight, isWide: one.getBoundingClientRect().width > 640 };
        }),
      );
      const asPlanned = { fontSize: `${prose}px`, lineHeight: `${(prose * 17) / 10}px`, isWide: false };
      expect(paragraphs, `prose at ${width}`).toEqual(paragraphs.map(() => asPlanned));
      const letters = await lettersIn(page);
      const wrong = (is: (one: Letters) => boolean) => letters.filter(is).map(({ where }) => where);
      expect
        .soft(
          wrong(({ size }) => size < 12),
          `small at ${width}`,
        )
        .toEqual([]);
      expect
        .soft(
          wrong(({ isItalic }) => isItalic),
          'italic',
        )
        .toEqual([]);
      expect
        .soft(
          wrong(({ isCode, isHeavy }) => isCode && isHeavy),
          'bold code',
        )
        .toEqual([]);
      expect
        .soft(
          wrong(({ isHeavy, isListed }) => isHeavy && !isListed),
          'bold',
        )
        .toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

/** Left and right of the content of the navbar, the page and the footer. */
const containersOf = (page: Page) =>
  page.evaluate(() => {
    const inner = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return [left + parseFloat(paddingLeft), right - parseFloat(paddingRight)].map(Math.round);
    };
    const docs = document.querySelector('.theme-doc-sidebar-container')?.parentElement;
    const page =
      docs ?? document.querySelector('.main-wrapper > .container, main[class*=main_], main > [class*=inner]');
    return {
      navbar: inner(document.querySelector('.navbar__inner')!),
      page: page && inner(page),
      footer: inner(document.querySelector('.footer .container')!),
    };
  });

for (const path of [LESSON, POST, CATEGORY, '/blog', '/showcase', '/']) {
  test(`${path}: navbar, page and footer share their edges, and the text has at most four left edges`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await layOut(page);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const { navbar, page: content, footer } = await containersOf(page);
      expect(content, `${width}`).toEqual(navbar);
      expect(footer, `${width}`).toEqual(navbar);
      const edges = await page
        .locator('main .markdown > *, main article > *, main > div > *, main header > *, main > header, main > section')
        .evaluateAll((all) => [
          ...new Set(
            all
              .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 0)
              .map((one) => Math.round(one.getBoundingClientRect().left)),
          ),
        ]);
      expect(edges.length, `${width}: ${edges.join(', ')}`).toBeLessThanOrEqual(4);
    }
  });
}

/** Fields and buttons with an edge below 3:1 against what is around them. */
const faintEdges = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const paint = (...colours: string[]): number => {
      canvas.clearRect(0, 0, 1, 1);
      for (const colour of colours) {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const behind = (element: Element | null): string[] =>
      element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : [];
    return [...document.querySelectorAll('main :is(input:not([type=range]), select, textarea, button, .button)')]
      .filter(
        (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled, [aria-disabled=true]'),
      )
      .flatMap((one) => {
        const { borderTopWidth, borderTopColor, borderTopStyle } = getComputedStyle(one);
        if (parseFloat(borderTopWidth) === 0 || borderTopStyle === 'none') return [];
        const around = behind(one.parentElement);
        const [edge, ground] = [paint(...around, borderTopColor), paint(...around)];
        const ratio = (Math.max(edge, ground) + 0.05) / (Math.min(edge, ground) + 0.05);
        // An edge of the colour around it is there for contrast themes alone.
        return ratio > 1.02 && ratio < 3 ? [`${ratio.toFixed(2)} ${one.localName}.${one.className}`] : [];
      });
  });

const CONTROLS = 'main :is(button, select, .button, input:not([type=checkbox], [type=radio], [type=range]))';

for (const path of [LESSON, '/showcase', '/search', '/my-cv', '/docs/k6/part-02']) {
  test(`${path}: edges of fields and quiet buttons in both modes, and two heights under a pointer`, async ({
    page,
  }) => {
    // Colours change at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await layOut(page);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme);
      expect.soft(await faintEdges(page), theme).toEqual([]);
    }
    const others = await page.locator(CONTROLS).evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && one.clientHeight > 1)
        .map((one) => `${Math.round(one.getBoundingClientRect().height)} ${one.localName}.${one.className}`)
        .filter((one) => !/^(?:36|44) /.test(one)),
    );
    expect(others).toEqual([]);
  });
}

test.describe('under a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('every control is as high as the main ones', async ({ page }) => {
    await open(page, LESSON);
    await layOut(page);
    const low = await page
      .locator(CONTROLS)
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
          .map((one) => `${one.localName}.${one.className}`),
      );
    expect(low).toEqual([]);
  });
});
