import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { scriptHashes, withPolicy } from './contentPolicy';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const PAGE =
  '<html><head><meta charset=UTF-8><script>start()</script><script src=/a.js defer></script></head><body><script type="application/ld+json">{"a":1}</script><script data-x="1">go("<b>")</script><script>start()</script></body></html>';

it('names the scripts of the page, each once, and neither files nor data', () => {
  expect(scriptHashes(PAGE)).toEqual([hash('start()'), hash('go("<b>")')]);
});

it('allows no inline or evaluated script beside them', () => {
  const page = withPolicy(PAGE, {});
  const policy = /content="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'));
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
  expect(scripts).toBe(`script-src 'self' 'wasm-unsafe-eval' ${hash('start()')} ${hash('go("<b>")')}`);
  expect(policy).toContain("object-src 'none'");
});

it('adds what a service needs where it needs it', () => {
  const policy = withPolicy(PAGE, { 'frame-src': ['https://giscus.app'] });
  expect(policy).toContain("frame-src 'self' https://giscus.app;");
  expect(policy).not.toContain("connect-src 'self' https");
});

it('refuses a page without a character set', () => {
  expect(() => withPolicy('<html><head></head></html>', {})).toThrow('charset');
});
