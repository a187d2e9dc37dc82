import { compareResults, type Difference } from './compareResults';
import { compareStates, type TableDifference } from './compareStates';
import type { Bilingual } from './dataset';
import type { Comparison, SqlExercise, WrongAnswer } from './exercise';
import { markedText } from './markedText';
import { splitStatements } from './splitStatements';
import type { DatabaseState, EngineName, Execution, SqlError, StatementResult } from './types';

/** Runs a text on a fresh copy of a dataset. */
export interface GradeRunner {
  readonly engine: EngineName;
  run(
    dataset: string,
    sql: string,
    options: { readonly setup: readonly string[]; readonly withState: boolean },
  ): Promise<{ readonly execution: Execution; readonly state?: DatabaseState }>;
}

export type Finding =
  | Difference
  | TableDifference
  /** There is no statement in the text. */
  | { readonly code: 'empty' }
  | { readonly code: 'error'; readonly error: SqlError }
  /** The text runs, but no statement of it returns rows. */
  | { readonly code: 'noResult' }
  /** After the answer, a statement that the task tries behaves otherwise than it should. */
  | { readonly code: 'probe'; readonly sql: string };

export interface Grade {
  readonly passed: boolean;
  readonly findings: readonly Finding[];
  /** The findings come from hidden data: the answer fits only the rows that the reader sees. */
  readonly onHiddenData: boolean;
  /** What is special about the hidden rows on which it fails, where there is something to say. */
  readonly about?: Bilingual;
  /** Which of the known wrong answers this one equals. */
  readonly mistake?: number;
}

/** What a text did to one set of data, as far as the exercise looks at it. */
interface Outcome {
  readonly error?: SqlError;
  readonly result?: StatementResult;
  readonly state?: DatabaseState;
  readonly probes: readonly Execution[];
}

/** Data on which an answer is tried: a dataset and what runs on it first. */
interface Trial {
  readonly dataset: string;
  readonly setup: readonly string[];
  readonly isHidden: boolean;
  readonly about?: Bilingual;
}

/** Where an answer differs from the reference. */
export interface Failure extends Pick<Grade, 'findings' | 'onHiddenData' | 'about'> {
  /** Which trial, from 0: what the reader sees, the hidden dataset, then the hidden cases in their order. */
  readonly trial: number;
  /** What the answer did on the trials up to this one. */
  readonly tried: readonly Outcome[];
}

/** The trials of an exercise in their order: what the reader sees, another shop, then the cases of the exercise. */
function trialsOf({ dataset, setup, hidden = [] }: SqlExercise, hiddenDataset: string): Trial[] {
  const before = setup === undefined ? [] : [setup];
  return [
    { dataset, setup: before, isHidden: false },
    { dataset: hiddenDataset, setup: before, isHidden: true },
    ...hidden.map(({ about, sql }) => ({ dataset: hiddenDataset, setup: [...before, sql], isHidden: true, about })),
  ];
}

/** What the last statement that answers with a table has answered. */
export function lastResult({ results }: Execution): StatementResult | undefined {
  return [...results].reverse().find(({ columns }) => columns.length > 0);
}

/** Whether an outcome shows nothing at all: neither rows, nor changed tables, nor an error. */
function isEmpty({ error, result, state }: Outcome): boolean {
  return !error && !state && (result?.rows.length ?? 0) === 0;
}

/** An answer could not be tried on hidden data: it ran into a limit there, or the engine could not be had. */
export class UngradedAnswer extends Error {
  constructor(readonly error: SqlError) {
    super(error.message);
  }
}

/** Grades the answers of one exercise; what the reference and the known mistakes do is found out once. */
export class Grader {
  private readonly known = new Map<string, Promise<Outcome>>();
  private readonly trials: readonly Trial[];

  /**
   * Whatever is wrong with the reader's text is a finding; only a limit that stopped it, or an engine that failed, is
   * thrown as {@link UngradedAnswer}.
   *
   * @param hiddenDataset - the dataset of every trial but the first
   */
  constructor(
    private readonly exercise: SqlExercise,
    hiddenDataset: string,
    private readonly runner: GradeRunner,
  ) {
    this.trials = trialsOf(exercise, hiddenDataset);
  }

  /** Judges a text, and says which of the known mistakes it makes. */
  async grade(sql: string): Promise<Grade> {
    if (splitStatements(sql, this.runner.engine).length === 0)
      return { passed: false, findings: [{ code: 'empty' }], onHiddenData: false };
    const failure = await this.findFailure(sql);
    if (!failure) return { passed: true, findings: [], onHiddenData: false };
    const { findings, onHiddenData, about, tried } = failure;
    const mistake = await this.findMistake(sql, tried);
    return {
      passed: false,
      findings,
      onHiddenData,
      ...(about && { about }),
      ...(mistake !== undefined && { mistake }),
    };
  }

  /** Tries a text on all data, and stops at the first on which it differs from the reference; nothing where it is right. */
  async findFailure(sql: string): Promise<Failure | undefined> {
    const tried: Outcome[] = [];
    for (const [trial, { about, isHidden, ...data }] of this.trials.entries()) {
      const outcome = await this.outcome(sql, data);
      tried.push(outcome);
      const findings = this.compare(await this.reference(trial), outcome);
      if (findings.length > 0) return { trial, findings, onHiddenData: isHidden, ...(about && { about }), tried };
    }
    return undefined;
  }

  /**
   * The known mistake that an answer makes: its text has the mark, and it does the same on all data. `tried` holds what
   * the answer did on the first trials, at the last of which it failed.
   */
  private async findMistake(sql: string, tried: readonly Outcome[]): Promise<number | undefined> {
    const text = markedText(sql);
    for (const [index, wrong] of this.exercise.wrong.entries()) {
      if ((wrong.engine ?? this.runner.engine) !== this.runner.engine || !new RegExp(wrong.mark).test(text)) continue;
      if (await this.doesTheSame(sql, tried, wrong)) return index;
    }
    return undefined;
  }

  private async doesTheSame(sql: string, tried: readonly Outcome[], wrong: WrongAnswer): Promise<boolean> {
    let isShown = wrong.certain ?? false;
    for (const [index, trial] of this.trials.entries()) {
      const outcome = tried[index] ?? (await this.outcome(sql, trial));
      const theirs = await this.remembered(wrong.sql, index);
      if (!this.isSame(theirs, outcome)) return false;
      isShown ||= !isEmpty(outcome);
    }
    return isShown;
  }

  private isSame(left: Outcome, right: Outcome): boolean {
    if (left.error || right.error) return left.error?.message === right.error?.message;
    const { compare } = this.exercise;
    if (compare.kind === 'result' && !left.result) return !right.result;
    // A mistake is known by its rows: whoever makes it names the columns as they like.
    const rules = compare.kind === 'result' ? { ...compare, columnNames: false, types: {} } : compare;
    return this.compare(left, right, rules).length === 0;
  }

  private compare(expected: Outcome, actual: Outcome, rules: Comparison = this.exercise.compare): Finding[] {
    if (actual.error) return [{ code: 'error', error: actual.error }];
    if (rules.kind === 'state') {
      if (!expected.state || !actual.state) throw new Error('The runner gave no state of the tables.');
      return [
        ...compareStates(expected.state, actual.state, rules),
        ...compareProbes(expected.probes, actual.probes, rules.probes ?? []),
      ];
    }
    if (!expected.result) throw new Error('The reference solution returns no rows.');
    if (!actual.result) return [{ code: 'noResult' }];
    return compareResults(expected.result, actual.result, rules, this.runner.engine);
  }

  private async reference(trial: number): Promise<Outcome> {
    const outcome = await this.remembered(this.exercise.solutions[0]?.sql ?? '', trial);
    if (outcome.error) {
      const { about, dataset } = this.trials[trial] ?? {};
      const data = about ? `where "${about.en}"` : `of ${dataset}`;
      throw new Error(
        `Exercise ${this.exercise.id}: the reference fails on the data ${data}: ${outcome.error.message}`,
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
    const { execution, state } = await this.runner.run(dataset, sql, { setup, withState: compare.kind === 'state' });
    if (!execution.ok) {
      if (execution.error.kind !== 'sql') throw new UngradedAnswer(execution.error);
      return { error: execution.error, probes: [] };
    }
    const probes: Execution[] = [];
    if (compare.kind === 'state') {
      for (const probe of compare.probes ?? []) {
        const tried = await this.runner.run(dataset, probe, { setup: [...setup, sql], withState: false });
        probes.push(tried.execution);
      }
    }
    const result = lastResult(execution);
    return { probes, ...(result && { result }), ...(state && { state }) };
  }
}

function compareProbes(
  expected: readonly Execution[],
  actual: readonly Execution[],
  probes: readonly string[],
): Finding[] {
  const differs = (left: Execution | undefined, right: Execution | undefined): boolean => {
    if (!left || !right || left.ok !== right.ok) return true;
    const [wanted, given] = [lastResult(left), lastResult(right)];
    return wanted && given ? compareResults(wanted, given, { columnNames: false }).length > 0 : wanted !== given;
  };
  return probes.flatMap((sql, index): Finding[] =>
    differs(expected[index], actual[index]) ? [{ code: 'probe', sql }] : [],
  );
}
