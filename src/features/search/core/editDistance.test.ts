import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from './editDistance';

describe('editDistance', () => {
  it('counts an adjacent swap as one edit', () => {
    expect(editDistance('hahn', 'hanh', 2)).toBe(1);
    expect(editDistance('trag', 'trang', 2)).toBe(1);
    expect(editDistance('micortask', 'microtask', 2)).toBe(1);
  });

  it('gives up above the limit', () => {
    expect(editDistance('index', 'process', 2)).toBe(3);
  });

  it('is symmetric, and 0 for equal words only', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9));
        expect(editDistance(a, b, 9) === 0).toBe(a === b);
      }),
    );
  });
});
