/**
 * Pagefind: its own indexing of the built pages, and its own script in a headless Chromium.
 *
 *   tsx bench/search/peers/pagefind.mts <build folder> <language> < queries.json
 *
 * Writes `{ hits, indexBytes, scriptBytes, build, times }` as JSON. Results are sections (sub-results) in
 * the order of Pagefind's own screen: pages by score, the three best sections of each.
 */
import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { systemChromium } from '../../../scripts/chromium.mjs';
import { readBuiltIndexes } from '../../../scripts/search/readBuiltIndexes';
import { brotliBytes } from '../bundleWorker';
import { type Language, languageFolder } from '../judge';

const [buildFolder = 'build', language = 'vi'] = process.argv.slice(2);
interface Index {
  addHTMLFile: (options: { url: string; content: string }) => Promise<unknown>;
  writeFiles: (options: { outputPath: string }) => Promise<unknown>;
}
interface Pagefind {
  createIndex: (options: object) => Promise<{ index: Index }>;
  close: () => Promise<void>;
}

// Not a dependency of the site, so the compiler must not resolve it.
const packageName = ['pagefind'][0] as string;
const { createIndex, close } = (await import(packageName)) as Pagefind;
const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'));
const { index } = await createIndex({
  rootSelector: 'main',
  excludeSelectors: ['nav', '.hash-link', '.theme-doc-toc-mobile'],
});
// The pages of the site's own index: lists of tags and posts would only hurt Pagefind's ranking.
for (const { text } of readBuiltIndexes(buildFolder, { [language]: languageFolder[language as Language] })) {
  for (const { url } of text.pages) {
    const file = path.join(buildFolder, url === '/' ? 'index' : url.replace(/\/$/, '/index'));
    await index.addHTMLFile({ url, content: await readFile(`${file}.html`, 'utf8') });
  }
}
await index.writeFiles({ outputPath: folder });
await close();

const queries = JSON.parse(readFileSync(0, 'utf8')) as string[];
const server = createServer((request, response) => {
  const name = (request.url ?? '/').split('?')[0] ?? '/';
  if (name === '/') {
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><html lang="${language}"><title>Pagefind</title>`);
    return;
  }
  readFile(path.join(folder, name)).then(
    (body) =>
      response
        .writeHead(200, { 'content-type': name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream' })
        .end(body),
    () => response.writeHead(404).end(),
  );
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});

const SEARCH = `async (queries) => {
  const start = performance.now();
  const pagefind = await import('/pagefind.js');
  await pagefind.init();
  const build = performance.now() - start;
  const hits = [];
  const times = [];
  for (const query of queries) {
    const from = performance.now();
    const { results } = await pagefind.search(query);
    const pages = await Promise.all(results.slice(0, 10).map((result) => result.data()));
    times.push(performance.now() - from);
    const weight = (section) => section.weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);
    hits.push(pages.flatMap(({ url, sub_results }) => {
      const best = [...sub_results].sort((a, b) => weight(b) - weight(a)).slice(0, 3).map((section) => section.url);
      return best.length > 0 ? best : [url];
    }));
  }
  return { hits, times, build };
}`;

const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
const measured = await page.evaluate<{ hits: string[][]; times: number[]; build: number }>(
  `(${SEARCH})(${JSON.stringify(queries)})`,
);
await browser.close();
server.close();

const files = (await readdir(folder, { recursive: true })).map(String);
const bytesOf = async (isWanted: (name: string) => boolean) => {
  const sizes = await Promise.all(
    files.filter(isWanted).map(async (name) => brotliBytes(await readFile(path.join(folder, name)))),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};
const indexBytes = await bytesOf((name) =>
  new RegExp(`(?:fragment|index)/${language}_|\\.${language}_[^/]*\\.pf_meta$`).test(name),
);
const scriptBytes = await bytesOf(
  (name) =>
    ['pagefind.js', 'pagefind-worker.js'].includes(name) ||
    name === `wasm.${language}.pagefind` ||
    (name === 'wasm.unknown.pagefind' && !files.includes(`wasm.${language}.pagefind`)),
);
await rm(folder, { recursive: true });
process.stdout.write(JSON.stringify({ ...measured, indexBytes, scriptBytes }));
