import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SqlJsStatic } from 'sql.js';
import { cacheKey, cachedFolder } from '../../../../build/cachedFolder';
import { startSqlite } from '../../../lab-kit/runtime/startSqlite';
import type { Dataset } from '../../core/data/dataset';
import { datasetScript } from '../../core/data/datasetScript';
import { solutionsOn, type SqlExercise } from '../../core/grading/exercise';
import type { TrialSet } from '../../core/trials/trialSet';
import type { DatasetImage } from '../../core/types';
import type { SqlEngine } from '../../engine/SqlEngine';
import type { TrialRunner } from '../../core/trials/trialRunner';
import { makeMutants } from '../../mutants/makeMutants';
import { columnsOf } from '../../mutants/operators/operator';
import { labEdition } from '../edition';
import { openEngine } from '../openEngines';
import { makePlan, type ExercisePlan } from './makePlan';
import { selectDatabases, type Answers, type Selection } from './selectDatabases';

const feature = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** Folders whose code decides which databases are chosen, besides that of the engines. */
const SOURCES = ['node/differential', 'core/trials', 'core/grading', 'core/statements', 'mutants', 'mutants/operators'];

let known: string | undefined;

/** A hash of the code that chooses databases. */
function edition(): string {
  if (known === undefined) {
    const hash = createHash('sha256').update(labEdition());
    for (const folder of SOURCES) {
      for (const name of readdirSync(path.join(feature, folder)).sort())
        if (name.endsWith('.ts') && !name.endsWith('.test.ts'))
          hash.update(readFileSync(path.join(feature, folder, name)));
    }
    known = hash.digest('hex').slice(0, 10);
  }
  return known;
}

/** Where the datasets of exercises are found. */
interface Datasets {
  readonly datasetOf: (id: string) => Dataset;
  /** The dataset of the hidden trials of an exercise, whose schema the small databases have. */
  readonly hiddenImageOf: (exercise: SqlExercise) => DatasetImage;
}

let sqlJs: Promise<SqlJsStatic> | undefined;

/** Whether answers to an exercise are compared on small databases. */
export function hasTrials({ compare, dataset }: SqlExercise, { datasetOf }: Datasets): boolean {
  return compare.kind === 'result' && !datasetOf(dataset).tables.some(({ generated }) => generated);
}

/** Plans the random databases of an exercise. */
export async function planOf(exercise: SqlExercise, { datasetOf }: Datasets): Promise<ExercisePlan> {
  // One process has one sql.js, which the engine starts with settings of its own.
  sqlJs ??= openEngine.sqlite().then(() => startSqlite());
  const { Database } = await sqlJs;
  const dataset = datasetOf(exercise.dataset);
  const database = new Database();
  database.exec(datasetScript(dataset, 'sqlite'));
  database.exec(exercise.setup ?? '');
  return makePlan(exercise, database, dataset);
}

/** The answers of an exercise on its preselected engine. */
export function answersOf(exercise: SqlExercise, { datasetOf }: Datasets): Answers {
  const { engine = 'sqlite', compare, wrong, equivalent = [] } = exercise;
  const solutions = solutionsOn(exercise, engine).map(({ sql }) => sql);
  const rules = compare.kind === 'result' ? compare : {};
  const columns = columnsOf(datasetOf(exercise.dataset).tables);
  const isOrdered = compare.kind === 'result' && compare.order === true;
  const mutants = solutions.flatMap((sql) => makeMutants(sql, { columns, isOrdered, engine })).map(({ sql }) => sql);
  const listed = wrong.filter((mistake) => (mistake.engine ?? engine) === engine).map(({ sql }) => sql);
  const equal = new Set(equivalent.map(({ sql }) => sql));
  return { solutions, mistakes: [...new Set([...listed, ...mutants])].filter((sql) => !equal.has(sql)), rules };
}

const engines = new Map<string, Promise<SqlEngine>>();

/** Opens an engine for the random databases of an exercise. */
export async function openTrials(exercise: SqlExercise, plan: ExercisePlan, datasets: Datasets): Promise<TrialRunner> {
  const name = exercise.engine ?? 'sqlite';
  const opened = engines.get(name) ?? openEngine[name]();
  engines.set(name, opened);
  const engine = await opened;
  await engine.init(datasets.hiddenImageOf(exercise));
  return engine.openTrials({
    setup: exercise.setup === undefined ? [] : [exercise.setup],
    emptied: plan.set.emptied,
    tables: plan.set.tables,
    after: plan.set.after ?? [],
  });
}

/** Ends the engines, of which PostgreSQL would keep the process alive. */
async function closeEngines(): Promise<void> {
  for (const engine of engines.values()) await (await engine).dispose();
  engines.clear();
}

/** Chooses the small databases of an exercise. */
async function chooseTrials(exercise: SqlExercise, datasets: Datasets): Promise<Selection & Omit<TrialSet, 'id'>> {
  const plan = await planOf(exercise, datasets);
  const runner = await openTrials(exercise, plan, datasets);
  const selection = await selectDatabases(exercise.id, plan, answersOf(exercise, datasets), runner);
  return { ...plan.set, ...selection };
}

async function cachedTrials(exercise: SqlExercise, datasets: Datasets): Promise<TrialSet> {
  const { id, engine, setup, compare, solutions, wrong, promises, equivalent = [] } = exercise;
  const sqlOf = ({ sql, engine: only }: { readonly sql: string; readonly engine?: string }) => [sql, only];
  const content = [
    ...[
      edition(),
      id,
      engine,
      setup,
      compare,
      promises,
      datasets.datasetOf(exercise.dataset),
      datasets.hiddenImageOf(exercise),
    ],
    ...[solutions.map(sqlOf), wrong.map(sqlOf), equivalent.map(sqlOf)],
  ];
  const key = cacheKey(content);
  const folder = await cachedFolder(`sql-lab/trials-${key}`, async (write) => {
    const { tables, emptied, never, after, packed } = await chooseTrials(exercise, datasets);
    const set: TrialSet = { id: key, tables, emptied, ...(never && { never }), ...(after && { after }), packed };
    await write('trials.json', JSON.stringify(set));
  });
  return JSON.parse(await readFile(path.join(folder, 'trials.json'), 'utf8')) as TrialSet;
}

/**
 * Adds small databases to the exercises whose answers are queries. They depend on nothing but the exercise, so they are
 * chosen once and cached.
 */
export async function withTrials(exercises: readonly SqlExercise[], datasets: Datasets): Promise<SqlExercise[]> {
  const complete: SqlExercise[] = [];
  for (const exercise of exercises)
    complete.push(
      hasTrials(exercise, datasets) ? { ...exercise, trials: await cachedTrials(exercise, datasets) } : exercise,
    );
  await closeEngines();
  return complete;
}
