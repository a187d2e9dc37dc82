import { expect, test } from 'vitest';
import { readProgress, writeProgress } from './progressText';
import { isRead, withAnswer, withLessonRead, withLessonUnread, withOutcome } from './record';
import { EMPTY_PROGRESS, type ExerciseOutcome } from './types';

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour);
const RIGHT: ExerciseOutcome = { solved: true, hintsShown: 0, solutionShown: false };
const WRONG: ExerciseOutcome = { ...RIGHT, solved: false };

test('marks a lesson as read, unread and read again, even within a millisecond or after the clock was set back', () => {
  const read = withLessonRead(EMPTY_PROGRESS, 'a', at(20));
  expect(isRead(read.lessons.a)).toBe(true);
  const unread = withLessonUnread(read, 'a', at(20));
  expect(isRead(unread.lessons.a)).toBe(false);
  const again = withLessonRead(unread, 'a', at(19));
  expect(isRead(again.lessons.a)).toBe(true);
  expect(again.lessons.a?.first).toBe(at(20).toISOString());
});

test('changes nothing when an unmarked lesson is unmarked', () => {
  expect(withLessonUnread(EMPTY_PROGRESS, 'a', at(20))).toBe(EMPTY_PROGRESS);
});

test('keeps the first time an exercise was solved, and updates the last attempt', () => {
  const first = withOutcome(EMPTY_PROGRESS, 'x', WRONG, at(19));
  expect(first.exercises.x?.solved).toBeUndefined();
  const solved = withOutcome(first, 'x', { ...RIGHT, hintsShown: 1 }, at(20));
  const again = withOutcome(solved, 'x', RIGHT, at(25));
  expect(again.exercises.x).toEqual({
    tried: at(25).toISOString(),
    solved: at(20).toISOString(),
    hints: 1,
    shown: false,
    reviews: { '2026-11-20': 2, '2026-11-25': 3 },
  });
});

test('keeps the first grade of a day', () => {
  const solved = withOutcome(EMPTY_PROGRESS, 'x', RIGHT, at(20));
  const again = withOutcome(solved, 'x', { ...RIGHT, solutionShown: true }, at(20, 13));
  expect(again.exercises.x?.reviews).toEqual({ '2026-11-20': 3 });
  expect(again.exercises.x?.shown).toBe(false);
});

test('grades giving up on an exercise solved earlier as forgotten, but not a wrong answer alone', () => {
  const solved = withOutcome(EMPTY_PROGRESS, 'x', RIGHT, at(20));
  expect(withOutcome(solved, 'x', WRONG, at(25)).exercises.x?.reviews).toEqual({ '2026-11-20': 3 });
  const forgotten = withOutcome(solved, 'x', { ...WRONG, solutionShown: true }, at(25));
  expect(forgotten.exercises.x?.reviews).toEqual({ '2026-11-20': 3, '2026-11-25': 1 });
});

test('schedules no review when the solution of an unsolved exercise is opened', () => {
  const shown = withOutcome(EMPTY_PROGRESS, 'x', { ...WRONG, solutionShown: true }, at(20));
  expect(shown.exercises.x).toMatchObject({ shown: true, reviews: {} });
});

test('replaces an earlier answer by a later one, whatever the clock says', () => {
  const wrong = withAnswer(EMPTY_PROGRESS, { quiz: 'z', question: 'q01', picks: [2, 0], right: false }, at(20));
  expect(wrong.quizzes.z?.q01?.picks).toEqual([0, 2]);
  const right = withAnswer(wrong, { quiz: 'z', question: 'q01', picks: [1], right: true }, at(18));
  expect(right.quizzes.z?.q01?.right).toBe(true);
  expect((right.quizzes.z?.q01?.at ?? '') > (wrong.quizzes.z?.q01?.at ?? '')).toBe(true);
});

test.each([
  ['never set', new Date(0)],
  ['before the year 2000', new Date('1999-12-31T23:59:59.999Z')],
  ['before it could be', new Date(-1e15)],
  ['telling nothing', new Date(Number.NaN)],
  ['in the year 2999', new Date('2999-12-31T23:59:59.999Z')],
  ['beyond the year 9999', new Date(8.64e15)],
])('with a clock %s, every mark is stored, read back and can be removed', (_name, clock) => {
  const read = withLessonRead(withLessonRead(EMPTY_PROGRESS, 'a', clock), 'b', clock);
  const all = withAnswer(
    withOutcome(withLessonUnread(read, 'b', clock), 'x', RIGHT, clock),
    { quiz: 'z', question: 'q01', picks: [0], right: true },
    clock,
  );
  expect(readProgress(writeProgress(all))).toEqual({ progress: all, damaged: 0 });
  expect([isRead(all.lessons.a), isRead(all.lessons.b)]).toEqual([true, false]);
  expect(all.exercises.x?.solved).toBeDefined();
  // The clock has been set in the meantime.
  const later = withLessonRead(withLessonUnread(all, 'a', at(20)), 'b', at(20));
  expect(readProgress(writeProgress(later))).toEqual({ progress: later, damaged: 0 });
  expect([isRead(later.lessons.a), isRead(later.lessons.b)]).toEqual([false, true]);
});
