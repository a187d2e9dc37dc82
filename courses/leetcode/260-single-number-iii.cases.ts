import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/** LeetCode allows every 32-bit integer. */
const LEAST = -(2 ** 31);
const MOST = 2 ** 31 - 1;

/** Arrays of up to six pairs and two single numbers, drawn from numbers that share bits and from any. */
export function generate(random: Random): FunctionInput[] {
  return [4, 4, 9, 9, 40, 40, MOST, MOST, MOST, MOST].map((most) => {
    const pairs = random.integer(1, Math.min(6, most));
    const values = new Set<number>();
    while (values.size < pairs + 2) values.add(random.integer(most === MOST ? LEAST : -most, most));
    const [a, b, ...twice] = values;
    return { args: [random.shuffle([a as number, b as number, ...twice, ...twice])] };
  });
}
