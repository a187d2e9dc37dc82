/**
 * Prints how the graders of the SQL exercises judge plausible wrong answers made from their solutions.
 *
 *   npm run sql:mutants                     every exercise
 *   npm run sql:mutants -- sql-06           exercises whose id begins with this, and the mutants that passed
 *   npm run sql:mutants -- sql-06 --propose also looks for rows that distinguish these from the solution
 *
 * Exits with 1 if a mutant passed that is not listed as equivalent, or a listed one is stale.
 */
import process from 'node:process';
import { DATASETS, datasetById, EXERCISE_DATASETS, HIDDEN_DATASETS, imageOfDataset } from '../courses/sql/datasets';
import { EXERCISES } from '../courses/sql/exercises';
import { hiddenDatasetOf, type SqlExercise } from '../src/features/sql-lab/core/grading/exercise';
import type { GradeRunner } from '../src/features/sql-lab/core/grading/grade';
import type { EngineName } from '../src/features/sql-lab/core/types';
import { columnsOf } from '../src/features/sql-lab/mutants/operators/operator';
import { proposeCase } from '../src/features/sql-lab/mutants/proposeCase';
import { judgeMutants, scoreExercise, type MutationScore } from '../src/features/sql-lab/mutants/scoreExercise';
import { withTrials } from '../src/features/sql-lab/node/differential/trialSets';
import { nodeGradeRunner } from '../src/features/sql-lab/node/gradeRunner';

const words = process.argv.slice(2);
const isProposing = words.includes('--propose');
const [prefix = ''] = words.filter((word) => !word.startsWith('--'));
const chosen = EXERCISES.filter(({ id }) => id.startsWith(prefix));
if (chosen.length === 0) {
  console.error(`No exercise begins with "${prefix}". Exercises are written in courses/sql/exercises/.`);
  process.exit(1);
}

const runners = new Map<EngineName, GradeRunner & { dispose(): Promise<void> }>();
const runnerOf = (engine: EngineName) => {
  const runner = runners.get(engine) ?? nodeGradeRunner(engine, imageOfDataset);
  runners.set(engine, runner);
  return runner;
};

async function report(exercise: SqlExercise): Promise<MutationScore> {
  const runner = runnerOf(exercise.engine ?? 'sqlite');
  const hidden = hiddenDatasetOf(exercise, HIDDEN_DATASETS);
  const { tables } = DATASETS[exercise.dataset] ?? { tables: [] };
  const score = scoreExercise(exercise, await judgeMutants(exercise, hidden, columnsOf(tables), runner));
  const { id, mutants, refused, equivalent, survivors, stale } = score;
  console.log(`${id}: ${refused} of ${mutants} refused, ${equivalent.length} equivalent, ${survivors.length} passed`);
  if (prefix === '' && survivors.length > 0) return score;
  for (const { what, sql } of survivors) {
    console.log(`  passed: ${what}\n    ${sql.replaceAll('\n', ' ')}`);
    if (!isProposing) continue;
    const rows = await proposeCase(exercise, datasetById(hidden), sql, runner);
    console.log(rows === undefined ? '    no rows found that tell it from the solution' : `    rows: ${rows}`);
  }
  for (const { sql } of stale) console.log(`  stale in "equivalent": ${sql}`);
  return score;
}

const scores: MutationScore[] = [];
for (const exercise of await withTrials(chosen, EXERCISE_DATASETS)) scores.push(await report(exercise));
for (const runner of runners.values()) await runner.dispose();

const sum = (count: (score: MutationScore) => number) => scores.reduce((total, score) => total + count(score), 0);
const equivalent = sum((score) => score.equivalent.length);
const judged = sum(({ mutants }) => mutants) - equivalent;
const refused = sum((score) => score.refused);
for (const { id, equivalent: listed } of scores)
  for (const { sql, reason } of listed) console.log(`equivalent in ${id}: ${reason}\n    ${sql.replaceAll('\n', ' ')}`);
console.log(
  `\n${scores.length} exercises: ${refused} of ${judged} mutants refused (${((100 * refused) / judged).toFixed(1)} %), ${equivalent} equivalent.`,
);
process.exit(scores.some(({ survivors, stale }) => survivors.length + stale.length > 0) ? 1 : 0);
