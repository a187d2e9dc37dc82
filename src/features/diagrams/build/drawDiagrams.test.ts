import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import type { DiagramView } from '../core/drawing';
import { drawDiagrams } from './drawDiagrams';

async function compile(source: string): Promise<{ readonly drawn: readonly DiagramView[]; readonly left: number }> {
  const file = new VFile({ value: source, path: 'docs/page.mdx' });
  const processor = unified().use(remarkParse).use(remarkMdx).use(drawDiagrams);
  const tree = (await processor.run(processor.parse(file) as Root, file)) as Root;
  const drawn: DiagramView[] = [];
  let left = 0;
  visit(tree, 'code', () => void (left += 1));
  visit(tree, 'mdxJsxFlowElement', ({ attributes: [attribute] }: MdxJsxFlowElement) => {
    const value = attribute?.type === 'mdxJsxAttribute' ? attribute.value : undefined;
    if (typeof value === 'object' && value) drawn.push(JSON.parse(value.value) as DiagramView);
  });
  return { drawn, left };
}

const fence = (diagram: string) => `# Title\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`;
const named = (first: string, rest: string) => fence(`${first}\n  accTitle: Tên\n  accDescr: Mô tả\n${rest}`);
const wordsOf = ({ narrow, wide = narrow }: DiagramView) => wide.texts.map(({ text }) => text);

describe('drawDiagrams', () => {
  it.each([
    ['a flow chart', 'flowchart TD', '  A["Còn khung trống?"] -- "rồi" --> B{"x"}', ['Còn khung trống?', 'rồi', 'x']],
    ['with entities and tags', 'flowchart LR', '  A["a &amp; <b>b</b><br/>c #35;"] --> B[y]', ['a & b', 'c #', 'y']],
    [
      'a sequence',
      'sequenceDiagram',
      '  A->>B: chào\n  alt có\n  B-->>A: ừ\n  else không\n  B-xA: ơ\n  end',
      ['chào', 'không'],
    ],
    ['states', 'stateDiagram-v2', '  [*] --> Chờ\n  Chờ --> [*] : hủy', ['Chờ', 'hủy']],
    [
      'classes',
      'classDiagram',
      '  class A {\n    <<interface>>\n    +x() int\n  }\n  A <|-- B : là',
      ['«interface»', 'là'],
    ],
    ['entities', 'erDiagram', '  A ||--o{ B : đặt\n  A {\n    int id PK\n  }', ['id', 'int', 'PK', 'đặt']],
  ])('draws %s', async (_name, first, rest, words) => {
    const { drawn, left } = await compile(named(first, rest));
    expect(left).toBe(0);
    expect(drawn).toHaveLength(1);
    const [view] = drawn;
    if (!view) throw new Error('nothing is drawn');
    expect(view).toMatchObject({ title: 'Tên', description: 'Mô tả' });
    expect(wordsOf(view)).toEqual(expect.arrayContaining(words));
  });

  it('keeps the lifelines of others off a message that passes them', async () => {
    const { drawn } = await compile(named('sequenceDiagram', '  A->>B: gần\n  B->>C: gần\n  A->>C: xa'));
    const plates = drawn[0]?.narrow.shapes.filter(([look]) => look === 'plate') ?? [];
    expect(plates.map(([, path]) => path.split('M').length - 1)).toEqual([1]);
  });

  it('draws a wide diagram a second time for phones', async () => {
    const { drawn } = await compile(named('flowchart LR', '  A[Một hộp] --> B[Hai hộp] --> C[Ba hộp] --> D[Bốn hộp]'));
    const [view] = drawn;
    expect(view?.wide?.width).toBeGreaterThan(view?.narrow.width ?? 0);
    expect(view?.narrow.height).toBeGreaterThan(view?.wide?.height ?? 0);
  });

  it.each([
    ['another kind', 'pie title x\n  "a": 3'],
    ['a subgraph', 'flowchart TD\n  subgraph s\n  A --> B\n  end'],
    ['colours of its own', 'flowchart TD\n  A --> B\n  style A fill:#f00'],
    ['another shape', 'flowchart TD\n  A>flag] --> B'],
    ['an edge that ends in a cross', 'flowchart TD\n  A --x B'],
    ['an upward direction', 'flowchart BT\n  A --> B'],
    ['a note of a state', 'stateDiagram-v2\n  A --> B\n  note right of A : x'],
    ['numbered messages', 'sequenceDiagram\n  autonumber\n  A->>B: x'],
    ['settings of Mermaid', '---\ntitle: x\n---\nflowchart TD\n  A --> B'],
  ])('leaves %s to Mermaid', async (_name, diagram) => {
    expect(await compile(fence(diagram))).toEqual({ drawn: [], left: 1 });
  });

  it.each([
    ['no name', fence('flowchart TD\n  A --> B'), 'no name for screen readers; write accTitle: … below `flowchart TD`'],
    [
      'no description',
      fence('flowchart TD\n  accTitle: x\n  A --> B'),
      'no description for screen readers; write accDescr',
    ],
    [
      'too much side by side',
      named(
        'sequenceDiagram',
        ['A', 'B', 'C', 'D', 'E'].map((name) => `  ${name.repeat(3)}->>F: một câu dài`).join('\n'),
      ),
      /is \d+ px wide, but a phone shows 380 px of readable text; shorten/,
    ],
  ])('stops the build at a diagram with %s, with file, line and remedy', async (_name, source, reason) => {
    const failure = compile(source);
    await expect(failure).rejects.toThrow(reason);
    await expect(failure).rejects.toThrow(/^docs\/page\.mdx:4: the diagram /);
  });
});
