import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Numbers } from './Numbers';

/** k6's method in its plainest form: interpolation between the two nearest ranks of all values. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const rank = (percent / 100) * (sorted.length - 1);
  const [low = 0, high = low] = sorted.slice(Math.floor(rank), Math.floor(rank) + 2);
  return low + (high - low) * (rank % 1);
}

describe('a list of numbers', () => {
  it('interpolates between the two nearest ranks', () => {
    const numbers = new Numbers();
    for (const value of [40, 10, 30, 20]) numbers.push(value);
    expect([0, 50, 90, 100].map((percent) => numbers.percentile(percent))).toEqual([10, 25, 37, 40]);
  });

  it('gives 0 for the percentiles of nothing, and the value for those of one', () => {
    const numbers = new Numbers();
    expect(numbers.percentile(95)).toBe(0);
    numbers.push(7);
    expect(numbers.percentile(95)).toBe(7);
  });

  it('stays exact however often it is asked while it grows, and while all values are the same', () => {
    const value = fc.oneof(
      fc.constant(0),
      fc.integer({ min: 0, max: 5 }),
      fc.double({ min: 0, max: 1e6, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.array(value, { maxLength: 40 }), { maxLength: 8 }),
        fc.integer({ max: 100, min: 0 }),
        (parts, percent) => {
          const numbers = new Numbers();
          const all: number[] = [];
          for (const part of parts) {
            for (const number of part) numbers.push(number);
            all.push(...part);
            expect(numbers.length).toBe(all.length);
            if (all.length > 0) expect(numbers.percentile(percent)).toBeCloseTo(percentile(all, percent), 6);
          }
        },
      ),
    );
  });
});
