import { expect, test } from 'vitest';
import { importProgress, totalsOf } from './importProgress';
import { writeProgress } from './progressText';
import { withAnswer, withLessonRead, withLessonUnread, withOutcome } from './record';
import { EMPTY_PROGRESS } from './types';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const LATER = new Date('2026-11-22T08:00:00.000Z');
const RIGHT = { solved: true, hintsShown: 0, solutionShown: false };
const here = withLessonRead(EMPTY_PROGRESS, 'a', NOW);
const elsewhere = withAnswer(
  withOutcome(withLessonRead(here, 'b', NOW), 'x', RIGHT, NOW),
  { quiz: 'z', question: 'q01', picks: [0], right: false },
  NOW,
);

test('adds what is new in a file, and nothing when the same file is imported again', () => {
  const first = importProgress(here, writeProgress(elsewhere));
  if (!first.ok) throw new Error(first.reason);
  expect(first.added).toEqual({ lessons: 1, exercises: 1, answers: 1 });
  expect(totalsOf(first.progress)).toEqual({ lessons: 2, exercises: 1, answers: 1 });
  expect(importProgress(first.progress, `\uFEFF${writeProgress(elsewhere)}`)).toMatchObject({
    ok: true,
    added: { lessons: 0, exercises: 0, answers: 0 },
    damaged: 0,
  });
});

test('removes a mark that was removed on another device', () => {
  const result = importProgress(here, writeProgress(withLessonUnread(here, 'a', LATER)));
  expect(result).toMatchObject({ ok: true, added: { lessons: 0 } });
  expect(result.ok && totalsOf(result.progress).lessons).toBe(0);
});

test('changes nothing for a file that is not a progress file', () => {
  expect(importProgress(here, '<html>')).toEqual({ ok: false, reason: 'foreign' });
  expect(importProgress(here, '{"version":7}')).toEqual({ ok: false, reason: 'newer' });
  expect(importProgress(here, '['.repeat(100_000))).toEqual({ ok: false, reason: 'foreign' });
});

test('counts damaged entries of a file', () => {
  const text = writeProgress(elsewhere).replace('"lessons":{', '"lessons":{"<img src=x>":{},');
  expect(importProgress(here, text)).toMatchObject({ ok: true, damaged: 1, added: { lessons: 1 } });
});
