import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';
import { DAY_01 } from './day-01';
import { DAY_02 } from './day-02';
import { DAY_03 } from './day-03';
import { DAY_04 } from './day-04';
import { DAY_05 } from './day-05';
import { DAY_06 } from './day-06';
import { DAY_07 } from './day-07';
import { DAY_08 } from './day-08';
import { DAY_09 } from './day-09';
import { DAY_10 } from './day-10';
import { DAY_12_A } from './day-12-a';
import { DAY_12_B } from './day-12-b';
import { DAY_21 } from './day-21';
import { REVIEW_01_A } from './review-01-a';
import { REVIEW_01_B } from './review-01-b';

/** Every exercise of the course, in its order. */
export const EXERCISES: readonly SqlExercise[] = [
  ...DAY_01,
  ...DAY_02,
  ...DAY_03,
  ...DAY_04,
  ...DAY_05,
  ...DAY_06,
  ...DAY_07,
  ...DAY_08,
  ...DAY_09,
  ...DAY_10,
  ...REVIEW_01_A,
  ...REVIEW_01_B,
  ...DAY_12_A,
  ...DAY_12_B,
  ...DAY_21,
];

/** The exercise of an id; the error says where exercises are written. */
export function exerciseById(id: string): SqlExercise {
  const exercise = EXERCISES.find((candidate) => candidate.id === id);
  if (!exercise) throw new Error(`There is no exercise "${id}". Exercises are written in courses/sql/exercises/.`);
  return exercise;
}
