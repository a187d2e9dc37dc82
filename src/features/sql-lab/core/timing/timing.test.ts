import { describe, expect, it } from 'vitest';
import { compareWays, knownRatios, median, runsOfSample, type WayAnswer } from './timing';
import type { SqlRow } from '../types';

function answer(rows: readonly SqlRow[], isOrdered = false, rowCount = rows.length): WayAnswer {
  return { isOrdered, results: [{ command: 'SELECT', columns: ['a'], rows, rowCount }] };
}

describe('median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect(median([9, 1, 100])).toBe(9);
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(median([5])).toBe(5);
  });

  it('is not affected by a single slow sample', () => {
    expect(median([2, 2, 2, 2, 900])).toBe(2);
  });
});

describe('knownRatios', () => {
  const ratiosOf = (...times: number[]) => knownRatios(times.map((ms) => ({ ms }))).map((found) => found?.ratio);

  it('compares with the fastest, whatever its index', () => {
    expect(ratiosOf(6, 2, 4)).toEqual([3, 1, 2]);
  });

  it('does not divide by a time too short for the clock', () => {
    expect(ratiosOf(0, 0)).toEqual([1, 1]);
    expect(ratiosOf(1, 0)).toEqual([1000, 1]);
  });

  it('gives a lower bound, rounded down, for a run that was cut off', () => {
    const cutOff = { ms: 5_000, isAtLeast: true };
    expect(knownRatios([{ ms: 41.4 }, cutOff])).toEqual([
      { ratio: 1, isAtLeast: false, share: 41.4 / 5_000 },
      { ratio: 120, isAtLeast: true, share: 1 },
    ]);
    expect(knownRatios([cutOff, { ms: 1_300 }])[0]).toMatchObject({ ratio: 3.8 });
    expect(knownRatios([cutOff, { ms: 4_990 }])[0]).toMatchObject({ ratio: 1 });
  });

  it('never rounds a lower bound up', () => {
    for (let ms = 1; ms <= 5_000; ms += 7) {
      const found = knownRatios([{ ms }, { ms: 5_000, isAtLeast: true }])[1];
      expect((found?.ratio ?? Infinity) * ms).toBeLessThanOrEqual(5_000 * (1 + Number.EPSILON));
    }
  });

  it('skips unknown times, and never treats a run that was cut off as the fastest', () => {
    expect(knownRatios([undefined, { ms: 2 }])).toEqual([undefined, { ratio: 1, isAtLeast: false, share: 1 }]);
    expect(knownRatios([{ ms: 1, isAtLeast: true }])).toEqual([undefined]);
    expect(knownRatios([])).toEqual([]);
  });
});

describe('runsOfSample', () => {
  it('runs a fast text often enough for a coarse clock, and a slow one once', () => {
    expect(runsOfSample(1, 0.5, 1)).toBe(40);
    expect(runsOfSample(16, 4, 1)).toBe(80);
    expect(runsOfSample(1, 1_500, 1)).toBe(1);
  });

  it('keeps the text short, even if the clock measures nothing', () => {
    expect(runsOfSample(16, 0, 1)).toBe(400);
    expect(runsOfSample(16, 0.1, 100)).toBe(4);
    expect(runsOfSample(1, 0, 1_000)).toBe(1);
  });
});

describe('compareWays', () => {
  it('compares in order only if both ways specify one', () => {
    expect(compareWays(answer([[1], [2]]), answer([[2], [1]]))).toBe('same');
    expect(compareWays(answer([[1], [2]], true), answer([[2], [1]]))).toBe('same');
    expect(compareWays(answer([[1], [2]], true), answer([[2], [1]], true))).toBe('different');
  });

  it('counts duplicates and detects different values', () => {
    expect(compareWays(answer([[1], [1], [2]]), answer([[1], [2], [2]]))).toBe('different');
    expect(compareWays(answer([[1]]), answer([[null]]))).toBe('different');
    expect(compareWays(answer([[1]]), answer([[1], [1]]))).toBe('different');
  });

  it('combines the rows of several statements', () => {
    const [first, second] = [answer([[1]]), answer([[2]])];
    const many = { isOrdered: false, results: [...first.results, ...second.results] };
    expect(compareWays(many, answer([[1], [2]], true))).toBe('same');
    expect(compareWays(many, answer([[1], [3]], true))).toBe('different');
  });

  it('compares changes by the number of rows that they changed', () => {
    const change = (rowCount: number): WayAnswer => ({
      isOrdered: false,
      results: [{ command: 'UPDATE', columns: [], rows: [], rowCount }],
    });
    expect(compareWays(change(3), change(3))).toBe('same');
    expect(compareWays(change(3), change(4))).toBe('different');
  });

  it('promises only the row count if not all rows were stored', () => {
    expect(compareWays(answer([[1]], false, 5_000), answer([[2]], false, 5_000))).toBe('sameCount');
    expect(compareWays(answer([[1]], true, 5_000), answer([[2]], true, 5_000))).toBe('different');
    expect(compareWays(answer([[1]], false, 5_000), answer([[1]], false, 5_001))).toBe('different');
  });
});
