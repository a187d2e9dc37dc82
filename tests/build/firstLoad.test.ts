import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { scriptHashes } from 'light-pages/content-policy/contentPolicy';
import { expectWithinBudgets } from '../budgets/expectWithinBudgets';
import { siteTexts } from '../../scripts/content/codeTexts';
import type { Weight } from '../budgets/budgets';
import { TRIES_ALL } from '../trials';
import { frameOf } from './frameOf';

const build = path.resolve(__dirname, '../../build');

const compressed = (text: string) => brotliCompressSync(text).length;
const brotli = promisify(brotliCompress);
/** Compresses on another core. */
const compressedBeside = async (text: string) => (await brotli(text)).length;
const textOf = (page: string, pattern: RegExp) => Array.from(page.matchAll(pattern), ([, text = '']) => text).join('');

const FONT_FILES = 3;

const RULES = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** All inline scripts except data for search engines and the browser (JSON-LD and speculation rules). */
const SCRIPTS = /<script\b(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

it('keeps the number and the size of its fonts within the budget', () => {
  const folder = path.join(build, 'assets/fonts');
  const sizes = readdirSync(folder).map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.length).toBeLessThanOrEqual(FONT_FILES);
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  expectWithinBudgets('fonts', [{ of: 'assets/fonts', budget: 'site.fonts', weight }]);
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

const LONGEST = 20;

/** A page, and what of it is weighed. */
interface Part {
  readonly name: string;
  readonly page: string;
  readonly whole: string;
}

const PAGES_BESIDE_TEXTS = ['index.html', 'my-cv.html', 'en/index.html', 'en/my-cv.html'];

it('keeps what is in a page before the first interaction within the budgets of its kind', async () => {
  const isText = (name: string) => /^(?:en\/)?(?:docs|blog)\//.test(name);
  const all = documents
    .filter(({ name }) => isText(name) || PAGES_BESIDE_TEXTS.includes(name))
    .map(({ name, page }) => ({ name, page, whole: isText(name) ? frameOf(page) : page }));
  expect(all.length).toBeGreaterThan(100);
  // Only the heaviest page decides, and to compress one takes half a second: the longest are enough.
  const longest = TRIES_ALL
    ? all
    : [({ whole }: Part) => whole.length, ({ page }: Part) => textOf(page, RULES).length].flatMap((length) =>
        [...all].sort((a, b) => length(b) - length(a)).slice(0, LONGEST),
      );
  const weighed = [...new Set([...longest, ...all.filter(({ name }) => !isText(name))])];
  const weigh = async ({ name, page, whole: text }: Part): Promise<readonly Weight[]> => {
    const kind = isText(name) ? 'text' : 'plain';
    const [whole, rules, inlineScripts] = await Promise.all([
      compressedBeside(text),
      compressedBeside(textOf(page, RULES)),
      compressedBeside(textOf(page, SCRIPTS)),
    ]);
    const parts = { rules, 'inline scripts': inlineScripts, markup: whole - rules - inlineScripts };
    return [
      { of: `/${name}`, budget: isText(name) ? 'text.frame' : 'plain.page', weight: whole, parts },
      { of: `/${name}`, budget: `${kind}.rules`, weight: rules },
      { of: `/${name}`, budget: `${kind}.inlineScripts`, weight: inlineScripts },
    ];
  };
  expectWithinBudgets('first-load', (await Promise.all(weighed.map(weigh))).flat());
}, 240_000);

it('requests no script or stylesheet file before the first interaction', () => {
  for (const { name, page } of documents) {
    expect(page, name).not.toMatch(/<script\b[^>]*\ssrc=/);
    expect(page, name).not.toMatch(/<link\b[^>]*\brel=["']?stylesheet/);
  }
});

it('keeps the styles that each page loads for its hydration within the budget of its kind', () => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressed(readFileSync(path.join(build, file), 'utf8'));
    sizes.set(file, size);
    return size;
  };
  const weights = documents.map(({ name, page }): Weight => {
    const [, list = ''] = /\sdata-styles="([^"]*)"/.exec(page) ?? [];
    const parts = Object.fromEntries(
      list.split(' ').map((sheet) => [path.basename(sheet).replace(/\..*/, ''), sizeOf(sheet)]),
    );
    const isOfCourse = Object.keys(parts).some((sheet) => /^(?:course|progress)-/.test(sheet));
    const weight = Object.values(parts).reduce((sum, size) => sum + size, 0);
    return { of: `/${name}`, budget: isOfCourse ? 'course.sheets' : 'text.sheets', weight, parts };
  });
  expectWithinBudgets('sheets', weights);
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
  ] as const)(
    'of %s are inlined into the components that show them: no script looks one up by its id',
    (language, base) => {
      const ids = new Set(Object.keys(siteTexts(path.dirname(build), language)));
      const folder = path.join(build, base, 'assets/js');
      const found = readdirSync(folder).flatMap((name) => {
        const script = readFileSync(path.join(folder, name), 'utf8');
        const strings = Array.from(script.matchAll(/"(\w+\.[\w.-]+)"/g), ([, text = '']) => text);
        return strings.filter((text) => ids.has(text)).map((id) => `${name}: ${id}`);
      });
      expect(found).toEqual([]);
    },
  );
});
