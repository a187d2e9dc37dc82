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
/** Address of a page, with a clean URL. */
const addressOf = (name: string) => `/${name.split(path.sep).join('/')}`.replace(/(?:index)?\.html$/, '');
const ofMeta = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const ofHeader = (name: string) => new Map(productionHeaders(addressOf(name))).get('Content-Security-Policy') ?? '';
const scriptsOf = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
const hashesOf = (policy: string) => scriptsOf(policy).filter((source) => source.startsWith("'sha"));

/** What csp-evaluator (Google) finds in a policy that is more than a piece of information. */
const findings = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ description, directive, value }) => `${directive} ${value ?? ''}: ${description}`);

describe('the policies of the built site', () => {
  it('have no finding of csp-evaluator above information, none excepted', () => {
    const policies = new Set(documents.flatMap(({ name, html }) => [ofMeta(html), ofHeader(name)]));
    expect(policies.size).toBeGreaterThanOrEqual(2);
    for (const policy of policies) expect(findings(policy), policy).toEqual([]);
  });

  it('are those of every page: each names the scripts that stand in it, and no others', () => {
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
    // Nothing else is a page: the sandboxes of the code lab have policies of their own.
    const others = files.filter((name) => !names.has(name));
    expect(others.filter((name) => !/\bassets.code-lab\b/.test(name))).toEqual([]);
    console.info(`${names.size} pages, each with a policy of its own`);
  });

  it('would be found wanting otherwise', () => {
    const [policy = ''] = documents.map(({ html }) => ofMeta(html));
    expect(findings(policy.replace("'strict-dynamic'", "'unsafe-inline' *"))).not.toEqual([]);
    expect(findings(policy.replace(/base-uri[^;]*;/, ''))).not.toEqual([]);
  });

  it('allow in the header what the page’s own allows, and no frame around it', () => {
    for (const { name, html } of documents) {
      const header = ofHeader(name);
      expect(header, name).toContain("frame-ancestors 'none'");
      expect(scriptsOf(header), name).toEqual(expect.arrayContaining(scriptsOf(ofMeta(html))));
      expect(header, name).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/);
    }
  });
});

describe('the settings of hosts', () => {
  it('are one in both forms', () => {
    const { hosting } = JSON.parse(read('firebase.json')) as { hosting: Hosting };
    const policies = hosting.headers.flatMap(({ headers }) =>
      headers.filter(({ key }) => key === 'Content-Security-Policy').map(({ value }) => value),
    );
    expect(policies).toContain(ofHeader('index.html'));
    expect(hosting.public).toBe('.');
  });

  it('are the same for every page however its address is written', () => {
    const { hosting } = JSON.parse(read('firebase.json')) as { hosting: Hosting };
    const rules = read('_headers')
      .split(/\n(?=\S)/)
      .map((block) => block.trim().split(/\n\s+/))
      .map(([rule = '', ...headers]) => ({ rule, headers }));
    /** What a host sends that takes the file at its word, but for a slash at the end (Netlify). */
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

  it('say in the tracked file only what no build changes', () => {
    expect(readFileSync(path.join(root, 'firebase.json'), 'utf8')).not.toContain('sha256-');
  });
});
