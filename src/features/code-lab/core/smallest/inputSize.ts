import type { CaseInput, Json } from '../problem';

/** Number of elements or calls, then the sum of the numbers. */
type Size = readonly [count: number, sum: number];

/** The distance from 0; of two opposite numbers the positive one is smaller. */
export function magnitude(n: number): number {
  return Math.abs(n) + (n < 0 ? 0.5 : 0);
}

/** All numbers in plain data, in order. */
export function numbersOf(value: Json): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

function sizeOf(input: CaseInput): Size {
  const numbers = 'calls' in input ? numbersOf([input.construct, input.calls]) : numbersOf(input.args);
  const count = 'calls' in input ? input.calls.length : numbers.length;
  return [count, numbers.reduce((sum, n) => sum + magnitude(n), 0)];
}

/** Compares two inputs of the same problem: fewer elements or calls first, then smaller numbers. */
export function compareSizes(a: CaseInput, b: CaseInput): number {
  const [left, right] = [sizeOf(a), sizeOf(b)];
  return left[0] - right[0] || left[1] - right[1];
}
