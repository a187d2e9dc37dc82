import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiddenDatasetOf, type SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { Grader } from '../../../src/features/sql-lab/core/grading/grade';
import type { EngineName } from '../../../src/features/sql-lab/core/types';
import { columnsOf } from '../../../src/features/sql-lab/mutants/operators/operator';
import {
  judgeMutants,
  scoreExercise,
  type JudgedMutant,
  type MutationScore,
} from '../../../src/features/sql-lab/mutants/scoreExercise';
import { weakenCase } from '../../../src/features/sql-lab/mutants/weakenCase';
import { withTrials } from '../../../src/features/sql-lab/node/differential/trialSets';
import { openGradeRunners } from '../../../tests/gradeRunners';
import { TRIES_ALL } from '../../../tests/trials';
import { datasetById, EXERCISE_DATASETS, HIDDEN_DATASETS } from '../datasets';
import { FITTED_ANSWERS } from './fittedAnswers';
import { EXERCISES } from '.';

const runners = openGradeRunners();
const scores: MutationScore[] = [];
/** Grading on PostgreSQL takes a while on a busy machine. */
const TIMEOUT_MS = 60_000;

/** The exercises with their small databases, by id. */
const complete = new Map<string, SqlExercise>();
beforeAll(async () => {
  for (const exercise of await withTrials(EXERCISES, EXERCISE_DATASETS)) complete.set(exercise.id, exercise);
}, 300_000);
afterAll(() => {
  const sum = (count: (score: MutationScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const equivalent = scores.flatMap(({ id, equivalent: listed }) => listed.map(({ reason }) => `  ${id}: ${reason}`));
  const judged = sum(({ mutants }) => mutants) - equivalent.length;
  const refused = sum((score) => score.refused);
  console.log(
    `SQL mutation score: ${refused} of ${judged} mutants of ${scores.length} exercises refused (${((100 * refused) / judged).toFixed(1)} %); ` +
      `${equivalent.length} called equivalent:\n${[...new Set(equivalent)].join('\n')}`,
  );
});

const defaultEngine = ({ engine = 'sqlite' }: SqlExercise): EngineName => engine;
const columns = ({ dataset }: SqlExercise) => columnsOf(datasetById(dataset).tables);

const judged = new Map<string, Promise<readonly JudgedMutant[]>>();

/** The graded mutants of an exercise, cached because both tests need them. */
function judgedMutants(exercise: SqlExercise): Promise<readonly JudgedMutant[]> {
  const hidden = hiddenDatasetOf(exercise, HIDDEN_DATASETS);
  const known =
    judged.get(exercise.id) ?? judgeMutants(exercise, hidden, columns(exercise), runners[defaultEngine(exercise)]);
  judged.set(exercise.id, known);
  return known;
}

describe('plausible wrong answers made from the solutions', () => {
  it.each(EXERCISES)(
    '$id refuses every mutant that is not equivalent',
    async (listed) => {
      const exercise = complete.get(listed.id) ?? listed;
      const score = scoreExercise(exercise, await judgedMutants(exercise));
      scores.push(score);
      expect(
        { passed: score.survivors, stale: score.stale },
        `npm run sql:mutants -- ${exercise.id} --propose`,
      ).toEqual({
        passed: [],
        stale: [],
      });
    },
    TIMEOUT_MS,
  );
});

interface WrongText {
  readonly sql: string;
  readonly engine: EngineName;
  /** Index of the trial that refuses it. */
  readonly refusedAt: number | undefined;
}

const gradersOf = (exercise: SqlExercise, dataset: string) => ({
  sqlite: new Grader(exercise, dataset, runners.sqlite),
  postgres: new Grader(exercise, dataset, runners.postgres),
});

/** `npm run test:all` weakens each case row by row, which takes as long as judging all mutants. */
describe.skipIf(!TRIES_ALL)('hidden cases', () => {
  it.each(EXERCISES.filter(({ hidden = [] }) => hidden.some(({ isShown }) => !isShown)))(
    '$id needs every row of its hidden cases',
    async (listed) => {
      const exercise = complete.get(listed.id) ?? listed;
      const dataset = hiddenDatasetOf(exercise, HIDDEN_DATASETS);
      const engine = defaultEngine(exercise);
      const mutants = await judgedMutants(exercise);
      const equivalent = new Set(exercise.equivalent?.map(({ sql }) => sql));
      const listedAnswers = [
        ...exercise.wrong.map(({ sql }) => ({ sql, engine })),
        ...FITTED_ANSWERS.filter(({ id }) => id === exercise.id),
      ];
      const answers: WrongText[] = mutants
        .filter(({ sql }) => !equivalent.has(sql))
        .map(({ sql, refusedAt }) => ({ sql, engine, refusedAt }));
      const graders = gradersOf(exercise, dataset);
      for (const answer of listedAnswers)
        answers.push({ ...answer, refusedAt: (await graders[answer.engine].findFailure(answer.sql))?.trial });
      for (const [index, hiddenCase] of (exercise.hidden ?? []).entries()) {
        if (hiddenCase.isShown) continue;
        // Only answers that this case is the first to catch may need it; the small databases come after all cases.
        const caught = answers.filter(({ refusedAt }) => refusedAt === index + 2);
        for (const weaker of weakenCase(hiddenCase)) {
          const hidden = (exercise.hidden ?? []).map((other) => (other === hiddenCase ? weaker : other));
          const weakGraders = gradersOf({ ...exercise, hidden }, dataset);
          // Sequentially, because all of them share one engine.
          let lost: string | undefined;
          for (const { sql, engine: name } of caught) {
            if (lost !== undefined) break;
            // Rows that the schema rejects are no smaller case.
            if (!(await weakGraders[name].findFailure(sql).catch(() => undefined))) lost = sql;
          }
          expect(
            lost,
            `case ${index + 1} and the small databases catch as much with this alone, so make it smaller: ${weaker.sql || 'nothing'}`,
          ).toBeDefined();
        }
      }
    },
    TIMEOUT_MS,
  );
});
