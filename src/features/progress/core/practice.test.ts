import { expect, test } from 'vitest';
import { practiceOf } from './practice';
import { EMPTY_PROGRESS, type ExerciseRecord } from './types';

const at = '2026-11-01T08:00:00.000Z';
const tried: ExerciseRecord = { tried: at, hints: 0, shown: false, reviews: {} };

test('counts the solved exercises and returns the first unsolved one', () => {
  const exercises = ['a', 'b', 'toString', 'c'];
  expect(practiceOf({ exercises }, EMPTY_PROGRESS)).toEqual({ count: 4, solved: 0, afterSolution: 0, open: 'a' });
  const progress = {
    ...EMPTY_PROGRESS,
    exercises: { a: { ...tried, solved: at }, b: { ...tried, solved: at, shown: true }, c: tried },
  };
  expect(practiceOf({ exercises }, progress)).toEqual({ count: 4, solved: 2, afterSolution: 1, open: 'toString' });
  expect(practiceOf({ exercises: ['a', 'b'] }, progress)).toEqual({ count: 2, solved: 2, afterSolution: 1 });
  expect(practiceOf({ exercises: [] }, progress)).toEqual({ count: 0, solved: 0, afterSolution: 0 });
});
