import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProgress } from './anyProgress';
import { mergeProgress } from './merge';
import { readProgress, writeProgress } from './progressText';
import { isRead, withAnswer, withLessonRead, withLessonUnread, withOutcome } from './record';
import { EMPTY_PROGRESS, type Progress } from './types';

test('merging is commutative', () => {
  fc.assert(
    fc.property(anyProgress, anyProgress, (a, b) => {
      expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
    }),
  );
});

test('merging is associative', () => {
  fc.assert(
    fc.property(anyProgress, anyProgress, anyProgress, (a, b, c) => {
      expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
    }),
  );
});

test('merging is idempotent, and the empty progress is its neutral element', () => {
  fc.assert(
    fc.property(anyProgress, anyProgress, (a, b) => {
      expect(mergeProgress(a, a)).toEqual(a);
      expect(mergeProgress(a, EMPTY_PROGRESS)).toEqual(a);
      const once = mergeProgress(a, b);
      expect(mergeProgress(once, b)).toEqual(once);
    }),
  );
});

test('devices that exchange their files in any order end up with equal progress', () => {
  fc.assert(
    fc.property(fc.array(anyProgress, { minLength: 2, maxLength: 5 }), fc.gen(), (files, draw) => {
      const shuffled = draw(fc.shuffledSubarray, files, { minLength: files.length });
      expect(shuffled.reduce(mergeProgress)).toEqual(files.reduce(mergeProgress));
    }),
  );
});

test('merging an older file never loses what a device has recorded', () => {
  fc.assert(
    fc.property(anyProgress, fc.constantFrom('sql-06-01', 'sql-09-09'), (older, id) => {
      const now = new Date('2026-11-25T08:00:00.000Z');
      const solved = withOutcome(older, id, { solved: true, hintsShown: 0, solutionShown: false }, now);
      const answered = withAnswer(solved, { quiz: id, question: 'q01', picks: [1], right: true }, now);
      const read = withLessonRead(answered, id, now);
      expect(mergeProgress(older, read)).toEqual(mergeProgress(read, EMPTY_PROGRESS));
      const merged = mergeProgress(withLessonUnread(read, id, now), read);
      expect(isRead(merged.lessons[id])).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('a merged progress can be stored and read back', () => {
  fc.assert(
    fc.property(anyProgress, anyProgress, (a, b) => {
      const merged = mergeProgress(a, b);
      expect(readProgress(writeProgress(merged))).toEqual({ progress: merged, damaged: 0 });
    }),
  );
});

test('an implausible day from a wrong clock gives way to a plausible one', () => {
  const solvedAt = (at: string): Progress => ({
    ...EMPTY_PROGRESS,
    exercises: { x: { tried: at, solved: at, hints: 0, shown: false, reviews: {} } },
  });
  const merged = mergeProgress(solvedAt('1970-01-01T00:00:05.000Z'), solvedAt('2026-11-21T08:00:00.000Z'));
  expect(merged.exercises.x?.solved).toBe('2026-11-21T08:00:00.000Z');
});
