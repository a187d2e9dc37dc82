import { expect, it } from 'vitest';
import { SQL_OUTLINE } from '../../../../courses/sql/outline';
import { lessonId } from './course';
import { describeLost, lostLessons } from './lostLessons';

const ROADMAP = `${SQL_OUTLINE.folder}/30-day-sql-learning-roadmap`;
const all = [...SQL_OUTLINE.lessons.map((lesson) => lessonId(SQL_OUTLINE, lesson)), ROADMAP, 'k6/index'];
const [first = '', ...others] = all;

it('has nothing to say about a complete course, nor about one with lessons that are only planned', () => {
  expect(describeLost(SQL_OUTLINE, all, 'outline.ts')).toBeUndefined();
  expect(describeLost(SQL_OUTLINE, others, 'outline.ts')).toBeUndefined();
  expect(lostLessons(SQL_OUTLINE, others)).toEqual({ planned: [first], strays: [] });
});

it('accepts a further document while no lesson is missing', () => {
  expect(describeLost(SQL_OUTLINE, [...all, `${SQL_OUTLINE.folder}/extra`], 'outline.ts')).toBeUndefined();
});

it('names a renamed lesson, its new name and the outline', () => {
  const message = describeLost(SQL_OUTLINE, [...others, `${first}-again`], 'courses/sql/outline.ts');
  expect(message).toContain(`courses/sql/outline.ts expects docs/${first}, which does not exist`);
  expect(message).toContain(`does not know docs/${first}-again.`);
});
