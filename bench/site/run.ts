/**
 * Builds one corpus with this site's configuration, stock Docusaurus, VitePress and Starlight, and measures all in one
 * run.
 *
 *   npm install --prefix bench/site
 *   npm run bench:site -- [--pages 250] [--rounds 5] [--only Starlight] [--keep]
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { systemChromium } from '../../scripts/chromium.mjs';
import { fail, repositoryRoot } from '../../scripts/install.mjs';
import { median } from '../measuring.mjs';
import { serveShaped } from '../shapedServer';
import { readCorpus } from './corpus';
import { buildWith, generators, outputOf, type Corpus, type Generator } from './generators';
import { lighthouseFigures } from './lighthouse';
import { pageBytes, waits, type Waits } from './measure';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '250' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
/** A lesson of average length, with tables and code. */
const MEASURED = '05-sorting-and-limiting';
/** Pages of the build that tells what a generator costs without the corpus. */
const FEW = 5;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
function milliseconds(value: number | undefined): string {
  if (value === undefined) return '–';
  return value === Infinity ? 'lost' : Math.round(value).toString();
}

async function medianWaits(count: number, measure: () => Promise<Waits>): Promise<Waits> {
  const results: Waits[] = [];
  for (let round = 0; round < count; round += 1) results.push(await measure());
  const of = (name: keyof Waits) => median(results.flatMap((result) => result[name] ?? []));
  const optional = (name: keyof Waits) => (results[0]?.[name] === undefined ? undefined : of(name));
  return { menu: of('menu'), search: optional('search'), answer: optional('answer'), navigation: of('navigation') };
}

const countPages = async (output: string) =>
  (await readdir(output, { recursive: true })).filter((name) => name.endsWith('.html')).length;

/** Seconds of CPU of a whole build, and milliseconds for each page that it has more than a build of a few pages. */
async function buildFigures(generator: Generator, corpus: Corpus): Promise<string> {
  const output = outputOf(generator);
  const smallSeconds = await buildWith(generator, { vi: corpus.vi.slice(0, FEW), en: corpus.en.slice(0, FEW) });
  const smallPages = await countPages(output);
  const seconds = await buildWith(generator, corpus);
  const aPage = (seconds - smallSeconds) / ((await countPages(output)) - smallPages);
  return `${seconds.toFixed(0)} / ${Math.round(aPage * 1000)}`;
}

async function row(browser: Browser, generator: Generator, corpus: Corpus): Promise<string[]> {
  const output = outputOf(generator);
  const isBuilt = options.keep && existsSync(output);
  const build = isBuilt ? '–' : await buildFigures(generator, corpus);
  const page = corpus.vi.find(({ path: name }) => path.basename(name) === MEASURED);
  if (!page) throw new Error(`The corpus has no ${MEASURED}.`);
  const address = generator.address(page);
  const server = await serveShaped(output, {
    headersOf: (pathname) => (/\.html$|\/[^.]*$/.test(pathname) ? [] : [['Cache-Control', 'public, max-age=31536000']]),
  });
  try {
    const bytes = await pageBytes(browser, server.url + address);
    const paint = await lighthouseFigures(server.url + address, rounds);
    const early = await medianWaits(rounds, () => waits(browser, server, address, generator.controls, true));
    const late = await medianWaits(rounds, () => waits(browser, server, address, generator.controls, false));
    const both = (name: keyof Waits) => `${milliseconds(early[name])} / ${milliseconds(late[name])}`;
    return [
      generator.name,
      ...[bytes.untouched, bytes.html, bytes.css, bytes.js, bytes.fonts, bytes.total].map(kilobytes),
      String(bytes.requests),
      ...[paint.performance, paint.lcp, paint.tbt].map(milliseconds),
      paint.cls.toFixed(3),
      ...(['menu', 'search', 'answer', 'navigation'] as const).map(both),
      build,
    ];
  } finally {
    server.close();
  }
}

const HEADINGS = [
  'generator',
  ...['untouched', 'HTML', 'CSS', 'JS', 'fonts', 'all KB'],
  'requests',
  ...['score', 'LCP ms', 'TBT ms', 'CLS'],
  ...['menu ms', 'search field ms', 'search answer ms', 'next page ms'],
  'build CPU s / ms a page more',
];

async function main(): Promise<void> {
  if (!existsSync(path.join(repositoryRoot, 'bench/site/node_modules'))) {
    fail('The generators are not installed: npm install --prefix bench/site');
  }
  const count = Number(options.pages);
  const corpus: Corpus = { vi: await readCorpus('vi', count), en: await readCorpus('en', count) };
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const chosen = generators.filter(({ name }) => !options.only || name === options.only);
  console.log(`${count} pages in each of two languages; a page on a phone, median of ${rounds}.`);
  console.log(
    'KB as sent (Brotli); untouched: with data saver on. Taps: on sight / after loading; slow 4G, CPU at 1/4.\n',
  );
  console.log(`| ${HEADINGS.join(' | ')} |\n|${'---|'.repeat(HEADINGS.length)}`);
  for (const generator of chosen) console.log(`| ${(await row(browser, generator, corpus)).join(' | ')} |`);
  await browser.close();
  process.exit(0);
}

void main();
