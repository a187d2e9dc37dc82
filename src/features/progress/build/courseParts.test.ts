import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { QUIZZES } from '../../../../courses/sql/quizzes';
import { courseParts } from './courseParts';

const LESSON = 'database/learn-sql-in-30-days/03-select-basics';

async function compile(source: string, path = 'docs/page.mdx'): Promise<{ imports: string[]; elements: string[] }> {
  const file = new VFile({ value: source, path });
  const processor = unified().use(remarkParse).use(remarkMdx).use(courseParts);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const imports: string[] = [];
  const elements: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') elements.push((node as MdxJsxFlowElement).name ?? '');
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type === 'ImportDeclaration') imports.push(String(statement.source.value));
  });
  return { imports: imports.sort(), elements };
}

describe('courseParts', () => {
  it('gives a roadmap its course and nothing else', async () => {
    expect(await compile('<CourseRoadmap course="sql" />')).toEqual({
      imports: ['@generated/courses/default/courses/sql.json', '@site/src/features/progress/CourseRoadmap'],
      elements: ['CourseRoadmap'],
    });
  });

  it('gives a list of skills only the skills of its course', async () => {
    expect((await compile('<CourseSkills course="sql" />')).imports).toEqual([
      '@generated/courses/default/skills/sql.json',
      '@site/src/features/progress/CourseSkills',
    ]);
  });

  it.each(QUIZZES.map(({ id }) => id))('gives the quiz %s only its own questions, once', async (id) => {
    const { imports } = await compile(`<Quiz id="${id}" />\n\n<Quiz id="${id}" />`);
    expect(imports).toEqual([`@generated/courses/default/quizzes/${id}.json`, '@site/src/features/quiz/Quiz']);
  });

  it('makes the review list available, which needs no data of the document', async () => {
    expect((await compile('<ReviewList />')).imports).toEqual(['@site/src/features/progress/ReviewList']);
  });

  it.each([`docs/${LESSON}.mdx`, `i18n/en/docusaurus-plugin-content-docs/current/${LESSON}.mdx`])(
    'adds the end mark to the lesson %s',
    async (path) => {
      const { imports, elements } = await compile('# Title\n\n<SqlExercise id="sql-03-01" />\n\nText', path);
      expect(imports).toEqual(['@site/src/features/progress/LessonEnd']);
      expect(elements).toEqual(['SqlExercise', 'LessonEnd']);
    },
  );

  it.each(['docs/k6/part-01.mdx', 'docs/database/learn-sql-in-30-days/30-day-sql-learning-roadmap.mdx'])(
    'leaves %s alone, which is not a lesson of a course',
    async (path) => {
      expect(await compile('# Title\n\nText', path)).toEqual({ imports: [], elements: [] });
    },
  );

  it.each([
    [
      'an unknown quiz',
      'Text\n\n<Quiz id="sql-review-99" />',
      /^docs\/page\.mdx:3: <Quiz> has id="sql-review-99", which does not exist\. .*Define a new one in courses\/sql\/quizzes\/\.$/,
    ],
    ['a quiz without id', '<Quiz />', 'docs/page.mdx:1: <Quiz> has no id="…".'],
    [
      'an unknown course',
      '# Title\n\n<CourseRoadmap course="toString" />',
      'docs/page.mdx:3: <CourseRoadmap> has course="toString", which does not exist. Known: sql. Define a new one in courses/outlines.ts.',
    ],
    ['a quiz in a line of text', 'Now <Quiz id="nothing" /> here', 'docs/page.mdx:1: <Quiz> has id="nothing"'],
  ])('stops the build at %s, with file and line', async (_name, source, message) => {
    await expect(compile(source)).rejects.toThrow(message);
  });
});
