import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProgress } from './anyProgress';
import { LONG_AGO } from './calendar';
import { readProgress, writeProgress } from './progressText';
import { entryOf, isRead } from './record';
import { EMPTY_PROGRESS } from './types';

const LESSON = { first: '2026-11-20T01:00:00.000Z', last: '2026-11-21T01:00:00.000Z' };

test('reads back what it writes', () => {
  fc.assert(
    fc.property(anyProgress, (progress) => {
      expect(readProgress(writeProgress(progress))).toEqual({ progress, damaged: 0 });
    }),
  );
});

test('reads nothing stored as an empty progress, not as a damaged one', () => {
  expect(readProgress(null)).toEqual({ progress: EMPTY_PROGRESS, damaged: 0 });
});

test.each([
  '',
  'null',
  '[]',
  '42',
  '"text"',
  '{}',
  '{"version":1}',
  '{"version":0,"lessons":{}}',
  '{"version":"1","lessons":{}}',
  '{"version":1.5,"lessons":{}}',
  '<html>',
  '{"version":1,"lessons":',
])('%s is no progress at all', (text) => {
  expect(readProgress(text)).toEqual({ progress: EMPTY_PROGRESS, damaged: 'all' });
});

test('returns a result of the right shape for any text and any JSON', () => {
  const shaped = fc.record({
    version: fc.constant(1),
    lessons: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())),
    exercises: fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())),
    quizzes: fc.dictionary(fc.string(), fc.dictionary(fc.string(), fc.jsonValue())),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        shaped.map((value) => JSON.stringify(value)),
      ),
      (text) => {
        const { progress } = readProgress(text);
        expect(readProgress(writeProgress(progress))).toEqual({ progress, damaged: 0 });
      },
    ),
  );
});

test('counts and leaves out damaged entries, and keeps the rest', () => {
  const text = JSON.stringify({
    version: 1,
    lessons: {
      good: LESSON,
      'bad day': LESSON,
      wrong: { first: 'yesterday', last: LESSON.last },
      impossible: { ...LESSON, last: '2026-13-45T99:00:00.000Z' },
      list: [LESSON],
    },
    exercises: {
      'sql-01-01': { tried: LESSON.last, hints: 1, shown: false, reviews: { '2026-11-21': 3 }, extra: '<b>' },
      'sql-01-02': { tried: LESSON.last, hints: -1, shown: false, reviews: {} },
      'sql-01-03': { tried: LESSON.last, hints: 0, shown: false, reviews: { '2026-11-21': 9 } },
      'sql-01-04': { tried: LESSON.last, hints: 0, shown: 'no', reviews: {} },
    },
    quizzes: { review: { q01: { at: LESSON.last, picks: [0], right: true }, q02: { at: LESSON.last, picks: 'all' } } },
  });
  expect(readProgress(text)).toEqual({
    damaged: 7,
    progress: {
      lessons: { good: LESSON, impossible: { ...LESSON, last: LONG_AGO } },
      exercises: { 'sql-01-01': { tried: LESSON.last, hints: 1, shown: false, reviews: { '2026-11-21': 3 } } },
      quizzes: { review: { q01: { at: LESSON.last, picks: [0], right: true } } },
    },
  });
});

test('keeps a mark whose day is not in the calendar, without its day', () => {
  const text = JSON.stringify({
    version: 1,
    lessons: {
      first: { first: '2026-02-31T01:00:00.000Z', last: LESSON.last },
      both: { first: '2026-02-31T01:00:00.000Z', last: '2026-02-31T01:00:00.000Z' },
      unread: { ...LESSON, unread: '2026-02-31T01:00:00.000Z' },
    },
    exercises: {
      x: {
        tried: '2026-02-31T01:00:00.000Z',
        solved: '2026-02-31T01:00:00.000Z',
        hints: 0,
        shown: false,
        reviews: { '2026-02-31': 3, '2026-04-31': 2, '2026-11-21': 1 },
      },
    },
    quizzes: { z: { q01: { at: '2026-02-31T01:00:00.000Z', picks: [0], right: true } } },
  });
  const { progress, damaged } = readProgress(text);
  expect(damaged).toBe(0);
  expect(Object.values(progress.lessons).every(isRead)).toBe(true);
  expect(progress.exercises.x).toMatchObject({
    solved: LONG_AGO,
    // Of two grades for one day the lower one is kept.
    reviews: { '1970-01-01': 2, '2026-11-21': 1 },
  });
  expect(progress.quizzes.z?.q01).toMatchObject({ at: LONG_AGO, right: true });
  expect(readProgress(writeProgress(progress))).toEqual({ progress, damaged: 0 });
});

test.each(['1969-12-31', '1970-01-01', '1999-12-31', '2999-12-31', '9999-12-31'])('keeps marks of %s', (day) => {
  const at = `${day}T12:00:00.000Z`;
  const progress = {
    lessons: { a: { first: at, last: at } },
    exercises: { x: { tried: at, solved: at, hints: 0, shown: false, reviews: { [day]: 3 as const } } },
    quizzes: { z: { q01: { at, picks: [0], right: true } } },
  };
  expect(readProgress(writeProgress(progress))).toEqual({ progress, damaged: 0 });
});

test('does not accept property names that every object inherits', () => {
  const text = `{"version":1,"lessons":{"__proto__":${JSON.stringify(LESSON)},"constructor":${JSON.stringify(LESSON)}}}`;
  const { progress, damaged } = readProgress(text);
  expect(damaged).toBe(1);
  expect(({} as Record<string, unknown>).first).toBeUndefined();
  expect(entryOf(progress.lessons, 'constructor')).toEqual(LESSON);
  expect(entryOf(progress.lessons, 'toString')).toBeUndefined();
  expect(entryOf(progress.lessons, '__proto__')).toBeUndefined();
});

test('migrates an older version step by step', () => {
  const steps = [
    ({ days, ...rest }: Record<string, unknown>) => ({ ...rest, read: days }),
    ({ read, ...rest }: Record<string, unknown>) => ({ ...rest, lessons: read }),
  ];
  const progress = { ...EMPTY_PROGRESS, lessons: { good: LESSON } };
  expect(readProgress(JSON.stringify({ version: 1, days: { good: LESSON } }), steps)).toEqual({ progress, damaged: 0 });
  expect(readProgress(JSON.stringify({ version: 2, read: { good: LESSON } }), steps)).toEqual({ progress, damaged: 0 });
  expect(readProgress(JSON.stringify({ version: 3, lessons: { good: LESSON } }), steps)).toEqual({
    progress,
    damaged: 0,
  });
});

test('does not read a newer version', () => {
  expect(readProgress('{"version":99,"anything":true}')).toEqual({
    progress: EMPTY_PROGRESS,
    damaged: 0,
    newer: true,
  });
});
