import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { mermaidSyntax } from './mermaidSyntax';

async function compile(source: string): Promise<void> {
  const file = new VFile({ value: source, path: 'docs/page.mdx' });
  const processor = unified().use(remarkParse).use(remarkMdx).use(mermaidSyntax);
  await processor.run(processor.parse(file) as Root, file);
}

const fence = (diagram: string) => `# Title\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`;

describe('mermaidSyntax', () => {
  it.each([
    ['an arrow that leads nowhere', 'sequenceDiagram\n  A->>B: hi\n  A->>: hi', 6, "got 'TXT', in `A->>: hi`"],
    ['a box that is not closed, on the last line', 'flowchart TD\n  A[Start --> B', 5, 'in `A[Start --> B`'],
    ['a slip behind a comment and a blank line', '%% why\n\nflowchart TD\n  %% a node\n  A-->B\n  B[x --> C', 9, 'B[x'],
    ['a slip behind settings', '%%{init: {\n  "theme": "base"\n}}%%\nflowchart LR\n  A-->[B]', 8, 'A-->[B]'],
    ['a slip behind front matter', '---\ntitle: Two\n---\nerDiagram\n  A ||--o{ : has', 8, 'A ||--o{ : has'],
    ['front matter that is no YAML', '---\ntitle: [x\n---\nflowchart LR\n  A-->B', 6, 'flow collection'],
    ['a grammar of its other parser', 'pie title Sold\n  "a" 3', 5, "':' but found `3`, in"],
    ['a type that does not exist', 'flowing TD\n  A-->B', 4, 'the first line does not name a diagram type'],
    ['icons that no page can show', 'architecture-beta\n  service db(database)[DB]', 4, 'blocks the icons'],
    ['nothing', '', 4, 'the first line does not name a diagram type'],
    ['a text that Mermaid does not draw for its length', `flowchart TD\n%% ${'x'.repeat(50_000)}\n  A-->B`, 4, '50000'],
  ])('stops the build at %s, with file, line and reason', async (_name, diagram, line, reason) => {
    const message = await compile(fence(diagram)).then(
      () => 'no error',
      (error: Error) => error.message,
    );
    expect(message).toMatch(new RegExp(`^docs/page\\.mdx:${line}: Mermaid cannot draw this diagram: `));
    expect(message).toContain(reason);
    expect(message).not.toContain('\n');
  });

  it('checks nested diagrams and the text of a component', async () => {
    const inList = '- item\n\n  ```mermaid\n  flowchart TD\n    A[x --> B\n  ```\n';
    await expect(compile(inList)).rejects.toThrow('docs/page.mdx:5: Mermaid');
    const component = 'Text\n\n<Mermaid value={`flowchart TD\n  A[x --> B`} />\n';
    await expect(compile(component)).rejects.toThrow('docs/page.mdx:4: Mermaid');
    await expect(compile('<Mermaid value="flowing TD" />')).rejects.toThrow('docs/page.mdx:1: Mermaid');
  });

  it.each([
    'flowchart TD\n  A[Start] --> B{"x <b>y</b>"}\n  B -->|"Có &amp; đúng"| C\n  click C "https://example.com" "tip"',
    'sequenceDiagram\n  A->>B: chào\n  Note over A: x',
    'erDiagram\n  A ||--o{ B : has\n  A { int id PK }',
    'classDiagram\n  class A{ +int x }\n  A <|-- B : là',
    'stateDiagram-v2\n  [*] --> A\n  A --> [*]',
    'gantt\n  title x\n  section a\n  t1 :a1, 2024-01-01, 3d',
    'pie title x\n  "a": 3',
    'gitGraph\n  commit id: "một"\n  branch x',
    'mindmap\n  root((x))\n    a',
    'timeline\n  title x\n  2020 : a',
    'journey\n  title x\n  section s\n    a: 5: Me',
    'quadrantChart\n  title x\n  x-axis a --> b\n  A: [0.3, 0.6]',
    'xychart-beta\n  x-axis [a, b]\n  bar [1, 2]',
    'sankey-beta\n\na,b,3',
    'kanban\n  a[x]',
    'C4Context\n  Person(a, "b")',
    '---\ntitle: x\nconfig:\n  theme: base\n---\nflowchart LR\n  a-->b',
  ])('accepts what Mermaid can draw: %s', async (diagram) => {
    await expect(compile(fence(diagram))).resolves.toBeUndefined();
  });

  it('leaves other fences and computed texts alone', async () => {
    await expect(compile('```text\nflowing\n```\n\n<Mermaid value={diagram} />\n')).resolves.toBeUndefined();
  });
});
