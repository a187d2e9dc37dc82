import { describe, expect, it } from 'vitest';
import { settleAddress, type Bases } from './settleAddress';

const VI: Bases = { own: '/', below: ['/en/'] };
const EN: Bases = { own: '/en/', below: [] };
const SUB: Bases = { own: '/notes/', below: ['/notes/en/'] };

function settle(address: string, bases = VI, isRedirected = false) {
  const { pathname, search, hash } = new URL(address, 'https://site.test');
  return settleAddress({ pathname, search, hash }, bases, isRedirected);
}

describe('settleAddress', () => {
  it.each([
    ['/docs/index.html', '/docs', VI],
    ['/docs/index', '/docs', VI],
    ['/docs/', '/docs', VI],
    ['/docs//', '/docs', VI],
    ['/docs.html?x=1#y', '/docs?x=1#y', VI],
    ['/.//evil.test/', '/evil.test', VI],
    ['/index.html', '/', VI],
    ['/en', '/en/', VI],
    ['/en.html', '/en/', VI],
    ['/en/docs/index.html', '/en/docs', VI],
    ['/en/docs/index.html', '/en/docs', EN],
    ['/notes/docs/', '/notes/docs', SUB],
    ['/notes/index.html', '/notes/', SUB],
    ['/notes/en', '/notes/en/', SUB],
  ])('redirects %s to %s', (address, expected, bases) => {
    expect(settle(address, bases)).toEqual({ go: expected });
  });

  it.each([
    ['/en/nope?x=1#y', `/en/404?from=${encodeURIComponent('/en/nope?x=1#y')}`, VI],
    ['/en/%C4%91', '/en/404?from=%2Fen%2F%25C4%2591', VI],
    ['/notes/en/nope', `/notes/en/404?from=${encodeURIComponent('/notes/en/nope')}`, SUB],
  ])('redirects %s to the not-found page of its language', (address, expected, bases) => {
    expect(settle(address, bases)).toEqual({ go: expected });
  });

  it.each([
    ['/nope?x=1#y', '/nope?x=1#y', VI],
    ['/english', '/english', VI],
    ['/404', '/404', VI],
    ['/en/404', '/en/404', EN],
    [`/en/404?from=${encodeURIComponent('/en/nope')}`, `/en/404?from=${encodeURIComponent('/en/nope')}`, VI],
    ['/en/nope', '/en/nope', EN],
    [`/en/404?from=${encodeURIComponent('/en/nope?x=1')}`, '/en/nope?x=1', EN],
    ['/notes/nope', '/notes/nope', SUB],
    ['/other', '/other', SUB],
  ])('shows %s as %s', (address, expected, bases) => {
    expect(settle(address, bases)).toEqual({ show: expected });
  });

  it.each(['//evil.test', '/\\evil.test', '/\t/evil.test', 'https://evil.test', 'javascript:alert(1)', '/en/\n', ''])(
    'shows only URLs of the site, not %j',
    (from) => {
      for (const [bases, own] of [
        [VI, '/404'],
        [EN, '/en/404'],
      ] as const) {
        const address = `${own}?from=${encodeURIComponent(from)}`;
        expect(settle(address, bases)).toEqual({ show: address });
      }
    },
  );

  it.each([
    '//host',
    '/\\host',
    '\\host',
    '/%5C.test',
    '%5C.test',
    '%09/host',
    '%0d%5c.test',
    '%7F/host',
    './/host',
    '../host',
    '%2e%2E/host',
    'x/..',
    'x/..//host',
    '\t/host',
  ])('shows no path behind which another language would begin with a host: /en/%s', (path) => {
    const address = `/en/404?from=${encodeURIComponent(`/en/${path}`)}`;
    expect(settle(address, EN)).toEqual({ show: address });
  });

  it.each([
    ['/en/%5C.test', '/en/404'],
    ['/en/%09%5C.test?x=1', '/en/404'],
    ['/en//host?x=1', '/en/host?x=1'],
  ])('shows %s as %s when the host redirected to it', (address, expected) => {
    expect(settle(address, EN, true)).toEqual({ show: expected });
  });

  it('does not redirect again when the host adds the slash back', () => {
    expect(settle('/docs/', VI, true)).toEqual({ show: '/docs/' });
    expect(settle('/en/docs/', VI, true)).toEqual({ go: `/en/404?from=${encodeURIComponent('/en/docs/')}` });
  });

  it('ends after at most three steps, whatever the requested URL', () => {
    for (const start of [
      '/a//b/index.html',
      '/en',
      '/en//x/',
      '/index/index.html',
      '/en/404.html',
      '/.html',
      '/%2F/',
    ]) {
      let address = new URL(start, 'https://site.test').pathname;
      let steps = 0;
      for (; steps < 4; steps += 1) {
        const settled = settle(`https://site.test${address}`, address.startsWith('/en/404') ? EN : VI);
        if ('show' in settled) break;
        address = settled.go;
      }
      expect(steps, start).toBeLessThanOrEqual(3);
    }
  });

  it('works without anything from outside, since its source text is inlined into the page', () => {
    const copy = new Function(`return ${settleAddress.toString()}`)() as typeof settleAddress;
    expect(copy({ pathname: '/docs/', search: '', hash: '' }, VI, false)).toEqual({ go: '/docs' });
  });
});
