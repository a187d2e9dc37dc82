import { describe, expect, it } from 'vitest';
import { SQL_OUTLINE } from '../../../../courses/sql/outline';
import { lessonId } from '../core/course';
import { courseMark, lessonMark, stretchesOf } from '../core/courseMarks';
import { markItems } from './courseSidebar';

const FOLDER = SQL_OUTLINE.folder;
const docs = ['30-day-sql-learning-roadmap', ...SQL_OUTLINE.lessons.map(({ file }) => file)].map((file) => ({
  type: 'doc' as const,
  id: lessonId({ folder: FOLDER }, { file }),
}));

describe('the list of documents', () => {
  const [other, topic] = markItems(
    [
      { type: 'doc', id: 'index' },
      {
        type: 'category',
        label: 'Database',
        items: [
          { type: 'category', label: 'SQL', items: docs },
          { type: 'doc', id: 'database/sql-playground' },
        ],
      },
    ],
    [SQL_OUTLINE],
    'en',
  );
  const course = topic?.type === 'category' ? topic.items[0] : undefined;

  it('marks a course, and nothing else', () => {
    expect(other).toEqual({ type: 'doc', id: 'index' });
    expect(topic).not.toHaveProperty('customProps');
    expect(course && courseMark(course)).toEqual({
      name: 'Learn SQL',
      days: 30,
      stages: [
        { title: 'Ask one table', days: '1–10' },
        { title: 'Join many tables', days: '11–20' },
        { title: 'Keep it right, make it fast', days: '21–30' },
      ],
    });
  });

  it('numbers the days, and puts each review into the stage that it reviews', () => {
    const items = course?.type === 'category' ? course.items : [];
    const stretches = stretchesOf(items).map(({ stage, entries }) => [stage, entries.length]);
    expect(stretches).toEqual([
      [undefined, 1],
      [0, 11],
      [1, 11],
      [2, 11],
      [undefined, 1],
    ]);
    expect(items.slice(10, 13).map(lessonMark)).toEqual([{ day: 10, stage: 0 }, { stage: 0 }, { day: 11, stage: 1 }]);
  });
});
