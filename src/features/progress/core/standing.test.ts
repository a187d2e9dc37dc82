import { expect, it } from 'vitest';
import { daysOfStages, type Course, type CourseLesson } from './course';
import { standingIn } from './standing';
import { withLessonRead, withOutcome } from './record';
import { EMPTY_PROGRESS } from './types';

const lesson = (number: number, more: Partial<CourseLesson> = {}): CourseLesson => ({
  id: `sql/${number}`,
  kind: 'day',
  number,
  title: `Day ${number}`,
  href: `/sql/${number}`,
  exercises: [`${number}-a`, `${number}-b`],
  ...more,
});

const course: Course = {
  id: 'sql',
  stages: [
    { title: 'First', firstDay: 1 },
    { title: 'Second', firstDay: 3 },
  ],
  lessons: [lesson(1), lesson(2), { ...lesson(1), id: 'sql/review', kind: 'review' }, lesson(3), lesson(4)],
};

const NOW = new Date('2026-01-05T08:00:00Z');

it('counts what was read and solved, and continues with the first lesson that was not read', () => {
  const read = withLessonRead(withLessonRead(EMPTY_PROGRESS, 'sql/1', NOW), 'sql/3', NOW);
  const progress = withOutcome(read, '2-a', { solved: true, hintsShown: 0, solutionShown: false }, NOW);
  expect(standingIn(course, progress)).toEqual({ read: 2, solved: 1, exercises: 10, next: course.lessons[1] });
});

it('skips lessons that are not written, and has no next one when all are read', () => {
  const lessons = [{ ...lesson(1), href: undefined }, lesson(2)] as CourseLesson[];
  expect(standingIn({ ...course, lessons }, EMPTY_PROGRESS).next?.number).toBe(2);
  expect(standingIn({ ...course, lessons }, withLessonRead(EMPTY_PROGRESS, 'sql/2', NOW)).next).toBeUndefined();
});

it('divides the days among the stages', () => {
  expect(daysOfStages(course).map(({ title, days }) => [title, days.map(({ number }) => number)])).toEqual([
    ['First', [1, 2]],
    ['Second', [3, 4]],
  ]);
});
