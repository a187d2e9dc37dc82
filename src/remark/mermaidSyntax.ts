import type { Program } from 'estree';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeValue } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from './locationOf';
import { readDiagram } from './readDiagram';

interface Diagram {
  readonly text: string;
  /** Line of the file where the text begins. */
  readonly line: number;
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an expression that is a constant. */
function literalOf(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type === 'Literal' && typeof expression.value === 'string') return expression.value;
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0)
    return expression.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

/** The text of `<Mermaid value="…" />`, if it is a literal. */
function valueOf(element: Element): string | undefined {
  const value = attributeValue(element, 'value');
  return typeof value === 'object' ? literalOf(value?.data?.estree) : value;
}

function findDiagrams(tree: Root): Diagram[] {
  const found: Diagram[] = [];
  visit(tree, ['code', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'code') {
      const { lang, value } = node as Code;
      if (lang === 'mermaid') found.push({ text: value, line: line + 1 });
      return;
    }
    const element = node as Element;
    const text = element.name?.toLowerCase() === 'mermaid' ? valueOf(element) : undefined;
    if (text !== undefined) found.push({ text, line });
  });
  return found;
}

/**
 * Makes Mermaid parse every diagram while a document is compiled. A diagram that it cannot draw would show readers an
 * error, so it stops the build with file, line and reason. Must run before Docusaurus' own transforms, which remove
 * line numbers.
 */
export function mermaidSyntax() {
  return async (tree: Root, file: VFile): Promise<void> => {
    for (const { text, line } of findDiagrams(tree)) {
      const { fault } = await readDiagram(text);
      if (fault)
        throw new Error(
          `${locationOf(file, line + fault.line - 1)}: Mermaid cannot draw this diagram: ${fault.reason}`,
        );
    }
  };
}
