import { DEFAULT_TOLERANCE, formatValue, sameValue } from '../sqlValue';
import type { SqlRow } from '../types';

/** Rows of each side without a counterpart on the other, as they are there; every occurrence counts. */
export interface RowDifference {
  readonly missing: readonly SqlRow[];
  readonly extra: readonly SqlRow[];
}

/**
 * Rows with the same key are equal; rows that are equal only within the tolerance are compared one by one afterwards.
 */
function rowKey(row: SqlRow): string {
  return JSON.stringify(row.map((value) => (value === null ? null : formatValue(value))));
}

export function sameRow(left: SqlRow, right: SqlRow, tolerance = DEFAULT_TOLERANCE): boolean {
  return (
    left.length === right.length && left.every((value, index) => sameValue(value, right[index] ?? null, tolerance))
  );
}

/**
 * Compares two multisets of rows. It pairs identical rows first, then the rest within the tolerance, so its cost is
 * linear unless very many rows differ.
 */
export function diffRows(
  expected: readonly SqlRow[],
  actual: readonly SqlRow[],
  tolerance = DEFAULT_TOLERANCE,
): RowDifference {
  const keys = actual.map(rowKey);
  const waiting = new Map<string, number>();
  for (const key of keys) waiting.set(key, (waiting.get(key) ?? 0) + 1);
  const take = (key: string): boolean => {
    const count = waiting.get(key) ?? 0;
    if (count > 0) waiting.set(key, count - 1);
    return count > 0;
  };
  const unmatched = expected.filter((row) => !take(rowKey(row)));
  // Of equal rows, the last ones are extra.
  const extra = actual
    .map((row, index) => ({ row, key: keys[index] ?? '' }))
    .reverse()
    .filter(({ key }) => take(key))
    .map(({ row }) => row)
    .reverse();
  const missing = unmatched.filter((row) => {
    const partner = extra.findIndex((candidate) => sameRow(row, candidate, tolerance));
    if (partner >= 0) extra.splice(partner, 1);
    return partner < 0;
  });
  return { missing, extra };
}

/** Whether two multisets of rows are the same. */
export function sameRows(
  expected: readonly SqlRow[],
  actual: readonly SqlRow[],
  tolerance = DEFAULT_TOLERANCE,
): boolean {
  if (expected.length !== actual.length) return false;
  const { missing, extra } = diffRows(expected, actual, tolerance);
  return missing.length === 0 && extra.length === 0;
}
