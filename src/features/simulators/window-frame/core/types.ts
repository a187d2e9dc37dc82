import type { Trace } from '../../shared/core/trace';

export const UNITS = ['rows', 'range'] as const;
export type Unit = (typeof UNITS)[number];

export const AGGREGATES = ['sum', 'count', 'avg', 'min', 'max'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** In the order in which a frame's start may not lie behind its end. */
export const BOUND_KINDS = ['unboundedPreceding', 'preceding', 'current', 'following', 'unboundedFollowing'] as const;
export type BoundKind = (typeof BOUND_KINDS)[number];

export const LIMITS = { rows: 12, key: 99, value: 999, offset: 20 } as const;

export interface Bound {
  readonly kind: BoundKind;
  /** Rows or key units before or after; 0 where the kind needs none. */
  readonly offset: number;
}

export interface WindowRow {
  /** What ORDER BY looks at. */
  readonly key: number;
  readonly value: number;
}

export interface WindowInput {
  readonly unit: Unit;
  readonly start: Bound;
  readonly end: Bound;
  readonly aggregate: Aggregate;
  readonly rows: readonly WindowRow[];
}

/** The frame of one row. */
export interface FrameStep {
  readonly row: number;
  /** Indices of the rows inside; consecutive, possibly none. */
  readonly inside: readonly number[];
  /** Rows with the same key: RANGE treats them alike. */
  readonly peers: readonly number[];
  /** NULL for an empty frame, except that COUNT is 0. */
  readonly result: number | null;
}

export interface WindowResult {
  /** The rows in the order of their keys. */
  readonly ordered: readonly WindowRow[];
}

export type WindowTrace = Trace<FrameStep, WindowResult>;
