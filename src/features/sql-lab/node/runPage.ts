import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheKey, cachedFolder } from '../../../build/cachedFolder';
import { engineDifference } from '../core/grading/compareEngines';
import { FenceProblem, type SqlFence } from '../core/fenceMeta';
import type { EngineOutcome, LabBlock, SetupStep } from '../core/labBlock';
import { changingWord } from '../core/statements/nondeterminism';
import { planInTurn } from '../core/timing/measureWays';
import { explainStatement, readPlan, type PlanNode } from '../core/plans/queryPlan';
import { onlyReads, splitStatements } from '../core/statements/splitStatements';
import { parseTimedQueries, type PlannedWay, type TimedQueries } from '../core/timing/timedQueries';
import { ENGINE_NAMES, type DatasetImage, type EngineName, type SqlError } from '../core/types';
import type { SqlEngine } from '../engine/SqlEngine';
import { labEdition } from './edition';
import { openEngine } from './openEngines';
import { withWatchdog } from './watchdog';

/** A fence of a page, and the line at which it begins. */
export interface LocatedFence {
  readonly fence: SqlFence;
  readonly code: string;
  readonly line: number;
}

/** A problem with a fence: the line of the page, and a sentence that explains how to fix it. */
export class PageProblem extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const NAMES: Readonly<Record<EngineName, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' };

const engines = new Map<EngineName, Promise<SqlEngine>>();

function sharedEngine(name: EngineName): Promise<SqlEngine> {
  const engine = engines.get(name) ?? openEngine[name]();
  engines.set(name, engine);
  return engine;
}

/** Pages share the engines, so they run one at a time. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}

/** The line of an error in the page: fences begin one line above their code. */
function errorLine({ line }: LocatedFence, error: SqlError): number {
  return line + (error.line ?? 1);
}

function outcomeProblem(located: LocatedFence, { engine, error }: EngineOutcome, mayDiffer: boolean): void {
  const { fence } = located;
  if (error && error.kind !== 'sql')
    throw new PageProblem(errorLine(located, error), `${NAMES[engine]} gave up: ${error.message}`);
  if (error && !fence.error && !mayDiffer) {
    const remedy =
      'Fix the statement, add `error` if the failure is what the page shows, or name the engine it is for with `engine=`';
    throw new PageProblem(
      errorLine(located, error),
      `${NAMES[engine]}: ${error.message}${error.hint ? ` (${error.hint})` : ''}. ${remedy}`,
    );
  }
}

function timedQueriesOf({ code, line }: LocatedFence): TimedQueries {
  try {
    return parseTimedQueries(code);
  } catch (error) {
    throw error instanceof FenceProblem ? new PageProblem(line, error.message) : error;
  }
}

async function planWays(
  engine: SqlEngine,
  { setup, ways }: TimedQueries,
  { line }: LocatedFence,
): Promise<(readonly PlanNode[])[]> {
  const planned = await planInTurn(setup, ways, engine.name, async (sql, { restore, ...options }) => {
    if (restore) await engine.reset();
    return { execution: await engine.execute(sql, options) };
  });
  const system = NAMES[engine.name];
  if (!planned.ok) {
    const part = planned.way === undefined ? 'the setup' : `way "${ways[planned.way]?.label ?? ''}"`;
    throw new PageProblem(line, `${system}: ${planned.error.message}, in ${part}`);
  }
  if (planned.sameness !== 'same')
    throw new PageProblem(line, `the ways give different answers on ${system}, or more rows than can be compared`);
  return planned.ways.map(({ plan }) => plan);
}

/** What a database contains: a dataset, changed by texts in order. */
interface Content {
  readonly dataset: string;
  readonly texts: readonly string[];
}

const isSame = (left: Content | undefined, right: Content): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Whether a text leaves no trace; a pragma may change a setting although it reads one. */
const keepsContent = (sql: string, engine: EngineName): boolean =>
  onlyReads(sql, engine) && splitStatements(sql, engine).every(({ command }) => command !== 'PRAGMA');

/**
 * Runs the fences of one page. Each fence gets a restored database and the texts of earlier blocks that changed it,
 * exactly as in the browser, so that the page prints the same answers as Run.
 */
class PageRun {
  /** Blocks that changed the database of an engine and a dataset. */
  private readonly traces = new Map<string, SetupStep[]>();
  /** The content of each engine's database, where it is known: filling 100,000 rows again takes a second. */
  private readonly contents = new Map<EngineName, Content>();
  private readonly seen = new Map<string, number>();

  constructor(private readonly imageOf: (dataset: string) => DatasetImage) {}

  async run(located: LocatedFence, dataset: string): Promise<LabBlock> {
    const { fence, code } = located;
    this.checkDeterminism(located);
    if (fence.kind === 'timed') return this.runTimed(located, dataset);
    const id = this.idOf(dataset, code);
    const names = fence.engine ? [fence.engine] : ENGINE_NAMES;
    const setup: Partial<Record<EngineName, readonly SetupStep[]>> = {};
    const outcomes: EngineOutcome[] = [];
    for (const name of names) {
      const before = fence.fresh ? [] : (this.traces.get(`${name} ${dataset}`) ?? []);
      setup[name] = before;
      outcomes.push(await this.runOn(name, located, dataset, before));
      const leavesTraces = fence.kind === 'run' && !onlyReads(code, name);
      this.traces.set(`${name} ${dataset}`, leavesTraces ? [...before, { block: id, sql: code }] : before);
    }
    const agreed = this.judge(located, outcomes);
    return {
      id,
      kind: fence.kind,
      code,
      dataset,
      engines: names,
      outcomes: agreed && !outcomes[0]?.error ? outcomes.slice(0, 1) : outcomes,
      agreed,
      setup,
      ...(fence.varies && { varies: true }),
      ...(fence.predict && { predict: true }),
    };
  }

  /**
   * Plans the ways of a timed fence and checks that those not marked as slow give the same answer; times are measured
   * only in the reader's browser.
   */
  private async runTimed(located: LocatedFence, dataset: string): Promise<LabBlock> {
    const { fence, code } = located;
    const engineNames = fence.engine ? [fence.engine] : ENGINE_NAMES;
    const queries = timedQueriesOf(located);
    const plans = await this.plansOf(queries, engineNames, dataset, located);
    return {
      // The id depends only on the code, because names of ways are translated and the reader's text is stored under the
      // id.
      id: this.idOf(dataset, JSON.stringify([queries.setup, queries.ways.map((way) => way.code)])),
      kind: 'timed',
      code,
      dataset,
      engines: engineNames,
      outcomes: [],
      agreed: false,
      setup: {},
      timed: {
        ...queries,
        ways: queries.ways.map((way, index): PlannedWay => ({ ...way, plans: plans[index] ?? {} })),
      },
      ...(fence.predict && { predict: true }),
    };
  }

  /**
   * The plans of each way. They are cached without the names of the ways, which are translated: filling 100,000 rows
   * again for the other language takes seconds.
   */
  private async plansOf(
    queries: TimedQueries,
    engineNames: readonly EngineName[],
    dataset: string,
    located: LocatedFence,
  ): Promise<readonly PlannedWay['plans'][]> {
    const { setup, ways } = queries;
    const image = this.imageOf(dataset);
    const asked = [labEdition(), image, engineNames, setup, ways.map(({ code, isSlow }) => [code, isSlow])];
    const folder = await cachedFolder(`sql-lab/timed-${cacheKey(asked)}`, async (write) => {
      const plans = ways.map((): Partial<Record<EngineName, readonly PlanNode[]>> => ({}));
      for (const name of engineNames) {
        const engine = await sharedEngine(name);
        this.contents.delete(name);
        await engine.init(image);
        const planned = await planWays(engine, queries, located);
        plans.forEach((found, index) => (found[name] = planned[index] ?? []));
      }
      await write('plans.json', JSON.stringify(plans));
    });
    return JSON.parse(await readFile(path.join(folder, 'plans.json'), 'utf8')) as PlannedWay['plans'][];
  }

  private async runOn(
    name: EngineName,
    located: LocatedFence,
    dataset: string,
    setup: readonly SetupStep[],
  ): Promise<EngineOutcome> {
    const { fence, code } = located;
    const engine = await sharedEngine(name);
    const before: Content = { dataset, texts: setup.map(({ sql }) => sql) };
    if (!isSame(this.contents.get(name), before)) {
      await engine.init(this.imageOf(dataset));
      for (const sql of before.texts) await engine.execute(sql);
    }
    // A statement that fails may have ended a transaction of an earlier block.
    this.contents.delete(name);
    if (fence.kind === 'plan') {
      const outcome = await this.plan(engine, located);
      if (!outcome.error && keepsContent(explainStatement(code, name), name)) this.contents.set(name, before);
      return outcome;
    }
    const execution = await engine.execute(code, { maxRows: fence.rows });
    if (execution.ok)
      this.contents.set(name, keepsContent(code, name) ? before : { dataset, texts: [...before.texts, code] });
    return { engine: name, results: execution.results, ...(!execution.ok && { error: execution.error }) };
  }

  private async plan(engine: SqlEngine, located: LocatedFence): Promise<EngineOutcome> {
    const execution = await engine.execute(explainStatement(located.code, engine.name), { maxRows: 500 });
    const [result] = execution.results;
    if (!execution.ok) return { engine: engine.name, results: [], error: { ...execution.error, line: 1 } };
    return { engine: engine.name, results: [], plan: result ? readPlan(result, engine.name) : [] };
  }

  /** Checks that the outcomes match what the fence declares; returns whether the engines agree. */
  private judge(located: LocatedFence, outcomes: readonly EngineOutcome[]): boolean {
    const { fence, line, code } = located;
    for (const outcome of outcomes) outcomeProblem(located, outcome, fence.differs);
    if (fence.error && !outcomes.some(({ error }) => error)) {
      throw new PageProblem(line, 'the fence says `error`, but every statement runs. Remove the word or fix the code');
    }
    const [sqlite, postgres] = outcomes;
    if (!sqlite || !postgres || fence.kind === 'plan' || fence.varies) return false;
    const difference = engineDifference(
      sqlite,
      postgres,
      splitStatements(code, 'postgres').map(({ sql }) => sql),
    );
    if (difference && !fence.differs) {
      throw new PageProblem(
        line,
        `the engines answer differently: ${difference}. Add \`differs\` to show both, or name one with \`engine=\``,
      );
    }
    if (!difference && fence.differs) {
      throw new PageProblem(line, 'the fence says `differs`, but both engines answer the same. Remove the word');
    }
    return !difference;
  }

  private checkDeterminism({ fence, code, line }: LocatedFence): void {
    const word = changingWord(code);
    if (word && !fence.varies) {
      throw new PageProblem(
        line,
        `${word} changes from run to run. Write a constant (today is DATE '2025-06-30'), or add \`varies\` to compare and print nothing`,
      );
    }
  }

  /** Numbers repeated code, which becomes a second block with its own id. */
  private idOf(dataset: string, code: string): string {
    const hash = createHash('sha256').update(`${dataset}\n${code}`).digest('hex').slice(0, 10);
    const count = (this.seen.get(hash) ?? 0) + 1;
    this.seen.set(hash, count);
    return count > 1 ? `${hash}-${count}` : hash;
  }
}

/**
 * Runs the fences of a page in order.
 *
 * @param name - the page's file, for messages
 * @param defaultDataset - for fences that name none
 * @throws {@link PageProblem} at the first fence that does not behave as declared
 */
export function runPage(
  name: string,
  fences: readonly LocatedFence[],
  defaultDataset: string,
  imageOf: (dataset: string) => DatasetImage,
): Promise<LabBlock[]> {
  return inTurn(async () => {
    const run = new PageRun(imageOf);
    const blocks: LabBlock[] = [];
    for (const located of fences) {
      const complaint = `${name}:${located.line}: this SQL fence runs longer than a minute. Fix the statement that does not end.`;
      blocks.push(await withWatchdog(complaint, () => run.run(located, located.fence.dataset ?? defaultDataset)));
    }
    return blocks;
  });
}
