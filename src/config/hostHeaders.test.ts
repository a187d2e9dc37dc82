import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  headersAt,
  headersFile,
  hostRules,
  joinPolicies,
  keepOnlyFiles,
  variantsOf,
  withPagePolicy,
  type Hosting,
  type HostRule,
} from 'light-pages/content-policy/hostHeaders';
import { ASSET_FOLDERS } from './hosting';

const tracked = JSON.parse(readFileSync(path.resolve(__dirname, '../../firebase.json'), 'utf8')) as {
  hosting: Hosting;
};
const PAGES = ['/', '/404', '/blog', '/blog/tags/sql', '/docs/a/b', '/en/', '/en/docs/a/b', '/en/sign-in', '/sign-in'];
const hosting = withPagePolicy(tracked.hosting, "default-src 'self'; script-src 'sha256-a'; base-uri 'none'");
/** Other files; browsers show the first ones as documents of the site's origin if they are opened directly. */
const DOCUMENTS = ['/cv/resume.html', '/img/a.svg', '/img/b/c.svg', '/k6/a.xhtml', '/en/img/a.svg', '/logo.svg'];
const ASSETS = [
  '/assets/js/main.0a1b2c3d.js',
  '/assets/images/ảnh [1].png',
  '/en/assets/sql/b.js',
  '/assets/code-lab/a.html',
];
const FILES = [...DOCUMENTS, ...ASSETS, '/sw.js'];
const rules = hostRules(hosting, PAGES, ['/', '/en/'], ASSET_FOLDERS, FILES);

/** Matches like Netlify; Cloudflare redirects a path with a trailing slash before it applies the rules. */
const fits = ({ path: rule }: HostRule, address: string) =>
  rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : address === rule || address === `${rule}/`;
const sentWith = (address: string) =>
  Object.assign(
    {},
    ...rules.filter((rule) => fits(rule, address)).map(({ headers }) => headers),
  ) as HostRule['headers'];

describe('the headers of hosts', () => {
  it('never set two values of one header for one path', () => {
    for (const address of [
      ...PAGES,
      '/assets/js/a.js',
      '/en/assets/sql/a.js',
      '/assets/code-lab/a.html',
      '/en/assets/code-lab/a.html',
      '/sw.js',
    ]) {
      const values = new Map<string, Set<string>>();
      for (const { headers } of rules.filter((rule) => fits(rule, address))) {
        for (const [name, value] of Object.entries(headers))
          values.set(name, (values.get(name) ?? new Set()).add(value));
      }
      for (const [name, set] of values) expect([...set], `${name} of ${address}`).toHaveLength(1);
    }
  });

  it('give every page the whole policy, including the directives that a <meta> cannot have', () => {
    for (const page of PAGES) {
      const { 'Content-Security-Policy': policy, 'X-Frame-Options': frames } = sentWith(page);
      expect(policy, page).toContain("script-src 'sha256-a'");
      expect(policy, page).toContain("frame-ancestors 'none'");
      expect(frames).toBe('DENY');
    }
  });

  it("are the same for all spellings of a page's path", () => {
    // Firebase redirects a trailing slash.
    expect(hosting).toMatchObject({ cleanUrls: true, trailingSlash: false });
    for (const page of PAGES) {
      const variants = variantsOf(page);
      expect(variants.length).toBeGreaterThan(0);
      for (const variant of variants) {
        expect(sentWith(variant), `_headers: ${variant}`).toEqual(sentWith(page));
        expect(headersAt(hosting, variant), `firebase.json: ${variant}`).toEqual(headersAt(hosting, page));
      }
      expect(sentWith(page.replace(/\/?$/, '/')), `_headers: ${page}/`).toEqual(sentWith(page));
    }
  });

  it('forbid framing of the not-found page', () => {
    for (const address of [
      '/nope',
      '/en/nope/',
      '/nope/index.html',
      '/docs/nope',
      '/assets/nope',
      '/en/assets/js/nope',
    ]) {
      expect(sentWith(address)['X-Frame-Options'], `_headers: ${address}`).toBe('DENY');
      expect(headersAt(hosting, address)['X-Frame-Options'], `firebase.json: ${address}`).toBe('DENY');
    }
  });

  it('give workers and the frames of the code lab separate policies', () => {
    for (const folder of ['', '/en']) {
      for (const worker of ['js/search-worker.a.js', 'sql/sqlite-worker.a.js']) {
        const { 'Content-Security-Policy': policy } = sentWith(`${folder}/assets/${worker}`);
        expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'");
      }
      const frame = sentWith(`${folder}/assets/code-lab/a.html`);
      expect(frame['Content-Security-Policy']).toBe("frame-ancestors 'self'");
      // Browsers ignore this header where the policy has `frame-ancestors`.
      expect(frame['X-Frame-Options']).toBe('DENY');
    }
  });

  it('give every file that opens as a document the policy of pages', () => {
    for (const address of DOCUMENTS) {
      expect(sentWith(address)['Content-Security-Policy'], `_headers: ${address}`).toContain("script-src 'sha256-a'");
      expect(headersAt(hosting, address), `firebase.json: ${address}`).toMatchObject(sentWith(address));
    }
  });

  it('let a browser keep for good only what is there', () => {
    const served = keepOnlyFiles(hosting, FILES);
    const kept = (address: string) => headersAt(served, address)['Cache-Control'];
    const [script = '', named = '', english = '', frame = ''] = ASSETS;
    // Firebase redirects a frame to its clean URL, where a saved course needs it to be kept.
    for (const address of [script, english, frame, frame.replace('.html', '')])
      expect(kept(address), address).toContain('immutable');
    // A name that a pattern would read otherwise is not listed.
    for (const address of [
      '/assets/js/gone.0a1b2c3d.js',
      '/assets/js/main.0a1b2c3d.js/',
      '/assets/js',
      named,
      '/sw.js',
    ])
      expect(kept(address), address).toBe('no-cache');
    expect(served.headers.some(({ source }) => source === '/assets/**')).toBe(false);
    for (const file of [script, '/assets/js/gone.js', '/img/gone.svg', '/nope'])
      expect(sentWith(file)['Cache-Control'] ?? '', `_headers: ${file}`).not.toContain('immutable');
  });

  it('list many files in patterns that no server finds too long', () => {
    const many = Array.from({ length: 3000 }, (_, number) => `/assets/js/${number}.0a1b2c3d.js`);
    const served = keepOnlyFiles(hosting, many);
    for (const { source } of served.headers) expect(source.length).toBeLessThanOrEqual(2000);
    for (const file of many.filter((_, number) => number % 250 === 0))
      expect(headersAt(served, file)['Cache-Control']).toContain('immutable');
  });

  it('restrict the opener only on the sign-in page, and still allow its popup', () => {
    for (const page of PAGES) {
      const expected = page.endsWith('/sign-in') ? 'same-origin-allow-popups' : undefined;
      expect(sentWith(page)['Cross-Origin-Opener-Policy'], page).toBe(expected);
    }
  });

  it("are written below the site's base URL", () => {
    const text = headersFile([{ path: '/docs/*', headers: { A: 'b' } }], '/site/');
    expect(text).toBe('/site/docs/*\n  A: b\n');
  });

  /** Pages at the top of the site whose names begin with one of a number of words. */
  const topPages = (words: number, each: number) =>
    ['/', '/en/'].flatMap((folder) =>
      Array.from({ length: words * each }, (_, number) => {
        const word = String.fromCharCode(97 + (number % words)).repeat(3);
        return `${folder}${word}-${Math.floor(number / words)}`;
      }),
    );

  it.each([
    [20, 1],
    [20, 2],
    [20, 5],
    [12, 15],
  ])('stay below the limit of hosts with pages at the top: %i words, %i pages each', (words, each) => {
    const pages = [...PAGES, ...topPages(words, each)].sort();
    const wide = hostRules(hosting, pages, ['/', '/en/'], ASSET_FOLDERS, FILES);
    expect(wide.length).toBeLessThanOrEqual(100);
    const forms = [...pages, ...pages.flatMap(variantsOf), ...FILES, '/assets/js/a.js', '/en/assets/sql/a.js'];
    for (const address of forms) {
      const values = new Map<string, Set<string>>();
      for (const { headers } of wide.filter((rule) => fits(rule, address)))
        for (const [name, value] of Object.entries(headers))
          values.set(name, (values.get(name) ?? new Set()).add(value));
      for (const [name, set] of values) expect([...set], `${name} of ${address}`).toHaveLength(1);
      if (FILES.includes(address)) continue;
      const sent = Object.fromEntries([...values].map(([name, [value]]) => [name, value]));
      for (const [name, value] of Object.entries(headersAt(hosting, address)))
        if (!address.includes('/assets/')) expect(sent[name], `${name} of ${address}`).toBe(value);
    }
  });

  it('have no wider rule for a file that is sent otherwise', () => {
    const pages = [...PAGES, ...topPages(20, 2), ...['/sw', '/sw-1', '/sw-2', '/s-3']].sort();
    const wide = hostRules(hosting, pages, ['/', '/en/'], ASSET_FOLDERS, FILES);
    expect(wide.some(({ path: rule }) => /^\/aaa.*\*$/.test(rule))).toBe(true);
    for (const special of ['/sw.js', '/sign-in', '/en/sign-in.html'])
      expect(wide.filter((rule) => fits(rule, special)).map(({ path: rule }) => rule)).toEqual(['/*', special]);
  });

  it("reject rules that exceed the hosts' limits", () => {
    expect(() => headersFile([{ path: '/', headers: { A: 'b'.repeat(2000) } }], '/')).toThrow('characters');
    const many = Array.from({ length: 120 }, (_, number) => ({
      source: `/page-${number}`,
      headers: [{ key: 'X-Own', value: String(number) }],
    }));
    const own = { ...hosting, headers: [...hosting.headers, ...many] };
    expect(() => hostRules(own, PAGES, ['/', '/en/'], ASSET_FOLDERS)).toThrow('into a folder');
  });
});

describe('policies', () => {
  it('keep their own directives when they are merged', () => {
    expect(joinPolicies("base-uri 'none'; form-action 'self'", "base-uri 'self'; frame-ancestors 'none'")).toBe(
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  });

  it('need an entry in the tracked settings', () => {
    expect(() => withPagePolicy({ ...hosting, headers: [] }, '')).toThrow('option "hosting"');
  });
});
