import { compareValues } from '../../relation/core/evaluate';
import type { Cell } from '../../relation/core/types';
import type { Aggregate } from './types';

const HUNDREDTHS = 100;

/**
 * An aggregate without DISTINCT, as SQL:2023 defines it (10.9): NULLs are ignored; where nothing remains, COUNT is 0
 * and the others are NULL. Cells have at most two decimals, so sums are computed in whole hundredths and stay exact.
 */
export function aggregate(name: Aggregate, cells: readonly Cell[]): Cell {
  const values = cells.filter((cell) => cell !== null);
  if (name === 'COUNT') return values.length;
  const [first, ...others] = values;
  if (first === undefined) return null;
  if (name === 'MIN' || name === 'MAX') {
    const sign = name === 'MIN' ? 1 : -1;
    return others.reduce((best, value) => (sign * compareValues(value, best) < 0 ? value : best), first);
  }
  const total = values.reduce<number>((sum, value) => sum + Math.round(Number(value) * HUNDREDTHS), 0);
  return total / (HUNDREDTHS * (name === 'AVG' ? values.length : 1)) + 0;
}
