import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProgress } from './anyProgress';
import { mergeProgress } from './merge';
import { readProgress, writeProgress } from './progressText';
import { nextReview } from './reviewQueue';
import { readSolvedMarks } from './solvedMarks';
import { EMPTY_PROGRESS } from './types';

const NOTHING = { progress: EMPTY_PROGRESS, isWhole: true };

test('reads a mark as an exercise solved on its day, with the middle grade', () => {
  const { progress, isWhole } = readSolvedMarks('{"62-unique-paths":"2026-11-20"}');
  expect(isWhole).toBe(true);
  expect(progress).toEqual({
    ...EMPTY_PROGRESS,
    exercises: {
      '62-unique-paths': {
        tried: '2026-11-20T12:00:00.000Z',
        solved: '2026-11-20T12:00:00.000Z',
        hints: 0,
        shown: false,
        reviews: { '2026-11-20': 2 },
      },
    },
  });
  expect(nextReview({ '2026-11-20': 2 }, '2026-11-20')).toBeDefined();
});

test('reads nothing from no text and from no marks', () => {
  expect(readSolvedMarks(null)).toEqual(NOTHING);
  expect(readSolvedMarks('{}')).toEqual(NOTHING);
});

test.each(['', 'x', '[]', 'null', '5', '{"a":'])('treats %j as wholly damaged', (text) => {
  expect(readSolvedMarks(text)).toEqual({ ...NOTHING, isWhole: false });
});

test('reads the valid marks of a partly damaged text', () => {
  const { progress, isWhole } = readSolvedMarks(
    '{"a":"2026-01-01","b":5,"c":"soon","no id":"2026-01-01","__proto__":"2026-01-01"}',
  );
  expect(Object.keys(progress.exercises)).toEqual(['a']);
  expect(isWhole).toBe(false);
});

test('reads an impossible day as solved on an unknown day', () => {
  const { progress } = readSolvedMarks('{"a":"1970-01-01","b":"2026-02-31","c":"2026-13-45"}');
  expect(Object.values(progress.exercises).map(({ solved }) => solved?.slice(0, 10))).toEqual(
    Array.from({ length: 3 }, () => '1970-01-01'),
  );
});

test('gives the same result when marks are merged twice, and stores all of them', () => {
  const marks = fc.dictionary(
    fc.constantFrom('62-unique-paths', 'sql-06-01', 'constructor'),
    fc.constantFrom('2026-11-12', '1970-01-01', '2026-02-31', '9999-12-31'),
  );
  fc.assert(
    fc.property(marks, anyProgress, (stored, known) => {
      const { progress, isWhole } = readSolvedMarks(JSON.stringify(stored));
      expect(isWhole).toBe(true);
      const once = mergeProgress(known, progress);
      expect(mergeProgress(once, progress)).toEqual(once);
      expect(readProgress(writeProgress(once))).toEqual({ progress: once, damaged: 0 });
      for (const id of Object.keys(stored)) expect(once.exercises[id]?.solved).toBeDefined();
    }),
  );
});
