import { expect, test } from 'vitest';
import { SQL_OUTLINE } from '../../../../courses/sql/outline';
import { describeCourse, describeSkills, exerciseIds, lessonId, type DocFacts } from './course';

test('finds exercises in page order, once each, outside code blocks', () => {
  const source = `
Text <SqlExercise id="not-a-line" />
<SqlExercise id="sql-03-02" />
\`\`\`mdx
<SqlExercise id="sql-99-01" />
\`\`\`
  <SqlExercise
    id='sql-03-01'
  />
<SqlExercise id="sql-03-02" />
<CodeProblem id="136-single-number" />
<CodeApproaches id="62-unique-paths" />
`;
  expect(exerciseIds(source)).toEqual(['sql-03-02', 'sql-03-01', '136-single-number']);
});

test("uses the title and URL of written lessons, and the outline's title for the others", () => {
  const first = 'database/learn-sql-in-30-days/01-intro-to-sql-and-dbms';
  const facts: DocFacts = { title: 'Own title', href: '/docs/first', exercises: ['sql-01-01'] };
  const { lessons } = describeCourse(SQL_OUTLINE, 'en', new Map([[first, facts]]));
  expect(lessons[0]).toEqual({ id: first, kind: 'day', number: 1, ...facts });
  expect(lessons[1]).toEqual({
    id: 'database/learn-sql-in-30-days/02-relational-model-and-sample-database',
    kind: 'day',
    number: 2,
    title: 'Relational Model and Sample Database',
    exercises: [],
  });
});

test('the SQL course has 30 days in order, a review after every tenth, and a summary, in both languages', () => {
  const { lessons } = SQL_OUTLINE;
  expect(lessons.filter(({ kind }) => kind === 'day').map(({ number }) => number)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  );
  expect(lessons.map(({ kind }, index) => (kind === 'day' ? '' : `${index}:${kind}`)).filter(Boolean)).toEqual([
    '10:review',
    '21:review',
    '32:review',
    '33:summary',
  ]);
  expect(new Set(lessons.map((lesson) => lessonId(SQL_OUTLINE, lesson))).size).toBe(34);
  for (const { title, file } of lessons) {
    expect(title.vi.trim(), file).not.toBe('');
    expect(title.en.trim(), file).not.toBe('');
  }
});

test('has the skill that each day of the SQL course teaches, in both languages', () => {
  for (const language of ['vi', 'en'] as const) {
    const skills = describeSkills(SQL_OUTLINE, language, new Map());
    expect(skills.map(({ lesson: { kind, number } }) => `${kind} ${number}`)).toEqual(
      Array.from({ length: 30 }, (_, index) => `day ${index + 1}`),
    );
    for (const { skill } of skills) expect(skill).toMatch(/\.$/);
  }
});
