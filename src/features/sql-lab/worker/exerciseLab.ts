import { downloadError } from '../core/files/fetchFailure';
import { lastQuery } from '../core/statements/lastQuery';
import { solutionsOn, type SqlExercise } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import { stateChanges, type TableChange } from '../core/grading/stateChanges';
import { Grader, UngradedAnswer, type Grade } from '../core/grading/grade';
import { lastResult } from '../core/grading/lastResult';
import { continuesProbe } from '../core/grading/runProbes';
import { explainStatement, readPlan, type PlanNode } from '../core/plans/queryPlan';
import type { EngineName, SqlError, StatementResult } from '../core/types';
import { fetchKept } from './labFiles';
import { isAtHand, pageEngine, siteDataset } from './pageLab';

/** Maximum number of rows to compare; a correct answer never has so many. */
const GRADED_ROWS = 10_000;

const files = new Map<string, Promise<readonly SqlExercise[]>>();
const graders = new Map<string, Grader>();

function readExercises(text: string): readonly SqlExercise[] {
  const exercises = JSON.parse(text) as readonly SqlExercise[];
  if (!Array.isArray(exercises)) throw new Error('The file is not a list of exercises.');
  return exercises;
}

function answersOf(page: ExercisePage): Promise<readonly SqlExercise[]> {
  const { url } = page.answers;
  const known = files.get(url) ?? fetchKept(page.answers, readExercises);
  files.set(url, known);
  known.catch(() => files.delete(url));
  return known;
}

/** Fetches the full definition of an exercise, including its solutions. */
export async function loadExercise(page: ExercisePage): Promise<SqlExercise> {
  const exercise = (await answersOf(page)).find(({ id }) => id === page.id);
  if (!exercise) throw new Error(`${page.answers.url} does not contain the exercise ${page.id}.`);
  return exercise;
}

/** Whether an engine may start without the reader's consent: it is small, or already on this device. */
export async function mayRun(engine: EngineName): Promise<boolean> {
  return engine === 'sqlite' || isAtHand(engine);
}

/** Fetches the files needed to judge an answer, so that judging works without a network afterwards. */
export function prepareExercise(page: ExercisePage, engine: EngineName): void {
  if (engine === 'sqlite') void pageEngine(engine).start(siteDataset(page.dataset, engine));
  // A failure is reported when the reader's answer is judged.
  siteDataset(page.hiddenDataset, engine)
    .load()
    .catch(() => undefined);
  loadExercise(page).catch(() => undefined);
}

/** A judged answer. */
export interface Graded {
  readonly phase: 'graded';
  readonly grade: Grade;
  readonly exercise: SqlExercise;
  /** The engine that the grade refers to. */
  readonly engine: EngineName;
  /** The answer is correct on this engine; the task requires both. */
  readonly rightOn?: EngineName;
  /** The task also requires this engine, which has not been downloaded yet. */
  readonly untried?: EngineName;
}

/** An answer that could not be judged: the statement was stopped, or files could not be fetched. */
export interface Ungraded {
  readonly phase: 'ungraded';
  readonly error: SqlError;
  /** The answer ran without an error on the visible data, so only this check reports the error. */
  readonly isHidden?: boolean;
}

/** The grader of an exercise on an engine; it remembers what the solutions return. */
function graderOf(page: ExercisePage, exercise: SqlExercise, engine: EngineName): Grader {
  const key = `${engine} ${page.answers.url} ${page.id}`;
  const grader =
    graders.get(key) ??
    new Grader(exercise, page.hiddenDataset, {
      engine,
      run: (dataset, sql, options) =>
        pageEngine(engine).run(siteDataset(dataset, engine), sql, { ...options, maxRows: GRADED_ROWS }),
      async differ(dataset, question) {
        const answer = await pageEngine(engine).differ(siteDataset(dataset, engine), question);
        if ('error' in answer) throw new UngradedAnswer(answer.error);
        return answer.counterexample;
      },
    });
  graders.set(key, grader);
  return grader;
}

/**
 * Judges a text on the visible and the hidden data of an engine; if the task requires both engines, also on the other
 * one, provided that it is on this device.
 */
export async function judgeInPage(page: ExercisePage, engine: EngineName, text: string): Promise<Graded | Ungraded> {
  try {
    const exercise = await loadExercise(page);
    const grade = await graderOf(page, exercise, engine).grade(text);
    const graded = { phase: 'graded', exercise, engine, grade } as const;
    const other = page.portable ? page.engines.find((name) => name !== engine) : undefined;
    if (!other || !grade.passed) return graded;
    if (!(await mayRun(other))) return { ...graded, untried: other };
    return { ...graded, engine: other, rightOn: engine, grade: await graderOf(page, exercise, other).grade(text) };
  } catch (error) {
    const reason = error instanceof UngradedAnswer ? error.error : downloadError(error);
    return { phase: 'ungraded', error: reason, isHidden: true };
  }
}

/** A statement tried after an answer, and whether it must be rejected. */
export interface Probe {
  readonly sql: string;
  readonly isRefused: boolean;
}

/** The outcome of a correct answer: the rows that it returns, or its changes to the tables. */
export type Expected =
  | { readonly kind: 'result'; readonly result: StatementResult }
  | { readonly kind: 'state'; readonly changes: readonly TableChange[]; readonly probes: readonly Probe[] }
  /** The engine failed to run. */
  | { readonly kind: 'failed'; readonly error: SqlError };

const setupOf = ({ setup }: { readonly setup?: string }): string[] => (setup === undefined ? [] : [setup]);

async function expectedState(exercise: SqlExercise, engine: EngineName, sql: string): Promise<Expected> {
  const options = { setup: setupOf(exercise), withState: true };
  const dataset = siteDataset(exercise.dataset, engine);
  const before = await pageEngine(engine).run(dataset, '', options);
  const tried = exercise.compare.kind === 'state' ? (exercise.compare.probes ?? []) : [];
  const after = await pageEngine(engine).run(dataset, sql, { ...options, probes: tried });
  const failed = [before, after].find(({ execution }) => !execution.ok)?.execution;
  if (failed?.ok === false) return { kind: 'failed', error: failed.error };
  if (!before.state || !after.state) throw new Error('The tables could not be read.');
  const probes = tried
    .map((text, index): Probe => ({ sql: text, isRefused: after.probes?.[index]?.ok === false }))
    .filter(({ sql: text }) => !continuesProbe(text));
  return { kind: 'state', changes: stateChanges(before.state, after.state), probes };
}

/** Runs the reference solution on the visible data. */
export async function expectedInPage(page: ExercisePage, engine: EngineName): Promise<Expected> {
  const exercise = await loadExercise(page);
  const sql = solutionsOn(exercise, engine)[0]?.sql ?? '';
  if (exercise.compare.kind === 'state') return expectedState(exercise, engine, sql);
  const dataset = siteDataset(page.dataset, engine);
  const { execution } = await pageEngine(engine).run(dataset, sql, { setup: setupOf(exercise) });
  const result = lastResult(execution);
  if (!execution.ok) return { kind: 'failed', error: execution.error };
  if (!result) throw new Error('The reference returns no rows.');
  return { kind: 'result', result };
}

/** The plan of the last query of a text; undefined if the engine cannot plan it. */
export async function planInPage(
  page: ExercisePage,
  engine: EngineName,
  text: string,
): Promise<readonly PlanNode[] | undefined> {
  const { before, query } = lastQuery(text, engine);
  if (!query) return undefined;
  const setup = [...setupOf(page), ...before];
  const dataset = siteDataset(page.dataset, engine);
  const { execution } = await pageEngine(engine).run(dataset, explainStatement(query, engine), { setup });
  const [result] = execution.results;
  return execution.ok && result && result.rows.length > 0 ? readPlan(result, engine) : undefined;
}
