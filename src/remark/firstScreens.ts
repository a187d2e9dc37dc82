import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Characters in a line of a wide screen's column. */
const LINE = 85;
/**
 * Lines of such a column, margins among them, that fill a phone's screen below a document's title. A larger screen is
 * filled frame by frame when the document has been read.
 */
const SCREEN = 16;
/** Lines that something with a script takes at least: an editor, a simulator, a quiz. */
const PART = 10;
/** Its blocks pass properties on to what they draw. */
const MARKABLE: ReadonlySet<string> = new Set(['paragraph', 'list', 'blockquote']);

function textLength(node: Nodes): number {
  let length = 0;
  visit(node, (part) => {
    if ('value' in part) length += part.value.length;
  });
  return length;
}

/** How many lines a block takes on a wide screen, its margin among them. */
function linesOf(node: RootContent): number {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'definition':
      return 0;
    case 'mdxJsxFlowElement':
      return Math.max(PART, textLength(node) / LINE);
    case 'code':
      return node.value.split('\n').length + 2;
    case 'list':
    case 'table':
      return 1 + node.children.reduce((sum, row) => sum + Math.ceil(textLength(row) / LINE), 0);
    case 'heading':
      return 3;
    default:
      return 1 + Math.ceil(textLength(node) / LINE);
  }
}

/** Draws what is inside it later where a link leads to the document (`src/components/RestOfDocument.tsx`). */
const REST = 'RestOfDocument';

/**
 * Marks the first block below what a phone shows of a document (`data-fold`): the browser lays out what
 * follows after it has painted what comes before (`first-load/start.ts`, `lazy-layout.css`). On a page that a link leads
 * to, React draws it then, too.
 */
export function firstScreens() {
  return (tree: Root): void => {
    let lines = 0;
    for (const [place, node] of tree.children.entries()) {
      if (lines > SCREEN && MARKABLE.has(node.type)) {
        node.data = { ...node.data, hProperties: { 'data-fold': '' } };
        const rest = tree.children.splice(place);
        const isImport = ({ type }: RootContent) => type === 'mdxjsEsm';
        const children = rest.filter((each) => !isImport(each)) as MdxJsxFlowElement['children'];
        tree.children.push(...rest.filter(isImport), {
          type: 'mdxJsxFlowElement',
          name: REST,
          attributes: [],
          children,
        });
        return;
      }
      lines += linesOf(node);
    }
  };
}
