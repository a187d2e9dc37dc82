import type { JoinInput, JoinTrace } from './types';

/** Counts after the first steps; they tell nothing about the steps to come. */
export interface Tally {
  /** Pairs compared so far. */
  readonly pairs: number;
  /** Rows of the result so far. */
  readonly rows: number;
  /** Rows of the result so far that WHERE has not dropped. */
  readonly kept: number;
  /** For every left row, its number of rows in the result, without those that WHERE dropped. */
  readonly ofLeft: readonly number[];
  /** For every row of the result that WHERE has tested, whether WHERE kept it. */
  readonly verdicts: ReadonlyMap<number, boolean | null>;
  /** The sum of the chosen column over the left table and over the rows kept so far; NULL where there are no values. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Counts the effects of the first `shown` steps. */
export function tally({ steps, result }: JoinTrace, shown: number, { left, sum }: JoinInput): Tally {
  const passed = steps.slice(0, shown);
  const verdicts = new Map(
    passed.flatMap((step) => (step.kind === 'filter' ? [[step.result, step.truth] as const] : [])),
  );
  const made = passed.flatMap((step) =>
    'result' in step && step.kind !== 'filter' && step.result !== null ? [step.result] : [],
  );
  const kept = made.filter((row) => (verdicts.get(row) ?? !verdicts.has(row)) === true);
  const lefts = kept.map((row) => result.rows[row]?.left ?? null);
  const column = left.columns.findIndex(({ name }) => name === sum);
  return {
    pairs: passed.filter(({ kind }) => kind === 'pair').length,
    rows: made.length,
    kept: kept.length,
    ofLeft: left.rows.map((_, index) => lefts.filter((row) => row === index).length),
    verdicts,
    before: sumOf(left.rows.map((row) => row[column])),
    after: sumOf(kept.map((row) => result.rows[row]?.cells[column])),
  };
}

/** SQL's SUM: ignores NULLs, and is NULL where nothing remains. */
function sumOf(cells: readonly unknown[]): number | null {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  return numbers.length === 0 ? null : numbers.reduce((total, each) => total + each, 0);
}
