import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/**
 * Small grids, tall and wide, with few enough paths for a recursion without memoization, which is correct and too slow
 * only for the large case.
 */
export function generate(random: Random): FunctionInput[] {
  return Array.from({ length: 16 }, () => ({ args: [random.integer(1, 9), random.integer(1, 9)] }));
}
