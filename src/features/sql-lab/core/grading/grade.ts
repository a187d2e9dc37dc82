import { isBlamedFairly } from './blame';
import { compareResults, type CompareRules, type Difference } from './compareResults';
import { compareStates, type TableDifference } from './compareStates';
import type { Bilingual } from '../../../../core/bilingual';
import { solutionsOn, type Comparison, type SqlExercise, type WrongAnswer } from './exercise';
import { planLines } from '../plans/comparePlans';
import { fullReads } from '../plans/fullReads';
import { lastQuery } from '../statements/lastQuery';
import { lastResult } from './lastResult';
import { markedText } from './markedText';
import { compareProbes, mayDefer, needsOwnDatabase, type ProbeFinding } from './probes';
import { explainStatement } from '../plans/queryPlan';
import { splitStatements } from '../statements/splitStatements';
import type { Compared, Counterexample, DifferenceQuestion } from '../trials/findDifference';
import type { DatabaseState, EngineName, Execution, SqlError, StatementResult } from '../types';

/** Runs a text on a fresh copy of a dataset. */
export interface GradeRunner {
  readonly engine: EngineName;
  run(
    dataset: string,
    sql: string,
    options: {
      readonly setup: readonly string[];
      readonly withState: boolean;
      /** Statements to try afterwards, each on the database in the state after the text. */
      readonly probes?: readonly string[];
    },
  ): Promise<{
    readonly execution: Execution;
    readonly state?: DatabaseState;
    readonly probes?: readonly Execution[];
  }>;
  /**
   * Looks for a small database on which an answer is wrong.
   *
   * @throws {@link UngradedAnswer} if a limit stopped the answer or the engine failed
   */
  differ(dataset: string, question: DifferenceQuestion): Promise<Counterexample | undefined>;
}

export type Finding =
  | Difference
  | TableDifference
  /** The text contains no statement. */
  | { readonly code: 'empty' }
  | { readonly code: 'error'; readonly error: SqlError }
  /** The text runs, but none of its statements returns rows. */
  | { readonly code: 'noResult' }
  /** A condition computes with a column that has to stand by itself, and nothing else is wrong. */
  | { readonly code: 'computedColumn' }
  | ProbeFinding;

export interface Grade {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  /** The findings are from hidden data: the answer is correct only for the visible rows. */
  readonly onHiddenData: boolean;
  /** What is special about the hidden rows on which the answer fails, if there is a description. */
  readonly about?: Bilingual;
  /** A few rows on which the answer is wrong, though it is right on all other data. */
  readonly counterexample?: Counterexample;
  /** Index of the known mistake that the answer makes. */
  readonly mistake?: number;
  /** What the reference returns on the visible data, where the answer returns something else. */
  readonly expected?: StatementResult;
}

/** The outcome of a text on one set of data, as far as the exercise compares it. */
interface Outcome {
  readonly error?: SqlError;
  readonly result?: StatementResult;
  readonly state?: DatabaseState;
  readonly probes: readonly Execution[];
  /** The plan of the last query, if the exercise checks it. */
  readonly plan?: QueryPlan;
}

interface QueryPlan {
  readonly sql: string;
  readonly steps: readonly string[];
}

/** The data of one trial: a dataset, and the statements that run before the answer. */
interface Trial {
  readonly dataset: string;
  readonly setup: readonly string[];
  readonly isHidden: boolean;
  readonly about?: Bilingual;
}

/** How an answer differs from the reference. */
export interface Failure extends Pick<Grade, 'findings' | 'onHiddenData' | 'about' | 'counterexample'> {
  /** Index of the trial: the visible data, the hidden dataset, the hidden cases in their order, the small databases. */
  readonly trial: number;
  /** The outcomes of the answer on the trials up to this one. */
  readonly tried: readonly Outcome[];
}

/** The trials of an exercise in order: the visible data, the hidden dataset, then the hidden cases. */
function trialsOf({ dataset, setup, hidden = [] }: SqlExercise, hiddenDataset: string): Trial[] {
  const before = setup === undefined ? [] : [setup];
  return [
    { dataset, setup: before, isHidden: false },
    { dataset: hiddenDataset, setup: before, isHidden: true },
    ...hidden.map(({ about, sql }) => ({ dataset: hiddenDataset, setup: [...before, sql], isHidden: true, about })),
  ];
}

/**
 * Thrown when an answer could not be tried on hidden data, because it exceeded a limit or the engine was unavailable.
 */
export class UngradedAnswer extends Error {
  constructor(readonly error: SqlError) {
    super(error.message);
  }
}

/** Grades the answers to one exercise; the outcomes of the reference and of the known mistakes are computed once. */
export class Grader {
  private readonly known = new Map<string, Promise<Outcome>>();
  private readonly trials: readonly Trial[];

  /**
   * Every fault in the reader's text is a finding. An {@link UngradedAnswer} is thrown only if a limit stopped the text
   * or the engine failed.
   *
   * @param hiddenDataset - the dataset of every trial but the first
   */
  constructor(
    private readonly exercise: SqlExercise,
    private readonly hiddenDataset: string,
    private readonly runner: GradeRunner,
  ) {
    this.trials = trialsOf(exercise, hiddenDataset);
  }

  /**
   * Judges a text, and identifies the known mistake that it makes, if any. Letters with marks are put together (NFC):
   * whether a keyboard writes them as one character or as several is not the reader's decision.
   */
  async grade(text: string): Promise<Grade> {
    const sql = text.normalize('NFC');
    if (splitStatements(sql, this.runner.engine).length === 0)
      return { passed: false, findings: [{ code: 'empty' }], onHiddenData: false };
    const failure = await this.findFailure(sql);
    if (!failure) return { passed: true, findings: [], onHiddenData: false };
    const { onHiddenData, about, tried } = failure;
    // A few rows show what the hidden data, of which there are many, only tell.
    const counterexample = failure.counterexample ?? (onHiddenData ? await this.differ(sql) : undefined);
    const { findings } = counterexample ?? failure;
    const mistake = await this.findMistake(sql, tried);
    const isComparable =
      this.exercise.compare.kind === 'result' &&
      !onHiddenData &&
      tried[0]?.result !== undefined &&
      findings.every(({ code }) => code !== 'probe' && code !== 'computedColumn');
    const expected = isComparable ? (await this.reference(0)).result : undefined;
    return {
      passed: false,
      findings,
      onHiddenData,
      ...(about && { about }),
      ...(counterexample && { counterexample }),
      ...(mistake !== undefined && { mistake }),
      ...(expected && { expected }),
    };
  }

  /** Runs a text on all data until it differs from the reference; undefined if it never does. */
  async findFailure(sql: string): Promise<Failure | undefined> {
    const tried: Outcome[] = [];
    for (const [trial, { about, isHidden, ...data }] of this.trials.entries()) {
      const outcome = await this.outcome(sql, data);
      tried.push(outcome);
      const findings = this.compare(await this.reference(trial), outcome);
      if (findings.length > 0) return { trial, findings, onHiddenData: isHidden, ...(about && { about }), tried };
    }
    const counterexample = await this.differ(sql);
    if (!counterexample) {
      const { computed } = this.exercise.compare;
      if (computed === undefined || !new RegExp(computed).test(markedText(sql))) return undefined;
      return { trial: 0, findings: [{ code: 'computedColumn' }], onHiddenData: false, tried };
    }
    const { findings } = counterexample;
    return { trial: this.trials.length, findings, onHiddenData: true, counterexample, tried };
  }

  /** Compares an answer with the reference, or with another text, on the small databases. */
  private async differ(
    answer: string,
    than?: Pick<Compared, 'reference' | 'rules'>,
  ): Promise<Counterexample | undefined> {
    const { compare, setup, trials } = this.exercise;
    if (!trials || compare.kind !== 'result') return undefined;
    const [reference = '', ...others] = solutionsOn(this.exercise, this.runner.engine).map(({ sql }) => sql);
    const compared = than ? { ...than, others: [], answer } : { reference, others, answer, rules: compare };
    return this.runner.differ(this.hiddenDataset, {
      set: trials,
      setup: setup === undefined ? [] : [setup],
      compared,
      isExplained: !than,
    });
  }

  /**
   * Finds the known mistake that an answer makes: the mark matches its text, the text has all that the message blames,
   * and its outcome is the same on all data.
   * `tried` holds the answer's outcomes on the first trials, the last of which failed.
   */
  private async findMistake(sql: string, tried: readonly Outcome[]): Promise<number | undefined> {
    const text = markedText(sql);
    for (const [index, wrong] of this.exercise.wrong.entries()) {
      if ((wrong.engine ?? this.runner.engine) !== this.runner.engine || !new RegExp(wrong.mark).test(text)) continue;
      if (!isBlamedFairly(sql, wrong)) continue;
      if (await this.doesTheSame(sql, tried, wrong)) return index;
    }
    return undefined;
  }

  private async doesTheSame(sql: string, tried: readonly Outcome[], wrong: WrongAnswer): Promise<boolean> {
    let isShown = wrong.certain ?? false;
    for (const [index, trial] of this.trials.entries()) {
      // The same text does the same on the remaining data.
      if (isShown && sql === wrong.sql) return true;
      const outcome = tried[index] ?? (await this.outcome(sql, trial));
      const theirs = await this.remembered(wrong.sql, index);
      if (!this.isSame(theirs, outcome)) return false;
      isShown ||= !(await this.isEmpty(outcome, index));
    }
    return isShown && !(await this.differ(sql, { reference: wrong.sql, rules: this.rulesOfMistakes() }));
  }

  /** Whether an outcome proves nothing: no error and no rows, or a database that is as it was. */
  private async isEmpty(outcome: Outcome, trial: number): Promise<boolean> {
    if (outcome.error) return false;
    if (this.exercise.compare.kind === 'result') return (outcome.result?.rows.length ?? 0) === 0;
    return this.isSame(await this.remembered('', trial), outcome);
  }

  /** A mistake is recognised by its rows; column names may differ. */
  private rulesOfMistakes(): CompareRules {
    const { compare } = this.exercise;
    return compare.kind === 'result' ? { ...compare, columnNames: false, types: {} } : {};
  }

  private isSame(left: Outcome, right: Outcome): boolean {
    if (left.error || right.error) return left.error?.message === right.error?.message;
    const { compare } = this.exercise;
    if (compare.kind === 'result' && !left.result) return !right.result;
    const rules = compare.kind === 'result' ? { ...compare, ...this.rulesOfMistakes() } : compare;
    if (this.compare(left, right, rules).length > 0) return false;
    // `compare` accepts a better plan, with which an answer does something else.
    return rules.kind === 'state'
      ? compareProbes(rules.probes ?? [], right.probes, left.probes, this.runner.engine).length === 0
      : comparePlans(right.plan, left.plan).length === 0;
  }

  private compare(expected: Outcome, actual: Outcome, rules: Comparison = this.exercise.compare): Finding[] {
    if (actual.error) return [{ code: 'error', error: actual.error }];
    if (rules.kind === 'state') {
      if (!expected.state || !actual.state) throw new Error('The runner did not return the state of the tables.');
      const differences = compareStates(expected.state, actual.state, rules);
      // If tables are wrong already, the probes tell nothing new.
      if (differences.length > 0) return differences;
      return compareProbes(rules.probes ?? [], expected.probes, actual.probes, this.runner.engine);
    }
    if (!expected.result) throw new Error('The reference solution returns no rows.');
    if (!actual.result) return [{ code: 'noResult' }];
    const differences = compareResults(expected.result, actual.result, rules, this.runner.engine);
    return differences.length > 0 ? differences : comparePlans(expected.plan, actual.plan);
  }

  private async reference(trial: number): Promise<Outcome> {
    const outcome = await this.remembered(solutionsOn(this.exercise, this.runner.engine)[0]?.sql ?? '', trial);
    if (outcome.error) {
      const { about, dataset } = this.trials[trial] ?? {};
      const data = about ? `where "${about.en}"` : `of ${dataset}`;
      throw new Error(
        `Exercise ${this.exercise.id}: the reference solution fails on the data ${data}: ${outcome.error.message}`,
      );
    }
    return outcome;
  }

  private remembered(sql: string, trial: number): Promise<Outcome> {
    const key = `${trial} ${sql}`;
    const data = this.trials[trial];
    if (!data) throw new Error(`Exercise ${this.exercise.id} has no trial ${trial}.`);
    const known = this.known.get(key) ?? this.outcome(sql, data);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    return known;
  }

  private async outcome(sql: string, { dataset, setup }: Pick<Trial, 'dataset' | 'setup'>): Promise<Outcome> {
    const { compare } = this.exercise;
    const { engine } = this.runner;
    const all = compare.kind === 'state' ? (compare.probes ?? []) : [];
    const isDeferred = mayDefer(sql);
    const apart = all.filter((probe) => isDeferred || needsOwnDatabase(probe, engine));
    const { execution, state, ...tried } = await this.runner.run(dataset, sql, {
      setup,
      withState: compare.kind === 'state',
      probes: all.filter((probe) => !apart.includes(probe)),
    });
    if (!execution.ok) {
      if (execution.error.kind !== 'sql') throw new UngradedAnswer(execution.error);
      return { error: execution.error, probes: [] };
    }
    const together = [...(tried.probes ?? [])];
    const probes: Execution[] = [];
    for (const probe of all) {
      const after = { setup: [...setup, sql], withState: false };
      const shared = apart.includes(probe) ? undefined : together.shift();
      probes.push(shared ?? (await this.runner.run(dataset, probe, after)).execution);
    }
    const result = lastResult(execution);
    const plan = await this.plan(sql, { dataset, setup });
    return { probes, ...(result && { result }), ...(state && { state }), ...(plan && { plan }) };
  }

  private async plan(
    sql: string,
    { dataset, setup }: Pick<Trial, 'dataset' | 'setup'>,
  ): Promise<QueryPlan | undefined> {
    const { compare } = this.exercise;
    const { engine } = this.runner;
    // PostgreSQL reads such small tables completely, even if there is an index.
    if (compare.kind !== 'result' || !compare.searches || engine !== 'sqlite') return undefined;
    const { before, query } = lastQuery(sql, engine);
    if (query === undefined) return undefined;
    const explained = explainStatement(query, engine);
    const { execution } = await this.runner.run(dataset, explained, { setup: [...setup, ...before], withState: false });
    return { sql: explained, steps: planLines(lastResult(execution)?.rows ?? []) };
  }
}

/** Reports a plan with more full reads than the reference's. */
function comparePlans(expected: QueryPlan | undefined, actual: QueryPlan | undefined): Finding[] {
  if (!expected || !actual || fullReads(actual.steps) <= fullReads(expected.steps)) return [];
  return [{ code: 'probe', sql: actual.sql, isLast: false, outcome: 'plan', steps: actual.steps }];
}
