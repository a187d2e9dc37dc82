import { isOrdered } from '../grading/compareEngines';
import { explainStatement, readPlan, type PlanNode } from '../plans/queryPlan';
import { compareWays, countOf, median, runsOfSample, type Sameness, type WayAnswer } from './timing';
import { wayParts, type Way, type WayParts } from './timedQueries';
import type { EngineName, Execution, SqlError } from '../types';
import { QUERY_MS } from './wayLimits';

/** Runs a text on the database in its current state; `restore` loads the dataset first. */
export type MeasuredRun = (
  sql: string,
  options: { readonly restore?: boolean; readonly timeoutMs?: number; readonly maxRows?: number },
) => Promise<{ readonly execution: Execution; readonly isRestored?: boolean }>;

/** The parts of a way that are needed to measure it. */
export type AskedWay = Pick<Way, 'code' | 'isSlow'>;

interface WithPlan {
  readonly plan: readonly PlanNode[];
}

/** A way that has finished. */
export interface MeasuredWay extends WithPlan {
  /** `once`: a slow way with a single sample. */
  readonly outcome: 'measured' | 'once';
  /** The median of its samples, or the only one. */
  readonly ms: number;
  readonly rowCount: number;
  /** Number of statements timed together. */
  readonly statements: number;
}

/** A slow way that has not finished; the times of the others remain valid. */
export type UnendedWay = WithPlan &
  (
    | { readonly outcome: 'cutOff'; readonly afterMs: number }
    /** The error points into `text`. */
    | { readonly outcome: 'failed'; readonly error: SqlError; readonly text: string }
    /** The reader has stopped this way, or a slow one before it. */
    | { readonly outcome: 'stopped' }
  );

export type WayResult = MeasuredWay | UnendedWay;

/**
 * Why the ways could not be run: `way` is the index of the failed one, undefined if the setup failed; the error points
 * into `text`.
 */
export interface FailedWay {
  readonly ok: false;
  readonly error: SqlError;
  readonly way?: number;
  readonly text: string;
}

interface Answered<W> {
  readonly ok: true;
  readonly ways: readonly W[];
  /** Whether all other finished ways give the same answer as the first. */
  readonly sameness: Sameness;
}

/** The outcome of a measurement; `rounds` is the number of samples of each way that is not slow. */
export type Measurement = (Answered<WayResult> & { readonly rounds: number }) | FailedWay;

const ROUNDS = 7;
/** Minimum number of rounds, however long they take. */
const MIN_ROUNDS = 3;
/** Approximate longest wait: ways that take long get fewer rounds. */
const BUDGET_MS = 6_000;
/** The setup belongs to the page, so it may take longer than a reader's query. */
const SETUP_MS = 30_000;
const COMPARED_ROWS = 2_000;
/** Rows stored when only the time matters. */
const TIMED_ROWS = 100;
const TRIAL_RUNS = [1, 4, 16] as const;
/** A trial of this duration is long enough. */
const TRIAL_MS = 4;

/** The page shows its own text for this code. */
const NOT_MEASURABLE: SqlError = {
  kind: 'sql',
  code: 'LAB_MEASURE',
  message: 'A way must end with a query and must not contain BEGIN, COMMIT or ROLLBACK',
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

/** A finished way, with its answer for comparison. */
interface Ended {
  readonly way: MeasuredWay;
  readonly answer: WayAnswer;
}

/** The parts of a way that decide whether something must be undone afterwards. */
type Undoable = Pick<WayParts, 'before' | 'isRepeatable'>;

const needsUndo = ({ before, isRepeatable }: Undoable) => before.trim() !== '' || !isRepeatable;

function answerOf({ last }: WayParts, results: WayAnswer['results']): WayAnswer {
  return { results, isOrdered: results.length === 1 && isOrdered(last) };
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
   * @param isTimed - whether to determine how many runs a sample needs, too
   */
  async prepare(code: string, isTimed: boolean): Promise<Prepared> {
    const parts = this.partsOf(code);
    return this.within(parts, async () => {
      const { results, elapsedMs } = await this.must(parts.timed, { maxRows: COMPARED_ROWS });
      return {
        parts,
        answer: answerOf(parts, results),
        plan: parts.last ? await this.plan(parts.last) : [],
        runs: isTimed && parts.isRepeatable ? await this.tryOut(parts, elapsedMs) : 1,
      };
    });
  }

  /** Takes one sample and returns the milliseconds per run. */
  async sample({ parts, runs }: Prepared): Promise<number> {
    return this.within(parts, async () => (await this.repeat(parts, runs)) / runs);
  }

  /** Plans a way without running it; only its preparations run, and are undone. */
  async planOnly(code: string): Promise<readonly PlanNode[]> {
    const { before, last } = this.partsOf(code);
    return this.within({ before, isRepeatable: true }, () => this.plan(last));
  }

  /**
   * Runs a slow way once on a restored database and leaves its changes in place. A run that is cut off ends the engine,
   * so the plan is fetched first, and whatever runs next restores the database.
   */
  async runOnce(setup: string, code: string): Promise<Ended | Extract<UnendedWay, { outcome: 'cutOff' }>> {
    const parts = this.partsOf(code);
    await this.restore(setup);
    const plan = await this.planOrNone(code);
    // After a failed statement, a transaction may still be open.
    if (!plan) await this.restore(setup);
    if (needsUndo(parts)) await this.begin(parts);
    // It does not matter whether the engine was replaced after its answer.
    const { execution } = await this.run(parts.timed, { timeoutMs: QUERY_MS, maxRows: COMPARED_ROWS });
    if (execution.ok) {
      const { results, elapsedMs: ms } = execution;
      const answer = answerOf(parts, results);
      const counts = { rowCount: countOf(answer), statements: parts.count };
      return { answer, way: { outcome: 'once', ms, ...counts, plan: plan ?? [] } };
    }
    if (execution.error.kind !== 'timeout') throw new Failure(execution.error, parts.timed);
    return { outcome: 'cutOff', afterMs: QUERY_MS, plan: plan ?? [] };
  }

  /**
   * Returns undefined if the engine cannot plan the way: the run will then give the error and its position in the
   * reader's text.
   */
  private async planOrNone(code: string): Promise<readonly PlanNode[] | undefined> {
    try {
      return await this.planOnly(code);
    } catch (failure) {
      if (failure instanceof Failure && failure.error.kind === 'sql') return undefined;
      throw failure;
    }
  }

  private partsOf(code: string): WayParts {
    const parts = wayParts(code, this.engine);
    if (!parts.isMeasurable) throw new Failure(NOT_MEASURABLE, code);
    return parts;
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
    // The semicolon is on its own line, because a text may end with a comment.
    const text = Array.from({ length: runs }, () => timed.trim()).join('\n;\n');
    return (await this.must(text, { maxRows: TIMED_ROWS })).elapsedMs;
  }

  /** Undoes the preparations and changes of a way afterwards, so that the next way does not profit from them. */
  private async within<T>(parts: Undoable, work: () => Promise<T>): Promise<T> {
    if (!needsUndo(parts)) return work();
    await this.begin(parts);
    const result = await work();
    await this.must('ROLLBACK', {});
    return result;
  }

  private async begin({ before }: Undoable): Promise<void> {
    await this.must('BEGIN', {});
    await this.must(before, {});
  }

  private async must(text: string, options: Parameters<MeasuredRun>[1]) {
    const { execution, isRestored } = await this.run(text, { timeoutMs: QUERY_MS, ...options });
    if (!execution.ok) throw new Failure(execution.error, text);
    // Preparations are lost, and further times would be those of another database.
    if (isRestored) throw new Failure({ kind: 'engine', message: 'The engine was replaced' }, text);
    return execution;
  }
}

/** The weakest result of comparing all other ways with the first. */
function samenessOf([first, ...others]: readonly { readonly answer: WayAnswer }[]): Sameness {
  const found = others.map(({ answer }) => (first ? compareWays(first.answer, answer) : 'same'));
  if (found.includes('different')) return 'different';
  return found.includes('sameCount') ? 'sameCount' : 'same';
}

/**
 * Runs work on a restored database. The work reports the index of the current way through `at`, which is included in
 * the error if it fails.
 */
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

/** Runs each way once to get its plan and to compare the answers; slow ways are only planned. */
export function planInTurn(
  setup: string,
  ways: readonly AskedWay[],
  engine: EngineName,
  run: MeasuredRun,
): Promise<Answered<WithPlan> | FailedWay> {
  const measuring = new Measuring(engine, run);
  return onWays(measuring, setup, async (at) => {
    const planned: WithPlan[] = [];
    const prepared: Prepared[] = [];
    for (const [index, { code, isSlow }] of ways.entries()) {
      at(index);
      if (isSlow) planned.push({ plan: await measuring.planOnly(code) });
      else {
        const current = await measuring.prepare(code, false);
        prepared.push(current);
        planned.push(current);
      }
    }
    return { ok: true, ways: planned, sameness: samenessOf(prepared) };
  });
}

type Numbered = readonly [index: number, way: AskedWay];

/** Takes several samples of each way in turn. The order is reversed in each round, so that no way always runs first. */
async function sampleInTurn(
  measuring: Measuring,
  ways: readonly Numbered[],
  now: () => number,
  at: (way: number) => void,
): Promise<{ readonly rounds: number; readonly ended: ReadonlyMap<number, Ended> }> {
  const started = now();
  const taken: { index: number; prepared: Prepared; samples: number[] }[] = [];
  for (const [index, { code }] of ways) {
    at(index);
    taken.push({ index, prepared: await measuring.prepare(code, true), samples: [] });
  }
  let rounds = 0;
  while (rounds < ROUNDS && (rounds < MIN_ROUNDS || now() - started < BUDGET_MS)) {
    for (const { index, prepared, samples } of rounds % 2 === 0 ? taken : [...taken].reverse()) {
      at(index);
      samples.push(await measuring.sample(prepared));
    }
    rounds += 1;
  }
  const ended = taken.map(({ index, prepared: { answer, parts, plan }, samples }): [number, Ended] => {
    const counts = { rowCount: countOf(answer), statements: parts.count };
    return [index, { answer, way: { outcome: 'measured', ms: median(samples), ...counts, plan } }];
  });
  return { rounds, ended: new Map(ended) };
}

/** Runs each slow way once. A failure does not prevent the next from running, unless the reader has stopped it. */
async function runSlowWays(
  measuring: Measuring,
  setup: string,
  ways: readonly Numbered[],
  at: (way: number) => void,
): Promise<ReadonlyMap<number, Ended | UnendedWay>> {
  const found = new Map<number, Ended | UnendedWay>();
  let isStopped = false;
  for (const [index, { code }] of ways) {
    if (!isStopped) at(index);
    const result: Ended | UnendedWay = isStopped ? STOPPED : await measuring.runOnce(setup, code).catch(unendedOf);
    isStopped = 'outcome' in result && result.outcome === 'stopped';
    found.set(index, result);
  }
  return found;
}

const STOPPED: UnendedWay = { outcome: 'stopped', plan: [] };

function unendedOf(failure: unknown): UnendedWay {
  if (!(failure instanceof Failure)) throw failure;
  const { error, text } = failure;
  return error.kind === 'stopped' ? STOPPED : { outcome: 'failed', error, text, plan: [] };
}

/**
 * Runs the ways of a `timed` fence in turn, several times each, and compares their answers. Slow ways run once, after
 * the others have been measured; if one is cut off or fails, the times of the others remain valid.
 *
 * @param onWay - called with the index of the current way
 * @param now - clock in milliseconds, used to give slow ways fewer rounds
 */
export function measureWays(
  setup: string,
  ways: readonly AskedWay[],
  engine: EngineName,
  run: MeasuredRun,
  { onWay, now = () => performance.now() }: { onWay?: (way: number) => void; now?: () => number } = {},
): Promise<Measurement> {
  const measuring = new Measuring(engine, run);
  return onWays(measuring, setup, async (at) => {
    const tell = (way: number) => {
      at(way);
      onWay?.(way);
    };
    const numbered = [...ways.entries()];
    const isSlow = ([, way]: Numbered) => way.isSlow === true;
    const { rounds, ended } = await sampleInTurn(
      measuring,
      numbered.filter((way) => !isSlow(way)),
      now,
      tell,
    );
    const slow = await runSlowWays(measuring, setup, numbered.filter(isSlow), tell);
    const results = numbered.map(([index]) => ended.get(index) ?? slow.get(index) ?? STOPPED);
    return {
      ok: true,
      rounds,
      sameness: samenessOf(results.filter((result) => 'answer' in result)),
      ways: results.map((result) => ('answer' in result ? result.way : result)),
    };
  });
}
