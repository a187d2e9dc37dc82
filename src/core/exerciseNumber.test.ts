import { expect, it } from 'vitest';
import { exerciseNumber } from './exerciseNumber';

it('numbers exercises by their place on the page, under the day that their id names', () => {
  expect(exerciseNumber('sql-06-05', 2)).toBe('6.2');
  expect(exerciseNumber('lc-183-01', 1)).toBe('183.1');
  expect(exerciseNumber('sql-r1-10', 10)).toBe('10');
});
