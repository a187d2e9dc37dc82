import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { engineScript, wholeWorker } from './bundleWorker';

/** Times in a Chromium, in milliseconds. */
export interface BrowserTimes {
  /** From the first sign of intent to the first hits, in a worker, over slow 4G with a cold cache. */
  firstHits: number;
  /** Building the index in a page, at the full speed of this machine. */
  build: number;
  keystroke: { p50: number; p95: number };
  /**
   * The same with the CPU slowed down four times. Here the engine runs in the page, because Chromium does not slow down
   * workers.
   */
  slowBuild: number;
  slowKeystroke: { p50: number; p95: number };
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Every prefix of each query, as typing produces them. */
export function keystrokes(queries: readonly string[]): string[] {
  return queries.flatMap((query) => Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)));
}

const PAGE = '<!doctype html><meta charset="utf-8"><title>Search times</title>';

/** First hits through a worker, as in a page: script and manifest are requested at once. */
const FIRST_HITS = `async ({ query, language }) => {
  const start = performance.now();
  const worker = new Worker('/worker.js', { type: 'module' });
  const ask = (id, type, input) => new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => {
      if (data.id === id) 'answer' in data ? resolve(data.answer) : reject(new Error(data.failure.message));
    });
    worker.postMessage({ id, type, input });
  });
  await (await fetch('/manifest.json')).json();
  await ask(1, 'load', { language, url: '/index.json', cache: 'default', isWhole: true });
  const answer = await ask(2, 'search', { requests: [{ indexName: 'site', query, hitsPerPage: 20 }], language, origin: location.origin });
  if (answer.results[0].hits.length === 0) throw new Error('no hits');
  return performance.now() - start;
}`;

const ENGINE_TIMES = `async ({ typed, language }) => {
  const { buildIndex, decodeIndexFile, respond } = await import('/engine.js');
  const text = await (await fetch('/index.json')).text();
  const start = performance.now();
  const index = buildIndex(decodeIndexFile(text));
  const build = performance.now() - start;
  const scope = { indexes: new Map([[language, index]]), language, origin: location.origin };
  // The best of three: other work on the machine only ever adds to a time.
  const best = typed.map(() => Infinity);
  for (let repetition = 0; repetition < 3; repetition += 1) typed.forEach((query, at) => {
    const from = performance.now();
    respond({ indexName: 'site', query, hitsPerPage: 20, attributesToSnippet: ['content:10'], facetFilters: ['language:' + language] }, scope);
    best[at] = Math.min(best[at], performance.now() - from);
  });
  const times = best.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  return { build, keystroke: { p50: at(0.5), p95: at(0.95) } };
}`;

async function serve(files: Record<string, { type: string; body: string | Uint8Array }>) {
  const server = createServer((request, response) => {
    const file = files[(request.url ?? '/').split('?')[0] ?? ''];
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': 'no-store' });
    response.end(brotliCompressSync(file.body));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/**
 * Measures loading and querying in a headless Chromium.
 *
 * @param indexJson - the index file of a language
 * @param queries - queries that are typed letter by letter
 */
export async function chromiumTimes(
  language: string,
  indexJson: string,
  queries: readonly string[],
): Promise<BrowserTimes> {
  const script = 'text/javascript; charset=utf-8';
  const { server, url } = await serve({
    '/': { type: 'text/html; charset=utf-8', body: PAGE },
    '/worker.js': { type: script, body: await wholeWorker() },
    '/engine.js': { type: script, body: await engineScript() },
    '/manifest.json': { type: 'application/json', body: '{}' },
    '/index.json': { type: 'application/json', body: indexJson },
  });
  const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await page.goto(url);
    const evaluate = <Result>(source: string, argument: unknown) =>
      page.evaluate<Result>(`(${source})(${JSON.stringify(argument)})`);
    const typed = keystrokes(queries);
    const fast = await evaluate<Pick<BrowserTimes, 'build' | 'keystroke'>>(ENGINE_TIMES, { typed, language });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const slow = await evaluate<Pick<BrowserTimes, 'build' | 'keystroke'>>(ENGINE_TIMES, { typed, language });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    const firstHits = await evaluate<number>(FIRST_HITS, { query: queries[0] ?? '', language });
    return { firstHits, ...fast, slowBuild: slow.build, slowKeystroke: slow.keystroke };
  } finally {
    await browser.close();
    server.close();
  }
}
