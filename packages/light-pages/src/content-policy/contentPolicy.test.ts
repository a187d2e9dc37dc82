import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scriptHashes, withPolicy, type PolicySources } from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const own = (sources: PolicySources) => ({ sources, hasScriptFiles: false });
const PAGE =
  '<html><head><meta charset=UTF-8><script>start()</script><script src=/a.js defer></script></head><body><script type="application/ld+json">{"a":1}</script><script data-x="1">go("<b>")</script><script>start()</script></body></html>';

it('hashes each inline script once, but neither script files nor data blocks', () => {
  expect(scriptHashes(PAGE)).toEqual([hash('start()'), hash('go("<b>")')]);
});

it('refuses a page whose structured data a title has ended', () => {
  const spilled = PAGE.replace('{"a":1}', JSON.stringify({ name: '</script><script>alert(1)</script>' }));
  expect(() => scriptHashes(spilled)).toThrow('is not JSON: {"name":"');
  const escaped = PAGE.replace('{"a":1}', JSON.stringify({ name: '</script>' }).replaceAll('<', '\\u003c'));
  expect(scriptHashes(escaped)).toEqual(scriptHashes(PAGE));
});

it('allows no other inline scripts and no evaluated code', () => {
  const page = withPolicy(PAGE, own({}), 'types()');
  const policy = /content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'));
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
  expect(scripts).toBe(`script-src 'strict-dynamic' ${hash('types()')} ${hash('start()')} ${hash('go("<b>")')}`);
  expect(policy).toContain("object-src 'none'");
});

it('adds the sources of a service to their directives only', () => {
  const policy = withPolicy(PAGE, own({ 'frame-src': ['https://giscus.app'] }), 'types()');
  expect(policy).toContain("frame-src 'self' https://giscus.app;");
  expect(policy).not.toContain("connect-src 'self' https");
});

it('refuses a page without a character set', () => {
  expect(() => withPolicy('<html><head></head></html>', own({}))).toThrow('charset');
});

it('names the Trusted Types policies that the site creates besides the default', () => {
  const policy = withPolicy(PAGE, { ...own({}), trustedTypes: ['diagram'] }, 'types()');
  expect(policy).toContain('trusted-types default diagram');
});

it('requires Trusted Types unless a service adds its own scripts', () => {
  const trusted = withPolicy(PAGE, own({}), 'types()');
  expect(trusted).toContain("require-trusted-types-for 'script'; trusted-types default");
  expect(trusted).toMatch(/"><script>types\(\)<\/script><script>start\(\)/);
  const compiling = withPolicy(PAGE, own({ 'script-src': ["'wasm-unsafe-eval'"] }), 'types()');
  expect(compiling).toContain("require-trusted-types-for 'script'");
  expect(compiling).toMatch(/script-src [^;]*'wasm-unsafe-eval'/);
  const foreign = withPolicy(PAGE, own({ 'script-src': ['https://www.googletagmanager.com'] }), 'types()');
  expect(foreign).not.toContain('trusted-types');
  expect(foreign).not.toContain('types()');
});

it('allows script files of the site if pages name them', () => {
  expect(withPolicy(PAGE, { sources: {}, hasScriptFiles: true })).toContain("script-src 'self'");
});
