import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { engineDifference } from '../core/grading/compareEngines';
import { compareResults } from '../core/grading/compareResults';
import { diffRows } from '../core/grading/compareRows';
import type { Bilingual } from '../../../core/bilingual';
import { columnKeys, type DatasetTable } from '../core/data/dataset';
import { columnType } from '../core/data/datasetScript';
import type { EngineOutcome, LabBlock, SetupStep } from '../core/labBlock';
import { lastResult } from '../core/grading/lastResult';
import type { ComparedRow, ProblemView, ShownDataset, ShownTable } from '../core/problemView';
import { splitStatements } from '../core/statements/splitStatements';
import { edgeScript, textsOf, type EngineSql, type SqlProblem } from '../core/sqlProblem';
import { ENGINE_NAMES, type DatasetImage, type EngineName, type SqlRow, type StatementResult } from '../core/types';
import { cacheKey, cachedFolder } from '../../../build/cachedFolder';
import { labEdition } from './edition';
import { nodeGradeRunner, type NodeGradeRunner } from './gradeRunner';

/** Folder of the problem definitions, relative to the repository's root. */
export const SQL_PROBLEMS_FOLDER = 'courses/leetcode/database';

/** The answers of one text on the example and on each edge dataset, in order. */
type Answers = readonly (readonly LabBlock[])[];

const EXAMPLE = 'example';

const fileOf = ({ id }: SqlProblem) => `${SQL_PROBLEMS_FOLDER}/${id}.ts`;

/** The setup for each dataset: empty for the example, otherwise the script of the edge dataset. */
function setupsOf(problem: SqlProblem): readonly (readonly SetupStep[])[] {
  const steps = problem.edges.map((edge) => [{ block: `${problem.id}-${edge.id}`, sql: edgeScript(problem, edge) }]);
  return [[], ...steps];
}

/** The texts of a problem as they are run, with the engines that accept them. */
function runTexts(
  problem: SqlProblem,
  sql: EngineSql,
): { readonly engines: readonly EngineName[]; readonly code: string }[] {
  const shown = problem.shownBy === undefined ? '' : `\n${problem.shownBy};`;
  return textsOf(sql).map(({ engine, sql: text }) => ({
    engines: engine ? [engine] : ENGINE_NAMES,
    code: `${text};${shown}`,
  }));
}

type Runners = Readonly<Record<EngineName, NodeGradeRunner>>;

/** Runs a text on one dataset, on the engines that accept it, which must give the same answer. */
async function runBlock(
  problem: SqlProblem,
  id: string,
  { engines, code }: ReturnType<typeof runTexts>[number],
  setup: readonly SetupStep[],
  runners: Runners,
): Promise<LabBlock> {
  const outcomes: EngineOutcome[] = [];
  for (const engine of engines) {
    const { execution } = await runners[engine].run(problem.dataset.id, code, {
      setup: setup.map((step) => step.sql),
      withState: false,
    });
    if (!execution.ok)
      throw new Error(`${fileOf(problem)}: ${engine} rejects this statement: ${execution.error.message}\n${code}`);
    outcomes.push({ engine, results: execution.results });
  }
  const [sqlite, postgres] = outcomes;
  const statements = splitStatements(code, 'postgres').map((statement) => statement.sql);
  const difference = sqlite && postgres && engineDifference(sqlite, postgres, statements);
  if (difference) throw new Error(`${fileOf(problem)}: the engines answer differently: ${difference}\n${code}`);
  return {
    id,
    kind: 'run',
    code,
    dataset: problem.dataset.id,
    engines,
    outcomes: outcomes.slice(0, 1),
    agreed: engines.length > 1,
    setup: Object.fromEntries(engines.map((engine) => [engine, setup])),
  };
}

/**
 * Runs every approach, then the naive answer, on the example and each edge dataset. The data are prepared once for all
 * texts that only read, because preparing them is what takes time on PostgreSQL.
 */
async function runTextsOn(problem: SqlProblem, runners: Runners): Promise<readonly Answers[]> {
  const all = [...problem.approaches, { id: 'naive', sql: problem.naive.sql }];
  for (const engine of ENGINE_NAMES) {
    const texts = all.flatMap(({ sql }) => runTexts(problem, sql));
    runners[engine].announce(texts.filter(({ engines }) => engines.includes(engine)).map(({ code }) => code));
  }
  const answers = all.map((): LabBlock[][] => []);
  for (const setup of setupsOf(problem)) {
    for (const [index, { id, sql }] of all.entries()) {
      const blocks: LabBlock[] = [];
      for (const text of runTexts(problem, sql)) {
        // The name does not contain the dataset, so the reader's version of an approach stays when another dataset is
        // chosen.
        const name = [problem.id, id, ...(text.engines.length > 1 ? [] : text.engines)].join('-');
        blocks.push(await runBlock(problem, name, text, setup, runners));
      }
      answers[index]?.push(blocks);
    }
  }
  return answers;
}

const known = new Map<string, Promise<readonly Answers[]>>();

/** Like {@link runTextsOn}, but cached: both languages and the next build need the same answers if nothing changes. */
function answersOf(problem: SqlProblem, imageOf: (dataset: string) => DatasetImage): Promise<readonly Answers[]> {
  const { approaches, naive, edges, shownBy, dataset } = problem;
  const key = cacheKey([labEdition(), imageOf(dataset.id), approaches, naive, edges, shownBy]);
  const answers = known.get(key) ?? keptAnswers(problem, key, imageOf);
  known.set(key, answers);
  answers.catch(() => known.delete(key));
  return answers;
}

async function keptAnswers(
  problem: SqlProblem,
  key: string,
  imageOf: (dataset: string) => DatasetImage,
): Promise<readonly Answers[]> {
  const folder = await cachedFolder(`sql-lab/problem-${key}`, async (write) => {
    const runners = { sqlite: nodeGradeRunner('sqlite', imageOf), postgres: nodeGradeRunner('postgres', imageOf) };
    try {
      await write('answers.json', JSON.stringify(await runTextsOn(problem, runners)));
    } finally {
      for (const runner of Object.values(runners)) await runner.dispose();
    }
  });
  return JSON.parse(await readFile(path.join(folder, 'answers.json'), 'utf8')) as readonly Answers[];
}

/** The rows that a block returns, from either engine if both give the same answer. */
function resultOf({ outcomes, code }: LabBlock): StatementResult {
  const result = outcomes[0] && lastResult(outcomes[0]);
  if (!result) throw new Error(`this returns no rows: ${code}`);
  return result;
}

/** Whether each block gives the same answer as the reference. */
function isSame(problem: SqlProblem, reference: readonly LabBlock[], blocks: readonly LabBlock[]): boolean {
  const [first] = reference;
  if (!first) throw new Error('The reference has no block.');
  const rules = { order: problem.ordered ?? false };
  return blocks.every((block) => {
    const [engine = 'sqlite'] = block.engines;
    const expected = reference.find(({ engines }) => engines.includes(engine)) ?? first;
    return compareResults(resultOf(expected), resultOf(block), rules, engine).length === 0;
  });
}

/** The results of the approaches and of the naive answer on the example and on each edge dataset. */
interface ProblemRun {
  readonly approaches: readonly Answers[];
  readonly naive: Answers;
  /** Ids of the datasets on which the naive answer is wrong. */
  readonly failsOn: readonly string[];
}

/**
 * Runs every approach and the naive answer on every dataset, on both engines.
 *
 * @throws an error with the file of the definition if an approach differs from the reference, or if the naive answer is
 * not right on the example and wrong on the dataset that should refute it
 */
async function runSqlProblem(problem: SqlProblem, imageOf: (dataset: string) => DatasetImage): Promise<ProblemRun> {
  const file = fileOf(problem);
  const names = [EXAMPLE, ...problem.edges.map(({ id }) => id)];
  const answers = await answersOf(problem, imageOf);
  const approaches = answers.slice(0, -1);
  const naive = answers.at(-1) ?? [];
  const reference = approaches[0] ?? [];
  const failsOn = (given: Answers) =>
    names.filter((_name, index) => !isSame(problem, reference[index] ?? [], given[index] ?? []));
  for (const [index, ways] of approaches.entries()) {
    const [failed] = failsOn(ways);
    if (failed !== undefined)
      throw new Error(
        `${file}: the approach "${problem.approaches[index]?.id}" gives a different answer from "${problem.approaches[0]?.id}" on the dataset "${failed}".`,
      );
  }
  const killed = failsOn(naive);
  if (killed.includes(EXAMPLE))
    throw new Error(`${file}: the naive answer is already wrong on the example, where it must be right.`);
  if (!killed.includes(problem.naive.killedBy))
    throw new Error(`${file}: the naive answer is right on "${problem.naive.killedBy}", where it must be wrong.`);
  return { approaches, naive, failsOn: killed };
}

function shownTable(table: DatasetTable, rows: readonly SqlRow[]): ShownTable {
  return {
    name: table.name,
    columns: table.columns.map((column) => ({
      name: column.name,
      type: columnType(column, 'postgres'),
      keys: columnKeys(column, table.primaryKey),
    })),
    rows,
  };
}

function shownDatasets({ dataset, edges }: SqlProblem, language: keyof Bilingual): ShownDataset[] {
  return [
    { id: EXAMPLE, tables: dataset.tables.map((table) => shownTable(table, table.rows)) },
    ...edges.map(({ id, title, rows }) => ({
      id,
      title: title[language],
      tables: dataset.tables.map((table) => shownTable(table, rows[table.name] ?? [])),
    })),
  ];
}

function comparedRows(expected: StatementResult, actual: StatementResult): ComparedRow[] {
  const { missing, extra } = diffRows(expected.rows, actual.rows);
  const both = expected.rows.filter((row) => !missing.includes(row));
  return [
    ...both.map((row) => ({ row, presence: 'both' }) as const),
    ...missing.map((row) => ({ row, presence: 'missing' }) as const),
    ...extra.map((row) => ({ row, presence: 'extra' }) as const),
  ];
}

/**
 * Builds the data of a problem's page in one language; all answers in it come from actual runs.
 *
 * @throws an error with the file of the definition if it does not behave as declared
 */
export async function viewSqlProblem(
  problem: SqlProblem,
  language: keyof Bilingual,
  imageOf: (dataset: string) => DatasetImage,
): Promise<ProblemView> {
  const run = await runSqlProblem(problem, imageOf);
  const datasets = shownDatasets(problem, language);
  const at = datasets.findIndex(({ id }) => id === problem.naive.killedBy);
  const [reference] = run.approaches;
  const [example, killer] = [datasets[0], datasets[at]];
  const [first, right, wrong] = [reference?.[0]?.[0], reference?.[at]?.[0], run.naive[at]];
  if (!example || !killer || !first || !right || !wrong?.[0]) throw new Error(`${problem.id} has not run.`);
  const expected = resultOf(right);
  return {
    example: { tables: example.tables, expected: resultOf(first) },
    approaches: {
      attempt: problem.exercises[0]?.id ?? '',
      datasets,
      approaches: problem.approaches.map(({ id, title, note }, index) => ({
        id,
        title: title[language],
        ...(note && { note: note[language] }),
        blocks: run.approaches[index] ?? [],
      })),
      naive: { title: problem.naive.title[language], failsOn: run.failsOn },
    },
    naive: {
      dataset: killer,
      blocks: wrong,
      columns: expected.columns,
      rows: comparedRows(expected, resultOf(wrong[0])),
    },
  };
}
