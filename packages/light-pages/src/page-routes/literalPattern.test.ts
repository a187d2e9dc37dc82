import fc from 'fast-check';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { literalPattern } from './literalPattern';

const matches = (pathname: string, path: string) =>
  matchPath(pathname, { path: literalPattern(path), exact: true }) !== null;

describe('literalPattern', () => {
  it.each([
    `/${'a*'.repeat(60)}`,
    `/${'(a*)*'.repeat(20)}`,
    '/x(+)',
    '/x(',
    '/*',
    '/:a',
    '/:a(\\d+)+?',
    '/[a-',
    '/\\',
    '/(?=x)',
    '/a|b^$.{2}',
    '/thư mục/(bài) 1',
  ])('matches %s and no other path', (path) => {
    expect(matches(path, path)).toBe(true);
    expect(matches('/', path)).toBe(false);
    expect(matches(`${path}a`, path)).toBe(false);
  });

  it('matches any path, in no time', () => {
    const pieces = fc.constantFrom(
      'a',
      '*',
      '+',
      '?',
      '(',
      ')',
      ':',
      '\\',
      '[',
      ']',
      '{',
      '}',
      '/',
      '.',
      '^',
      '$',
      '|',
      'đ',
    );
    const path = fc.array(pieces, { maxLength: 200 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(path, (asked) => matches(asked, asked)),
      { numRuns: 2000 },
    );
  });
});
