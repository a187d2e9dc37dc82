/**
 * Prints what a reader waits for in the built site:
 *
 * - From the press of Ctrl+K until the first row of results has been painted, over slow 4G (1.6 Mbit/s, 150 ms), on a
 *   first visit and on later ones, with the bytes that each took. Later visits find everything in the browser's cache,
 *   and the index built while the page was idle. One visit leaves that out, as with a data saver or when the reader is
 *   quicker than the page.
 * - What a key in the open dialog costs the main thread with the CPU slowed down four times: the task that handles it,
 *   everything until its letter has been painted, and the longest task that follows. The same is measured without the
 *   slowdown and multiplied: that is CPU time, which other work on the machine hardly changes.
 */
import path from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { serveShaped } from '../shapedServer';
import { bestKeys, type KeyTime, typeAndTrace } from './keyTimes';

/** The build to measure; the command line may name another one for comparison. */
const BUILD = path.resolve(process.argv[2] ?? 'build');
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const QUERIES = { '/docs': 'thay the trang', '/en/docs': 'page replacement' } as const;
const REPETITIONS = 3;
const SLOWDOWN = 4 as const;

/** A later visit finds the cache of the first one; its query is typed key by key or pasted. */
const NOT_READY = 'later, pasted, index not ready';
const VISITS = ['first', 'later', 'later, pasted', NOT_READY] as const;
type Visit = (typeof VISITS)[number];
/** The site appends its name to its storage keys. */
const FORGET_USE =
  "Object.keys(localStorage).filter((key) => key.startsWith('search-used')).forEach((key) => localStorage.removeItem(key))";

interface Opening {
  /** Milliseconds from the shortcut until the box can be typed into. */
  dialog: number;
  /** Milliseconds from the shortcut until the first result is painted. */
  result: number;
  /** Bytes over the network in between. */
  bytes: number;
}

async function openAndType(page: Page, session: CDPSession, query: string, isPasted: boolean): Promise<Opening> {
  let bytes = 0;
  const count = ({ encodedDataLength }: { encodedDataLength: number }) => (bytes += encodedDataLength);
  session.on('Network.loadingFinished', count);
  await page.evaluate(() => {
    const seen = new Promise<{ dialog: number; result: number }>((resolve) => {
      let start = 0;
      let dialog = 0;
      addEventListener('keydown', (event) => (start ||= event.timeStamp), { capture: true });
      const look = () => {
        if (!dialog && document.activeElement?.matches('dialog input')) dialog = performance.now() - start;
        if (!document.querySelector('.DocSearch-Hit')) requestAnimationFrame(look);
        else {
          // The result counts as shown when it is painted: in the task after this frame.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve({ dialog, result: performance.now() - start });
          painted.port2.postMessage(null);
        }
      };
      look();
    });
    Object.assign(window, { seen });
  });
  await page.keyboard.press('Control+k');
  // Typing starts at once, because the box exists before the dialog. Typing key by key takes the tool some 70 ms, which
  // are included: no reader is that fast.
  if (isPasted) await page.keyboard.insertText(query);
  else await page.keyboard.type(query);
  const times = await page.evaluate(() => (window as unknown as { seen: Promise<Omit<Opening, 'bytes'>> }).seen);
  session.off('Network.loadingFinished', count);
  return { ...times, bytes };
}

async function visit(page: Page, url: string, kind: Visit): Promise<CDPSession> {
  if (kind === NOT_READY) await page.addInitScript(FORGET_USE);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  return session;
}

const server = await serveShaped(BUILD);
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const round = (times: readonly number[]) => Math.round(Math.min(...times));

function printKeys(label: string, keys: readonly KeyTime[], factor: number): void {
  const p50AndP95 = (times: readonly number[]) => {
    const sorted = times.map((time) => time * factor).sort((a, b) => a - b);
    const [p50, p95] = [0.5, 0.95].map((share) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    return `p50 ${p50} ms, p95 ${p95} ms`;
  };
  const handled = p50AndP95(keys.map((key) => key.handled));
  const painted = p50AndP95(keys.map((key) => key.painted));
  const after = p50AndP95(keys.map((key) => key.longestAfter));
  console.log(
    `${label}: a key taken in ${handled}; until its letter is painted ${painted}; longest task after it ${after}`,
  );
}

try {
  for (const [pathname, query] of Object.entries(QUERIES)) {
    const openings = Object.fromEntries(VISITS.map((kind) => [kind, [] as Opening[]])) as Record<Visit, Opening[]>;
    const keys: Record<1 | typeof SLOWDOWN, KeyTime[]> = { 1: [], [SLOWDOWN]: [] };
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      // The compiler of this script names functions with a helper that the page lacks.
      await context.addInitScript('globalThis.__name = (value) => value');
      for (const kind of VISITS) {
        const page = await context.newPage();
        const session = await visit(page, server.url + pathname, kind);
        openings[kind].push(await openAndType(page, session, query, kind !== 'first' && kind !== 'later'));
        const slowdown = ({ later: SLOWDOWN, 'later, pasted': 1 } as const)[kind as string];
        if (slowdown) keys[slowdown] = bestKeys(keys[slowdown], await typeAndTrace(page, session, query, slowdown));
        // What one visit caches must be complete before the next one.
        await page.waitForLoadState('networkidle');
        await page.close();
      }
      await context.close();
    }
    printKeys(`${pathname} with the CPU ${SLOWDOWN} times slower`, keys[SLOWDOWN], 1);
    printKeys(`${pathname} by CPU time x ${SLOWDOWN}`, keys[1], SLOWDOWN);
    for (const [kind, all] of Object.entries(openings)) {
      const dialog = round(all.map((opening) => opening.dialog));
      const result = round(all.map((opening) => opening.result));
      const kilobytes = (Math.max(...all.map(({ bytes }) => bytes)) / 1024).toFixed(1);
      console.log(
        `${pathname} ${kind}: from the press of Ctrl+K to the box ${dialog} ms, to the first result painted ${result} ms, ${kilobytes} KB`,
      );
    }
  }
} finally {
  await browser.close();
  server.close();
}
