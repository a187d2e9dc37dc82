import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/** Small values of n, because a short array shows the first wrong value best, then a few longer ones. */
export function generate(random: Random): FunctionInput[] {
  const small = [2, 4, 5, 7, 9];
  const longer = [random.integer(34, 63), 64, random.integer(65, 127), 128];
  return [...small, ...longer].map((n) => ({ args: [n] }));
}
