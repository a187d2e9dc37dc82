import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/**
 * Small grids in which a quarter, a third or a sixth of the cells are blocked. Corners are blocked less often, because
 * most answers would be 0 otherwise.
 */
export function generate(random: Random): FunctionInput[] {
  return Array.from({ length: 24 }, (_, at) => {
    const rows = random.integer(1, 6);
    const columns = random.integer(1, 6);
    const odds = [4, 3, 6][at % 3] as number;
    const grid = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, () => (random.integer(1, odds) === 1 ? 1 : 0)),
    );
    if (at % 8 !== 0) {
      (grid[0] as number[])[0] = 0;
      (grid[rows - 1] as number[])[columns - 1] = 0;
    }
    return { args: [grid] };
  });
}
