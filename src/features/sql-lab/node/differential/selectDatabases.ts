import { compareResults, type CompareRules } from '../../core/grading/compareResults';
import { lastResult } from '../../core/grading/lastResult';
import type { TrialRunner } from '../../core/trials/trialRunner';
import { packDatabases, type PackedDatabases, type TrialDatabase } from '../../core/trials/trialSet';
import type { StatementResult } from '../../core/types';
import { generateDatabase } from './generateDatabase';
import { guessesOf } from './guesses';
import type { ExercisePlan } from './makePlan';

/** Variety refuses more than any set chosen for known mistakes, so so many databases are kept in any case. */
const KEPT = 100;
/** Seeds tried for that, and for the mistakes that are left afterwards. */
const MAX_SEEDS = 400;
const MAX_SEEDS_FOR_MISTAKES = 1_000;
/** Most guesses that are left by then are right whatever the rows. */
const MAX_SEEDS_FOR_GUESSES = 200;

export interface Selection {
  readonly packed: PackedDatabases;
  /** The mistakes that no database refuses. */
  readonly accepted: readonly string[];
  /** How many databases say nothing, by reason: a promise that is broken, or the solution that disagrees. */
  readonly unfair: ReadonlyMap<string, number>;
}

/** Answers to compare with the first solution. */
export interface Answers {
  /** All solutions, the reference first. */
  readonly solutions: readonly string[];
  /** Wrong answers, each of which should differ on some database. */
  readonly mistakes: readonly string[];
  readonly rules: CompareRules;
}

/** Runs the texts of an exercise on one random database after the other. */
export class Judge {
  constructor(
    private readonly runner: TrialRunner,
    private readonly answers: Answers,
    private readonly never: readonly string[] = [],
  ) {}

  private async result(sql: string): Promise<StatementResult | undefined> {
    const execution = await this.runner.read(sql);
    return execution.ok ? lastResult(execution) : undefined;
  }

  /** Fills in a database; the result of the reference, or why the database says nothing. */
  async solve(database: TrialDatabase): Promise<{ readonly expected: StatementResult } | { readonly unfair: string }> {
    if (database.some((rows) => rows.length === 0)) return { unfair: 'empty' };
    if (!(await this.runner.fill(database))) return { unfair: 'rejected' };
    for (const sql of this.never) {
      const broken = await this.result(sql);
      if (!broken) throw new Error(`The promise fails: ${sql}`);
      if (broken.rows.length > 0) return { unfair: sql };
    }
    const [reference = '', ...others] = this.answers.solutions;
    const expected = await this.result(reference);
    if (!expected) return { unfair: reference };
    for (const sql of others) if (await this.differs(expected, sql)) return { unfair: sql };
    return { expected };
  }

  /** Whether a text gives another result than expected on the database filled in last. */
  async differs(expected: StatementResult, sql: string): Promise<boolean> {
    const actual = await this.result(sql);
    return !actual || compareResults(expected, actual, this.answers.rules, this.runner.engine).length > 0;
  }

  /** The texts that give the expected result on the database filled in last. */
  async accepted(expected: StatementResult, texts: readonly string[]): Promise<string[]> {
    const left: string[] = [];
    for (const sql of texts) if (!(await this.differs(expected, sql))) left.push(sql);
    return left;
  }
}

/**
 * Chooses the databases of an exercise: the first ones on which all solutions agree, and more until each mistake, and
 * each guess that can be, is refused.
 */
export async function selectDatabases(
  id: string,
  { plan, set }: ExercisePlan,
  answers: Answers,
  runner: TrialRunner,
): Promise<Selection> {
  const judge = new Judge(runner, answers, set.never);
  const kept: TrialDatabase[] = [];
  const chosen: TrialDatabase[] = [];
  let mistakes = answers.mistakes;
  let guesses: readonly string[] = guessesOf(
    answers.solutions[0] ?? '',
    runner.engine,
    plan.tables.map(({ schema }) => schema),
  );
  const unfair = new Map<string, number>();
  for (let seed = 0; seed < MAX_SEEDS_FOR_MISTAKES; seed += 1) {
    const isVaried = kept.length + chosen.length >= KEPT || seed >= MAX_SEEDS;
    if (seed >= MAX_SEEDS_FOR_GUESSES) guesses = [];
    if (isVaried && mistakes.length === 0 && guesses.length === 0) break;
    const database = generateDatabase(plan, `${id} ${seed}`);
    const solved = await judge.solve(database);
    if ('unfair' in solved) {
      unfair.set(solved.unfair, (unfair.get(solved.unfair) ?? 0) + 1);
      continue;
    }
    const left = await judge.accepted(solved.expected, mistakes);
    const leftGuesses = await judge.accepted(solved.expected, guesses);
    if (left.length < mistakes.length || leftGuesses.length < guesses.length) chosen.push(database);
    else if (!isVaried) kept.push(database);
    mistakes = left;
    guesses = leftGuesses;
  }
  const databases = [...chosen, ...kept];
  const widths = set.tables.map(({ columns }) => columns.length);
  return { packed: packDatabases(databases, widths), accepted: mistakes, unfair };
}
