import { sameRow, sameRows } from './compareRows';
import type { StatementResult } from './types';

/** The middle of some numbers: half of them are smaller. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The shortest time that clocks tell; a time of nothing counts as this. */
const SHORTEST_MS = 0.001;

/** A time, or what is known of one: `isAtLeast` where the run was cut off after it. */
export interface KnownTime {
  readonly ms: number;
  readonly isAtLeast?: boolean;
}

export interface KnownRatio {
  readonly ratio: number;
  readonly isAtLeast: boolean;
  /** Of the largest ratio, from 0 to 1. */
  readonly share: number;
}

/**
 * Rounds down as far as ratios are printed: to whole numbers from 10 on, to tenths below. What was cut off took longer
 * than the ratio says, and that is true of no number that was rounded up.
 */
function roundDown(ratio: number): number {
  return ratio >= 10 ? Math.floor(ratio) : Math.floor(ratio * 10) / 10;
}

/** How many times as long as the fastest of those that ended each took; nothing where no time is known. */
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

/** What one sample should last: the clocks of browsers tell a tenth of a millisecond, some a whole one. */
const SAMPLE_MS = 20;
/** Statements in one sample: a text of more takes longer to read than to run. */
const MAX_STATEMENTS = 400;

/**
 * How often a text is run in one sample, from a trial.
 *
 * @param runs - how often the trial has run it
 * @param elapsedMs - how long all of them took
 * @param statements - how many statements the text has
 */
export function runsOfSample(runs: number, elapsedMs: number, statements: number): number {
  const wanted = elapsedMs > 0 ? Math.ceil((runs * SAMPLE_MS) / elapsedMs) : Number.POSITIVE_INFINITY;
  return Math.max(1, Math.min(wanted, Math.floor(MAX_STATEMENTS / Math.max(statements, 1))));
}

/** Whether two ways have answered the same. */
export type Sameness =
  | 'same'
  /** As many rows, of which only the first were kept: in no promised order, so nothing more can be said. */
  | 'sameCount'
  | 'different';

/** What a way has answered, all of its statements together. */
export interface WayAnswer {
  readonly results: readonly StatementResult[];
  /** Whether its rows come in an order that the way asks for. */
  readonly isOrdered: boolean;
}

const rowsOf = ({ results }: WayAnswer) => results.flatMap(({ rows }) => rows);

/** How many rows a way returned or changed. */
export function countOf({ results }: WayAnswer): number {
  return results.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

/** Compares the rows of two ways, in order where both ask for one. */
export function compareWays(left: WayAnswer, right: WayAnswer): Sameness {
  if (countOf(left) !== countOf(right)) return 'different';
  const [rows, others] = [rowsOf(left), rowsOf(right)];
  const inOrder = left.isOrdered && right.isOrdered;
  // Of a change, the number of rows is all that it answers.
  const isWhole = [...left.results, ...right.results].every(
    ({ columns, rows: kept, rowCount }) => columns.length === 0 || kept.length === rowCount,
  );
  if (inOrder && rows.some((row, index) => !sameRow(row, others[index] ?? []))) return 'different';
  if (isWhole) return inOrder || sameRows(rows, others) ? 'same' : 'different';
  return 'sameCount';
}
