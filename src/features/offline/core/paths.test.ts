import { describe, expect, it } from 'vitest';
import { isHashed, localeOf, ownPath, pagePath } from './paths';

const LOCALES = { vi: { base: '/', shell: 'a' }, en: { base: '/en/', shell: 'b' } };

it.each([
  ['/', 'vi'],
  ['/docs/x', 'vi'],
  ['/en', 'en'],
  ['/en/docs', 'en'],
  ['/english', 'vi'],
])('%s belongs to the language %s', (path, locale) => {
  expect(localeOf(path, LOCALES)).toBe(locale);
});

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/en/', '/en'],
  ['/docs/x.html', '/docs/x'],
  ['/docs/x/', '/docs/x'],
  ['/docs/x/index.html', '/docs/x'],
])('saves the page %s as %s', (path, kept) => {
  expect(pagePath(path)).toBe(kept);
});

describe('isHashed', () => {
  it.each([
    '/assets/js/main.2b53f208.js',
    '/assets/fonts/text-400-50a00a3960a14ab0574b43d3cf1bec86.woff2',
    '/en/assets/search/search-index.46e36336.json',
    '/assets/sql/sqlite-engine.43bbcdd442.bin',
  ])('accepts %s', (path) => expect(isHashed(path)).toBe(true));

  it.each(['/assets/search/search-manifest.json', '/img/logo.svg', '/docs/x', '/search-manifest.json'])(
    'rejects %s',
    (path) => expect(isHashed(path)).toBe(false),
  );
});

it.each(['/', '/docs/x?a=b', '/en/blog', '/t%C3%ACm'])('%s is a path of this site', (path) => {
  expect(ownPath(path, 'https://site.example')).toBe(path);
});

it.each([
  ...[null, '', 'docs', 'https://other.example/', 'javascript:alert(1)'],
  ...['//', '//other.example/', '/\\other.example', '/\t/other.example', '/.//other.example', '/a/..//other.example'],
])('%j leads elsewhere', (path) => {
  expect(ownPath(path, 'https://site.example')).toBeUndefined();
});
