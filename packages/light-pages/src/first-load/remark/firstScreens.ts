import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** Characters in a line of a wide screen's column. */
const LINE = 85;
/**
 * Lines of such a column, including margins, that fill a phone's screen below the title. `start.ts` fills a larger
 * screen frame by frame once the document is parsed.
 */
const SCREEN = 16;
/** Minimum lines of an interactive component: an editor, a simulator, a quiz. */
const PART = 10;
/** Types of blocks that pass properties on to the elements they render. */
const MARKABLE: ReadonlySet<string> = new Set(['paragraph', 'list', 'blockquote']);

function textLength(node: Nodes): number {
  let length = 0;
  visit(node, (part) => {
    if ('value' in part) length += part.value.length;
  });
  return length;
}

/** How many lines a block takes on a wide screen, including its margin. */
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

/**
 * Marks the first block below a phone's first screen (`data-fold`): the browser paints the blocks before it, and then
 * lays out the rest (`first-load/start.ts`, `first-load/fold.css`).
 */
export function firstScreens() {
  return (tree: Root): void => {
    let lines = 0;
    for (const node of tree.children) {
      if (lines > SCREEN && MARKABLE.has(node.type)) {
        node.data = { ...node.data, hProperties: { 'data-fold': '' } };
        return;
      }
      lines += linesOf(node);
    }
  };
}
