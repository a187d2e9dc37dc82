import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { SystemAnswer } from '../core/statements/systemAnswer';
import { sqlErrors } from './sqlErrors';

const root = path.resolve(import.meta.dirname, '../../../..');

async function compiled(value: string): Promise<Root> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(sqlErrors, { root });
  const file = new VFile({ value, path: path.join(root, 'docs/x.mdx') });
  return (await processor.run(processor.parse(file), file)) as Root;
}

function answersIn(tree: Root): SystemAnswer[][] {
  const found: SystemAnswer[][] = [];
  visit(tree, 'mdxJsxFlowElement', ({ name, attributes: [attribute] }: MdxJsxFlowElement) => {
    if (name !== 'SqlErrorMessages' || typeof attribute?.value !== 'object') return;
    found.push(JSON.parse(attribute.value?.value ?? '') as SystemAnswer[]);
  });
  return found;
}

describe('sqlErrors', () => {
  it('shows the statement and the answers of three systems', async () => {
    const tree = await compiled('<SqlError id="mysql/errors/unknown-column" />');
    const codes: string[] = [];
    visit(tree, 'code', ({ value }) => void codes.push(value));
    expect(codes).toEqual(['SELECT titel FROM books;']);
    const [answers = []] = answersIn(tree);
    expect(answers.map(({ system }) => system)).toEqual(['SQLite', 'PostgreSQL', expect.stringMatching(/^MySQL \d/)]);
    for (const { error } of answers) expect(error?.message).toMatch(/titel/);
  });

  it('runs each statement on a fresh bookshop, and shows where a system reports no error', async () => {
    const twice = '<SqlError id="mysql/errors/out-of-range" />\n\n<SqlError id="mysql/errors/wrong-type" />\n';
    const [range = [], type = []] = answersIn(await compiled(`${twice}\n${twice}`));
    expect(range[0]).toMatchObject({ system: 'SQLite', changedRows: 1 });
    expect(range[1]?.error?.code).toBe('22003');
    expect(type[0]).toMatchObject({ system: 'SQLite', changedRows: 1 });
  });

  it.each([
    ['<SqlError />', /docs\/x\.mdx:1: <SqlError> does not name a statement/],
    ['<SqlError id="mysql/errors/none" />', /docs\/x\.mdx:1: .*none/],
    ['<SqlError id="mysql/nothing/none" />', /docs\/x\.mdx:1: there is no recording "mysql\/nothing"/],
  ])('rejects %s with file and line', async (text, message) => {
    await expect(compiled(text)).rejects.toThrow(message);
  });
});
