import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { foldedReferences } from './foldedReferences';

const DAY = 'docs/database/learn-sql-in-30-days/12-inner-join.mdx';
const frame = (tool: string, inside = '') =>
  `<RecordedFrame><RecordedNote tool={"${tool}"} version={"9.7.4"} />${inside}</RecordedFrame>`;

function shape(node: Root['children'][number]): unknown {
  if (node.type !== 'mdxJsxFlowElement') return node.type;
  if (node.name !== 'FoldedReference') return node.name;
  const products = node.attributes.map(({ value }) => value);
  return [...products, ...node.children.map((child) => shape(child as Root['children'][number]))];
}

function fold(source: string, path = DAY): unknown[] {
  const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const tree = processor.parse(source) as Root;
  for (const node of tree.children) {
    const [first] = node.type === 'heading' ? node.children : [];
    if (node.type === 'heading' && first?.type === 'text')
      node.data = { hProperties: { id: first.value.toLowerCase() } };
  }
  foldedReferences()(tree, new VFile({ path: `${process.cwd()}/${path}` }));
  return tree.children.filter(({ type }) => type !== 'mdxjsEsm').map(shape);
}

const TABLE = '| a |\n| - |\n| 1 |';

describe('foldedReferences', () => {
  it('folds recordings in a row together, under the products that printed them', () => {
    expect(fold(`Text.\n\n${frame('MySQL')}\n\n${frame('PostgreSQL')}\n\nMore.\n\n${frame('MySQL')}`)).toEqual([
      'paragraph',
      ['MySQL 9.7.4, PostgreSQL 9.7.4', 'RecordedFrame', 'RecordedFrame'],
      'paragraph',
      ['MySQL 9.7.4', 'RecordedFrame'],
    ]);
  });

  it('folds the section on dialects from its first table or recording to the next heading', () => {
    expect(fold(`## Dialects\n\nText.\n\n${TABLE}\n\nMore.\n\n${frame('MySQL')}\n\n## Exercises\n\n${TABLE}`)).toEqual([
      'heading',
      'paragraph',
      ['table', 'paragraph', 'RecordedFrame'],
      'heading',
      'table',
    ]);
  });

  it('leaves a recording that waits for a guess, and pages that are no days of a course', () => {
    const guess = '<RecordedFrame>\n<GuessFirst>\nx\n</GuessFirst>\n</RecordedFrame>';
    expect(fold(guess)).toEqual(['RecordedFrame']);
    expect(fold(frame('MySQL'), 'blog/post.mdx')).toEqual(['RecordedFrame']);
    expect(fold(frame('MySQL'), 'docs/database/learn-sql-in-30-days/30-day-sql-summary.mdx')).toEqual([
      'RecordedFrame',
    ]);
  });
});
