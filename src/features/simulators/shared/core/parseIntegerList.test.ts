import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIntegerList } from './parseIntegerList';

const LIMITS = { minLength: 1, maxLength: 4, min: 0, max: 99 };

describe('parseIntegerList', () => {
  it('accepts spaces, commas and semicolons', () => {
    expect(parseIntegerList(' 7, 0;1 2 ', LIMITS)).toEqual({ ok: true, value: [7, 0, 1, 2] });
  });

  it.each([
    ['', { code: 'tooFew', limit: 1 }],
    ['1 2 3 4 5', { code: 'tooMany', limit: 4, got: 5 }],
    ['1 x', { code: 'notInteger', token: 'x' }],
    ['1.5', { code: 'notInteger', token: '1.5' }],
    ['100', { code: 'outOfRange', token: '100', min: 0, max: 99 }],
    ['-1', { code: 'outOfRange', token: '-1', min: 0, max: 99 }],
  ])('explains what is wrong with %j', (text, problem) => {
    expect(parseIntegerList(text, LIMITS)).toEqual({ ok: false, problem });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof parseIntegerList(text, LIMITS).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});
