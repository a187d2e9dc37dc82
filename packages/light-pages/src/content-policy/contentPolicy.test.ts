import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scriptHashes, withPolicy, type PolicySources } from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const own = (sources: PolicySources) => ({ sources, hasScriptFiles: false });
const PAGE =
  '<html><head><meta charset=UTF-8><script>start()</script><script src=/a.js defer></script></head><body><script type="application/ld+json">{"a":1}</script><script data-x="1">go("<b>")</script><script>start()</script></body></html>';

it('names the scripts of the page, each once, and neither files nor data', () => {
  expect(scriptHashes(PAGE)).toEqual([hash('start()'), hash('go("<b>")')]);
});

it('allows no inline or evaluated script beside them', () => {
  const page = withPolicy(PAGE, own({}), 'types()');
  const policy = /content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'));
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
  expect(scripts).toBe(
    `script-src 'wasm-unsafe-eval' 'strict-dynamic' ${hash('types()')} ${hash('start()')} ${hash('go("<b>")')}`,
  );
  expect(policy).toContain("object-src 'none'");
});

it('adds what a service needs where it needs it', () => {
  const policy = withPolicy(PAGE, own({ 'frame-src': ['https://giscus.app'] }), 'types()');
  expect(policy).toContain("frame-src 'self' https://giscus.app;");
  expect(policy).not.toContain("connect-src 'self' https");
});

it('refuses a page without a character set', () => {
  expect(() => withPolicy('<html><head></head></html>', own({}), '')).toThrow('charset');
});

it('names the policies that the site makes beside its own', () => {
  const policy = withPolicy(PAGE, { ...own({}), trustedTypes: ['diagram'] }, 'types()');
  expect(policy).toContain('trusted-types default diagram');
});

it('asks for Trusted Types unless a service brings scripts of its own', () => {
  const trusted = withPolicy(PAGE, own({}), 'types()');
  expect(trusted).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(trusted).toMatch(/"><script>types\(\)<\/script><script>start\(\)/);
  const foreign = withPolicy(PAGE, own({ 'script-src': ['https://www.googletagmanager.com'] }), 'types()');
  expect(foreign).not.toContain('trusted-types');
  expect(foreign).not.toContain('types()');
});

it('lets pages name files of the site where they do', () => {
  expect(withPolicy(PAGE, { sources: {}, hasScriptFiles: true }, '')).toContain("script-src 'wasm-unsafe-eval' 'self'");
});
