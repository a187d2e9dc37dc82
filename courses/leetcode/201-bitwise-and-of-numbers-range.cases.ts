import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

const MOST = 2 ** 32 - 1;

/** Ranges of up to 2,000 numbers: from anywhere, and around a multiple of a power of two, where high bits change. */
export function generate(random: Random): FunctionInput[] {
  const anywhere = Array.from({ length: 8 }, () => {
    const left = random.integer(0, MOST);
    return [left, Math.min(MOST, left + random.integer(0, 2000))];
  });
  const around = Array.from({ length: 12 }, () => {
    const size = 2 ** random.integer(3, 10);
    const start = size * random.integer(1, Math.floor(MOST / size) - 1);
    return [start - random.integer(0, 1) * random.integer(0, size), start + random.integer(0, size - 1)];
  });
  return [...anywhere, ...around].map((args) => ({ args }));
}
