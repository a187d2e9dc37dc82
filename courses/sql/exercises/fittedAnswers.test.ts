import { expect, it } from 'vitest';
import { hiddenDatasetOf } from '../../../src/features/sql-lab/core/grading/exercise';
import { Grader } from '../../../src/features/sql-lab/core/grading/grade';
import { openGradeRunners } from '../../../tests/gradeRunners';
import { HIDDEN_DATASETS } from '../datasets';
import { FITTED_ANSWERS } from './fittedAnswers';
import { exerciseById } from '.';

const runners = openGradeRunners();

it.each(FITTED_ANSWERS)('$id refuses an answer that fits the visible rows only, on $engine: $sql', async (answer) => {
  const exercise = exerciseById(answer.id);
  const grader = new Grader(exercise, hiddenDatasetOf(exercise, HIDDEN_DATASETS), runners[answer.engine]);
  const { passed, findings } = await grader.grade(answer.sql);
  expect(passed).toBe(false);
  // A mistake in the text of the answer would prove nothing about the rows.
  expect(
    findings.filter((finding) => finding.code === 'error' && /syntax|no such/i.test(finding.error.message)),
  ).toEqual([]);
});
