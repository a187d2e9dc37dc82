import type { Bilingual, Dataset, DatasetTable } from './dataset';
import { insertRows } from './datasetScript';
import type { HiddenCase, SqlExercise } from './exercise';
import { ENGINE_NAMES, type EngineName } from './types';

/** SQL that both engines read, or the SQL of each. */
export type EngineSql = string | Readonly<Record<EngineName, string>>;

/** Rows for the tables of a problem that tell answers apart: NULLs, ties, duplicates, gaps. */
export interface EdgeDataset {
  readonly id: string;
  /** What is special about the rows, in a few words; it must not give the answer away. */
  readonly title: Bilingual;
  /** Rows by table, in no order that a query could lean on; a table that is not named is empty. */
  readonly rows: Readonly<Record<string, DatasetTable['rows']>>;
}

/** A way to solve a problem. */
export interface SqlApproach {
  /** Also the id of the heading that explains it, in both languages. */
  readonly id: string;
  readonly title: Bilingual;
  /** Without the semicolon. */
  readonly sql: EngineSql;
  /** One or two short sentences; words in backticks are shown as code. */
  readonly note?: Bilingual;
}

/** The answer that looks right: it is, on the example. */
export interface NaiveAnswer {
  readonly title: Bilingual;
  readonly sql: EngineSql;
  /** The edge dataset that kills it. */
  readonly killedBy: string;
}

/** How the approaches are measured on many rows. */
export interface ProblemCost {
  /** A dataset with the tables of the problem, its rows generated. */
  readonly dataset: Dataset;
  /** Runs before all approaches, untimed: an index, for example. */
  readonly setup?: string;
  /**
   * The columns of a query over the answer that reads every column of it, for an answer is too long to compare:
   * `COUNT(*) AS n, COUNT(city) AS cities`. Without it the approaches are timed as they are.
   */
  readonly summary?: string;
  /** Approaches that are measured, without the others where there are more than four; all unless told. */
  readonly approaches?: readonly string[];
  /** Approaches that need too long on so many rows: they are stopped after a while, and the page says so. */
  readonly slow?: readonly string[];
  /** The one engine to measure on, where the approaches are not the same on both. */
  readonly engine?: EngineName;
}

/** A database problem as `courses/leetcode/database/<id>.ts` defines it. */
export interface SqlProblem {
  /** File name of its document: `175-combine-two-tables`. */
  readonly id: string;
  /** The tables with the rows of the example. */
  readonly dataset: Dataset;
  /** Three of them. */
  readonly edges: readonly EdgeDataset[];
  /** The first is the reference. */
  readonly approaches: readonly SqlApproach[];
  readonly naive: NaiveAnswer;
  /** For problems that change rows: the query that shows what is left of them. */
  readonly shownBy?: string;
  /** The order of the rows is part of the answer. */
  readonly ordered?: boolean;
  readonly cost: ProblemCost;
  /** The reader's attempt, then two follow-ups. */
  readonly exercises: readonly SqlExercise[];
}

/** The SQL of an approach on an engine. */
export function sqlOn(sql: EngineSql, engine: EngineName): string {
  return typeof sql === 'string' ? sql : sql[engine];
}

/** An approach as a block of a page shows it: each text, and the engine it is for where there are two. */
export function textsOf(sql: EngineSql): readonly { readonly engine?: EngineName; readonly sql: string }[] {
  return typeof sql === 'string' ? [{ sql }] : ENGINE_NAMES.map((engine) => ({ engine, sql: sql[engine] }));
}

/** The script that puts the rows of an edge dataset in the place of those of the example, on both engines. */
export function edgeScript({ dataset: { tables } }: Pick<SqlProblem, 'dataset'>, { rows }: EdgeDataset): string {
  const unknown = Object.keys(rows).find((name) => !tables.some((table) => table.name === name));
  if (unknown) throw new Error(`The edge dataset has rows for "${unknown}", which is no table of the problem.`);
  const deleted = [...tables].reverse().map(({ name }) => `DELETE FROM ${name};`);
  const inserted = tables
    .map((table) => ({ ...table, rows: rows[table.name] ?? [] }))
    .filter((table) => table.rows.length > 0)
    .map((table) => insertRows(table, 'sqlite'));
  return [...deleted, ...inserted].join('\n');
}

/** The edge datasets of a problem as hidden cases of its exercises; the page shows them, so every row stays. */
export function edgeCases(problem: Pick<SqlProblem, 'dataset' | 'edges'>): readonly HiddenCase[] {
  return problem.edges.map((edge) => ({ about: edge.title, sql: edgeScript(problem, edge), isShown: true }));
}

const EDGES = 3;
const MIN_APPROACHES = 2;
const MAX_APPROACHES = 4;
const EXERCISES = 3;

/** What is wrong with the definition of a problem, apart from what only running it shows. */
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
      : [`no edge dataset "${naive.killedBy}" kills the naive answer`]),
    ...(exercises.length === EXERCISES ? [] : [`${exercises.length} exercises; write the attempt and two follow-ups`]),
    ...(unknown === undefined ? [] : [`the cost names an approach "${unknown}", which there is not`]),
    ...(exercises.every((exercise) => exercise.dataset === dataset.id) ? [] : ['an exercise is on another dataset']),
    ...(approaches.some(({ sql }) => textsOf(sql).some((text) => text.sql.trim().endsWith(';')))
      ? ['an approach ends with a semicolon, which the page adds']
      : []),
  ].map((problem) => `${id}: ${problem}.`);
}

/** The `timed` fence that measures the approaches of a problem: the words after the language, and the code. */
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
    meta: `timed dataset=${dataset.id}${engine ? ` engine=${engine}` : ''}`,
    code: [...(setup === undefined ? [] : [`-- setup\n${setup}`]), ...ways].join('\n'),
  };
}
