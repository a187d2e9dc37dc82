import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from 'esbuild';
import { expect, it } from 'vitest';

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>;

const { code } = transformSync(readFileSync(path.join(__dirname, 'trustedTypes.ts'), 'utf8'), { loader: 'ts' });

/** Runs the script in a page at a URL; returns the rules that it sets and the warnings that it logs. */
function rulesAt(href: string): { rules: Rules; warnings: unknown[][] } {
  let rules: Rules | undefined;
  const warnings: unknown[][] = [];
  const window = { trustedTypes: { createPolicy: (_name: string, given: Rules) => (rules = given) } };
  const console = { warn: (...told: unknown[]) => warnings.push(told) };
  runInNewContext(code, { window, console, URL, location: new URL(href) });
  if (!rules) throw new Error('The script sets no policy.');
  return { rules, warnings };
}

const { rules, warnings } = rulesAt('https://site.test/en/docs');

it.each([
  'plain text & <strong class="a b">strong</strong>',
  '<span class="token-line"><span class="hl-k" style="color:red">SELECT</span> 1 &lt; 2\n</span>',
  '<p>one<br/>two</p>',
  '<a href="https://site.test/x" rel="noopener">x</a> <a href="/docs#a">y</a>',
  '#diagram{fill:none} a > b',
])('accepts markup that the site writes: %s', (text) => {
  expect(rules.createHTML(text)).toBe(text);
});

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<svg><style><a title="</style><img src onerror=alert(1)>">',
  '<span onclick="alert(1)">x</span>',
  '<span class="a"onclick="alert(1)">x</span>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  "<span class='a'>x</span>",
  '<span class="<b">x</span>',
  '<p',
  '<!-- <p> --><p>',
  '<iframe srcdoc="x"></iframe>',
  '<math><mtext><p></p></mtext></math>',
])('escapes all other markup and logs a warning: %s', (text) => {
  const before = warnings.length;
  expect(rules.createHTML(text)).not.toContain('<');
  expect(warnings.length).toBe(before + 1);
});

it('accepts script URLs of the build only', () => {
  expect(rules.createScriptURL('/assets/js/main.abc.js')).toBe('/assets/js/main.abc.js');
  expect(rules.createScriptURL('/sw.js?params=%7B%7D')).toBe('/sw.js?params=%7B%7D');
  for (const address of [
    'https://other.test/assets/js/a.js',
    'data:,alert(1)',
    'blob:https://site.test/a',
    '/k6/x.js',
  ]) {
    expect(rules.createScriptURL(address), address).toBeNull();
  }
});

it('accepts data blocks, but no code, as script text', () => {
  expect(rules.createScript('{"@type":"Article"}')).toBe('{"@type":"Article"}');
  expect(rules.createScript('alert(1)')).toBeNull();
});

it('does nothing in browsers without Trusted Types', () => {
  expect(() => runInNewContext(code, { window: {}, URL, location: new URL('https://site.test/') })).not.toThrow();
});
