import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { describe, expect, it } from 'vitest';
import { productionHeaders } from '../../scripts/serve.mjs';
import type { Hosting } from '../../src/plugins/first-load/hostHeaders';

const root = path.resolve(__dirname, '../..');
const build = path.join(root, 'build');
const read = (name: string) => readFileSync(path.join(build, name), 'utf8');

const documents = readdirSync(build, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .map((name) => ({ name, html: read(name) }))
  .filter(({ html }) => /\sid="?__docusaurus\b/.test(html));
const ofMeta = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const ofHeader = (name: string) => {
  const address = `/${name}`.replace(/(?:index)?\.html$/, '');
  return new Map(productionHeaders(address)).get('Content-Security-Policy') ?? '';
};

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

  it('would be found wanting otherwise', () => {
    const [policy = ''] = documents.map(({ html }) => ofMeta(html));
    expect(findings(policy.replace("'strict-dynamic'", "'unsafe-inline' *"))).not.toEqual([]);
    expect(findings(policy.replace(/base-uri[^;]*;/, ''))).not.toEqual([]);
  });

  it('allow in the header what the page’s own allows, and no frame around it', () => {
    for (const { name, html } of documents) {
      const header = ofHeader(name);
      const scripts = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      expect(header, name).toContain("frame-ancestors 'none'");
      expect(scripts(header), name).toEqual(expect.arrayContaining(scripts(ofMeta(html))));
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

  it('say in the tracked file only what no build changes', () => {
    expect(readFileSync(path.join(root, 'firebase.json'), 'utf8')).not.toContain('sha256-');
  });
});
