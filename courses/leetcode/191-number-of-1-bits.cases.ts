import type { FunctionInput } from '../../src/features/code-lab/core/problem';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

const WIDTH = 32;

/** Each bit alone, then random 32-bit words, unsigned and signed. */
export function generate(random: Random): FunctionInput[] {
  const single = Array.from({ length: WIDTH }, (_, bit) => 2 ** bit);
  const words = Array.from({ length: 12 }, () => random.integer(0, 2 ** WIDTH - 1));
  const signed = Array.from({ length: 8 }, () => random.integer(-(2 ** (WIDTH - 1)), -1));
  return [...single, ...words, ...signed].map((n) => ({ args: [n] }));
}
