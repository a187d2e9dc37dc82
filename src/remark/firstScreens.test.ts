import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { firstScreens } from './firstScreens';

function compiled(text: string): Root {
  const processor = unified().use(remarkParse).use(remarkMdx).use(firstScreens);
  return processor.runSync(processor.parse(text)) as Root;
}

/** What is drawn in a second step. */
const restOf = (text: string) =>
  compiled(text).children.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'RestOfDocument' ? node.children : [],
  ) as RootContent[];

const marked = (text: string) => restOf(text).filter(({ data }) => data && 'hProperties' in data);

const line = 'x'.repeat(80);
const paragraphs = (count: number) => Array.from({ length: count }, () => line).join('\n\n');
const lineOf = ([node]: readonly RootContent[]) => node?.position?.start.line;

describe('the end of the first screens', () => {
  it('is the first paragraph after 16 lines of a wide screen, margins among them', () => {
    expect(marked(paragraphs(40))).toHaveLength(1);
    // Each takes a line and its margin; paragraphs stand on every second line of the source.
    expect(lineOf(marked(paragraphs(40)))).toBe(2 * 9 + 1);
  });

  it('does not exist in a short document', () => {
    expect(compiled(paragraphs(9)).children.map(({ type }) => type)).toEqual(Array(9).fill('paragraph'));
  });

  it('is where the rest begins, without the imports, which a module has at its top', () => {
    const text = `${paragraphs(20)}\n\nimport A from './a'\n\n## Heading\n\n<A />`;
    expect(restOf(text).map(({ type }) => type)).toEqual([
      ...Array<string>(11).fill('paragraph'),
      'heading',
      'mdxJsxFlowElement',
    ]);
    expect(compiled(text).children.map(({ type }) => type)).toEqual([
      ...Array<string>(9).fill('paragraph'),
      'mdxjsEsm',
      'mdxJsxFlowElement',
    ]);
  });

  it('is a block that passes properties on, never a heading, code or a part with a script', () => {
    const text = `${paragraphs(9)}\n\n## Heading\n\n<SqlLab />\n\n\`\`\`js\nx\n\`\`\`\n\n- item\n\nText`;
    expect(marked(text).map(({ type }) => type)).toEqual(['list']);
  });

  it('counts the lines of code and tables, ten for a part, none for imports', () => {
    const imports = "import A from './a'\n\n";
    expect(lineOf(marked(`${imports}<A />\n\n<A />\n\n${line}`))).toBe(7);
    expect(marked(`${imports}<A />\n\n${line}`)).toEqual([]);
    const code = `\`\`\`js\n${'x\n'.repeat(15)}\`\`\`\n\n`;
    expect(lineOf(marked(`${code}${line}`))).toBe(19);
  });
});
