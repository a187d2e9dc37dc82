import type { JoinInput, JoinTrace } from './types';

/** What there is to count after some of the steps; nothing of it tells what is to come. */
export interface Tally {
  /** Pairs looked at. */
  readonly pairs: number;
  /** How many rows of the result are on show. */
  readonly rows: number;
  /** How many of them WHERE has not thrown out. */
  readonly kept: number;
  /** For every left row, how many rows of the result it has; those thrown out are not counted. */
  readonly ofLeft: readonly number[];
  /** For every row of the result, whether WHERE kept it: undefined before its turn. */
  readonly verdicts: ReadonlyMap<number, boolean | null>;
  /** The sum of the chosen column over the left table, and over the rows on show; NULL where nothing is added up. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Counts what the first `shown` steps have made. */
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
    ofLeft: left.rows.map((_, place) => lefts.filter((row) => row === place).length),
    verdicts,
    before: sumOf(left.rows.map((row) => row[column])),
    after: sumOf(kept.map((row) => result.rows[row]?.cells[column])),
  };
}

/** SQL's SUM: without the NULLs, and NULL where nothing is left. */
function sumOf(cells: readonly unknown[]): number | null {
  const numbers = cells.filter((cell) => typeof cell === 'number');
  return numbers.length === 0 ? null : numbers.reduce((total, each) => total + each, 0);
}
