import { expect, test } from 'vitest';
import { problemsOf } from '../../../src/features/quiz/core/quiz';
import { QUIZZES } from '.';

test('finds no problems in any quiz', () => {
  expect(QUIZZES.flatMap(problemsOf)).toEqual([]);
});

test('gives every quiz a unique id', () => {
  expect(new Set(QUIZZES.map(({ id }) => id)).size).toBe(QUIZZES.length);
});
