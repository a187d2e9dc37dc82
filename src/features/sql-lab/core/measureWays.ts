import { isOrdered } from './compareEngines';
import { explainStatement, readPlan, type PlanNode } from './queryPlan';
import { compareWays, countOf, median, runsOfSample, type Sameness, type WayAnswer } from './timing';
import { wayParts, type WayParts } from './timedQueries';
import type { EngineName, Execution, SqlError } from './types';

/** Runs a text on the database as the text before has left it; `restore` begins with the dataset. */
export type MeasuredRun = (
  sql: string,
  options: { readonly restore?: boolean; readonly timeoutMs?: number; readonly maxRows?: number },
) => Promise<{ readonly execution: Execution; readonly isRestored?: boolean }>;

export interface MeasuredWay {
  readonly medianMs: number;
  readonly rowCount: number;
  /** Statements that were timed together. */
  readonly statements: number;
  readonly plan: readonly PlanNode[];
}

/** Why ways could not be run: `way` is the one that failed, none where it was the setup; the error points into `text`. */
export interface FailedWay {
  readonly ok: false;
  readonly error: SqlError;
  readonly way?: number;
  readonly text: string;
}

interface Answered<W> {
  readonly ok: true;
  readonly ways: readonly W[];
  /** Whether every other way answers what the first one does. */
  readonly sameness: Sameness;
}

/** What measuring has come to; `rounds` counts the samples of each way. */
export type Measurement = (Answered<MeasuredWay> & { readonly rounds: number }) | FailedWay;

const ROUNDS = 7;
/** Rounds that are always run, however long they take. */
const MIN_ROUNDS = 3;
/** Slow ways get fewer rounds: nobody waits longer than about this. */
const BUDGET_MS = 6_000;
/** The setup is the page's own, so it may take longer than a reader's query. */
const SETUP_MS = 30_000;
/** A query that is slow on purpose needs a little more than elsewhere, on a phone. */
const QUERY_MS = 5_000;
const COMPARED_ROWS = 2_000;
/** Rows kept while only the time counts. */
const TIMED_ROWS = 100;
const TRIAL_RUNS = [1, 4, 16] as const;
/** A trial that lasts so long tells enough. */
const TRIAL_MS = 4;

/** The page puts it into words by its code. */
const NOT_MEASURABLE: SqlError = {
  kind: 'sql',
  code: 'LAB_MEASURE',
  message: 'A way ends with a query, and has no BEGIN, COMMIT or ROLLBACK',
};

class Failure extends Error {
  constructor(
    readonly error: SqlError,
    readonly text: string,
  ) {
    super(error.message);
  }
}

interface Prepared {
  readonly parts: WayParts;
  readonly answer: WayAnswer;
  readonly plan: readonly PlanNode[];
  readonly runs: number;
}

/** Measures ways in one database, one after the other. */
class Measuring {
  constructor(
    private readonly engine: EngineName,
    private readonly run: MeasuredRun,
  ) {}

  async restore(setup: string): Promise<void> {
    await this.must(setup, { restore: true, timeoutMs: SETUP_MS });
  }

  /**
   * Runs a way for its answer and its plan.
   *
   * @param isTimed - whether to find out how often a sample should run it, too
   */
  async prepare(code: string, isTimed: boolean): Promise<Prepared> {
    const parts = wayParts(code, this.engine);
    if (!parts.isMeasurable) throw new Failure(NOT_MEASURABLE, code);
    return this.within(parts, async () => {
      const { results, elapsedMs } = await this.must(parts.timed, { maxRows: COMPARED_ROWS });
      return {
        parts,
        answer: { results, isOrdered: results.length === 1 && isOrdered(parts.last) },
        plan: parts.last ? await this.plan(parts.last) : [],
        runs: isTimed && parts.isRepeatable ? await this.tryOut(parts, elapsedMs) : 1,
      };
    });
  }

  /** The milliseconds of one run, from one sample. */
  async sample({ parts, runs }: Prepared): Promise<number> {
    return this.within(parts, async () => (await this.repeat(parts, runs)) / runs);
  }

  private async plan(query: string): Promise<readonly PlanNode[]> {
    const { results } = await this.must(explainStatement(query, this.engine), { maxRows: 500 });
    return results[0] ? readPlan(results[0], this.engine) : [];
  }

  private async tryOut(parts: WayParts, firstMs: number): Promise<number> {
    let [tried, elapsed] = [1, firstMs];
    for (const runs of TRIAL_RUNS) {
      if (elapsed >= TRIAL_MS) break;
      tried = runs;
      elapsed = await this.repeat(parts, runs);
    }
    return runsOfSample(tried, elapsed, parts.count);
  }

  private async repeat({ timed }: WayParts, runs: number): Promise<number> {
    // A text may end with a comment: the semicolon has a line of its own.
    const text = Array.from({ length: runs }, () => timed.trim()).join('\n;\n');
    return (await this.must(text, { maxRows: TIMED_ROWS })).elapsedMs;
  }

  /** Undoes afterwards what a way prepares or changes, so that the next one does not profit from it. */
  private async within<T>({ before, isRepeatable }: WayParts, work: () => Promise<T>): Promise<T> {
    if (!before.trim() && isRepeatable) return work();
    await this.must('BEGIN', {});
    await this.must(before, {});
    const result = await work();
    await this.must('ROLLBACK', {});
    return result;
  }

  private async must(text: string, options: Parameters<MeasuredRun>[1]) {
    const { execution, isRestored } = await this.run(text, { timeoutMs: QUERY_MS, ...options });
    if (!execution.ok) throw new Failure(execution.error, text);
    // What was prepared is gone, and times from here on would be those of another database.
    if (isRestored) throw new Failure({ kind: 'engine', message: 'The engine was replaced' }, text);
    return execution;
  }
}

/** The least that holds of every way beside the first. */
function samenessOf([first, ...others]: readonly Prepared[]): Sameness {
  const found = others.map(({ answer }) => (first ? compareWays(first.answer, answer) : 'same'));
  if (found.includes('different')) return 'different';
  return found.includes('sameCount') ? 'sameCount' : 'same';
}

/** Does a work on a restored database; `at` says which way is at work, for the error that ends it. */
async function onWays<T>(
  measuring: Measuring,
  setup: string,
  work: (at: (way: number) => void) => Promise<T>,
): Promise<T | FailedWay> {
  let way: number | undefined;
  try {
    await measuring.restore(setup);
    return await work((index) => (way = index));
  } catch (failure) {
    if (!(failure instanceof Failure)) throw failure;
    return { ok: false, error: failure.error, text: failure.text, ...(way !== undefined && { way }) };
  }
}

/** Runs each way once, for its plan and to compare the answers. */
export function planInTurn(
  setup: string,
  codes: readonly string[],
  engine: EngineName,
  run: MeasuredRun,
): Promise<Answered<Pick<MeasuredWay, 'plan'>> | FailedWay> {
  const measuring = new Measuring(engine, run);
  return onWays(measuring, setup, async (at) => {
    const prepared: Prepared[] = [];
    for (const [index, code] of codes.entries()) {
      at(index);
      prepared.push(await measuring.prepare(code, false));
    }
    return { ok: true, ways: prepared, sameness: samenessOf(prepared) };
  });
}

/**
 * Runs the ways of a `timed` fence in turn, several times each, and compares their answers. The order turns round from
 * round to round, so that none of them always runs first.
 *
 * @param now - milliseconds of a clock, to give slow ways fewer rounds
 */
export function measureWays(
  setup: string,
  codes: readonly string[],
  engine: EngineName,
  run: MeasuredRun,
  now: () => number = () => performance.now(),
): Promise<Measurement> {
  const measuring = new Measuring(engine, run);
  return onWays(measuring, setup, async (at) => {
    const started = now();
    const prepared: Prepared[] = [];
    for (const [index, code] of codes.entries()) {
      at(index);
      prepared.push(await measuring.prepare(code, true));
    }
    const samples = prepared.map((): number[] => []);
    let rounds = 0;
    while (rounds < ROUNDS && (rounds < MIN_ROUNDS || now() - started < BUDGET_MS)) {
      const order = [...prepared.entries()];
      for (const [index, current] of rounds % 2 === 0 ? order : order.reverse()) {
        at(index);
        samples[index]?.push(await measuring.sample(current));
      }
      rounds += 1;
    }
    const ways = prepared.map(({ answer, parts, plan }, index) => ({
      medianMs: median(samples[index] ?? []),
      rowCount: countOf(answer),
      statements: parts.count,
      plan,
    }));
    return { ok: true, rounds, sameness: samenessOf(prepared), ways };
  });
}
