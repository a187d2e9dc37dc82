import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulate, uniquePaths } from './simulate';
import { MAX_SIDE } from './types';

const sides = fc.integer({ min: 1, max: MAX_SIDE });

/** C(rows + columns - 2, rows - 1) in exact arithmetic. */
function binomial(rows: number, columns: number): bigint {
  let value = 1n;
  for (let factor = 1n; factor < BigInt(rows); factor += 1n) value = (value * (BigInt(columns) - 1n + factor)) / factor;
  return value;
}

describe('unique paths', () => {
  it.each([
    [3, 7, 28],
    [3, 2, 3],
    [1, 9, 1],
    [10, 10, 48620],
    [23, 12, 193536720],
  ])('%i × %i: %i', (rows, columns, expected) => {
    expect(simulate({ rows, columns }).result.paths).toBe(expected);
  });

  it('agrees with the closed form, and is symmetric in rows and columns', () => {
    fc.assert(
      fc.property(sides, sides, (rows, columns) => {
        const { paths } = simulate({ rows, columns }).result;
        expect(BigInt(paths)).toBe(binomial(rows, columns));
        expect(simulate({ rows: columns, columns: rows }).result.paths).toBe(paths);
      }),
    );
  });

  it('fills each inner cell once, from cells that are already filled', () => {
    const { steps } = simulate({ rows: 4, columns: 5 });
    expect(steps).toHaveLength(1 + 3 * 4);
    for (const step of steps) if (step.kind === 'cell') expect(step.value).toBe(step.up + step.left);
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(sides, sides, (rows, columns) => {
        expect(simulate({ rows, columns }).steps).toHaveLength(1 + (rows - 1) * (columns - 1));
        expect(uniquePaths.codec.parse(uniquePaths.codec.serialize({ rows, columns }))).toEqual({
          ok: true,
          value: { rows, columns },
        });
      }),
      { numRuns: 2_000 },
    );
  });
});
