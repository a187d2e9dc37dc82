import axe from 'axe-core';
import { test as base, expect, type Page } from '@playwright/test';

/** What a page must not do: speak in the console, throw, or ask another origin for anything. */
export class Watch {
  readonly complaints: string[] = [];

  constructor(page: Page, origin: string) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') {
        this.complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('pageerror', (error) => this.complaints.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin) this.complaints.push(`request to ${request.url()}`);
    });
  }
}

interface Fixtures {
  watch: Watch;
}

/** Says in the console what the page's content policy has refused: not every refusal says so itself. */
function reportViolations(): void {
  // The frames of the code lab are there to be refused things.
  if (window !== window.top) return;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`content policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use) => {
    await use(page);
    // A page goes on asking for its scripts; an answer that a test was changing then must not fail the test after it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watch: async ({ page, baseURL }, use) => {
    await page.addInitScript(reportViolations);
    const watch = new Watch(page, new URL(baseURL ?? '').origin);
    await use(watch);
  },
});

/** Opens a path and waits until React has taken it over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has the page; shows a sign of a reader, for without one it takes its time. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('wheel');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Pages on which what is left for so long, or longer, never comes by itself: a wait ends by what it waits for alone. */
export async function withoutLongTimers(page: Page, shortest: number): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout: later } = window;
    Object.assign(window, { setTimeout: (task: () => void, delay = 0) => delay < limit && later(task, delay) });
  }, shortest);
}

/** Run in a page: counts the steps in which documents are laid out, on its root (`data-folds`). */
export function watchFolds(): void {
  const folds = new Set<Node>();
  new MutationObserver((records) => {
    for (const { target } of records) folds.add(target);
    document.documentElement.dataset.folds = String(folds.size);
  }).observe(document, { subtree: true, attributeFilter: ['data-fold'] });
}

interface Moves {
  readonly moves: {
    readonly total: number;
    readonly observer: PerformanceObserver;
    readonly count: (entries: PerformanceEntryList) => void;
  };
}

/** Run in a page, best from its start: adds up how much of the screen moves by itself, for {@link moved}. */
export function watchMoves(): void {
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) moves.total += (entry as PerformanceEntry & { value: number }).value;
  };
  const moves = { total: 0, count, observer: new PerformanceObserver((list) => count(list.getEntries())) };
  moves.observer.observe({ type: 'layout-shift', buffered: true });
  Object.assign(window, { moves });
}

/** How much of the screen has moved by itself, in parts of it, since {@link watchMoves} was run. */
export const moved = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { moves } = window as unknown as Moves;
    moves.count(moves.observer.takeRecords());
    return moves.total;
  });

/** The script that runs the pages. */
export const MAIN_SCRIPT = '**/assets/js/main.*.js';

/** Has pages take a script that fails for failed: they would be loaded anew once, under what the test does next. */
export async function withoutReload(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('first-load.retried', String(Date.now())));
}

/** Holds back what a page asks for at some addresses; returns a function that lets it come, or fail. */
export async function hold(
  page: Page,
  addresses: string | RegExp,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}

/** Brings to life what waits until it comes near the screen. */
export async function awaken(page: Page): Promise<void> {
  const waiting = page.locator('[data-island]');
  // Some have others inside.
  await expect(async () => {
    const count = await waiting.evaluateAll((parts) => {
      for (const part of parts) part.dispatchEvent(new FocusEvent('focusin'));
      return parts.length;
    });
    expect(count).toBe(0);
  }).toPass({ timeout: 30_000 });
}

/** Follows the navbar's link to the blog from any place of a page: a real press would scroll to the navbar first. */
export async function goToBlog(page: Page, base = '/'): Promise<void> {
  await page
    .locator('.navbar')
    .getByRole('link', { name: 'Blog' })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(`${base}blog`);
  // The address changes when the link is pressed, the page when it has been fetched.
  await expect(page).toHaveTitle(/^Blog/);
}

/** Stops all movement on the page as it stands: a colour halfway through a transition has a contrast of its own. */
export async function holdStill(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important; }',
  });
}

/**
 * Run in a page: marks elements with text, in the part named by a selector, that look as one before them there, within
 * surroundings of the same looks.
 */
function markSameLooks(part?: string): void {
  const looks = new Map<string, number>();
  const lookOf = new WeakMap<Element, number>();
  const seen = new Set<number>();
  for (const element of document.querySelectorAll('body, body *')) {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, visibility } =
      getComputedStyle(element);
    const own = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, visibility];
    const look = [element.parentElement && lookOf.get(element.parentElement), ...own].join();
    const number = looks.get(look) ?? looks.size;
    looks.set(look, number);
    lookOf.set(element, number);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isLookedAt = hasText && element.checkVisibility() && (!part || element.closest(part) !== null);
    element.toggleAttribute('data-same-look', isLookedAt && seen.has(number));
    if (isLookedAt) seen.add(number);
  }
}

/**
 * Fails with a readable list when axe finds anything on the page as it stands, or in the part named by a selector.
 *
 * @param ignored - rules that are not asked for
 */
export async function expectAccessible(
  page: Page,
  label: string,
  part?: string,
  ignored: readonly string[] = [],
): Promise<void> {
  // Some regions can be reached by keyboard once they run: which of them scroll, the server does not know.
  const isAlive = await page.locator('html[data-has-hydrated=true]').count();
  if (isAlive > 0) await awaken(page);
  // Injected once a page: a fresh copy for every look costs more than the checks themselves.
  const isPresent = await page.evaluate(() => 'axe' in window);
  // Of cells and words of code in the same colours one is looked at: all of them take longer than all other rules.
  if (!isPresent) {
    await page.evaluate(`${axe.source};
      axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-same-look])' }] });`);
  }
  await page.evaluate(markSameLooks, part);
  const found = await page.evaluate(
    async ([selector, rules]) => {
      const present = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await present.run(selector ?? document, {
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n    ${failureSummary ?? ''}`),
      );
    },
    [part, ignored] as const,
  );
  expect(found, `axe violations on ${label}`).toEqual([]);
}

export { expect };
