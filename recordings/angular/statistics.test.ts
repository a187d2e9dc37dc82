import { expect, it } from 'vitest';
import { median, pairRatios, spread, tableLines } from './build-time/statistics';

it('finds the middle value of an odd and of an even number of values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 1, 2, 4])).toBe(3);
});

it('divides the measurements of the same round', () => {
  expect(pairRatios([4, 9], [2, 3])).toEqual([2, 3]);
});

it('gives the lowest, the median and the highest value', () => {
  expect(spread([2, 3.05, 10], 1)).toEqual(['2.0', '3.0', '10.0']);
});

it('aligns the first column to the left and the others to the right', () => {
  expect(
    tableLines([
      ['seconds', 'lowest'],
      ['x', '1.0'],
    ]),
  ).toEqual(['seconds  lowest', 'x           1.0']);
});
