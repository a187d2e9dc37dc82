import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { injectImport } from './injectImport';
import { islandData } from './islandData';
import { dataAttribute, variableAttribute } from './jsxAttribute';

type Attributes = MdxJsxFlowElement['attributes'];

/**
 * Compiles a document; returns the script with its islands' data, its imports, and the names of each element's
 * attributes.
 */
async function compile(
  source: string,
  attributes: Readonly<Record<string, () => Attributes>>,
  imports: readonly { local: string; from: string }[] = [],
) {
  const processor = unified().use(remarkParse).use(remarkMdx);
  const tree = processor.parse(source);
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    node.attributes.push(...(attributes[node.name ?? '']?.() ?? []));
  });
  for (const one of imports) injectImport(tree, one);
  islandData({ SqlLab: ['block'], Quiz: ['quiz'] })(tree);
  const elements: string[][] = [];
  let script: string | undefined;
  const own: string[] = [];
  visit(tree as Root, (node) => {
    if (node.type === 'mdxJsxFlowElement')
      elements.push(
        (node as MdxJsxFlowElement).attributes.map((attribute) => ('name' in attribute ? attribute.name : '')),
      );
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    if (statement?.type === 'ImportDeclaration') own.push(String(statement.source.value));
    const [, data] = /base64,([^"]+)"/.exec(JSON.stringify(statement ?? '').replaceAll('\\"', '"')) ?? [];
    if (data) script = Buffer.from(data, 'base64').toString();
  });
  return { script, elements, imports: own.sort() };
}

const DEFERRED = 'light-pages/islands/deferredData';

describe('islandData', () => {
  it('moves the long properties of islands to a separate script, in page order', async () => {
    const block = () => [dataAttribute('id', 'a'), dataAttribute('block', { code: 'SELECT "é"' })];
    expect(await compile('<SqlLab />\n\ntext\n\n<SqlLab />', { SqlLab: block })).toEqual({
      script: 'export default [{"block":{"code":"SELECT \\"é\\""}},{"block":{"code":"SELECT \\"é\\""}}];',
      elements: [
        ['id', 'deferred', 'index'],
        ['id', 'deferred', 'index'],
      ],
      imports: [DEFERRED],
    });
  });

  it('moves the import of generated data that only an island uses', async () => {
    const quiz = { local: 'coursePart0', from: '@generated/courses/default/quizzes/a.json' };
    expect(await compile('<Quiz />', { Quiz: () => [variableAttribute('quiz', quiz.local)] }, [quiz])).toEqual({
      script: `import coursePart0 from "${quiz.from}";export default [{"quiz":coursePart0}];`,
      elements: [['deferred', 'index']],
      imports: [DEFERRED],
    });
  });

  it('leaves data that another component also uses', async () => {
    const quiz = { local: 'one', from: '@generated/a.json' };
    const roadmap = { local: 'two', from: '@generated/b.json' };
    const attributes = {
      Quiz: () => [variableAttribute('quiz', 'one')],
      CourseRoadmap: () => [variableAttribute('course', 'two')],
    };
    const { imports } = await compile('<Quiz />\n\n<CourseRoadmap />', attributes, [quiz, roadmap]);
    expect(imports).toEqual(['@generated/b.json', DEFERRED]);
  });

  it('leaves documents without islands alone', async () => {
    expect(await compile('<Tabs />', {})).toEqual({ script: undefined, elements: [[]], imports: [] });
  });
});
