import fc from 'fast-check';
import type { AnswerRecord, ExerciseRecord, Grade, LessonRecord, Progress } from './types';

// Only a few ids, days and times, so that generated values often coincide.
const id = fc.constantFrom('sql-06-01', 'sql-06-02', 'database/learn-sql-in-30-days/03-select-basics', 'constructor');
const instant = fc.oneof(
  {
    arbitrary: fc.integer({ min: 0, max: 40 }).map((hour) => new Date(Date.UTC(2026, 10, 20, hour)).toISOString()),
    weight: 6,
  },
  // Times of clocks that are wrong.
  fc.constantFrom('1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.001Z', '2999-12-31T23:59:59.999Z'),
);
const day = fc.oneof(
  { arbitrary: fc.integer({ min: 10, max: 14 }).map((date) => `2026-11-${date}`), weight: 6 },
  fc.constantFrom('1970-01-01', '2999-12-31'),
);
const count = fc.integer({ min: 0, max: 3 });

const lesson: fc.Arbitrary<LessonRecord> = fc.record(
  { first: instant, last: instant, unread: instant },
  { requiredKeys: ['first', 'last'] },
);

const exercise: fc.Arbitrary<ExerciseRecord> = fc.record(
  {
    tried: instant,
    solved: instant,
    hints: count,
    shown: fc.boolean(),
    reviews: fc.dictionary(day, fc.constantFrom<Grade>(1, 2, 3)),
  },
  { requiredKeys: ['tried', 'hints', 'shown', 'reviews'] },
);

const answer: fc.Arbitrary<AnswerRecord> = fc.record({
  at: instant,
  picks: fc.uniqueArray(count).map((picks) => picks.sort()),
  right: fc.boolean(),
});

const question = fc.constantFrom('q01', 'q02');

/** Any progress, for property tests. */
export const anyProgress: fc.Arbitrary<Progress> = fc.record({
  lessons: fc.dictionary(id, lesson),
  exercises: fc.dictionary(id, exercise),
  quizzes: fc.dictionary(id, fc.dictionary(question, answer)),
});
