import { compareResults, type Difference } from './compareResults';
import { compareStates, type TableDifference } from './compareStates';
import type { SqlExercise } from './exercise';
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
  /** The findings come from the hidden data: the answer fits only the rows that the reader sees. */
  readonly onHiddenData: boolean;
  /** Which of the known wrong answers this one equals. */
  readonly mistake?: number;
}

/** What a text did to one dataset, as far as the exercise looks at it. */
interface Outcome {
  readonly error?: SqlError;
  readonly result?: StatementResult;
  readonly state?: DatabaseState;
  readonly probes: readonly Execution[];
}

type Data = 'visible' | 'hidden';

function lastResult({ results }: Execution): StatementResult | undefined {
  return [...results].reverse().find(({ columns }) => columns.length > 0);
}

function compareProbes(expected: Outcome, actual: Outcome, probes: readonly string[]): Finding[] {
  const differs = (left: Execution | undefined, right: Execution | undefined): boolean => {
    if (!left || !right || left.ok !== right.ok) return true;
    const [wanted, given] = [lastResult(left), lastResult(right)];
    return wanted && given ? compareResults(wanted, given, { columnNames: false }).length > 0 : wanted !== given;
  };
  return probes.flatMap((sql, index): Finding[] =>
    differs(expected.probes[index], actual.probes[index]) ? [{ code: 'probe', sql }] : [],
  );
}

function compareOutcomes({ compare }: SqlExercise, expected: Outcome, actual: Outcome): Finding[] {
  if (actual.error) return [{ code: 'error', error: actual.error }];
  if (compare.kind === 'state') {
    if (!expected.state || !actual.state) throw new Error('The runner gave no state of the tables.');
    return [
      ...compareStates(expected.state, actual.state, compare.tolerance),
      ...compareProbes(expected, actual, compare.probes ?? []),
    ];
  }
  if (!expected.result) throw new Error('The reference solution returns no rows.');
  return actual.result ? compareResults(expected.result, actual.result, compare) : [{ code: 'noResult' }];
}

/** Grades the answers of one exercise; what the reference and the known mistakes do is found out once. */
export class Grader {
  private readonly known = new Map<string, Promise<Outcome>>();

  /**
   * @param hiddenDataset - the dataset of the second trial
   * @throws nothing about the reader's text: an error in it is a finding
   */
  constructor(
    private readonly exercise: SqlExercise,
    private readonly hiddenDataset: string,
    private readonly runner: GradeRunner,
  ) {}

  async grade(sql: string): Promise<Grade> {
    if (splitStatements(sql, this.runner.engine).length === 0)
      return { passed: false, findings: [{ code: 'empty' }], onHiddenData: false };
    const visible = await this.outcome(sql, 'visible');
    const findings = compareOutcomes(this.exercise, await this.reference('visible'), visible);
    if (findings.length > 0) return this.failed(findings, false, sql, visible);
    const hidden = await this.outcome(sql, 'hidden');
    const hiddenFindings = compareOutcomes(this.exercise, await this.reference('hidden'), hidden);
    if (hiddenFindings.length > 0) return this.failed(hiddenFindings, true, sql, visible, hidden);
    return { passed: true, findings: [], onHiddenData: false };
  }

  private async failed(
    findings: readonly Finding[],
    onHiddenData: boolean,
    sql: string,
    visible: Outcome,
    hidden?: Outcome,
  ): Promise<Grade> {
    const mistake = await this.findMistake(sql, visible, hidden);
    return { passed: false, findings, onHiddenData, ...(mistake !== undefined && { mistake }) };
  }

  /** The known wrong answer that does the same as this one on the visible data and on the hidden too. */
  private async findMistake(sql: string, visible: Outcome, knownHidden?: Outcome): Promise<number | undefined> {
    const alike: number[] = [];
    for (const [index, wrong] of this.exercise.wrong.entries()) {
      if (wrong.pattern !== undefined && !new RegExp(wrong.pattern, 'i').test(sql)) continue;
      if (this.same(await this.remembered(wrong.sql, 'visible'), visible)) alike.push(index);
    }
    // The hidden data come last and only where they decide: changing the dataset is what takes time.
    if (alike.length === 0) return undefined;
    const hidden = knownHidden ?? (await this.outcome(sql, 'hidden'));
    for (const index of alike) {
      if (this.same(await this.remembered(this.exercise.wrong[index]?.sql ?? '', 'hidden'), hidden)) return index;
    }
    return undefined;
  }

  private same(left: Outcome, right: Outcome): boolean {
    if (left.error || right.error) return left.error?.message === right.error?.message;
    const { compare } = this.exercise;
    if (compare.kind === 'result' && !left.result) return !right.result;
    // A mistake is known by its rows: whoever makes it names the columns as they like.
    const rules = compare.kind === 'result' ? { ...compare, columnNames: false } : compare;
    return compareOutcomes({ ...this.exercise, compare: rules }, left, right).length === 0;
  }

  private async reference(data: Data): Promise<Outcome> {
    const sql = this.exercise.solutions[0]?.sql ?? '';
    const outcome = await this.remembered(sql, data);
    if (outcome.error)
      throw new Error(
        `Exercise ${this.exercise.id}: the reference fails on the ${data} data: ${outcome.error.message}`,
      );
    return outcome;
  }

  private remembered(sql: string, data: Data): Promise<Outcome> {
    const key = `${data} ${sql}`;
    const known = this.known.get(key) ?? this.outcome(sql, data);
    this.known.set(key, known);
    known.catch(() => this.known.delete(key));
    return known;
  }

  private async outcome(sql: string, data: Data): Promise<Outcome> {
    const { exercise, runner } = this;
    const dataset = data === 'visible' ? exercise.dataset : this.hiddenDataset;
    const setup = [exercise.setup, data === 'hidden' ? exercise.hiddenSetup : undefined].filter(
      (text) => text !== undefined,
    );
    const { execution, state } = await runner.run(dataset, sql, {
      setup,
      withState: exercise.compare.kind === 'state',
    });
    if (!execution.ok) return { error: execution.error, probes: [] };
    const probes: Execution[] = [];
    if (exercise.compare.kind === 'state') {
      for (const probe of exercise.compare.probes ?? []) {
        probes.push((await runner.run(dataset, probe, { setup: [...setup, sql], withState: false })).execution);
      }
    }
    const result = lastResult(execution);
    return { probes, ...(result && { result }), ...(state && { state }) };
  }
}
