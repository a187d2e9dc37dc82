import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { SQL_PROBLEMS } from '../../leetcode/database';
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
import { DAY_11_A } from './day-11-a';
import { DAY_11_B } from './day-11-b';
import { DAY_12_A } from './day-12-a';
import { DAY_12_B } from './day-12-b';
import { DAY_13_A } from './day-13-a';
import { DAY_13_B } from './day-13-b';
import { DAY_14_A } from './day-14-a';
import { DAY_14_B } from './day-14-b';
import { DAY_15_A } from './day-15-a';
import { DAY_15_B } from './day-15-b';
import { DAY_16_A } from './day-16-a';
import { DAY_16_B } from './day-16-b';
import { DAY_17_A } from './day-17-a';
import { DAY_17_B } from './day-17-b';
import { DAY_18_A } from './day-18-a';
import { DAY_18_B } from './day-18-b';
import { DAY_19_A } from './day-19-a';
import { DAY_19_B } from './day-19-b';
import { DAY_20_A } from './day-20-a';
import { DAY_20_B } from './day-20-b';
import { DAY_21_A } from './day-21-a';
import { DAY_21_B } from './day-21-b';
import { DAY_22_A } from './day-22-a';
import { DAY_22_B } from './day-22-b';
import { DAY_23_A } from './day-23-a';
import { DAY_23_B } from './day-23-b';
import { DAY_24_A } from './day-24-a';
import { DAY_24_B } from './day-24-b';
import { DAY_25_A } from './day-25-a';
import { DAY_25_B } from './day-25-b';
import { DAY_26_A } from './day-26-a';
import { DAY_26_B } from './day-26-b';
import { DAY_27_A } from './day-27-a';
import { DAY_27_B } from './day-27-b';
import { DAY_28_A } from './day-28-a';
import { DAY_28_B } from './day-28-b';
import { DAY_29_A } from './day-29-a';
import { DAY_29_B } from './day-29-b';
import { DAY_30_A } from './day-30-a';
import { DAY_30_B } from './day-30-b';
import { REVIEW_01_A } from './review-01-a';
import { REVIEW_01_B } from './review-01-b';
import { REVIEW_02_A } from './review-02-a';
import { REVIEW_02_B } from './review-02-b';
import { REVIEW_02_C } from './review-02-c';
import { REVIEW_02_D } from './review-02-d';
import { REVIEW_03_A } from './review-03-a';
import { REVIEW_03_B } from './review-03-b';
import { REVIEW_03_C } from './review-03-c';
import { REVIEW_03_D } from './review-03-d';

/** Every exercise of the course in its order, then those of the LeetCode problems. */
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
  ...DAY_11_A,
  ...DAY_11_B,
  ...DAY_12_A,
  ...DAY_12_B,
  ...DAY_13_A,
  ...DAY_13_B,
  ...DAY_14_A,
  ...DAY_14_B,
  ...DAY_15_A,
  ...DAY_15_B,
  ...DAY_16_A,
  ...DAY_16_B,
  ...DAY_17_A,
  ...DAY_17_B,
  ...DAY_18_A,
  ...DAY_18_B,
  ...DAY_19_A,
  ...DAY_19_B,
  ...DAY_20_A,
  ...DAY_20_B,
  ...REVIEW_02_A,
  ...REVIEW_02_B,
  ...REVIEW_02_C,
  ...REVIEW_02_D,
  ...DAY_21_A,
  ...DAY_21_B,
  ...DAY_22_A,
  ...DAY_22_B,
  ...DAY_23_A,
  ...DAY_23_B,
  ...DAY_24_A,
  ...DAY_24_B,
  ...DAY_25_A,
  ...DAY_25_B,
  ...DAY_26_A,
  ...DAY_26_B,
  ...DAY_27_A,
  ...DAY_27_B,
  ...DAY_28_A,
  ...DAY_28_B,
  ...DAY_29_A,
  ...DAY_29_B,
  ...DAY_30_A,
  ...DAY_30_B,
  ...REVIEW_03_A,
  ...REVIEW_03_B,
  ...REVIEW_03_C,
  ...REVIEW_03_D,
  ...SQL_PROBLEMS.flatMap(({ exercises }) => exercises),
];

/** The exercise with an id; the error says where exercises are defined. */
export function exerciseById(id: string): SqlExercise {
  const exercise = EXERCISES.find((candidate) => candidate.id === id);
  if (!exercise) throw new Error(`There is no exercise "${id}". Exercises are written in courses/sql/exercises/.`);
  return exercise;
}
