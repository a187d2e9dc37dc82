import type { IntegerDomain } from '../problem';
import { magnitude } from './inputSize';

/** All integers up to this one are tried. */
const SMALL = 16;
/** Numbers of the problems have fewer bits. */
const BITS = 42;

/**
 * Integers of a domain that are nearer to 0 than `n`, the nearest to 0 first: small ones, powers of two and their
 * neighbours, `n` without one of its bits, and `n` less a half, a quarter and so on of itself, down to 1. Answers tend
 * to fail at these; the last ones find any other boundary by bisection.
 */
export function smallerIntegers(n: number, { least, most }: Pick<IntegerDomain, 'least' | 'most'>): number[] {
  const size = Math.abs(n);
  const found = new Set<number>();
  for (let small = 0; small <= SMALL; small += 1) found.add(small);
  for (let bit = 0; bit < BITS; bit += 1) {
    const power = 2 ** bit;
    for (const near of [power - 1, power, power + 1]) found.add(near);
    if (Math.floor(size / power) % 2 === 1) found.add(size - power);
    if (power <= size) found.add(size - Math.floor(size / power));
  }
  found.add(size);
  const both = [...found].flatMap((each) => (n < 0 && each > 0 ? [each, -each] : [each]));
  return both
    .filter((each) => least <= each && each <= most && magnitude(each) < magnitude(n))
    .sort((a, b) => magnitude(a) - magnitude(b));
}
