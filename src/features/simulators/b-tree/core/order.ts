import type { Bound, Cell, Entry, Key } from './types';

/** Compares numbers by value and words by their UTF-16 code units, as a binary collation does. */
function compareCells(one: Cell, other: Cell): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [String(one), String(other)];
  return left < right ? -1 : Number(left > right);
}

/** Compares only the columns that both keys have: 0 where one is a prefix of the other. */
export function comparePrefix(one: Key, other: Key): number {
  for (let column = 0; column < Math.min(one.length, other.length); column += 1) {
    const order = compareCells(one[column] ?? '', other[column] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}

/** A shorter key sorts before all keys that begin with it, and a bound without a row before all rows of its key. */
export function compareBounds(one: Bound, other: Bound): number {
  return comparePrefix(one.key, other.key) || one.key.length - other.key.length || (one.row ?? 0) - (other.row ?? 0);
}

/**
 * The shortest bound between two neighbours, so that inner pages hold no more columns than they need. PostgreSQL calls
 * it suffix truncation (nbtree/README).
 */
export function separatorBetween(left: Entry, right: Entry): Bound {
  for (let length = 1; length <= right.key.length; length += 1) {
    const key = right.key.slice(0, length);
    if (comparePrefix(left.key, key) !== 0) return { key, row: null };
  }
  return { key: right.key, row: right.row };
}

/** The number of bounds, which are sorted, that are not above `bound`: a binary search. */
export function countUpTo(bounds: readonly Bound[], bound: Bound): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = bounds[middle];
    if (at && compareBounds(at, bound) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
