import axe from 'axe-core';
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

/** Records what a page must not do: log errors or warnings, throw, or send a request to another origin. */
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

/** Logs violations of the page's content policy in the console: browsers do not log all of them. */
function reportViolations(): void {
  // The frames of the code lab are meant to be blocked.
  if (window !== window.top) return;
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`content policy: ${effectiveDirective} refused ${blockedURI} ${sample}`),
  );
}

/** Records what a page logs and where it goes, to explain a failure that cannot be repeated. */
function recordPage(page: Page): string[] {
  const lines: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && lines.push(`went to ${frame.url()}`));
  page.on('console', (message) => lines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => lines.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => lines.push(`${request.failure()?.errorText}: ${request.url()}`));
  return lines;
}

/** Run in a page: what its accessibility tree does not tell about hydration, the focus and its dialogs. */
function describeState(): string {
  const { activeElement, documentElement: root } = document;
  const dialogs = [...document.querySelectorAll('dialog, [popover]')].map((element) => {
    const isShown = element.matches(':popover-open, :modal');
    return `${element.localName}.${element.className} ${isShown ? 'shown' : 'hidden'}`;
  });
  return JSON.stringify({ dialogs, focus: activeElement?.outerHTML.slice(0, 200), root: root.dataset });
}

export const test = base.extend<Fixtures>({
  page: async ({ page }, use, testInfo) => {
    const lines = recordPage(page);
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      const shown = await page.ariaSnapshot({ timeout: 5000 }).catch(String);
      const state = await page.evaluate(describeState).catch(String);
      await testInfo.attach('page', { body: [...lines, state, shown.slice(0, 3000)].join('\n') });
    }
    // A page continues to request its scripts after its test; if the test was changing a response then, that must not
    // fail the next test.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  watch: async ({ page, baseURL }, use) => {
    await use(await watchOver(page, baseURL));
  },
});

/** Watches a page that a test opens besides its own. */
export async function watchOver(page: Page, baseURL = ''): Promise<Watch> {
  await page.addInitScript(reportViolations);
  return new Watch(page, new URL(baseURL).origin);
}

/** Opens a path and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page is hydrated; simulates an interaction, because without one hydration is delayed. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('wheel');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Gives pages a fast connection and a reader who saves data or does not. Chromium's own estimate of the connection
 * depends on how busy the machine is.
 */
export const setConnection = (pages: Page | BrowserContext, saveData: boolean) =>
  pages.addInitScript((value) => void Object.defineProperty(navigator, 'connection', { value }), {
    effectiveType: '4g',
    saveData,
  });

/** Removes timers of this delay or longer from pages, so that a wait can end only with the awaited event. */
export async function withoutLongTimers(page: Page, shortest: number): Promise<void> {
  await page.addInitScript((limit) => {
    const { setTimeout: later } = window;
    Object.assign(window, { setTimeout: (task: () => void, delay = 0) => delay < limit && later(task, delay) });
  }, shortest);
}

/**
 * Lays out the whole document. Otherwise scrolling to an element would do so, after Playwright has determined its
 * position and before the click.
 */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('[data-fold]')?.removeAttribute('data-fold'));

/** Opens what an element is folded in. */
export const unfold = (element: Locator): Promise<void> =>
  element.evaluate((inside) => {
    for (let fold = inside.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
  });

/**
 * Waits until a page is at rest, before something of it is compared: its fonts and the pictures in view have loaded,
 * its finite transitions are over, everything is laid out, and its blocks keep their places in several idle frames one
 * after the other. A busy machine may take long between any two of these.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const FRAMES = 4;
    const idleFrame = () =>
      new Promise((settle) => requestAnimationFrame(() => requestIdleCallback(settle, { timeout: 1000 })));
    const isInView = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && (image.loading !== 'lazy' || (bottom > 0 && top < innerHeight));
    };
    const isWaiting = () =>
      document.fonts.status === 'loading' ||
      document.querySelector('[data-fold]') !== null ||
      [...document.images].some((image) => isInView(image) && !image.complete) ||
      document.getAnimations().some((animation) => {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        // An animation that follows the scroll position has no end in time.
        return animation.playState === 'running' && typeof endTime === 'number' && endTime !== Infinity;
      });
    const shape = () =>
      [document.documentElement, ...document.body.querySelectorAll('*')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y + scrollY, width, height].join(' ');
        })
        .join();
    let last = '';
    for (let still = 0; still < FRAMES;) {
      await idleFrame();
      const now = shape();
      still = now === last && !isWaiting() ? still + 1 : 0;
      last = now;
    }
  });
}

/** Run in a page: counts the steps in which documents are laid out, in `data-folds` on the root element. */
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
    /** The moved elements: the beginning of their markup, and their position before and after. */
    readonly elements: string[];
    readonly observer: PerformanceObserver;
    readonly count: (entries: PerformanceEntryList) => void;
  };
}

type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Run in a page, best from its start: adds up the layout shifts for {@link moved} and {@link movedElements}. */
export function watchMoves(): void {
  const count = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      moves.total += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const markup = (node instanceof Element ? node.outerHTML : node?.textContent) ?? '';
        moves.elements.push(`${markup.slice(0, 80)}: ${JSON.stringify([from, to])}`);
      }
    }
  };
  const moves = {
    total: 0,
    elements: [] as string[],
    count,
    observer: new PerformanceObserver((list) => count(list.getEntries())),
  };
  moves.observer.observe({ type: 'layout-shift' });
  Object.assign(window, { moves });
}

const movesOf = (page: Page) =>
  page.evaluate(() => {
    const { moves } = window as unknown as Moves;
    moves.count(moves.observer.takeRecords());
    return { total: moves.total, elements: moves.elements };
  });

/** The total layout shift since {@link watchMoves} was run. */
export const moved = async (page: Page): Promise<number> => (await movesOf(page)).total;

/** What has moved since {@link watchMoves} was run. */
export const movedElements = async (page: Page): Promise<readonly string[]> => (await movesOf(page)).elements;

/** The main script of the pages. */
export const MAIN_SCRIPT = '**/assets/js/main.*.js';

/** Prevents the one reload after a script that fails to load: it would happen during the next steps of the test. */
export async function withoutReload(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('first-load.retried', String(Date.now())));
}

/** An address that only {@link untilIntercepted} requests. */
const PROBE = '/?is-intercepted';

/**
 * Waits until the requests of a loaded page are intercepted. Chromium confirms that before the page's process knows: on
 * a busy machine, what a key press requests directly afterwards would still pass.
 */
async function untilIntercepted(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  const isProbe = (url: URL) => url.pathname + url.search === PROBE;
  await page.route(isProbe, (route) => route.fulfill({ status: 204 }));
  const ask = () => page.evaluate(async (probe) => (await fetch(probe).catch(() => undefined))?.status, PROBE);
  await expect.poll(ask).toBe(204);
  await page.unroute(isProbe);
}

/** Holds the requests that match some URLs; returns a function that lets them continue, or fail. */
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
  await untilIntercepted(page);
  return release;
}

/** Hydrates the islands, which otherwise wait until they are near the screen: all of them, or those around a part. */
export async function awaken(page: Page, part?: string): Promise<void> {
  const waiting = page.locator('[data-island]');
  // Some islands contain others.
  await expect(async () => {
    const count = await waiting.evaluateAll((islands, selector) => {
      const wanted = islands.filter(
        (island) => !selector || island.closest(selector) !== null || island.querySelector(selector) !== null,
      );
      for (const island of wanted) island.dispatchEvent(new FocusEvent('focusin'));
      return wanted.length;
    }, part);
    expect(count).toBe(0);
  }).toPass({ timeout: 30_000 });
}

/** Follows the navbar's link to the blog from anywhere on a page: a real click would scroll to the navbar first. */
export async function goToBlog(page: Page, base = '/'): Promise<void> {
  await page
    .locator('.navbar')
    .getByRole('link', { name: 'Blog' })
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(`${base}blog`);
  // The URL changes when the link is clicked, the page when it has been fetched.
  await expect(page).toHaveTitle(/^Blog/);
}

/** Stops all transitions and animations on the page: a colour in mid-transition has a different contrast. */
export async function holdStill(page: Page): Promise<void> {
  await page.addStyleTag({
    content: '*, *::before, *::after { transition: none !important; animation: none !important; }',
  });
}

/**
 * Ticks a box or chooses a radio button. A press on an island that is still loading takes effect only once it has
 * loaded, so Playwright's `check` would fail.
 */
export async function tick(box: Locator): Promise<void> {
  await box.click();
  await expect(box).toBeChecked();
}

/** The form controls whose contrast axe checks although they contain no text. */
const CONTROLS = 'input, select, textarea';

/**
 * The looks in which axe has found text readable on any page of this worker. A look is a hash of what determines the
 * contrast of an element, including the elements around it.
 */
const readableLooks = new Set<string>();

/**
 * Run in a page: marks the elements whose contrast axe need not check. These are the hidden ones, those without text of
 * their own, those outside the part that a selector names, and those that look like a known or an earlier element.
 * Returns the new looks.
 */
function markSameLooks([controls, known, part]: readonly [string, readonly string[], string | undefined]): string[] {
  const seen = new Set(known);
  // A hash of what is behind an element. axe also skips what is clipped away, disabled or hidden from screen readers.
  const surroundings = new WeakMap<Element, string>();
  const NOTHING = 'rgba(0, 0, 0, 0),none,1,static,auto,none';
  const unknown: string[] = [];
  // FNV-1a in two lanes: of ten thousand looks, 32 bits would confuse two in one run of a hundred.
  const hashOf = (text: string) => {
    let [high, low] = [0x811c9dc5, 0x050c5d1f];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 0x01000193);
      low = Math.imul(low ^ text.charCodeAt(at), 0x01000193);
    }
    return `${high}.${low}`;
  };
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, position, clip, clipPath } = style;
    const behind = [backgroundColor, backgroundImage, opacity, position, clip, clipPath].join();
    const isSkipped = element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"]');
    const around = (element.parentElement && surroundings.get(element.parentElement)) ?? '';
    const own = behind === NOTHING && !isSkipped ? around : hashOf(around + behind + String(isSkipped));
    surroundings.set(element, own);
    const { color, fontSize, fontWeight, textShadow, visibility, textDecorationLine } = style;
    // A link has to differ from the text around it.
    const nextTo = element.localName === 'a' && element.parentElement && getComputedStyle(element.parentElement).color;
    const look = hashOf([own, color, fontSize, fontWeight, textShadow, visibility, textDecorationLine, nextTo].join());
    // axe gives no verdict on a single letter.
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent?.trim().length ?? 0) > 1,
    );
    const isLookedAt =
      (hasText || element.matches(controls)) && element.checkVisibility() && (!part || element.closest(part) !== null);
    element.toggleAttribute('data-same-look', !isLookedAt || seen.has(look));
    if (isLookedAt && !seen.has(look)) {
      seen.add(look);
      unknown.push(look);
    }
  }
  return unknown;
}

/** The rules of axe whose answer depends on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with a readable list of the violations on the page or a part of it.
 *
 * @param rules - rules of axe that are switched off or on
 * @param onlyColours - whether only the rules about colours are tried
 */
async function expectRules(
  page: Page,
  label: string,
  part: string | undefined,
  rules: NonNullable<axe.RunOptions['rules']>,
  onlyColours = false,
) {
  const unknown = await page.evaluate(markSameLooks, [CONTROLS, [...readableLooks], part] as const);
  // To find what is behind a text, axe measures the whole page: half of its time, even for a single text.
  const colours = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: unknown.length > 0 }]));
  if (onlyColours && unknown.length === 0) return;
  const options = onlyColours ? { runOnly: OF_COLOURS } : { rules: { ...colours, ...rules } };
  // Injected once for each page: a fresh copy for every look costs more than the checks themselves.
  const isPresent = await page.evaluate(() => 'axe' in window);
  // Only one of the elements with the same look is checked for contrast: all of them take longer than all other rules.
  if (!isPresent) {
    await page.evaluate(`${axe.source};
      axe.configure({ rules: [{ id: 'color-contrast', selector: ':not([data-same-look])' }] });`);
  }
  const found = await page.evaluate(
    async ([selector, chosen]) => {
      const present = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await present.run(selector ?? document, {
        resultTypes: ['violations'],
        // Frames have no copy of axe, so axe would wait for their answers.
        iframes: false,
        ...chosen,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n    ${failureSummary ?? ''}`),
      );
    },
    [part, options] as const,
  );
  expect(found, `axe violations on ${label}`).toEqual([]);
  if (OF_COLOURS.every((rule) => rules[rule]?.enabled !== false)) for (const look of unknown) readableLooks.add(look);
}

/**
 * Fails if axe finds violations on the page as it is, or in the part named by a selector.
 *
 * @param ignored - ids of rules to disable
 */
export async function expectAccessible(
  page: Page,
  label: string,
  part?: string,
  ignored: readonly string[] = [],
): Promise<void> {
  // Some regions can be reached by keyboard only after hydration: the server does not know which of them scroll.
  const isAlive = await page.locator('html[data-has-hydrated=true]').count();
  if (isAlive > 0) await awaken(page, part);
  await expectRules(page, label, part, Object.fromEntries(ignored.map((rule) => [rule, { enabled: false }])));
}

/**
 * The part of {@link expectAccessible} that can change with the colour mode: for a page that has just been found
 * accessible in the other mode. No other rule sees a difference: a hydrated page has the same elements in both.
 */
export async function expectReadable(page: Page, label: string, part?: string): Promise<void> {
  await expectRules(page, label, part, {}, true);
}

export { expect };
