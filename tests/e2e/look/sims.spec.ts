import type { Page } from '@playwright/test';
import { expect, hold, layOut, MAIN_SCRIPT, test } from '../fixtures';
import { pathOf, placedSimulators, type Placed } from '../simulatorPages';
import { TRIES_ALL } from '../../trials';
import { inEitherLanguage } from '../site';

const WIDTHS = [360, 768, 1280, 1440, 1920];
const DESKTOP = 1280;

/** From the top of a frame to its picture. */
const MOST_ABOVE = 80;
/** Picture, sentence and buttons together. */
const MOST_HIGH = 640;
/** A join shows two tables, all their pairs and the result. */
const MOST_HIGH_JOIN = 760;

/** A sheet of A4 between its margins. */
const SHEET = { width: 680, height: 1032 };

interface Seen {
  readonly id: string;
  /** The number of steps shown. */
  readonly position: string | undefined;
  readonly above: number;
  readonly height: number;
  /** What is cut off without a sign that it goes on. */
  readonly clipped: readonly string[];
}

/** Measures all simulators of the page. */
const look = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const isCut = (element: HTMLElement, right: number) => {
      const { overflowX, maskImage, position } = getComputedStyle(element);
      if (position === 'absolute' || !element.checkVisibility()) return false;
      const isBeyond = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const showsMore = overflowX === 'auto' && element.tabIndex === 0 && maskImage !== 'none';
      if (overflowX !== 'visible') return isBeyond && !showsMore;
      return element.closest('[tabindex="0"]') === null && element.getBoundingClientRect().right > right + 1;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-simulator]')].map((frame) => {
      const { top, right } = frame.getBoundingClientRect();
      const stage = frame.querySelector('[data-stage]')?.getBoundingClientRect();
      const actions = frame.querySelector('[data-actions]')?.getBoundingClientRect();
      return {
        id: frame.dataset.simulator ?? '',
        position: frame.querySelector<HTMLInputElement>('input[type=range]')?.value,
        above: Math.round((stage?.top ?? Infinity) - top),
        height: Math.round((actions?.bottom ?? Infinity) - (stage?.top ?? 0)),
        clipped: [...frame.querySelectorAll<HTMLElement>('*:not(input, select, textarea, option)')]
          .filter((element) => isCut(element, right))
          .map((element) => element.ariaLabel ?? `${element.localName}.${element.className}`),
      };
    });
  });

/** Pages with a simulator that no page before has; all pages in `npm run test:all`. */
const routes = [
  ...new Set(
    placedSimulators
      .filter(
        ({ component }, index) =>
          TRIES_ALL || index === placedSimulators.findIndex((one) => one.component === component),
      )
      .map(({ route }) => route),
  ),
];
const mostHigh = ({ component }: Placed) => (component === 'JoinMachine' ? MOST_HIGH_JOIN : MOST_HIGH);

for (const [route, locale] of inEitherLanguage(routes)) {
  const placed = placedSimulators.filter((each) => each.route === route);
  test(`simulators open with their picture, at the beginning, whole at every width: ${route} (${locale})`, async ({
    page,
  }) => {
    // The page looks the same before hydration, which takes longer than all of this.
    await hold(page, MAIN_SCRIPT);
    await page.goto(pathOf({ route }, locale));
    await layOut(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // A sheet gets the sign that it goes on in the frame after its layout.
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      const seen = await look(page);
      expect(seen.map(({ id }) => id)).toEqual(placed.map(({ id }) => id));
      for (const { id, position, above, clipped } of seen) {
        const name = `${id} at ${width} px`;
        expect.soft(position, name).toBe('0');
        expect.soft(above, `${name}, px above the picture`).toBeLessThanOrEqual(MOST_ABOVE);
        expect.soft(clipped, name).toEqual([]);
      }
      if (width !== DESKTOP) continue;
      for (const [index, { id, height }] of seen.entries())
        expect
          .soft(height, `${id}, height of picture, sentence and buttons`)
          .toBeLessThanOrEqual(placed[index] ? mostHigh(placed[index]) : 0);
    }

    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    for (const { id } of placed) {
      const frame = page.locator(`[data-simulator="${id}"]`);
      await expect.soft(frame.locator('[data-finished]'), `the end of ${id} on paper`).toBeVisible();
      await expect.soft(frame.locator('[data-actions]'), `buttons of ${id} on paper`).toBeHidden();
    }
  });
}
