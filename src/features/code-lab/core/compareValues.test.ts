import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from './compareValues';

describe('compareValues', () => {
  it.each([
    [1, 1, true],
    [0, -0, true],
    [NaN, NaN, true],
    [1, '1', false],
    [null, undefined, false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [[1], { 0: 1 }, false],
    // oxlint-disable-next-line no-sparse-arrays
    [[1, ,], [1], false],
    [{ length: [] }, { length: [] }, true],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: undefined }, {}, false],
    [{ a: undefined }, { b: undefined }, false],
  ])('equal: %j and %j → %s', (a, b, same) => {
    expect(compareValues(a, b, 'equal')).toBe(same);
  });

  it.each([
    [[1, 2, 2], [2, 1, 2], true],
    [[1, 1, 2], [1, 2, 2], false],
    [[[1, 2]], [[2, 1]], false],
    ['ab', 'ba', false],
  ])('unordered: %j and %j → %s', (a, b, same) => {
    expect(compareValues(a, b, 'unordered')).toBe(same);
  });

  it.each([
    [0.1 + 0.2, 0.3, true],
    [1e12, 1e12 + 1, true],
    [1, 1.001, false],
    [[0.1 + 0.2], [0.3], true],
  ])('close: %j and %j → %s', (a, b, same) => {
    expect(compareValues(a, b, 'close')).toBe(same);
  });

  it('finds every value equal to its own copy, with any comparator', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('equal', 'unordered', 'close'), (value, how) =>
        compareValues(structuredClone(value), value, how as 'equal'),
      ),
    );
  });

  it('ignores the order of an unordered array', () => {
    fc.assert(
      fc.property(
        fc
          .array(fc.jsonValue(), { maxLength: 8 })
          .chain((array) => fc.tuple(fc.constant(array), fc.shuffledSubarray(array, { minLength: array.length }))),
        ([array, shuffled]) => compareValues(shuffled, array, 'unordered'),
      ),
    );
  });
});
