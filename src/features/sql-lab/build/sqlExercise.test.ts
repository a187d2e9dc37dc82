import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { sqlExercise } from './sqlExercise';

async function compile(source: string): Promise<{ imports: string[][]; props: string[][] }> {
  const file = new VFile({ value: source, path: 'docs/page.mdx' });
  const processor = unified().use(remarkParse).use(remarkMdx).use(sqlExercise);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const imports: string[][] = [];
  const props: string[][] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const { name, value } of (node as MdxJsxFlowElement).attributes as {
        name: string;
        value: { value: string };
      }[]) {
        props.push([name, value.value]);
      }
    }
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type === 'ImportDeclaration')
      imports.push([statement.specifiers[0]?.local.name ?? '', String(statement.source.value)]);
  });
  return { imports, props };
}

describe('sqlExercise', () => {
  it('gives each exercise only its own task', async () => {
    expect(
      await compile('# Title\n\n<SqlExercise id="sql-06-02" />\n\nText\n\n<SqlExercise id="sql-21-01" />'),
    ).toEqual({
      imports: [
        ['SqlExercise', '@site/src/features/sql-lab/SqlExercise'],
        ['sqlExercise1', '@generated/sql-assets/default/exercises/sql-21-01.json'],
        ['sqlExercise0', '@generated/sql-assets/default/exercises/sql-06-02.json'],
      ],
      props: [
        ['exercise', 'sqlExercise0'],
        ['position', '1'],
        ['exercise', 'sqlExercise1'],
        ['position', '2'],
      ],
    });
  });

  it('does not change a page without exercises', async () => {
    expect(await compile('# Title\n\n```sql\nSELECT 1\n```')).toEqual({ imports: [], props: [] });
  });

  it.each([
    [
      'an unknown id',
      'Text\n\n<SqlExercise id="sql-99-99" />',
      'docs/page.mdx:3: <SqlExercise> has the id "sql-99-99", which no exercise has. Exercises are written in courses/sql/exercises/.',
    ],
    ['no id', '<SqlExercise />', 'docs/page.mdx:1: <SqlExercise> has no id.'],
    [
      'an id used twice',
      '<SqlExercise id="sql-06-01" />\n\n<SqlExercise id="sql-06-01" />',
      'docs/page.mdx:3: <SqlExercise> has the id "sql-06-01", which is already above.',
    ],
    [
      'an id in a line of text',
      'Now do <SqlExercise id="sql-99-99" /> please',
      'docs/page.mdx:1: <SqlExercise> has the id',
    ],
  ])('stops the build at %s, with file and line', async (_name, source, message) => {
    await expect(compile(source)).rejects.toThrow(message);
  });
});
