import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { problemFacts } from './problemFacts';

const PROBLEM = 'leetcode/bit-manipulation/136-single-number';

async function importsOf(source: string, path: string): Promise<string[]> {
  const file = new VFile({ value: source, path });
  const processor = unified().use(remarkParse).use(remarkMdx).use(problemFacts);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const imports: string[] = [];
  visit(tree, 'mdxjsEsm', (node) => {
    const statement = node.data?.estree?.body[0];
    if (statement?.type === 'ImportDeclaration') imports.push(String(statement.source.value));
  });
  return imports.sort();
}

describe('problemFacts', () => {
  it.each([`docs/${PROBLEM}.mdx`, `i18n/en/docusaurus-plugin-content-docs/current/${PROBLEM}.mdx`])(
    'gives %s only the facts of its problem',
    async (path) => {
      expect(await importsOf('Text\n\n<ProblemFacts />', path)).toEqual([
        '@generated/courses/default/problems/136.json',
        '@site/src/features/problems/ProblemFacts',
      ]);
    },
  );

  it('gives a table the list of all problems', async () => {
    expect(await importsOf('<ProblemTable />', 'docs/leetcode/index.mdx')).toEqual([
      '@generated/courses/default/problem-list.json',
      '@site/src/features/problems/ProblemTable',
    ]);
  });

  it('leaves other documents alone', async () => {
    expect(await importsOf('# Title\n\nText', `docs/${PROBLEM}.mdx`)).toEqual([]);
  });

  it.each([
    [
      'docs/leetcode/database/9-none.mdx',
      'docs/leetcode/database/9-none.mdx:3: <ProblemFacts /> is in a document that is not listed as a problem. List it in courses/problems.ts with the id "leetcode/database/9-none", or remove the element.',
    ],
    ['blog/post.mdx', 'blog/post.mdx:3: <ProblemFacts /> is in a document that is not listed as a problem.'],
  ])('stops the build in %s, with file, line and fix', async (path, message) => {
    await expect(importsOf('Text\n\n<ProblemFacts />', path)).rejects.toThrow(message);
  });
});
