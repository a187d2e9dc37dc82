import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localPath, sitePolicy } from './accessPolicy';
import { parseReturnPath } from './returnPath';

const ORIGIN = 'https://site.test';
const BASES = ['/', '/en/', '/sub/', '/sub/en/'];
const policy = sitePolicy('/');

/** The URL at which a browser ends up for a raw value of the parameter; undefined where the value is refused. */
function destination(raw: string, base: string): URL | undefined {
  const path = parseReturnPath(raw, policy);
  return path === undefined ? undefined : new URL(localPath(path, sitePolicy(base)), ORIGIN);
}

function expectOnSite(raw: string): void {
  for (const base of BASES) {
    const url = destination(raw, base);
    if (!url) continue;
    expect(url.origin).toBe(ORIGIN);
    expect(url.pathname.startsWith(base)).toBe(true);
    // The router decodes the path once more, then hands it to the browser.
    expect(new URL(decodeURI(url.pathname) + url.search, ORIGIN).origin).toBe(ORIGIN);
  }
}

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/\\',
        '\\\\',
        '.',
        '..',
        '/.',
        '/./',
        '/../',
        '/.//',
        '%2f',
        '%2F%2F',
        '%5c',
        '%5C',
        '%252f',
        '%00',
        '%0a',
        '%09',
        '\t',
        '\n',
        '\r',
        ' ',
        '\u0000',
        '\u00a0',
        '\u3002',
        '\uff0f',
        '@',
        ':',
        '?',
        '#',
        '&',
        ';',
        '//evil.test',
        'evil.test',
        'https:',
        'http://evil.test',
        'javascript:',
        'data:text/html,',
        'vbscript:',
        'profile',
        '/profile',
        '/en/',
        '%',
        '%zz',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('parseReturnPath', () => {
  it.each([
    ['/profile', '/profile'],
    ['/dashboard?tab=done#week-2', '/dashboard?tab=done#week-2'],
    ['/docs/database', '/docs/database'],
    ['/', '/'],
    ['/profile?next=https://evil.test', '/profile?next=https://evil.test'],
    ['/a b', '/a%20b'],
    ['/hồ-sơ', '/h%E1%BB%93-s%C6%A1'],
  ])('goes back to %j', (raw, expected) => {
    expect(parseReturnPath(raw, policy)).toBe(expected);
  });

  it.each([
    [null],
    [''],
    ['profile'],
    ['//evil.test'],
    ['///evil.test'],
    ['/\\evil.test'],
    ['\\\\evil.test'],
    ['/\t/evil.test'],
    ['/\n/evil.test'],
    ['\t//evil.test'],
    [' //evil.test'],
    ['/.//evil.test'],
    ['/..//evil.test'],
    ['/x/..//evil.test'],
    ['/%2f.evil.test'],
    ['/%5C.evil.test'],
    ['https://evil.test'],
    ['https:/profile'],
    ['javascript:alert(1)'],
    ['data:text/html,<b>x</b>'],
    ['%2F%2F.evil.test'],
    ['/%zz'],
    ['/\u0000evil'],
    ['/' + 'a'.repeat(2000)],
    ['@evil.test'],
    [':80'],
  ])('refuses %j', (raw) => {
    expect(parseReturnPath(raw, policy)).toBeUndefined();
  });

  it.each([
    '/login',
    '/register',
    '/logout',
    '/sign-in',
    '/sign-in/',
    '/sign-in?return=/login',
    '/x/../login',
    '/en/logout',
    '/en/sign-in/',
    '/logout.html',
    '/logout/index.html',
    '/Logout',
    '/log%6Fut',
    '/en/en/logout',
  ])('refuses %s, which would only redirect again', (raw) => {
    expect(parseReturnPath(raw, policy)).toBeUndefined();
  });

  it('never leaves the origin or the language, whatever the value', () => {
    fc.assert(fc.property(hostile, expectOnSite), { numRuns: 20_000 });
  });

  it('never leaves the origin when the value was encoded, once or twice', () => {
    fc.assert(
      fc.property(hostile, fc.integer({ min: 1, max: 2 }), (text, times) => {
        let raw = text;
        for (let round = 0; round < times; round += 1) raw = encodeURIComponent(raw);
        expectOnSite(raw);
        expectOnSite(`/${raw}`);
        expectOnSite(new URLSearchParams(`return=${raw}`).get('return') ?? '');
      }),
      { numRuns: 5_000 },
    );
  });

  it('never leaves the origin when the value is long', () => {
    const padding = fc.integer({ min: 900, max: 5_000 }).map((length) => 'a'.repeat(length));
    fc.assert(
      fc.property(hostile, hostile, padding, (before, after, long) => {
        expectOnSite(before + long + after);
        expectOnSite(`/${long}${before}`);
        expect(parseReturnPath(`/${long.repeat(2)}`, policy)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it('keeps every path that the gate itself writes', () => {
    const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    fc.assert(
      fc.property(fc.constantFrom('/profile', '/dashboard', '/settings'), segment, segment, (route, query, hash) => {
        const path = `${route}?q=${query}#${hash}`;
        expect(parseReturnPath(path, policy)).toBe(path);
      }),
    );
  });
});
