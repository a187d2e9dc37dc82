import {
  BOUND_KINDS,
  FRAMELESS,
  type Aggregate,
  type Bound,
  type FrameStep,
  type Frameless,
  type WindowFunction,
  type WindowInput,
  type WindowRow,
  type WindowTrace,
} from './types';

/** Whether SQL accepts a frame: its start must not come after its end, and neither may be unbounded the wrong way. */
export function isFrame({ start, end }: Pick<WindowInput, 'start' | 'end'>): boolean {
  const rank = ({ kind }: Bound) => BOUND_KINDS.indexOf(kind);
  return start.kind !== 'unboundedFollowing' && end.kind !== 'unboundedPreceding' && rank(start) <= rank(end);
}

/** Whether a function uses the frame. */
export function hasFrame(fn: WindowFunction): fn is Exclude<WindowFunction, Frameless> {
  return !(FRAMELESS as readonly string[]).includes(fn);
}

/** Whether the rows have labels; either all of them do or none. */
export function isPartitioned(rows: readonly WindowRow[]): boolean {
  return rows.some(({ label }) => label !== '');
}

/** Whether either all rows have a label or none. */
export function areLabelsWhole(rows: readonly WindowRow[]): boolean {
  return rows.every(({ label }) => (label !== '') === isPartitioned(rows));
}

/**
 * A window function as SQL:2003 defines it (4.14.9 and 6.10) for one numeric ORDER BY column: ROWS counts rows, RANGE
 * compares keys, GROUPS counts groups of peers. SQL leaves the order of peers open; here, and in the query that the
 * test sends to SQLite, they keep the order of the input, even when sorted in descending order.
 */
export function simulate(input: WindowInput): WindowTrace {
  const { rows, desc } = input;
  const labels = [...new Set(rows.map(({ label }) => label))];
  const sign = desc ? -1 : 1;
  const placed = rows
    .map((row, typed) => ({ row, typed }))
    .sort(
      (a, b) =>
        labels.indexOf(a.row.label) - labels.indexOf(b.row.label) ||
        sign * (a.row.key - b.row.key) ||
        a.typed - b.typed,
    );
  const ordered = placed.map(({ row }) => row);
  const indices = [...ordered.keys()];
  const steps = ordered.map(({ label, key }, row): FrameStep => {
    const partition = indices.filter((other) => ordered[other]?.label === label);
    const peers = partition.filter((other) => ordered[other]?.key === key);
    const frame = hasFrame(input.fn) ? frameOf(input, { row, partition }, ordered) : null;
    return { row, partition, peers, frame, ...compute(input, { row, partition, peers, frame }, ordered) };
  });
  return { steps, result: { ordered, typed: placed.map(({ typed }) => typed) } };
}

/** The rows of the partition between the bounds, which are distances in rows, keys or groups of peers. */
function frameOf(
  { unit, start, end, desc }: WindowInput,
  { row, partition }: Pick<FrameStep, 'row' | 'partition'>,
  ordered: readonly WindowRow[],
): number[] {
  const keyOf = (index: number) => (ordered[index]?.key ?? 0) * (desc ? -1 : 1);
  const groups = [...new Set(partition.map(keyOf))];
  const distanceTo = {
    rows: (other: number) => other - row,
    range: (other: number) => keyOf(other) - keyOf(row),
    groups: (other: number) => groups.indexOf(keyOf(other)) - groups.indexOf(keyOf(row)),
  }[unit];
  return partition.filter((other) => distanceTo(other) >= distanceOf(start) && distanceTo(other) <= distanceOf(end));
}

/** A bound as a signed distance from the current row, in rows, key units or groups. */
function distanceOf({ kind, offset }: Bound): number {
  return {
    unboundedPreceding: -Infinity,
    preceding: -offset,
    current: 0,
    following: offset,
    unboundedFollowing: Infinity,
  }[kind];
}

/** The result of one row, and the rows that it depends on. */
function compute(
  { fn, ntile, offset }: WindowInput,
  { row, partition, peers, frame }: Omit<FrameStep, 'reads' | 'result'>,
  ordered: readonly WindowRow[],
): Pick<FrameStep, 'reads' | 'result'> {
  const index = partition.indexOf(row);
  const before = partition.filter((other) => other < (peers[0] ?? row));
  const oneRow = (target: number | undefined) => ({
    reads: target === undefined ? [] : [target],
    result: target === undefined ? null : (ordered[target]?.value ?? null),
  });
  switch (fn) {
    case 'row_number':
      return { reads: partition.slice(0, index + 1), result: index + 1 };
    case 'rank':
      return { reads: before, result: before.length + 1 };
    case 'dense_rank':
      return { reads: before, result: new Set(before.map((other) => ordered[other]?.key)).size + 1 };
    case 'ntile': {
      const tiles = tilesOf(partition.length, ntile).map(([from, to]) => partition.slice(from, to));
      const tile = tiles.findIndex((members) => members.includes(row));
      return { reads: tiles[tile] ?? [], result: tile + 1 };
    }
    case 'lag':
      return oneRow(partition[index - offset]);
    case 'lead':
      return oneRow(partition[index + offset]);
    case 'first_value':
      return oneRow(frame?.[0]);
    case 'last_value':
      return oneRow(frame?.at(-1));
    default:
      return {
        reads: frame ?? [],
        result: aggregateOf(
          fn,
          (frame ?? []).map((other) => ordered[other]?.value ?? 0),
        ),
      };
  }
}

/** The range of rows of each tile of NTILE: sizes differ by one at most, and the larger tiles come first. */
export function tilesOf(rows: number, ntile: number): (readonly [from: number, to: number])[] {
  const larger = rows % ntile;
  const size = Math.floor(rows / ntile);
  const startOf = (tile: number) => tile * size + Math.min(tile, larger);
  return Array.from({ length: Math.min(ntile, rows) }, (_, tile) => [startOf(tile), startOf(tile + 1)] as const);
}

function aggregateOf(aggregate: Aggregate, values: readonly number[]): number | null {
  if (aggregate === 'count') return values.length;
  if (values.length === 0) return null;
  const sum = values.reduce((total, value) => total + value, 0);
  return { sum, avg: sum / values.length, min: Math.min(...values), max: Math.max(...values) }[aggregate];
}
