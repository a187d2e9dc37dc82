import { hasFrame, isPartitioned } from './simulate';
import type { Bound, WindowColumns, WindowInput } from './types';

/** The frame clause in SQL. */
export function formatFrame({ unit, start, end }: Pick<WindowInput, 'unit' | 'start' | 'end'>): string {
  return `${unit.toUpperCase()} BETWEEN ${formatBound(start)} AND ${formatBound(end)}`;
}

/** The function with its arguments, such as `LAG(v, 1)`. */
export function formatCall({ fn, ntile, offset }: WindowInput, { value }: WindowColumns): string {
  const name = fn.toUpperCase();
  if (fn === 'row_number' || fn === 'rank' || fn === 'dense_rank') return `${name}()`;
  if (fn === 'ntile') return `${name}(${ntile})`;
  return fn === 'lag' || fn === 'lead' ? `${name}(${value}, ${offset})` : `${name}(${value})`;
}

/** The clauses of OVER; a frame that the function ignores is left out. */
export function formatWindow(input: WindowInput, { partition, key }: WindowColumns): string[] {
  return [
    ...(isPartitioned(input.rows) ? [`PARTITION BY ${partition}`] : []),
    `ORDER BY ${key}${input.desc ? ' DESC' : ''}`,
    ...(hasFrame(input.fn) ? [formatFrame(input)] : []),
  ];
}

function formatBound({ kind, offset }: Bound): string {
  return {
    unboundedPreceding: 'UNBOUNDED PRECEDING',
    preceding: `${offset} PRECEDING`,
    current: 'CURRENT ROW',
    following: `${offset} FOLLOWING`,
    unboundedFollowing: 'UNBOUNDED FOLLOWING',
  }[kind];
}
