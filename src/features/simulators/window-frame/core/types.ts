import type { Trace } from '../../shared/core/trace';

export const UNITS = ['rows', 'range', 'groups'] as const;
export type Unit = (typeof UNITS)[number];

export const AGGREGATES = ['sum', 'count', 'avg', 'min', 'max'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** The functions that SQL computes over the whole partition, whatever the frame. */
export const FRAMELESS = ['row_number', 'rank', 'dense_rank', 'ntile', 'lag', 'lead'] as const;
export type Frameless = (typeof FRAMELESS)[number];

export const FUNCTIONS = [...AGGREGATES, ...FRAMELESS, 'first_value', 'last_value'] as const;
export type WindowFunction = (typeof FUNCTIONS)[number];

/** The kinds of bounds in order; a frame's start must not come after its end. */
export const BOUND_KINDS = ['unboundedPreceding', 'preceding', 'current', 'following', 'unboundedFollowing'] as const;
export type BoundKind = (typeof BOUND_KINDS)[number];

export const LIMITS = { rows: 12, key: 999, value: 999, bound: 99, ntile: 12, offset: 12 } as const;

export interface Bound {
  readonly kind: BoundKind;
  /** Rows, key units or groups of peers before or after; 0 where the kind needs none. */
  readonly offset: number;
}

export interface WindowRow {
  /** The value of the PARTITION BY column; empty where there are no partitions. */
  readonly label: string;
  /** The value of the ORDER BY column. */
  readonly key: number;
  readonly value: number;
}

export interface WindowInput {
  readonly unit: Unit;
  readonly start: Bound;
  readonly end: Bound;
  readonly fn: WindowFunction;
  readonly rows: readonly WindowRow[];
  readonly desc: boolean;
  /** The n of NTILE(n). */
  readonly ntile: number;
  /** The distance of LAG and LEAD in rows. */
  readonly offset: number;
}

/** What the window function sees and computes for one row; rows are given by index in the sorted order. */
export interface FrameStep {
  readonly row: number;
  /** The rows of the partition; consecutive. */
  readonly partition: readonly number[];
  /** The rows of the partition with the same key, the row itself among them. */
  readonly peers: readonly number[];
  /** The rows of the frame, consecutive, possibly none; null where the function ignores the frame. */
  readonly frame: readonly number[] | null;
  /** The rows that the result depends on: the frame, one row of it, a row before or after, or the rows counted. */
  readonly reads: readonly number[];
  /** NULL for an empty frame (0 for COUNT), and where LAG and LEAD find no row. */
  readonly result: number | null;
}

export interface WindowResult {
  /** The rows by partition, and within a partition by key. */
  readonly ordered: readonly WindowRow[];
  /** For every row of `ordered`, its index in the input. */
  readonly typed: readonly number[];
}

export type WindowTrace = Trace<FrameStep, WindowResult>;

/** The column names in the SQL. */
export interface WindowColumns {
  readonly partition: string;
  readonly key: string;
  readonly value: string;
}

/** An input with the names that a lesson gives its columns. */
export interface WindowLesson {
  readonly start: WindowInput;
  readonly columns: WindowColumns;
}
