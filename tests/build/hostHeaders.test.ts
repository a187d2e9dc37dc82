import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { describe, expect, it } from 'vitest';
import { productionHeaders } from '../../scripts/serve.mjs';
import { scriptHashes } from 'light-pages/content-policy/contentPolicy';
import { headersAt, variantsOf, type Hosting } from 'light-pages/content-policy/hostHeaders';
import { LOCALES, sitemapPaths } from '../e2e/site';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');
const read = (name: string) => readFileSync(path.join(build, name), 'utf8');

const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
const documents = files
  .map((name) => ({ name, html: read(name) }))
  .filter(({ html }) => /\sid="?__docusaurus\b/.test(html));
/** Path of a page, as a clean URL. */
const addressOf = (name: string) => `/${name.split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, '');
const ofMeta = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const ofHeader = (name: string) => new Map(productionHeaders(addressOf(name))).get('Content-Security-Policy') ?? '';
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
const hashesOf = (policy: string) => scriptsOf(policy).filter((source) => source.startsWith("'sha"));

/** The findings of Google's csp-evaluator on a policy that are more severe than information. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ description, directive, value }) => `${directive} ${value ?? ''}: ${description}`);

describe('the policies of the built site', () => {
  it('have no csp-evaluator finding more severe than information, without exceptions', () => {
    const policies = new Set(documents.flatMap(({ name, html }) => [ofMeta(html), ofHeader(name)]));
    expect(policies.size).toBeGreaterThanOrEqual(2);
    for (const policy of policies) expect(findings(policy), policy).toEqual([]);
  });

  it('name exactly the inline scripts of each page', () => {
    for (const { name, html } of documents) {
      const policy = ofMeta(html);
      const [before = ''] = html.split('http-equiv="Content-Security-Policy"');
      expect(before, name).not.toContain('<script');
      expect(hashesOf(policy).sort(), name).toEqual(scriptHashes(html).sort());
    }
    const names = new Set(documents.map(({ name }) => name));
    const listed = LOCALES.flatMap((locale) => sitemapPaths(locale)).map(
      (address) =>
        `${decodeURI(address)
          .slice(1)
          .replace(/(?<=^|\/)$/, 'index')}.html`,
    );
    expect(listed.filter((name) => !names.has(name))).toEqual([]);
    // No other HTML file is a page: the sandboxes of the code lab have policies of their own.
    const others = files.filter((name) => !names.has(name));
    expect(others.filter((name) => !/\bassets.code-lab\b/.test(name))).toEqual([]);
    console.info(`${names.size} pages, each with a policy of its own`);
  });

  it('would have findings if a directive were loosened', () => {
    const [policy = ''] = documents.map(({ html }) => ofMeta(html));
    expect(findings(policy.replace("'strict-dynamic'", "'unsafe-inline' *"))).not.toEqual([]);
    expect(findings(policy.replace(/base-uri[^;]*;/, ''))).not.toEqual([]);
  });

  it('allow in the header all scripts that the page’s own policy allows, and forbid framing', () => {
    for (const { name, html } of documents) {
      const header = ofHeader(name);
      expect(header, name).toContain("frame-ancestors 'none'");
      expect(scriptsOf(header), name).toEqual(expect.arrayContaining(scriptsOf(ofMeta(html))));
      expect(header, name).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
    }
  });
});

describe('the settings of hosts', () => {
  it('have the same content policy in firebase.json and _headers', () => {
    const { hosting } = JSON.parse(read('firebase.json')) as { hosting: Hosting };
    const policies = hosting.headers.flatMap(({ headers }) =>
      headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value),
    );
    expect(policies).toContain(ofHeader('index.html'));
    expect(hosting.public).toBe('.');
  });

  it('are the same for every page however its URL is written', () => {
    const { hosting } = JSON.parse(read('firebase.json')) as { hosting: Hosting };
    const rules = read('_headers')
      .split(/\n(?=\S)/)
      .map((block) => block.trim().split(/\n\s+/))
      .map(([rule = '', ...headers]) => ({ rule, headers }));
    /** The headers that a host sends if it takes the file literally, except for a trailing slash (Netlify). */
    const sentWith = (address: string) =>
      rules
        .filter(({ rule }) =>
          rule.endsWith('*') ? address.startsWith(rule.slice(0, -1)) : [rule, `${rule}/`].includes(address),
        )
        .flatMap(({ headers }) => headers)
        .sort();
    for (const { name } of documents) {
      const page = addressOf(name);
      const expected = [...new Set(sentWith(page))];
      expect(expected.length, page).toBeGreaterThan(5);
      for (const variant of variantsOf(page)) {
        expect([...new Set(sentWith(variant))], `_headers: ${variant}`).toEqual(expected);
        expect(headersAt(hosting, variant), `firebase.json: ${variant}`).toEqual(headersAt(hosting, page));
      }
      if (page !== '/') expect([...new Set(sentWith(page.replace(/\/?$/, '/')))], `${page}/`).toEqual(expected);
    }
  });

  it('contain no hashes of a build in the tracked file', () => {
    expect(readFileSync(path.join(root, 'firebase.json'), 'utf8')).not.toContain('sha256-');
  });
});
