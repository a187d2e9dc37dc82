import { compareResults, type CompareRules, type Difference } from '../grading/compareResults';
import { lastResult } from '../grading/lastResult';
import { isPureRead, splitStatements } from '../statements/splitStatements';
import { usedTables } from '../statements/usedTables';
import type { Execution, SqlError, StatementResult } from '../types';
import { fillStatements } from './fillScript';
import { shrink } from './shrink';
import type { TrialRunner } from './trialRunner';
import type { Row, TrialDatabase, TrialSet } from './trialSet';

/** An answer to compare with the reference on small databases. */
export interface Compared {
  readonly reference: string;
  /** The other solutions: a database on which they disagree proves nothing. */
  readonly others: readonly string[];
  readonly answer: string;
  readonly rules: CompareRules;
}

/** A question about an answer, as it is sent to the worker of an engine. */
export interface DifferenceQuestion {
  readonly set: TrialSet;
  /** Runs on the dataset before the small databases are filled in. */
  readonly setup: readonly string[];
  readonly compared: Compared;
  /** Without it, only whether there is a difference matters, so the database is not made smaller. */
  readonly isExplained?: boolean;
}

/** A few rows on which an answer is wrong. */
export interface Counterexample {
  /** The tables that the answer or the reference reads, with all their columns. */
  readonly tables: readonly {
    readonly name: string;
    readonly columns: readonly string[];
    readonly rows: readonly Row[];
  }[];
  /** Statements that put these rows into the dataset after the exercise's setup. */
  readonly script: string;
  readonly expected: StatementResult;
  /** What the answer returns, unless it fails or returns no rows at all. */
  readonly actual?: StatementResult;
  readonly findings: readonly (
    Difference | { readonly code: 'noResult' } | { readonly code: 'error'; readonly error: SqlError }
  )[];
}

/** A small database on which an answer is wrong, if there is one, or why none could be looked for. */
export type DifferAnswer = { readonly counterexample?: Counterexample | undefined } | { readonly error: SqlError };

/** Time limit for all small databases together, on a slow phone. */
export const DIFFER_MS = 10_000;

/** The results of the reference that are known already, by database; null where it cannot be judged. */
export type KnownResults = Map<number, StatementResult | null>;

/** Texts that are more than a query cost more, so they are tried on fewer databases. */
const MAX_TEXT_TRIALS = 20;

function judge(
  expected: StatementResult,
  actual: Execution,
  rules: CompareRules,
  engine: TrialRunner['engine'],
): Counterexample['findings'] {
  if (!actual.ok) return [{ code: 'error', error: actual.error }];
  const result = lastResult(actual);
  return result ? compareResults(expected, result, rules, engine) : [{ code: 'noResult' }];
}

/** Compares an answer with the reference on single databases. */
class Comparer {
  private readonly isQuery: boolean;
  /** Indexes of the tables that a text names; undefined if a text may read others too. */
  private readonly named: ReadonlySet<number> | undefined;

  constructor(
    private readonly runner: TrialRunner,
    private readonly set: TrialSet,
    private readonly compared: Compared,
  ) {
    const { reference, others, answer } = compared;
    const statements = splitStatements(answer, runner.engine);
    this.isQuery = statements.length === 1 && statements.every(isPureRead);
    const names = set.tables.map(({ name }) => name);
    const used = usedTables([reference, ...others, answer, ...(set.never ?? [])].join('\n;\n'), names);
    this.named = set.after?.length ? undefined : new Set(used.map((name) => names.indexOf(name)));
  }

  get trials(): number {
    return this.isQuery ? Infinity : MAX_TEXT_TRIALS;
  }

  /** The database without the rows that are not filled in. */
  restricted(database: TrialDatabase): TrialDatabase {
    return database.map((rows, table) => (!this.named || this.named.has(table) ? rows : []));
  }

  fill(database: TrialDatabase): Promise<boolean> {
    return this.runner.fill(database, this.named);
  }

  /** The result of a solution on the rows filled in; null if it fails. */
  async solve(sql: string): Promise<StatementResult | null> {
    const execution = await this.runner.read(sql);
    return (execution.ok && lastResult(execution)) || null;
  }

  async differences(expected: StatementResult): Promise<{ findings: Counterexample['findings']; actual: Execution }> {
    const { answer, rules } = this.compared;
    const actual = await (this.isQuery ? this.runner.read(answer) : this.runner.execute(answer));
    return { findings: judge(expected, actual, rules, this.runner.engine), actual };
  }

  /** Whether the rows filled in satisfy what is promised, and all solutions agree on them. */
  async isFair(expected: StatementResult): Promise<boolean> {
    const { others, rules } = this.compared;
    for (const sql of this.set.never ?? []) {
      if ((await this.solve(sql))?.rows.length !== 0) return false;
    }
    for (const sql of others) {
      const result = await this.solve(sql);
      if (!result || compareResults(expected, result, rules, this.runner.engine).length > 0) return false;
    }
    return true;
  }

  /** Whether the answer is wrong on a database that says something about it. */
  async isWrong(database: TrialDatabase): Promise<boolean> {
    if (!(await this.fill(database))) return false;
    const expected = await this.solve(this.compared.reference);
    if (!expected || !(await this.isFair(expected))) return false;
    return (await this.differences(expected)).findings.length > 0;
  }

  async explain(database: TrialDatabase): Promise<Counterexample | undefined> {
    await this.fill(database);
    const expected = await this.solve(this.compared.reference);
    if (!expected) return undefined;
    const { findings, actual } = await this.differences(expected);
    const { tables, emptied, after = [] } = this.set;
    const isPostgres = this.runner.engine === 'postgres';
    const script = [
      isPostgres ? 'SET session_replication_role = replica' : 'PRAGMA foreign_keys = OFF',
      ...emptied.map((name) => `DELETE FROM ${name}`),
      ...fillStatements({ tables, after }, database, this.named),
    ];
    const names = tables.map(({ name }) => name);
    const shown = usedTables(`${this.compared.reference};${this.compared.answer}`, names).map((name) =>
      names.indexOf(name),
    );
    const result = actual.ok ? lastResult(actual) : undefined;
    return {
      tables: shown.map((at) => ({
        name: names[at] ?? '',
        columns: (tables[at]?.columns ?? []).map(({ name }) => name),
        rows: database[at] ?? [],
      })),
      script: `${script.join(';\n')};`,
      expected,
      ...(result && { actual: result }),
      findings,
    };
  }
}

/**
 * Looks for a small database on which an answer differs from the reference, and makes it smaller.
 *
 * @param databases - the unpacked databases of the set
 * @param known - results of the reference, which is completed
 */
export async function findDifference(
  runner: TrialRunner,
  set: TrialSet,
  databases: readonly TrialDatabase[],
  compared: Compared,
  { known = new Map(), isExplained = true }: { readonly known?: KnownResults; readonly isExplained?: boolean } = {},
): Promise<Counterexample | undefined> {
  const comparer = new Comparer(runner, set, compared);
  for (const [index, database] of databases.slice(0, comparer.trials).entries()) {
    let expected = known.get(index);
    if (expected === null || !(await comparer.fill(database))) continue;
    if (!expected) {
      expected = await comparer.solve(compared.reference);
      known.set(index, expected);
      if (!expected) continue;
    }
    if ((await comparer.differences(expected)).findings.length === 0) continue;
    const start = comparer.restricted(database);
    if (!(await comparer.isWrong(start))) continue;
    const small = isExplained ? await shrink(start, set.tables, (candidate) => comparer.isWrong(candidate)) : start;
    return comparer.explain(small);
  }
  return undefined;
}
