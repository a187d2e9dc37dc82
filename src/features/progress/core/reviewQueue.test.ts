import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextReview, reviewQueue } from './reviewQueue';
import { EMPTY_PROGRESS, type ExerciseRecord, type Grade, type Progress } from './types';

const solvedOn = (reviews: ExerciseRecord['reviews']): ExerciseRecord => ({
  tried: '2026-11-21T00:00:00.000Z',
  hints: 0,
  shown: false,
  reviews,
});
const progress = (exercises: Progress['exercises']): Progress => ({ ...EMPTY_PROGRESS, exercises });
const all = () => true;
/** Later than every day in the tests. */
const TODAY = '2029-01-01';
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test('schedules an exercise later the better it was remembered', () => {
  const gaps = ([1, 2, 3] as const).map((grade) =>
    days('2026-11-01', nextReview({ '2026-11-01': grade }, TODAY) ?? ''),
  );
  expect(gaps).toEqual([1, 2, 3]);
});

test('lengthens the interval with each success, and shortens it after forgetting', () => {
  const first = nextReview({ '2026-11-01': 3 }, TODAY)!;
  const second = nextReview({ '2026-11-01': 3, [first]: 3 }, TODAY)!;
  const third = nextReview({ '2026-11-01': 3, [first]: 3, [second]: 3 }, TODAY)!;
  expect(days(first, second)).toBeGreaterThan(days('2026-11-01', first));
  expect(days(second, third)).toBeGreaterThan(days(first, second));
  const forgotten = nextReview({ '2026-11-01': 3, [first]: 3, [second]: 1 }, TODAY)!;
  expect(days(second, forgotten)).toBeLessThan(days(first, second));
});

test('schedules between a day and a year after the last review, whatever the order of the entries', () => {
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.dictionary(day, fc.constantFrom<Grade>(1, 2, 3), { minKeys: 1, maxKeys: 12 }), (reviews) => {
      const last = Object.keys(reviews).sort().at(-1)!;
      const due = nextReview(reviews, TODAY)!;
      expect(days(last, due)).toBeGreaterThanOrEqual(1);
      expect(days(last, due)).toBeLessThanOrEqual(365);
      expect(nextReview(Object.fromEntries(Object.entries(reviews).reverse()), TODAY)).toBe(due);
    }),
  );
});

test('never schedules an unsolved exercise', () => {
  expect(nextReview({}, TODAY)).toBeUndefined();
  expect(reviewQueue(progress({ a: solvedOn({}) }), '2026-12-31', all)).toEqual({ due: [] });
});

test('lists due exercises, longest wait first, without those that no page shows', () => {
  const exercises = {
    b: solvedOn({ '2026-11-10': 3 }),
    a: solvedOn({ '2026-11-10': 3 }),
    old: solvedOn({ '2026-10-01': 3 }),
    gone: solvedOn({ '2026-10-01': 3 }),
    fresh: solvedOn({ '2026-11-20': 3 }),
  };
  const queue = reviewQueue(progress(exercises), '2026-11-21', (id) => id !== 'gone');
  expect(queue.due.map(({ id }) => id)).toEqual(['old', 'a', 'b']);
  expect(queue.next).toBeUndefined();
});

test('returns the next due day when nothing is due', () => {
  const queue = reviewQueue(progress({ a: solvedOn({ '2026-11-21': 3 }) }), '2026-11-21', all);
  expect(queue).toEqual({ due: [], next: nextReview({ '2026-11-21': 3 }, '2026-11-21') });
});

test.each(['1970-01-01', '1999-12-31', '2999-12-31'])(
  'makes an exercise solved only by a wrong clock on %s due today, and schedules it once the clock is right',
  (wrong) => {
    const today = '2026-11-21';
    const solved = progress({ a: solvedOn({ [wrong]: 3 }) });
    expect(reviewQueue(solved, today, all)).toEqual({ due: [{ id: 'a', due: today }] });
    const again = progress({ a: solvedOn({ [wrong]: 3, [today]: 3 }) });
    expect(reviewQueue(again, today, all)).toEqual({ due: [], next: nextReview({ [today]: 3 }, today) });
  },
);

test('under a clock that was never set, makes only what that clock has dated due', () => {
  const exercises = { a: solvedOn({ '2026-11-21': 3 }), b: solvedOn({ '1970-01-01': 3 }) };
  expect(reviewQueue(progress(exercises), '1970-01-01', all)).toEqual({ due: [{ id: 'b', due: '1970-01-01' }] });
});

test('counts a review from a time zone where it is already tomorrow', () => {
  expect(nextReview({ '2026-11-22': 3 }, '2026-11-21')).toBe(nextReview({ '2026-11-22': 3 }, '2026-11-22'));
});
