import { expect, test } from 'vitest';
import { problemsOf } from '../../../src/features/quiz/core/quiz';
import { QUIZZES } from '.';

test('every quiz is sound', () => {
  expect(QUIZZES.flatMap(problemsOf)).toEqual([]);
});

test('every quiz has an id of its own', () => {
  expect(new Set(QUIZZES.map(({ id }) => id)).size).toBe(QUIZZES.length);
});
