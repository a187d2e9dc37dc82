import type { Bilingual } from '../../../core/bilingual';
import type { Dataset, DatasetTable } from './data/dataset';
import { insertRows } from './data/datasetScript';
import type { HiddenCase, SqlExercise } from './grading/exercise';
import { ENGINE_NAMES, type EngineName } from './types';

/** SQL that both engines accept, or a version for each engine. */
export type EngineSql = string | Readonly<Record<EngineName, string>>;

/** Rows for the tables of a problem that expose wrong answers: NULLs, ties, duplicates, gaps. */
export interface EdgeDataset {
  readonly id: string;
  /** What is special about the rows, in a few words; it must not reveal the solution. */
  readonly title: Bilingual;
  /** Rows by table, in an order that no query can rely on; omitted tables are empty. */
  readonly rows: Readonly<Record<string, DatasetTable['rows']>>;
}

/** One approach to a problem. */
export interface SqlApproach {
  /** Also the id of the heading of its explanation, in both languages. */
  readonly id: string;
  readonly title: Bilingual;
  /** Has no trailing semicolon. */
  readonly sql: EngineSql;
  /** One or two short sentences; words in backticks are shown as code. */
  readonly note?: Bilingual;
}

/** The answer that looks right, and is right on the example. */
export interface NaiveAnswer {
  readonly title: Bilingual;
  readonly sql: EngineSql;
  /** Id of the edge dataset that refutes it. */
  readonly killedBy: string;
}

/** How the approaches are measured on many rows. */
export interface ProblemCost {
  /** A dataset with the tables of the problem and generated rows. */
  readonly dataset: Dataset;
  /** Runs before all approaches, untimed: an index, for example. */
  readonly setup?: string;
  /**
   * The select list of a query over the answer that uses all its columns, for answers that are too long to compare:
   * `COUNT(*) AS n, COUNT(city) AS cities`. Without it the approaches are timed unchanged.
   */
  readonly summary?: string;
  /** Ids of the approaches to measure, if there are more than four; all by default. */
  readonly approaches?: readonly string[];
  /** Approaches that take too long on so many rows: they are stopped after a while, and the page says so. */
  readonly slow?: readonly string[];
  /** The only engine to measure on, if the approaches differ between the engines. */
  readonly engine?: EngineName;
}

/** A database problem as `courses/leetcode/database/<id>.ts` defines it. */
export interface SqlProblem {
  /** File name of its document: `175-combine-two-tables`. */
  readonly id: string;
  /** The tables, with the rows of the example. */
  readonly dataset: Dataset;
  /** There are three. */
  readonly edges: readonly EdgeDataset[];
  /** The first one is the reference. */
  readonly approaches: readonly SqlApproach[];
  readonly naive: NaiveAnswer;
  /** For problems that change rows: the query that shows the result. */
  readonly shownBy?: string;
  /** Whether the order of the rows is part of the answer. */
  readonly ordered?: boolean;
  readonly cost: ProblemCost;
  /** The reader's attempt, followed by two follow-up exercises. */
  readonly exercises: readonly SqlExercise[];
}

/** The SQL of an approach on an engine. */
export function sqlOn(sql: EngineSql, engine: EngineName): string {
  return typeof sql === 'string' ? sql : sql[engine];
}

/** The texts of an approach for a block: one, or one per engine if they differ. */
export function textsOf(sql: EngineSql): readonly { readonly engine?: EngineName; readonly sql: string }[] {
  return typeof sql === 'string' ? [{ sql }] : ENGINE_NAMES.map((engine) => ({ engine, sql: sql[engine] }));
}

/** The script that replaces the rows of the example by those of an edge dataset, on both engines. */
export function edgeScript({ dataset: { tables } }: Pick<SqlProblem, 'dataset'>, { rows }: EdgeDataset): string {
  const unknown = Object.keys(rows).find((name) => !tables.some((table) => table.name === name));
  if (unknown) throw new Error(`The edge dataset has rows for "${unknown}", which is not a table of the problem.`);
  const deleted = [...tables].reverse().map(({ name }) => `DELETE FROM ${name};`);
  const inserted = tables
    .map((table) => ({ ...table, rows: rows[table.name] ?? [] }))
    .filter((table) => table.rows.length > 0)
    .map((table) => insertRows(table, 'sqlite'));
  return [...deleted, ...inserted].join('\n');
}

/**
 * Converts the edge datasets of a problem to hidden cases of its exercises; the page shows them, so every row stays.
 */
export function edgeCases(problem: Pick<SqlProblem, 'dataset' | 'edges'>): readonly HiddenCase[] {
  return problem.edges.map((edge) => ({ about: edge.title, sql: edgeScript(problem, edge), isShown: true }));
}

const EDGES = 3;
const MIN_APPROACHES = 2;
const MAX_APPROACHES = 4;
const EXERCISES = 3;

/** The problems in a definition that can be found without running it. */
export function sqlProblemProblems({ id, edges, approaches, naive, exercises, cost, dataset }: SqlProblem): string[] {
  const count = approaches.length;
  const named = [...(cost.approaches ?? []), ...(cost.slow ?? [])];
  const unknown = named.find((name) => !approaches.some((approach) => approach.id === name));
  return [
    ...(edges.length === EDGES ? [] : [`${edges.length} edge datasets; write ${EDGES}`]),
    ...(count < MIN_APPROACHES || count > MAX_APPROACHES
      ? [`${count} approaches; write ${MIN_APPROACHES} to ${MAX_APPROACHES}`]
      : []),
    ...(edges.some((edge) => edge.id === naive.killedBy)
      ? []
      : [`the naive answer is killed by "${naive.killedBy}", but no edge dataset has this id`]),
    ...(exercises.length === EXERCISES ? [] : [`${exercises.length} exercises; write the attempt and two follow-ups`]),
    ...(unknown === undefined ? [] : [`the cost names the approach "${unknown}", which does not exist`]),
    ...(exercises.every((exercise) => exercise.dataset === dataset.id) ? [] : ['an exercise uses another dataset']),
    ...(approaches.some(({ sql }) => textsOf(sql).some((text) => text.sql.trim().endsWith(';')))
      ? ['an approach ends with a semicolon: remove it, because the page adds one']
      : []),
  ].map((problem) => `${id}: ${problem}.`);
}

/** The `timed` fence that measures the approaches of a problem: its options and its code. */
export function costFence(
  { approaches, cost }: Pick<SqlProblem, 'approaches' | 'cost'>,
  language: keyof Bilingual,
): { readonly meta: string; readonly code: string } {
  const { setup, summary, slow = [], engine, dataset } = cost;
  const measured = approaches.filter(({ id }) => cost.approaches?.includes(id) ?? true);
  const ways = measured.map(({ id, title, sql }) => {
    const text = sqlOn(sql, engine ?? 'sqlite').trim();
    const query = summary === undefined ? text : `SELECT ${summary} FROM (\n${text}\n) AS answer`;
    return `-- ${slow.includes(id) ? 'slow way' : 'way'}: ${title[language]}\n${query};`;
  });
  return {
    meta: `timed predict dataset=${dataset.id}${engine ? ` engine=${engine}` : ''}`,
    code: [...(setup === undefined ? [] : [`-- setup\n${setup}`]), ...ways].join('\n'),
  };
}
