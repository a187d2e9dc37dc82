import { describe, expect, it } from 'vitest';
import { isPageView, parseConsent, reportedPath } from './consent';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

describe('consent', () => {
  it.each([
    ['granted', 'granted'],
    ['denied', 'denied'],
    ['yes', undefined],
    [null, undefined],
  ])('reads %s as %s', (stored, expected) => {
    expect(parseConsent(stored)).toBe(expected);
  });
});

describe('page views', () => {
  it.each([
    [null, at('/'), true],
    [at('/'), at('/'), false],
    [at('/'), at('/blog'), true],
    [at('/search', '?q=a'), at('/search', '?q=b'), true],
    [at('/docs', '', '#a'), at('/docs', '', '#b'), true],
  ])('%o -> %o: %s', (from, to, expected) => {
    expect(isPageView(from, to)).toBe(expected);
  });

  it('reports path, query and hash', () => {
    expect(reportedPath(at('/docs', '?a=1', '#b'))).toBe('/docs?a=1#b');
  });
});
