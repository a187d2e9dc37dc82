/**
 * Prints how long a reader waits for the first result after asking for the search, in the built site over a
 * slow 4G connection (1.6 Mbit/s, 150 ms), on a first visit and on a later one, with the bytes that each took;
 * and how long a key keeps the page busy while the CPU is slowed down four times.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { productionHeaders } from '../../scripts/serve.mjs';

/** Another build, to compare with, may be named. */
const BUILD = path.resolve(process.argv[2] ?? 'build');
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const QUERIES = { '/docs': 'thay the trang', '/en/docs': 'page replacement' } as const;
const REPETITIONS = 3;
const SLOWDOWN = 4;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
};
/** What a host compresses once and keeps. */
const compressed = new Map<string, Buffer>();

function compress(file: string): Buffer {
  const known = compressed.get(file);
  if (known) return known;
  const body = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  compressed.set(file, body);
  return body;
}

/** Serves the build compressed and with the headers of production, as hosts do; returns its address. */
async function serveCompressed() {
  const server = createServer((request, response) => {
    const pathname = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
    const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
      .map((candidate) => path.join(BUILD, candidate))
      .find((candidate) => existsSync(candidate) && path.extname(candidate) !== '');
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    for (const [key, value] of productionHeaders(pathname)) response.setHeader(key as string, value as string);
    const type = TYPES[path.extname(file)];
    if (type) response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(compress(file));
    else response.writeHead(200).end(readFileSync(file));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A later visit finds what the first one left; its query is typed key by key, or put in at once. */
const VISITS = ['first', 'later', 'later, pasted'] as const;
type Visit = (typeof VISITS)[number];

interface Opening {
  /** Milliseconds from the shortcut until the box can be typed into. */
  dialog: number;
  /** Milliseconds from the shortcut until the first result is shown. */
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
          // Shown is what has been painted: the task after the next frame.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve({ dialog, result: performance.now() - start });
          requestAnimationFrame(() => painted.port2.postMessage(null));
        }
      };
      look();
    });
    Object.assign(window, { seen });
  });
  await page.keyboard.press('Control+k');
  // Typed at once: the box is there before the dialog.
  // Key by key takes the tool some 70 ms, which count as well: no reader is that fast.
  if (isPasted) await page.keyboard.insertText(query);
  else await page.keyboard.type(query);
  const times = await page.evaluate(() => (window as unknown as { seen: Promise<Omit<Opening, 'bytes'>> }).seen);
  session.off('Network.loadingFinished', count);
  return { ...times, bytes };
}

async function visit(page: Page, url: string): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  return session;
}

/** Milliseconds that each key of a query keeps the page from anything else, with the CPU slowed down. */
async function typeSlowly(page: Page, session: CDPSession, query: string): Promise<number[]> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    let start = 0;
    addEventListener('keydown', () => (start = performance.now()), { capture: true });
    // React has drawn what the key changed when the event has come up to the window.
    addEventListener('input', () => times.push(performance.now() - start));
    Object.assign(window, { times });
  });
  for (let length = query.length; length > 0; length -= 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(query, { delay: 60 });
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

const { server, url } = await serveCompressed();
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
const round = (times: readonly number[]) => Math.round(Math.min(...times));
try {
  for (const [pathname, query] of Object.entries(QUERIES)) {
    const openings: Record<Visit, Opening[]> = { first: [], later: [], 'later, pasted': [] };
    /** The best of the repetitions for each key. */
    let keys: number[] = [];
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      // The compiler of this script names functions by a helper that the page does not have.
      await context.addInitScript('globalThis.__name = (value) => value');
      for (const kind of VISITS) {
        const page = await context.newPage();
        const session = await visit(page, url + pathname);
        openings[kind].push(await openAndType(page, session, query, kind === 'later, pasted'));
        if (kind === 'later') {
          const times = await typeSlowly(page, session, query);
          keys = times.map((time, at) => Math.min(time, keys[at] ?? Infinity));
        }
        // What a visit brings is there for the next one.
        await page.waitForLoadState('networkidle');
        await page.close();
      }
      await context.close();
    }
    keys.sort((a, b) => a - b);
    const [p50, p95] = [0.5, 0.95].map((share) => (keys[Math.floor(keys.length * share)] ?? 0).toFixed(1));
    console.log(`${pathname} a key takes p50 ${p50} ms, p95 ${p95} ms with the CPU ${SLOWDOWN} times slower`);
    for (const [kind, all] of Object.entries(openings)) {
      const dialog = round(all.map((opening) => opening.dialog));
      const result = round(all.map((opening) => opening.result));
      const kilobytes = (Math.max(...all.map(({ bytes }) => bytes)) / 1024).toFixed(1);
      console.log(
        `${pathname} ${kind} visit: box after ${dialog} ms, first result after ${result} ms, ${kilobytes} KB`,
      );
    }
  }
} finally {
  await browser.close();
  server.close();
}
