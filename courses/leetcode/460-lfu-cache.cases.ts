import type { ClassInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

/** Sequences on few keys: hits that change keys' use counts, ties, updates and evictions. */
export function generate(random: Random): ClassInput[] {
  return [1, 2, 2, 3, 3, 4].map((capacity) => {
    const key = () => random.integer(0, capacity + 2);
    const calls = Array.from({ length: 28 }, () =>
      random.integer(0, 1) === 0
        ? (['get', [key()]] as const)
        : (['put', [key(), random.pick([0, 1, random.integer(2, 1000)])]] as const),
    );
    return { construct: [capacity], calls };
  });
}
