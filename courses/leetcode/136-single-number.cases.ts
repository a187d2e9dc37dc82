import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/** LeetCode's upper bound for a number. */
const MOST = 30_000;

/** Arrays of up to nine pairs and one single number, drawn from numbers that share bits and from any. */
export function generate(random: Random): FunctionInput[] {
  return [4, 4, 9, 9, 40, 40, MOST, MOST, MOST, MOST].map((most) => {
    const pairs = random.integer(1, Math.min(9, most));
    const values = new Set<number>();
    while (values.size <= pairs) values.add(random.integer(-most, most));
    const [one, ...twice] = values;
    return { args: [random.shuffle([one as number, ...twice, ...twice])] };
  });
}
