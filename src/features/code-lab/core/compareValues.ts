import type { Comparator } from './problem';

const CLOSE = 1e-9;

type Same = (a: unknown, b: unknown) => boolean;

function sameNumber(a: number, b: number): boolean {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function closeNumber(a: number, b: number): boolean {
  return sameNumber(a, b) || Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function sameDeep(a: unknown, b: unknown, number: (a: number, b: number) => boolean): boolean {
  if (typeof a === 'number' && typeof b === 'number') return number(a, b);
  if (!isObject(a) || !isObject(b)) return a === b;
  if (Array.isArray(a) !== Array.isArray(b) || (Array.isArray(a) && a.length !== b.length)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameDeep(a[key], b[key], number))
  );
}

function sameMultiset(a: unknown, b: unknown, same: Same): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return same(a, b);
  if (a.length !== b.length) return false;
  const left: unknown[] = [...b];
  return a.every((item) => {
    const at = left.findIndex((other) => same(item, other));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/**
 * Whether a returned value equals the expected one.
 *
 * Compares arrays and plain objects deeply; `NaN` equals itself and `0` equals `-0`. `unordered` ignores the order of
 * the outermost array, in O(n²); `close` allows numbers to differ by 1e-9, relatively above 1.
 */
export function compareValues(got: unknown, expected: unknown, how: Comparator): boolean {
  const equal: Same = (a, b) => sameDeep(a, b, sameNumber);
  if (how === 'unordered') return sameMultiset(got, expected, equal);
  return how === 'close' ? sameDeep(got, expected, closeNumber) : equal(got, expected);
}
