import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptHashes } from 'light-pages/content-policy/contentPolicy';
import { frameOf } from './frameOf';

const build = path.resolve(__dirname, '../../build');
const KILOBYTE = 1024;

const read = (page: string) => readFileSync(path.join(build, `${page}.html`), 'utf8');
const compressed = (text: string) => brotliCompressSync(text).length;
const brotli = promisify(brotliCompress);
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/**
 * Compresses on another core. A text that keeps to its budget when compressed quickly also does so at the best quality.
 */
const compressedBeside = async (text: string, budget: number) => {
  const quick = (await brotli(text, QUICKLY)).length;
  return quick <= budget ? quick : (await brotli(text)).length;
};
const textOf = (page: string, pattern: RegExp) => Array.from(page.matchAll(pattern), ([, text = '']) => text).join('');

/**
 * Budgets for pages that are not documents or posts: the compressed size of the whole page before the first
 * interaction.
 */
const PAGE_BUDGETS: Readonly<Record<string, number>> = { index: 14 * KILOBYTE, 'my-cv': 14 * KILOBYTE };
/**
 * Budget for everything around the text of a document or post, including the links to all lessons of its course. The
 * text itself has no budget.
 */
const FRAME_BUDGET = 19.2 * KILOBYTE;
const LESSONS = [
  'docs/database/learn-sql-in-30-days/05-sorting-and-limiting',
  'docs/leetcode/bit-manipulation/191-number-of-1-bits',
  'blog/uuid-primary-keys',
];
/** Budget for the rules in a page. */
const RULES_BUDGET = 10 * KILOBYTE;
/** Budget for the sheets that a page loads for its hydration. */
const SHEETS_BUDGET = 11.6 * KILOBYTE;
/**
 * Budgets for the styles of pages that show a whole course with its download and the reader's progress, or the cards of
 * a course.
 */
const COURSE_PAGES: Readonly<Record<string, number>> = {
  'docs/database/learn-sql-in-30-days/30-day-sql-learning-roadmap.html': 13.6 * KILOBYTE,
  'docs/database/learn-sql-in-30-days/30-day-sql-summary.html': 13 * KILOBYTE,
  'docs/category/leetcode.html': 13 * KILOBYTE,
};
/**
 * Budget for the inline scripts: they hold clicks, handle those that need no other script, and report a page whose
 * scripts fail to load.
 */
const SCRIPT_BUDGET = 3.8 * KILOBYTE;
const FONT_BUDGET = 60 * KILOBYTE;
const FONT_FILES = 3;

const RULES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** All inline scripts except data for search engines and the browser (JSON-LD and speculation rules). */
const SCRIPTS = /<script\b(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

const pages = [...Object.keys(PAGE_BUDGETS), ...LESSONS].flatMap((page) => [page, `en/${page}`]);

describe.each(pages)('before the first interaction, /%s', (name) => {
  const page = read(name);

  it('weighs no more than its budget', () => {
    const whole = PAGE_BUDGETS[name.replace(/^en\//, '')];
    const css = compressed(textOf(page, RULES));
    const scripts = compressed(textOf(page, SCRIPTS));
    const total = compressed(whole === undefined ? frameOf(page) : page);
    const figures = `${whole === undefined ? 'frame' : 'page'} ${total} B, of which rules ${css} B, scripts ${scripts} B`;
    expect(total, figures).toBeLessThanOrEqual(whole ?? FRAME_BUDGET);
    expect(css, figures).toBeLessThanOrEqual(RULES_BUDGET);
    expect(scripts, figures).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });

  it('requests no script or stylesheet file', () => {
    expect(page).not.toMatch(/<script\b[^>]*\ssrc=/);
    expect(page).not.toMatch(/<link\b[^>]*\brel=["']?stylesheet/);
  });
});

it('keeps the number and the size of its fonts within the budget', () => {
  const folder = path.join(build, 'assets/fonts');
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.length).toBeLessThanOrEqual(FONT_FILES);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET);
});

it.each(['', 'en/'])('has Chromium compile the main script before it runs (/%s)', (base) => {
  const folder = path.join(build, base, 'assets/js');
  const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('main.'));
  expect(readFileSync(path.join(folder, name), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

/** Every page of the site; HTML files copied from `static/` are not among them. */
const documents = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, page: readFileSync(path.join(build, name), 'utf8') }))
  .filter(({ page }) => /\sid="?__docusaurus\b/.test(page));

it('keeps the frame around each text, its rules and its scripts within their budgets', async () => {
  const lessons = documents.filter(({ name }) => /^(?:en\/)?(?:docs|blog)\//.test(name));
  expect(lessons.length).toBeGreaterThan(100);
  const weigh = async ({ name, page }: (typeof lessons)[number]) => {
    const [frame, css, scripts] = await Promise.all([
      compressedBeside(frameOf(page), FRAME_BUDGET),
      compressedBeside(textOf(page, RULES), RULES_BUDGET),
      compressedBeside(textOf(page, SCRIPTS), SCRIPT_BUDGET),
    ]);
    return { name, frame, css, scripts };
  };
  const weights = await Promise.all(lessons.map(weigh));
  const heaviest = weights.reduce((most, one) => (one.frame > most.frame ? one : most));
  console.log(`The heaviest frame of a document: at most ${heaviest.frame} of ${FRAME_BUDGET} B, /${heaviest.name}`);
  const isHeavy = ({ frame, css, scripts }: (typeof weights)[number]) =>
    frame > FRAME_BUDGET || css > RULES_BUDGET || scripts > SCRIPT_BUDGET;
  expect(weights.filter(isHeavy)).toEqual([]);
}, 120_000);

it('keeps the styles that each page loads for its hydration within their budget', () => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressed(readFileSync(path.join(build, file), 'utf8'));
    sizes.set(file, size);
    return size;
  };
  const heavy = documents.flatMap(({ name, page }) => {
    const [, sheets = ''] = /\sdata-styles="([^"]*)"/.exec(page) ?? [];
    const total = sheets.split(' ').reduce((sum, sheet) => sum + sizeOf(sheet), 0);
    const budget = COURSE_PAGES[name.replace(/^en\//, '')] ?? SHEETS_BUDGET;
    return total > budget ? [`${name}: ${total} B in ${sheets}`] : [];
  });
  expect(heavy).toEqual([]);
});

describe('the content policy', () => {
  it('is in every page and allows exactly the inline scripts of that page', () => {
    expect(documents.length).toBeGreaterThan(100);
    for (const { page } of documents) {
      const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
      expect(scripts.split(' ').slice(1)).toEqual(["'wasm-unsafe-eval'", "'strict-dynamic'", ...scriptHashes(page)]);
    }
  });

  it('is not contradicted by inline event handlers or javascript: URLs', () => {
    for (const { page } of documents) {
      const markup = page.replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>/g, '');
      expect(markup).not.toMatch(/<[a-z][^>]*\son[a-z]+=/);
      expect(markup).not.toMatch(/\b(?:href|src)=["']?javascript:/i);
    }
  });
});

const sheetFolder = path.join(build, 'assets/css');
const sheets = readdirSync(sheetFolder).map((name) => ({
  name,
  css: readFileSync(path.join(sheetFolder, name), 'utf8'),
}));
/** The custom properties that a text sets, and those that it uses without a fallback value. */
const setIn = (text: string) => Array.from(text.matchAll(/(--[\w-]+)\s*:/g), ([, property]) => property);
const usedIn = (css: string) => Array.from(css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g), ([, property]) => property);
const setInSheets = new Set(sheets.flatMap(({ css }) => setIn(css)));
/** The custom properties that the rules use and some sheet sets, but that are not in `atHand`. */
const missingIn = (css: string, atHand: readonly (string | undefined)[]) => {
  const known = new Set(atHand);
  return [...new Set(usedIn(css))].filter((property) => setInSheets.has(property) && !known.has(property));
};

it('defines in each page the custom properties that its rules use', () => {
  for (const { name, page } of documents) {
    expect(missingIn(textOf(page, /<style>([\s\S]*?)<\/style>/g), setIn(page)), name).toEqual([]);
  }
});

it('defines the custom properties that each stylesheet uses in that sheet or in the common one', () => {
  const common = sheets.filter(({ name }) => name.startsWith('styles.')).flatMap(({ css }) => setIn(css));
  expect(common.length).toBeGreaterThan(0);
  for (const { name, css } of sheets) expect(missingIn(css, [...common, ...setIn(css)]), name).toEqual([]);
});

it('declares the layer of Infima before those of the theme, on each page and in the sheets', () => {
  const declared = ['infima', 'theme-common', 'theme-classic', 'core'].map((layer) => `docusaurus.${layer}`);
  const layersOf = (css: string) => {
    const names = Array.from(css.matchAll(/@layer ([^{;]+)/g), ([, list = '']) => list.split(/,\s*/)).flat();
    return [...new Set(names)].filter((name) => declared.includes(name));
  };
  for (const { name, page } of documents) {
    const onPage = layersOf(textOf(page, /<style>([\s\S]*?)<\/style>/g));
    expect(onPage, name).toEqual(declared.slice(0, onPage.length));
    expect(onPage.length, name).toBeGreaterThan(2);
  }
  for (const base of ['', 'en/']) {
    const folder = path.join(build, base, 'assets/css');
    const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('styles.'));
    expect(layersOf(readFileSync(path.join(folder, name), 'utf8')), name).toEqual(declared);
  }
});

describe('the texts', () => {
  it.each([
    ['vi', ''],
    ['en', 'en/'],
  ])('of %s are inlined into the components that show them: no script looks one up by its id', (language, base) => {
    const texts = path.resolve(build, `../i18n/${language}/code.json`);
    const ids = new Set(Object.keys(JSON.parse(readFileSync(texts, 'utf8')) as object));
    const folder = path.join(build, base, 'assets/js');
    const found = readdirSync(folder).flatMap((name) => {
      const script = readFileSync(path.join(folder, name), 'utf8');
      const strings = Array.from(script.matchAll(/"(\w+\.[\w.-]+)"/g), ([, text = '']) => text);
      return strings.filter((text) => ids.has(text)).map((id) => `${name}: ${id}`);
    });
    expect(found).toEqual([]);
  });
});
