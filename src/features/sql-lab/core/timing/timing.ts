import { sameRow, sameRows } from '../grading/compareRows';
import type { StatementResult } from '../types';

/** Returns the median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The shortest time that clocks can measure; a time of zero counts as this. */
const SHORTEST_MS = 0.001;

/** A measured time; with `isAtLeast` a lower bound, because the run was cut off. */
export interface KnownTime {
  readonly ms: number;
  readonly isAtLeast?: boolean;
}

export interface KnownRatio {
  readonly ratio: number;
  readonly isAtLeast: boolean;
  /** Fraction of the largest ratio, from 0 to 1. */
  readonly share: number;
}

/**
 * Rounds down to the printed precision: whole numbers from 10 on, tenths below. A run that was cut off took longer than
 * its ratio says, which would be false if the ratio were rounded up.
 */
function roundDown(ratio: number): number {
  return ratio >= 10 ? Math.floor(ratio) : Math.floor(ratio * 10) / 10;
}

/** The ratio of each time to the fastest of those that finished; undefined for an unknown time. */
export function knownRatios(times: readonly (KnownTime | undefined)[]): (KnownRatio | undefined)[] {
  const lift = ({ ms }: KnownTime) => Math.max(ms, SHORTEST_MS);
  const known = times.filter((time) => time !== undefined);
  const fastest = Math.min(...known.filter(({ isAtLeast }) => !isAtLeast).map(lift));
  const largest = Math.max(...known.map(lift)) / fastest;
  return times.map((time) => {
    if (!time || !Number.isFinite(fastest)) return undefined;
    const { isAtLeast = false } = time;
    const ratio = lift(time) / fastest;
    return { ratio: isAtLeast ? roundDown(ratio) : ratio, isAtLeast, share: ratio / largest };
  });
}

/**
 * Target duration of a sample: the clocks of browsers have a resolution of a tenth of a millisecond, some of a whole
 * one.
 */
const SAMPLE_MS = 20;
/** Maximum number of statements in a sample: a longer text takes more time to parse than to run. */
const MAX_STATEMENTS = 400;

/**
 * Calculates the number of runs in a sample from a trial.
 *
 * @param runs - number of runs in the trial
 * @param elapsedMs - duration of the trial
 * @param statements - number of statements in the text
 */
export function runsOfSample(runs: number, elapsedMs: number, statements: number): number {
  const wanted = elapsedMs > 0 ? Math.ceil((runs * SAMPLE_MS) / elapsedMs) : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(wanted, Math.floor(MAX_STATEMENTS / Math.max(statements, 1))));
}

/** Whether two ways gave the same answer. */
export type Sameness =
  | 'same'
  /** The row counts are equal, but only the first rows were stored; without an order, nothing more is known. */
  | 'sameCount'
  | 'different';

/** The answer of a way: the results of all its statements. */
export interface WayAnswer {
  readonly results: readonly StatementResult[];
  /** Whether the way specifies the order of its rows. */
  readonly isOrdered: boolean;
}

const rowsOf = ({ results }: WayAnswer) => results.flatMap(({ rows }) => rows);

/** Number of rows that a way returned or changed. */
export function countOf({ results }: WayAnswer): number {
  return results.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

/** Compares the rows of two ways, in order if both specify one. */
export function compareWays(left: WayAnswer, right: WayAnswer): Sameness {
  if (countOf(left) !== countOf(right)) return 'different';
  const [rows, others] = [rowsOf(left), rowsOf(right)];
  const inOrder = left.isOrdered && right.isOrdered;
  // A change returns only a row count.
  const isWhole = [...left.results, ...right.results].every(
    ({ columns, rows: kept, rowCount }) => columns.length === 0 || kept.length === rowCount,
  );
  if (inOrder && rows.some((row, index) => !sameRow(row, others[index] ?? []))) return 'different';
  if (isWhole) return inOrder || sameRows(rows, others) ? 'same' : 'different';
  return 'sameCount';
}
