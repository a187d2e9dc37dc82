import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { SQL_PROBLEMS } from '../courses/leetcode/database';
import { imageOfDataset } from '../courses/sql/datasets';
import type { EngineOutcome, LabBlock } from '../src/features/sql-lab/core/labBlock';
import { costFence } from '../src/features/sql-lab/core/sqlProblem';
import type { PlanNode } from '../src/features/sql-lab/core/plans/queryPlan';
import { formatValue } from '../src/features/sql-lab/core/sqlValue';
import type { EngineName, StatementResult } from '../src/features/sql-lab/core/types';
import { cachedPage } from '../src/features/sql-lab/node/cachedPage';
import { locateFences } from '../src/features/sql-lab/node/locateFences';
import { runPage, type PageProblem } from '../src/features/sql-lab/node/runPage';
import { languageOf } from '../src/remark/locationOf';
import { COLLECTIONS, listFiles, readText } from './content/contentPaths';
import type { Component, Fence } from './content/document';
import { parseDocument } from './content/parseDocument';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

function printResult({ command, columns, rows, rowCount }: StatementResult): void {
  if (columns.length > 0) console.log(`    ${columns.join(' | ')}`);
  for (const row of rows) console.log(`    ${row.map(formatValue).join(' | ')}`);
  console.log(`    (${command}, ${rowCount} rows)`);
}

function printPlan(nodes: readonly PlanNode[], depth = 2): void {
  for (const { label, details, children } of nodes) {
    console.log(`${'  '.repeat(depth)}${[label, ...details].join('; ')}`);
    printPlan(children, depth + 1);
  }
}

function printOutcome({ engine, results, error, plan }: EngineOutcome, agreed: boolean): void {
  console.log(agreed ? '  both engines' : `  ${engine}`);
  results.forEach(printResult);
  if (plan) printPlan(plan);
  if (error) console.log(`    ERROR ${error.code ?? ''} ${error.message}`);
}

function printBlock({ code, outcomes, agreed, timed }: LabBlock, line: number): void {
  console.log(`\n${line}: ${code.split('\n').join('\n    ')}`);
  for (const outcome of outcomes) printOutcome(outcome, agreed);
  for (const { label, plans } of timed?.ways ?? []) {
    for (const [engine, plan] of Object.entries(plans)) {
      console.log(`  ${label}, ${engine}`);
      printPlan(plan);
    }
  }
}

/** The fences that `<SqlCost>` stands for; the build reports unknown problems. */
function costFences(
  file: string,
  components: readonly Component[],
): Pick<Fence, 'language' | 'meta' | 'code' | 'line'>[] {
  return components.flatMap(({ name, identity, line }) => {
    const problem = name === 'SqlCost' && SQL_PROBLEMS.find(({ id }) => identity === ` id="${id}"`);
    return problem ? [{ language: 'sql', line, ...costFence(problem, languageOf(file)) }] : [];
  });
}

/** Runs the SQL fences of a document; prints the answers if the document was named on the command line. */
async function runDocument(file: string, isNamed: boolean): Promise<LabBlock[]> {
  const { components, fences, frontMatter } = parseDocument(file, readText(root, file) ?? '');
  const found = locateFences([...fences, ...costFences(file, components)]);
  const dataset = String(frontMatter.values.sql_dataset ?? 'nha_sach');
  if (!isNamed) return cachedPage(file, found, dataset, imageOfDataset);
  const blocks = await runPage(file, found, dataset, imageOfDataset);
  blocks.forEach((block, index) => printBlock(block, found[index]?.line ?? 0));
  return blocks;
}

const named = process.argv.slice(2).map((file) => path.relative(root, path.resolve(file)).split(path.sep).join('/'));
const files =
  named.length > 0
    ? named
    : COLLECTIONS.flatMap(({ vi, en }) => [vi, en]).flatMap((folder) => listFiles(root, folder, ['.mdx']));
const blocks: LabBlock[] = [];
let problems = 0;
for (const file of files) {
  try {
    blocks.push(...(await runDocument(file, named.length > 0)));
  } catch (error) {
    problems += 1;
    // Not by `instanceof`: tsx may load the class twice, as a module of either kind.
    const { line, message } = error as Partial<PageProblem> & Error;
    console.error(`${line === undefined ? file : `${file}:${line}`}: ${message}`);
  }
}
const ran = (engine: EngineName) => blocks.filter(({ engines }) => engines.includes(engine)).length;
console.log(
  `${blocks.length} SQL fences in ${files.length} documents: ${ran('sqlite')} run on SQLite, ${ran('postgres')} on PostgreSQL; ${problems} documents with a problem.`,
);
process.exit(problems > 0 ? 1 : 0);
