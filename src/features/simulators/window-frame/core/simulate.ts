import {
  BOUND_KINDS,
  type Aggregate,
  type Bound,
  type FrameStep,
  type WindowInput,
  type WindowRow,
  type WindowTrace,
} from './types';

/** Why SQL refuses a frame: its start may not come after its end, and neither may be unbounded the wrong way. */
export function isFrame({ start, end }: Pick<WindowInput, 'start' | 'end'>): boolean {
  const rank = ({ kind }: Bound) => BOUND_KINDS.indexOf(kind);
  return start.kind !== 'unboundedFollowing' && end.kind !== 'unboundedPreceding' && rank(start) <= rank(end);
}

/**
 * The window frame of every row, as SQL:2003 defines it for one numeric ORDER BY column: ROWS counts
 * rows, RANGE compares keys and so always takes whole groups of peers.
 */
export function simulate({ unit, start, end, aggregate, rows }: WindowInput): WindowTrace {
  const ordered = rows
    .map((row, index) => ({ row, index }))
    .sort((a, b) => a.row.key - b.row.key || a.index - b.index)
    .map(({ row }) => row);
  const indices = [...ordered.keys()];
  const steps = ordered.map(({ key }, row): FrameStep => {
    const isInside =
      unit === 'rows'
        ? (other: number) => other >= row + distanceOf(start) && other <= row + distanceOf(end)
        : (other: number) => {
            const distance = (ordered[other]?.key ?? 0) - key;
            return distance >= distanceOf(start) && distance <= distanceOf(end);
          };
    const inside = indices.filter(isInside);
    return {
      row,
      inside,
      peers: indices.filter((other) => ordered[other]?.key === key),
      result: aggregateOf(
        aggregate,
        inside.flatMap((other) => ordered[other] ?? []),
      ),
    };
  });
  return { steps, result: { ordered } };
}

/** A bound as a signed distance from the current row, in rows or in key units. */
function distanceOf({ kind, offset }: Bound): number {
  return {
    unboundedPreceding: -Infinity,
    preceding: -offset,
    current: 0,
    following: offset,
    unboundedFollowing: Infinity,
  }[kind];
}

function aggregateOf(aggregate: Aggregate, rows: readonly WindowRow[]): number | null {
  const values = rows.map(({ value }) => value);
  if (aggregate === 'count') return values.length;
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { sum, avg: sum / values.length, min: Math.min(...values), max: Math.max(...values) }[aggregate];
}

/** The frame as it is written in SQL. */
export function formatFrame({ unit, start, end }: Pick<WindowInput, 'unit' | 'start' | 'end'>): string {
  return `${unit.toUpperCase()} BETWEEN ${formatBound(start)} AND ${formatBound(end)}`;
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
