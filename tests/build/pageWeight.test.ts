import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../scripts/serve.mjs';
import { reportFile } from '../../src/plugins/script-report';
import type { ScriptReport } from '../../src/plugins/script-report/reportScripts';
import { wholeBrowser } from '../browsers';
import { frameOf } from './frameOf';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const generatedFiles = path.join(root, '.docusaurus');
/** The parts of each page's scripts in the last build that kept to its budgets, by path. */
const lastFigures = path.join(root, '.cache/page-weight.json');
const KILOBYTE = 1024;

interface Budget {
  /** Without the text of the document, which is a separate script; includes the names of all documents. */
  readonly scripts: number;
  readonly styles: number;
  /** The frame around the text of a document; for other pages, the whole page. */
  readonly document: number;
  readonly fonts: number;
  readonly requests: number;
  /** The scripts of its labs and code blocks, which load when the reader is near them. */
  readonly labs: number;
  /** The styles of its labs and code blocks. */
  readonly labStyles: number;
}

const LESSON: Budget = {
  scripts: 121 * KILOBYTE,
  styles: 11.6 * KILOBYTE,
  document: 18.2 * KILOBYTE,
  fonts: 60 * KILOBYTE,
  requests: 30,
  labs: 17 * KILOBYTE,
  labStyles: 6.2 * KILOBYTE,
};
const BESIDE_LESSONS = { ...LESSON, document: 14 * KILOBYTE, requests: 18, labs: 0, labStyles: 0 };

/**
 * Budgets for what a page loads by itself until the network is idle, and for what its labs load; in bytes of brotli.
 */
const BUDGETS: Readonly<Record<string, Budget>> = {
  '': { ...BESIDE_LESSONS, scripts: 104 * KILOBYTE },
  'docs/database/learn-sql-in-30-days/05-sorting-and-limiting': { ...LESSON, labs: 33 * KILOBYTE },
  'docs/leetcode/bit-manipulation/191-number-of-1-bits': {
    ...LESSON,
    scripts: 126 * KILOBYTE,
    labs: 31 * KILOBYTE,
    labStyles: 10.5 * KILOBYTE,
  },
  'docs/leetcode/database/183-customers-who-never-order': { ...LESSON, labs: 44 * KILOBYTE, labStyles: 9 * KILOBYTE },
  'blog/uuid-primary-keys': { ...LESSON, scripts: 121 * KILOBYTE },
  'my-cv': { ...BESIDE_LESSONS, scripts: 106 * KILOBYTE },
};
const FONT_FILES = 3;
/** The smallest growth of a part that is reported, in bytes before minifying; less is noise. */
const NOTEWORTHY = 500;
const LANGUAGES = { vi: '', en: 'en/' } as const;

type Parts = Readonly<Record<string, number>>;
type Kind = 'scripts' | 'styles' | 'document' | 'fonts';
interface Loaded {
  readonly kind: Kind | undefined;
  readonly file: string;
  readonly bytes: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  script: 'scripts',
  stylesheet: 'styles',
  document: 'document',
  font: 'fonts',
};

/** A cache: most files are loaded by several pages, and brotli at its best quality is slow. */
const knownBytes = new Map<string, number>();

function bytesOf(file: string): number {
  const bytes = knownBytes.get(file) ?? weigh(file);
  knownBytes.set(file, bytes);
  return bytes;
}

function weigh(file: string): number {
  const onDisk = path.join(build, file);
  const content = readFileSync(
    existsSync(onDisk) && !file.endsWith('/') && path.extname(file) ? onDisk : pageFile(file),
  );
  // Fonts are compressed already.
  if (file.endsWith('.woff2')) return content.length;
  const isPage = !path.extname(file);
  return brotliCompressSync(isPage ? frameOf(content.toString()) : content).length;
}

/** Whether a script is the text of a document or post, whose length has no budget. */
function isText(file: string, report: ScriptReport, base: string): boolean {
  return Object.keys(report[file.slice(base.length)] ?? {}).some((part) => /^(?:docs|blog|i18n)\//.test(part));
}

function pageFile(file: string): string {
  const name = file.replace(/\/$/, '/index');
  return (
    [`${name}.html`, `${name}/index.html`].map((page) => path.join(build, page)).find((page) => existsSync(page)) ?? ''
  );
}

/** The sizes of the parts in a page's scripts, in bytes before minifying. */
function partsOf(loaded: readonly Loaded[], report: ScriptReport, base: string): Parts {
  const parts: Record<string, number> = {};
  for (const { kind, file } of loaded) {
    if (kind !== 'scripts') continue;
    for (const [part, bytes] of Object.entries(report[file.slice(base.length)] ?? {})) {
      parts[part] = (parts[part] ?? 0) + bytes;
    }
  }
  return parts;
}

const readFigures = () =>
  existsSync(lastFigures) ? (JSON.parse(readFileSync(lastFigures, 'utf8')) as Record<string, Parts>) : {};

function keepFigures(address: string, parts: Parts): void {
  mkdirSync(path.dirname(lastFigures), { recursive: true });
  writeFileSync(lastFigures, JSON.stringify({ ...readFigures(), [address]: parts }));
}

/** A report of the parts that have grown since the last build that kept to its budget, largest first. */
function growth(now: Parts, before: Parts | undefined): string {
  if (!before) return 'There is no earlier build on this machine to compare with.';
  const grown = Object.entries(now)
    .map(([part, bytes]) => ({ part, by: bytes - (before[part] ?? 0) }))
    .filter(({ by }) => by >= NOTEWORTHY)
    .sort((left, right) => right.by - left.by);
  if (grown.length === 0) return 'No part has grown since the last build that kept to its budget.';
  return `Grown since the last build that kept to its budget, in bytes before minifying:\n${grown
    .slice(0, 12)
    .map(({ part, by }) => `  ${part}: +${by}`)
    .join('\n')}`;
}

function sum(loaded: readonly Loaded[], kind: Kind): number {
  return loaded.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
}

const isBuilt = existsSync(path.join(build, 'en/index.html'));
if (!isBuilt) console.warn('Pages were not weighed: there is no build/. Run npm run build first; npm test does.');

/** Focuses the labs of a page until all are hydrated; some contain others. */
async function awakenLabs(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelectorAll('[data-island]');
    for (const lab of waiting) lab.dispatchEvent(new FocusEvent('focusin'));
    return waiting.length === 0;
  });
}

describe.skipIf(!isBuilt)('what a page loads', () => {
  let server: Server;
  let browser: Browser;
  let url: string;

  beforeAll(async () => {
    ({ server, url } = await serveSite({ directory: build, port: 4290 }));
    browser = await chromium.launch(wholeBrowser.launchOptions);
  }, 60_000);

  afterAll(async () => {
    await browser.close();
    server.close();
  });

  /**
   * The files that a page requests by itself, and the files that its labs add. An interaction would load labs, so there
   * is none before the labs are awakened.
   */
  async function load(address: string): Promise<{ itself: Loaded[]; labs: Loaded[] }> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    const loaded = new Map<string, Loaded>();
    page.on('request', (request) => {
      const file = new URL(request.url()).pathname;
      // A script that was prefetched is not requested again with the type "script".
      const kind = KINDS[request.resourceType()] ?? (file.endsWith('.js') ? 'scripts' : undefined);
      loaded.set(file, { file, kind, bytes: bytesOf(file) });
    });
    await page.goto(new URL(address, url).href);
    await page.waitForSelector('html[data-has-hydrated=true]', { state: 'attached' });
    await page.waitForLoadState('networkidle');
    const count = loaded.size;
    await awakenLabs(page);
    await context.close();
    const all = [...loaded.values()];
    return { itself: all.slice(0, count), labs: all.slice(count) };
  }

  describe.each(['vi', 'en'] as const)('in %s', (language) => {
    const base = `/${LANGUAGES[language]}`;
    const report = () => JSON.parse(readFileSync(reportFile(generatedFiles, language), 'utf8')) as ScriptReport;

    it.concurrent.each(Object.entries(BUDGETS))(
      '/%s stays within its budget',
      async (name, budget) => {
        const { itself, labs } = await load(base + name);
        const parts = partsOf(itself, report(), base);
        const withoutText = itself.filter(({ file }) => !isText(file, report(), base));
        const figures = {
          scripts: sum(withoutText, 'scripts'),
          styles: sum(itself, 'styles'),
          document: sum(itself, 'document'),
          fonts: sum(itself, 'fonts'),
          requests: itself.length,
          labs: sum(labs, 'scripts'),
          labStyles: sum(labs, 'styles'),
        };
        console.log(
          `${base}${name}: ${Object.entries(figures)
            .map(([kind, value]) => `${kind} ${value} of ${budget[kind as keyof Budget]}`)
            .join(', ')}`,
        );
        const list = (files: readonly Loaded[]) => files.map(({ file, bytes }) => `  ${bytes} ${file}`).join('\n');
        const told = `${growth(parts, readFigures()[base + name])}\nLoaded:\n${list(itself)}\nFor labs:\n${list(labs)}`;
        const exceeded = Object.entries(figures).flatMap(([kind, value]) => {
          const limit = budget[kind as keyof Budget];
          return value > limit ? [`${kind}: ${value} B, the budget is ${Math.floor(limit)} B`] : [];
        });
        expect(exceeded, `${base}${name}. ${told}`).toEqual([]);
        expect(itself.filter(({ kind }) => kind === 'fonts').length).toBeLessThanOrEqual(FONT_FILES);
        keepFigures(base + name, parts);
      },
      60_000,
    );
  });
});
