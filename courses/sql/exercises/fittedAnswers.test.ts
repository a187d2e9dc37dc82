import { beforeAll, expect, it } from 'vitest';
import { hiddenDatasetOf, type SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { Grader } from '../../../src/features/sql-lab/core/grading/grade';
import { withTrials } from '../../../src/features/sql-lab/node/differential/trialSets';
import { openGradeRunners } from '../../../tests/gradeRunners';
import { EXERCISE_DATASETS, HIDDEN_DATASETS } from '../datasets';
import { FITTED_ANSWERS } from './fittedAnswers';
import { exerciseById, EXERCISES } from '.';

const runners = openGradeRunners();

/** The exercises with their small databases, by id. */
const complete = new Map<string, SqlExercise>();
beforeAll(async () => {
  const fitted = EXERCISES.filter(({ id }) => FITTED_ANSWERS.some((answer) => answer.id === id));
  for (const exercise of await withTrials(fitted, EXERCISE_DATASETS)) complete.set(exercise.id, exercise);
}, 300_000);

it.each(FITTED_ANSWERS)('$id refuses an answer that fits the visible rows only, on $engine: $sql', async (answer) => {
  const exercise = complete.get(answer.id) ?? exerciseById(answer.id);
  const grader = new Grader(exercise, hiddenDatasetOf(exercise, HIDDEN_DATASETS), runners[answer.engine]);
  const { passed, findings } = await grader.grade(answer.sql);
  expect(passed).toBe(false);
  // A mistake in the text of the answer would prove nothing about the rows.
  expect(
    findings.filter((finding) => finding.code === 'error' && /syntax|no such/i.test(finding.error.message)),
  ).toEqual([]);
});
