import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../scripts/serve.mjs';
import { reportFile } from '../../src/plugins/script-report';
import type { ScriptReport } from '../../src/plugins/script-report/reportScripts';
import { wholeBrowser } from '../browsers';
import { expectWithinBudgets } from '../budgets/expectWithinBudgets';
import type { Parts } from '../budgets/budgets';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const generatedFiles = path.join(root, '.docusaurus');
/** Pages of each kind; budgets are for kinds (`tests/budgets/`), these are the pages that are weighed. */
const PAGES = {
  '': 'plain',
  'my-cv': 'plain',
  'docs/database/learn-sql-in-30-days/05-sorting-and-limiting': 'text',
  'docs/leetcode/bit-manipulation/191-number-of-1-bits': 'text',
  'docs/leetcode/database/183-customers-who-never-order': 'text',
  'blog/uuid-primary-keys': 'text',
} as const;
const FONT_FILES = 3;
const LANGUAGES = { vi: '', en: 'en/' } as const;

type Kind = 'scripts' | 'styles' | 'fonts';
interface Loaded {
  readonly kind: Kind | undefined;
  readonly file: string;
  /** Of scripts and styles; `firstLoad.test.ts` weighs pages and fonts. */
  readonly bytes: number;
}

const KINDS: Readonly<Record<string, Kind>> = {
  script: 'scripts',
  stylesheet: 'styles',
  font: 'fonts',
};

/** A cache: most files are loaded by several pages, and brotli at its best quality is slow. */
const knownBytes = new Map<string, number>();

function bytesOf(file: string): number {
  const bytes = knownBytes.get(file) ?? brotliCompressSync(readFileSync(path.join(build, file))).length;
  knownBytes.set(file, bytes);
  return bytes;
}

/** Whether a script is the text of a document or post, whose length has no budget. */
function isText(file: string, report: ScriptReport, base: string): boolean {
  return Object.keys(report[file.slice(base.length)] ?? {}).some((part) => /^(?:docs|blog|i18n)\//.test(part));
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

/** The name of a file without the digest of its content. */
const plainName = (file: string) => path.basename(file).replace(/\.[\da-f]{8}(?=\.)/, '');

/** The bytes of the files of one kind, by name. */
function filesOf(loaded: readonly Loaded[], kind: Kind): Parts {
  return Object.fromEntries(
    loaded.filter((one) => one.kind === kind).map(({ file, bytes }) => [plainName(file), bytes]),
  );
}

/** How many files of each kind there are. */
function countsOf(loaded: readonly Loaded[]): Parts {
  const counts: Record<string, number> = {};
  for (const { kind = 'others' } of loaded) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
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
      const isWeighed = kind === 'scripts' || kind === 'styles';
      loaded.set(file, { file, kind, bytes: isWeighed ? bytesOf(file) : 0 });
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

    it.concurrent.each(Object.entries(PAGES))(
      '/%s stays within the budgets of its kind',
      async (name, kind) => {
        const { itself, labs } = await load(base + name);
        const of = base + name;
        const withoutText = itself.filter(({ file }) => !isText(file, report(), base));
        const modules = partsOf(withoutText, report(), base);
        expectWithinBudgets(`page-${language}-${name.replaceAll('/', '-')}`, [
          { of, budget: `${kind}.scripts`, weight: sum(withoutText, 'scripts'), parts: modules },
          { of, budget: `${kind}.sheets`, weight: sum(itself, 'styles'), parts: filesOf(itself, 'styles') },
          { of, budget: `${kind}.requests`, weight: itself.length, parts: countsOf(itself) },
          { of, budget: `${kind}.labs`, weight: sum(labs, 'scripts'), parts: filesOf(labs, 'scripts') },
          { of, budget: `${kind}.labStyles`, weight: sum(labs, 'styles'), parts: filesOf(labs, 'styles') },
        ]);
        expect(itself.filter(({ kind: loaded }) => loaded === 'fonts').length).toBeLessThanOrEqual(FONT_FILES);
      },
      60_000,
    );
  });
});
