// What sign-in costs a reader who never signs in: builds the site with and without it, opens the same public pages of
// both alternately in one browser run, with a slow connection and a slow CPU, and prints bytes, requests and times.
//
//   node bench/auth/cost.mjs [rounds]
//
// Exits with status 1 if a public page makes one more request or carries 1 KB more JavaScript (Brotli).
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '@playwright/test';
import { authBuildFolder, buildAuthSite } from '../../scripts/auth-site.mjs';
import { systemChromium } from '../../scripts/chromium.mjs';
import { fail, repositoryRoot } from '../../scripts/install.mjs';
import { median, quiet } from '../measuring.mjs';

const ROUNDS = Number(process.argv[2]) || 9;
const PAGES = ['/', '/en/', '/docs', '/en/blog'];
const MOST_EXTRA_BYTES = 1024;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const PROCESSOR_SLOWDOWN = 4;
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

function buildWithout() {
  const outDir = '.cache/auth/build-without';
  console.log('→ Building the site without sign-in…');
  const { status } = spawnSync(
    'npx',
    ['docusaurus', 'build', '--config', 'bench/auth/docusaurus.config.ts', '--out-dir', outDir],
    {
      cwd: repositoryRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/auth/generated-without',
        // The bundler's cache ignores that modules were replaced and that the folder differs.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (status !== 0) fail('The build without sign-in failed; the message above says why.');
  return path.join(repositoryRoot, outDir);
}

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

/** Serves a build like a good host: compressed, over persistent connections. */
async function serve(folder) {
  const cache = new Map();
  const read = (pathname) => {
    const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const file = path.extname(name) ? name : `${name}.html`;
    const type = path.extname(file);
    const raw = readFileSync(path.join(folder, file));
    return { type, body: COMPRESSED.has(type) ? brotli(raw) : raw };
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    try {
      if (!cache.has(pathname)) cache.set(pathname, read(pathname));
    } catch {
      response.writeHead(404).end();
      return;
    }
    const { type, body } = cache.get(pathname);
    response.writeHead(200, {
      'Content-Type': TYPES[type] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      ...(COMPRESSED.has(type) && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    url: `http://127.0.0.1:${server.address().port}`,
    bytesOf: (url) => cache.get(new URL(url).pathname)?.body.length ?? 0,
  };
}

/** Runs in the page: records the largest paint, and when the first paragraph can be read. */
function watchPaint() {
  globalThis.measured = { lcp: 0, readable: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.measured.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const shown = [...globalThis.document.querySelectorAll('main p')].some((each) => each.getClientRects().length > 0);
    if (shown && globalThis.document.fonts) globalThis.measured.readable = performance.now();
    else globalThis.requestAnimationFrame(look);
  };
  globalThis.requestAnimationFrame(look);
}

async function visit(browser, site, page) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  const requests = [];
  tab.on('request', (request) => requests.push(request.url()));
  await tab.addInitScript(watchPaint);
  await tab.goto(site.url + page, { waitUntil: 'load' });
  await tab.waitForFunction(() => globalThis.document.documentElement.dataset.hasHydrated === 'true');
  await quiet(tab, requests);
  const times = await tab.evaluate(() => globalThis.measured);
  await context.close();
  const scripts = requests.filter((url) => url.endsWith('.js'));
  return { ...times, requests: requests.length, script: scripts.reduce((sum, url) => sum + site.bytesOf(url), 0) };
}

/** Half the interquartile range: how far apart two medians may be by chance. */
function noise(values) {
  const ordered = [...values].sort((a, b) => a - b);
  return (ordered[Math.floor(values.length * 0.75)] - ordered[Math.floor(values.length * 0.25)]) / 2;
}

await buildAuthSite();
const folders = { without: buildWithout(), with: authBuildFolder };
const sites = { without: await serve(folders.without), with: await serve(folders.with) };
const browser = await chromium.launch({
  executablePath: systemChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});

const runs = {};
for (const page of PAGES) {
  runs[page] = { without: [], with: [] };
  await visit(browser, sites.without, page);
  await visit(browser, sites.with, page);
  for (let round = 0; round < ROUNDS; round += 1) {
    // The order alternates, so that a machine that slows down favours neither build.
    const order = round % 2 ? ['with', 'without'] : ['without', 'with'];
    for (const kind of order) runs[page][kind].push(await visit(browser, sites[kind], page));
  }
}
await browser.close();
Object.values(sites).forEach(({ server }) => server.close());

console.log(
  `\nMedian of ${ROUNDS} visits each, taken in turn; ${LINE.latency} ms, 1.6 Mbit/s, processor ÷ ${PROCESSOR_SLOWDOWN}; nobody signed in.`,
);
console.log('page       requests       script, Brotli      LCP ms (± noise)            readable ms (± noise)');
let failed = false;
for (const page of PAGES) {
  const of = (kind, field) => runs[page][kind].map((run) => run[field]);
  const pair = (field) => [median(of('without', field)), median(of('with', field))];
  const [requestsWithout, requestsWith] = pair('requests');
  const [scriptWithout, scriptWith] = pair('script');
  const time = (field) => {
    const [a, b] = pair(field);
    const spread = Math.max(noise(of('without', field)), noise(of('with', field)));
    return `${a.toFixed(0)} → ${b.toFixed(0)} (${(b - a >= 0 ? '+' : '') + (b - a).toFixed(0)} ± ${spread.toFixed(0)})`;
  };
  failed ||= requestsWith > requestsWithout || scriptWith - scriptWithout >= MOST_EXTRA_BYTES;
  console.log(
    [
      page.padEnd(10),
      `${requestsWithout} → ${requestsWith}`.padEnd(14),
      `${scriptWithout} → ${scriptWith} (${scriptWith - scriptWithout >= 0 ? '+' : ''}${scriptWith - scriptWithout} B)`.padEnd(
        27,
      ),
      time('lcp').padEnd(27),
      time('readable'),
    ].join(' '),
  );
}
if (failed) fail('Sign-in costs readers who never sign in: a request more, or 1 KB of script more.');
