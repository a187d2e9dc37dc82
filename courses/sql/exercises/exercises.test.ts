import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { datasetImage } from '../../../src/features/sql-lab/core/data/datasetScript';
import {
  exerciseProblems,
  hiddenDatasetOf,
  solutionsOn,
  type SqlExercise,
} from '../../../src/features/sql-lab/core/grading/exercise';
import { Grader } from '../../../src/features/sql-lab/core/grading/grade';
import { lastResult } from '../../../src/features/sql-lab/core/grading/lastResult';
import { ENGINE_NAMES } from '../../../src/features/sql-lab/core/types';
import { withTrials } from '../../../src/features/sql-lab/node/differential/trialSets';
import { nodeGradeRunner } from '../../../src/features/sql-lab/node/gradeRunner';
import { postgresBytes } from '../../../src/features/sql-lab/node/postgresFiles';
import { TRIES_ALL } from '../../../tests/trials';
import { datasetById, EXERCISE_DATASETS, HIDDEN_DATASETS } from '../datasets';
import { exerciseById, EXERCISES } from '.';

/** On a clean machine the PostgreSQL snapshot is created first, which takes a while. */
beforeAll(postgresBytes, 300_000);

/** The exercises with their small databases, by id. */
const complete = new Map<string, SqlExercise>();
beforeAll(async () => {
  for (const exercise of await withTrials(EXERCISES, EXERCISE_DATASETS)) complete.set(exercise.id, exercise);
}, 300_000);

it('defines every exercise completely and once', () => {
  expect(EXERCISES.flatMap(exerciseProblems)).toEqual([]);
  const ids = EXERCISES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('names the folder when an id is unknown', () => {
  expect(() => exerciseById('sql-99-99')).toThrow('courses/sql/exercises/');
});

const counts = { solutions: 0, wrong: 0 };
afterAll(() => {
  console.log(
    `${EXERCISES.length} exercises: ${counts.solutions} solutions and ${counts.wrong} wrong answers executed.`,
  );
});

describe.each(ENGINE_NAMES)('on %s', (engine) => {
  const runner = nodeGradeRunner(engine, (id) => datasetImage(datasetById(id)));
  afterAll(() => runner.dispose());

  it.each(EXERCISES.filter((exercise) => (exercise.engine ?? engine) === engine))(
    '$id accepts every solution and refuses every wrong answer',
    async (listed) => {
      const exercise = complete.get(listed.id) ?? listed;
      const hidden = hiddenDatasetOf(exercise, HIDDEN_DATASETS);
      const grader = new Grader(exercise, hidden, runner);
      // A right answer runs on all small databases, which takes PostgreSQL long: `npm test` leaves it to `trials.test.ts`.
      const isBrief = engine === 'postgres' && !TRIES_ALL;
      const solutionGrader = isBrief ? new Grader(listed, hidden, runner) : grader;
      const solutions = solutionsOn(exercise, engine);
      runner.announce([...solutions, ...exercise.wrong].map(({ sql }) => sql));
      for (const { sql } of solutions) {
        expect(await solutionGrader.grade(sql), sql).toMatchObject({ passed: true });
        counts.solutions += 1;
      }
      if (exercise.compare.kind === 'result') {
        const setup = exercise.setup === undefined ? [] : [exercise.setup];
        const [{ sql } = { sql: '' }] = solutions;
        const { execution } = await runner.run(exercise.dataset, sql, { setup, withState: false });
        expect(lastResult(execution)?.rows, 'the rows that the reader is to find').not.toEqual([]);
      }
      for (const [index, { sql, message, engine: only = engine }] of exercise.wrong.entries()) {
        if (only !== engine) continue;
        const { passed, mistake } = await grader.grade(sql);
        expect(passed, `${sql}\ngives the right result on all data: add a hidden case on which it does not`).toBe(
          false,
        );
        expect(exercise.wrong[mistake ?? -1]?.message, sql).toEqual(message);
        expect(mistake, `${sql} does the same as another wrong answer`).toBe(index);
        counts.wrong += 1;
      }
    },
    // On PostgreSQL each check needs a fresh schema, and the machine may be busy.
    120_000,
  );
});
