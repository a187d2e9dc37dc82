import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { codeProblem } from '../features/code-lab/build/codeProblem';
import { jsRun } from '../features/code-lab/build/jsRun';
import { liveCode } from '../features/code-lab/build/liveCode';

interface Element {
  name: string;
  attributes: { name: string; value: { data: { estree: { body: { expression: Literal }[] } } } | string }[];
}

interface Literal {
  type: string;
  name?: string;
  value?: unknown;
  elements?: Literal[];
  properties?: { key: { name?: string; value?: string }; value: Literal }[];
}

function evaluate(node: Literal): unknown {
  if (node.type === 'ArrayExpression') return node.elements?.map(evaluate);
  if (node.type === 'ObjectExpression') {
    return Object.fromEntries(
      (node.properties ?? []).map(({ key, value }) => [key.name ?? key.value, evaluate(value)]),
    );
  }
  return node.type === 'Identifier' ? `→ ${node.name}` : node.value;
}

async function transform(plugin: Plugin<[], Root>, text: string): Promise<{ elements: object[]; imports: string[] }> {
  const file = new VFile({ path: `${process.cwd()}/docs/x.mdx`, value: text });
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugin);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const elements: object[] = [];
  const imports: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: unknown) => {
    const { name, attributes } = node as Element;
    const values = attributes.map(({ name: key, value }) => [
      key,
      typeof value === 'string' ? value : evaluate(value.data.estree.body[0]!.expression),
    ]);
    elements.push({ is: name, ...Object.fromEntries(values) });
  });
  visit(tree, 'mdxjsEsm', (node) => {
    const [declaration] = node.data?.estree?.body ?? [];
    if (declaration?.type === 'ImportDeclaration') imports.push(String(declaration.source.value));
  });
  return { elements, imports };
}

const fence = (meta: string, code: string) => `Text.\n\n\`\`\`js ${meta}\n${code}\n\`\`\`\n`;

describe('jsRun', () => {
  it('puts the output beside the code, wherever the fence is, and imports the component once', async () => {
    const text = `${fence('run', 'console.log(1 + 1);')}\n- item\n\n  \`\`\`js run title="Hai"\n  console.log("é");\n  \`\`\`\n\n\`\`\`js\nleft.alone();\n\`\`\`\n`;
    expect(await transform(jsRun, text)).toEqual({
      elements: [
        {
          is: 'JsRun',
          code: 'console.log(1 + 1);',
          recorded: { entries: [{ kind: 'text', level: 'log', text: '2', depth: 0 }], truncated: false },
        },
        {
          is: 'JsRun',
          code: 'console.log("é");',
          title: 'Hai',
          recorded: { entries: [{ kind: 'text', level: 'log', text: 'é', depth: 0 }], truncated: false },
        },
      ],
      imports: ['@site/src/features/code-lab/JsRun'],
    });
  });

  it('prints an expected error, and nothing that differs from run to run', async () => {
    const { elements } = await transform(jsRun, fence('run throws=TypeError', 'null.x;'));
    expect(elements).toMatchObject([{ recorded: { error: { name: 'TypeError', line: 1 } } }]);
    expect((await transform(jsRun, fence('run nondeterministic', 'console.log(Math.random());'))).elements).toEqual([
      { is: 'JsRun', code: 'console.log(Math.random());' },
    ]);
  });

  it('keeps the output that waits for a prediction', async () => {
    const { elements } = await transform(jsRun, fence('run predict', 'console.log(1);'));
    expect(elements).toMatchObject([{ predict: true, recorded: { entries: [{ text: '1' }] } }]);
  });

  it.each([
    ['run', 'let a;\na.b;', /^docs\/x\.mdx:5: .*TypeError: .* or write `throws`/],
    ['run', 'let = ;', /^docs\/x\.mdx:4: .*SyntaxError/],
    ['run', 'let a;\nthrow 5;', /^docs\/x\.mdx:\d: .*throw: 5/],
    ['run throws', '1;', /^docs\/x\.mdx:3: .*ends without an error/],
    ['run throws=RangeError', 'null.x;', /^docs\/x\.mdx:4: .*should end with RangeError, but ended with TypeError/],
    ['run', 'Math.random();', /^docs\/x\.mdx:3: .*Math\.random\(\).*`nondeterministic`/],
    ['run', 'setTimeout(() => {}, 3000);', /^docs\/x\.mdx:3: .*ran too long/],
    [
      'run nondeterministic predict',
      '1;',
      /^docs\/x\.mdx:3: `nondeterministic` prints no output .* remove `predict`\./,
    ],
    ['run thrown', '1;', /^docs\/x\.mdx:3: "thrown" is not an option/],
  ])('stops the build for `%s` with %j', async (meta, code, message) => {
    await expect(transform(jsRun, fence(meta, code))).rejects.toThrow(message);
  });
});

describe('liveCode', () => {
  it('replaces live fences only', async () => {
    const text = '```jsx live noInline\nrender(<p />);\n```\n\n```jsx live\n<p />\n```\n\n```jsx\n<p />\n```\n';
    expect(await transform(liveCode, text)).toEqual({
      elements: [
        { is: 'LiveCode', code: 'render(<p />);', noInline: true },
        { is: 'LiveCode', code: '<p />', noInline: false },
      ],
      imports: ['@site/src/features/code-lab/LiveCode'],
    });
  });

  it('passes on whether the code is folded', async () => {
    const { elements } = await transform(liveCode, '```jsx live noInline folded\nrender(<p />);\n```\n');
    expect(elements).toEqual([{ is: 'LiveCode', code: 'render(<p />);', noInline: true, folded: true }]);
  });
});

describe('codeProblem', () => {
  const DATA = '@generated/code-lab/default/problems';

  it('imports the data of each problem once for its box and its approaches', async () => {
    const text = `<CodeProblem id="191-number-of-1-bits" />

<CodeApproaches id="191-number-of-1-bits" />

<CodeProblem id="62-unique-paths" />
`;
    expect(await transform(codeProblem, text)).toEqual({
      elements: [
        { is: 'CodeProblem', id: '191-number-of-1-bits', problem: '→ codeProblem0' },
        { is: 'CodeApproaches', id: '191-number-of-1-bits', problem: '→ codeProblem0' },
        { is: 'CodeProblem', id: '62-unique-paths', problem: '→ codeProblem1' },
      ],
      imports: [
        '@site/src/features/code-lab/CodeApproaches',
        '@site/src/features/code-lab/CodeProblem',
        `${DATA}/62-unique-paths.json`,
        `${DATA}/191-number-of-1-bits.json`,
      ],
    });
  });

  it.each(['CodeProblem', 'CodeApproaches'])('names the file and line of a %s without a problem', async (name) => {
    await expect(transform(codeProblem, `Text.\n\n<${name} id="191" />\n`)).rejects.toThrow(
      `docs/x.mdx:3: <${name}> has the id "191", but courses/leetcode/191.ts does not exist.`,
    );
    await expect(transform(codeProblem, `<${name} />\n`)).rejects.toThrow(`docs/x.mdx:1: <${name}> has no id.`);
    const twice = `<${name} id="62-unique-paths" />\n`.repeat(2);
    await expect(transform(codeProblem, twice.replace('\n', '\n\n'))).rejects.toThrow(
      `docs/x.mdx:3: <${name}> has the id "62-unique-paths", which is already above.`,
    );
  });
});
