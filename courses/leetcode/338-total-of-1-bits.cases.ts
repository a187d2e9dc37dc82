import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/code-lab/core/seededRandom';

/** Each side of a few powers of two, then any n that counting one number after another can still reach. */
export function generate(random: Random): FunctionInput[] {
  const powers = [16, 64, 256, 1024].flatMap((power) => [power - 1, power, power + 1]);
  const any = Array.from({ length: 6 }, () => random.integer(10, 5000));
  return [...powers, ...any].map((n) => ({ args: [n] }));
}
