import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';
import { DAY_06 } from './day-06';
import { DAY_21 } from './day-21';

/** Every exercise of the course, in its order. */
export const EXERCISES: readonly SqlExercise[] = [...DAY_06, ...DAY_21];

/** The exercise of an id; the error says where exercises are written. */
export function exerciseById(id: string): SqlExercise {
  const exercise = EXERCISES.find((candidate) => candidate.id === id);
  if (!exercise) throw new Error(`There is no exercise "${id}". Exercises are written in courses/sql/exercises/.`);
  return exercise;
}
