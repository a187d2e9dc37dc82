import type { Root, RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { firstScreens } from './firstScreens';

function marked(text: string): RootContent[] {
  const processor = unified().use(remarkParse).use(remarkMdx).use(firstScreens);
  const tree = processor.runSync(processor.parse(text)) as Root;
  return tree.children.filter(({ data }) => data && 'hProperties' in data);
}

const line = 'x'.repeat(80);
const paragraphs = (count: number) => Array.from({ length: count }, () => line).join('\n\n');
const lineOf = ([node]: readonly RootContent[]) => node?.position?.start.line;

describe('the end of the first screens', () => {
  it('is the first paragraph after 16 lines of a wide screen, including margins', () => {
    expect(marked(paragraphs(40))).toHaveLength(1);
    // Each paragraph takes one line plus its margin, and starts on every second line of the source.
    expect(lineOf(marked(paragraphs(40)))).toBe(2 * 9 + 1);
  });

  it('does not exist in a short document', () => {
    expect(marked(paragraphs(9))).toEqual([]);
  });

  it('is a block that passes properties on, never a heading, code or an interactive component', () => {
    const text = `${paragraphs(9)}\n\n## Heading\n\n<SqlLab />\n\n\`\`\`js\nx\n\`\`\`\n\n- item\n\nText`;
    expect(marked(text).map(({ type }) => type)).toEqual(['list']);
  });

  it('counts the lines of code and tables, ten for a component, none for imports', () => {
    const imports = "import A from './a'\n\n";
    expect(lineOf(marked(`${imports}<A />\n\n<A />\n\n${line}`))).toBe(7);
    expect(marked(`${imports}<A />\n\n${line}`)).toEqual([]);
    const code = `\`\`\`js\n${'x\n'.repeat(15)}\`\`\`\n\n`;
    expect(lineOf(marked(`${code}${line}`))).toBe(19);
  });
});
