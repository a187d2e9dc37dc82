import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fail, repositoryRoot } from '../../scripts/install.mjs';
import { readBuiltIndexes } from '../../scripts/search/readBuiltIndexes';
import { buildIndex } from '../../src/features/search/core/buildIndex';
import { decodeIndexFile } from '../../src/features/search/core/indexFile';
import { brotliBytes, workerSizes } from './bundleWorker';
import { chromiumTimes, keystrokes } from './chromium';
import { exactBeforeFolded } from './exactFirst';
import { type JudgedQuery, judge, LANGUAGES, type Language, languageFolder, type QuerySet, readQueries } from './judge';
import { ownSearch } from './ownEngine';

const USAGE = `Measures the search of the built site: quality, bytes, times.

  npm run search:bench                     the site's own engine, in Node and in Chromium
  npm run search:bench -- --peers          beside Pagefind and docusaurus-search-local on the same pages;
                                           install them first: npm install --prefix bench/search --legacy-peer-deps
    --build <folder>                       built site (default: build)
    --misses                               also the tuning queries whose first hit is wrong`;

const { values: options } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    peers: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const SETS: readonly QuerySet[] = ['tuning', 'check'];
const buildFolder = path.resolve(repositoryRoot, options.build);

interface Row {
  engine: string;
  indexBytes: number;
  scriptBytes: number;
  build: number;
  times: number[];
  search: (query: string) => string[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const percentile = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

function print(cells: readonly (string | number)[]): void {
  console.log(cells.map((cell, column) => String(cell).padEnd(column === 0 ? 34 : 12)).join(' '));
}

/** The best of some repetitions: other work on the machine only ever adds to a time. */
function timed(queries: readonly string[], search: (query: string) => unknown): number[] {
  const best = queries.map(() => Infinity);
  for (let repetition = 0; repetition < 3; repetition += 1) {
    queries.forEach((query, at) => {
      const start = performance.now();
      search(query);
      best[at] = Math.min(best[at] as number, performance.now() - start);
    });
  }
  return best;
}

function judgedQueries(language: Language): JudgedQuery[] {
  return SETS.flatMap((set) => readQueries(language, set));
}

/** Runs a peer in a separate process; returns undefined, and prints the reason, if that fails. */
function peerRow(engine: string, script: string, args: readonly string[], queries: readonly string[]): Row | undefined {
  const file = path.join(import.meta.dirname, 'peers', script);
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', file, ...args], {
    cwd: repositoryRoot,
    input: JSON.stringify(queries),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.log(`${engine} was not measured: ${stderr.split('\n').find((line) => line.includes('Error')) ?? stderr}`);
    return undefined;
  }
  const measured = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as Omit<Row, 'search' | 'engine'> & {
    hits: string[][];
  };
  const hits = new Map(queries.map((query, at) => [query, measured.hits[at] ?? []]));
  return { ...measured, engine, search: (query) => hits.get(query) ?? [] };
}

function printRow({ engine, indexBytes, scriptBytes, build, times, search }: Row, language: Language): void {
  const quality = SETS.map((set) => judge(readQueries(language, set), language, search));
  print([
    engine,
    kilobytes(indexBytes),
    kilobytes(scriptBytes),
    build.toFixed(0),
    `${percentile(times, 0.5).toFixed(1)}/${percentile(times, 0.95).toFixed(1)}`,
    ...quality.map(({ mrr, recall }) => `${mrr.toFixed(3)}/${recall.toFixed(3)}`),
  ]);
}

async function measure(language: Language, file: string): Promise<void> {
  const json = readFileSync(file, 'utf8');
  const queries = judgedQueries(language).map(({ query }) => query);
  const started = performance.now();
  const index = buildIndex(decodeIndexFile(json));
  const build = performance.now() - started;
  const search = ownSearch(language, index);
  const { worker, questionMode } = await workerSizes();
  console.log(
    `\n${language}: ${index.text.pages.length} pages, ${index.text.sections.length} sections, ${queries.length} judged queries\n`,
  );
  print(['engine', 'index KB', 'script KB', 'init ms', 'p50/p95 ms', 'tuning', 'check']);
  const own = {
    engine: 'this site',
    indexBytes: brotliBytes(json),
    scriptBytes: worker,
    build,
    times: timed(queries, search),
    search,
  };
  printRow(own, language);
  if (options.peers) {
    const base = language === 'vi' ? '/' : '/en/';
    const folder = path.join(buildFolder, languageFolder[language]);
    for (const row of [
      peerRow(`docusaurus-search-local (${language})`, 'easyops.mts', [folder, language, base, language], queries),
      peerRow('Pagefind, in Chromium', 'pagefind.mts', [buildFolder, language], queries),
    ]) {
      if (row) printRow(row, language);
    }
  }
  const typed = timed(keystrokes(queries), search);
  const { share, pairs } = exactBeforeFolded(index);
  const times = await chromiumTimes(
    language,
    json,
    readQueries(language, 'tuning').map(({ query }) => query),
  );
  const pair = ({ p50, p95 }: { p50: number; p95: number }) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  console.log(`
Index and text: ${kilobytes(own.indexBytes)} KB, ${Math.round(own.indexBytes / index.text.sections.length)} bytes a section. Question mode adds ${kilobytes(questionMode)} KB to the script.
Typed with marks: exact before folded in ${(share * 100).toFixed(1)} % of ${pairs} pairs.
A keystroke in Node: p50 ${percentile(typed, 0.5).toFixed(1)} ms, p95 ${percentile(typed, 0.95).toFixed(1)} ms.
Chromium: index built in ${times.build.toFixed(0)} ms; a keystroke ${pair(times.keystroke)}.
Chromium, CPU slowed 4 times: index built in ${times.slowBuild.toFixed(0)} ms; a keystroke ${pair(times.slowKeystroke)}.
Chromium, slow 4G, nothing cached: first hits ${times.firstHits.toFixed(0)} ms after the first intent, through the worker.`);
  if (!options.misses) return;
  for (const { query, rank, got } of judge(readQueries(language, 'tuning'), language, search).misses) {
    console.log(`  "${query}" at ${rank || 'no place'}: ${got.join('  ')}`);
  }
}

async function main(): Promise<void> {
  if (options.peers && !existsSync(path.join(import.meta.dirname, 'node_modules'))) {
    fail('The peers are not installed. Run: npm install --prefix bench/search --legacy-peer-deps');
  }
  const indexes = readBuiltIndexes(buildFolder, languageFolder);
  for (const language of LANGUAGES) {
    const built = indexes.find((candidate) => candidate.language === language);
    if (built) await measure(language, built.file);
  }
}

if (options.help) console.log(USAGE);
else await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
