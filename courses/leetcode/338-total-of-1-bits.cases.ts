import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/** Values on both sides of a few powers of two, then random ones small enough for counting number by number. */
export function generate(random: Random): FunctionInput[] {
  const powers = [16, 64, 256, 1024].flatMap((power) => [power - 1, power, power + 1]);
  const any = Array.from({ length: 6 }, () => random.integer(10, 5000));
  return [...powers, ...any].map((n) => ({ args: [n] }));
}
