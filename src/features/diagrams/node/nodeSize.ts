import type { GraphNode, Table } from '../core/model';
import { breakText, LINE_HEIGHT, textWidth, type TextBlock } from './textSize';

export interface TableLayout {
  readonly head: TextBlock;
  readonly headHeight: number;
  readonly rowHeight: number;
  /** Where the columns begin, from the table's left edge. */
  readonly columns: { readonly text: number; readonly type: number; readonly keys: number };
}

/** A node with its text broken into lines. */
export interface SizedNode extends GraphNode {
  readonly width: number;
  readonly height: number;
  readonly block: TextBlock;
  readonly rows?: TableLayout;
}

const PADDING = 14;
/** Of the points of a choice. */
export const POINT = 12;
/** Of the lids of a store. */
export const LID = 6;
const GAP = 10;
const DOT = 18;
const SMALLEST = 44;

const widest = (widths: readonly number[]): number => Math.max(0, ...widths);

function sizeTable(node: GraphNode, { kind, groups }: Table, width: number): SizedNode {
  const name = breakText('name', node.label, width * 1.5);
  const head: TextBlock = kind
    ? {
        lines: [kind, ...name.lines],
        width: widest([textWidth('quiet', kind), name.width]),
        height: name.height + LINE_HEIGHT,
      }
    : name;
  const rows = groups.flat();
  const text = widest(rows.map((row) => textWidth('code', row.text)));
  const type = widest(rows.map((row) => textWidth('type', row.type ?? '')));
  const keys = widest(rows.map((row) => textWidth('key', row.keys ?? '')));
  const typeAt = GAP + text + GAP;
  const keysAt = typeAt + (type > 0 ? type + GAP : 0);
  const inner = rows.length === 0 ? 0 : keysAt + (keys > 0 ? keys + GAP : 0);
  const headHeight = head.height + 12;
  const rowHeight = 22;
  const shownGroups = groups.filter((group) => group.length > 0).length;
  return {
    ...node,
    block: head,
    width: Math.max(inner, head.width + 2 * PADDING, 72),
    height: headHeight + rows.length * rowHeight + shownGroups * 8,
    rows: { head, headHeight, rowHeight, columns: { text: GAP, type: typeAt, keys: keysAt } },
  };
}

/** Breaks the label of a node into lines and gives the node its size. */
export function sizeNode(node: GraphNode, width: number): SizedNode {
  if (node.table) return sizeTable(node, node.table, width);
  const block = breakText('label', node.label, width);
  const box = { width: Math.max(SMALLEST, block.width + 2 * PADDING), height: block.height + 16 };
  switch (node.shape) {
    case 'start':
    case 'stop':
      return { ...node, block: { lines: [], width: 0, height: 0 }, width: DOT, height: DOT };
    case 'circle': {
      const across = Math.hypot(block.width, block.height) + 16;
      return { ...node, block, width: across, height: across };
    }
    case 'choice':
    case 'hexagon':
      return { ...node, block, width: box.width + POINT, height: box.height + 2 };
    case 'end':
      return { ...node, block, ...box, width: box.width + 6 };
    case 'routine':
      return { ...node, block, ...box, width: box.width + 12 };
    case 'store':
      return { ...node, block, ...box, height: box.height + 2 * LID };
    default:
      return { ...node, block, ...box };
  }
}
