import type { EdgeEnd, GraphEdge, GraphModel, GraphNode, NodeShape, Table } from '../core/model';
import { labelText } from './labelText';
import type { ParsedDiagram, ParsedEdge, ParsedNode } from '../core/parsed';

type ParsedGraph = Extract<ParsedDiagram, { nodes: unknown }>;

/** By Mermaid's names; a node of another shape leaves the diagram to Mermaid. */
const SHAPES: Readonly<Record<string, NodeShape>> = {
  squareRect: 'box',
  rect: 'box',
  roundedRect: 'round',
  rounded: 'round',
  stadium: 'end',
  circle: 'circle',
  doublecircle: 'circle',
  diamond: 'choice',
  hexagon: 'hexagon',
  cylinder: 'store',
  subroutine: 'routine',
  stateStart: 'start',
  stateEnd: 'stop',
  erBox: 'table',
  classBox: 'table',
};
const ENDS: Readonly<Record<string, EdgeEnd>> = {
  none: 'none',
  arrow_open: 'none',
  arrow_point: 'arrow',
  arrow_barb: 'arrow',
  extension: 'extension',
  aggregation: 'aggregation',
  composition: 'composition',
  dependency: 'dependency',
  only_one: 'only_one',
  zero_or_one: 'zero_or_one',
  one_or_more: 'one_or_more',
  zero_or_more: 'zero_or_more',
};
/** Classes that every node of a kind has; others are an author's. */
const PLAIN_CLASS = /^(?:default|statediagram-state)?$/;

/** Mermaid escapes the sign of a member's visibility. */
const memberText = ({ text }: { text: string }) => ({ text: labelText(text.replace(/^\\/, '')) });

function tableOf({ shape, attributes = [], members = [], methods = [], annotations = [] }: ParsedNode): Table {
  if (shape === 'erBox')
    return {
      groups: [attributes.map(({ name, type, keys = [] }) => ({ text: name, type, keys: keys.join(' ') }))],
    };
  const [kind] = annotations;
  return { ...(kind && { kind: `«${kind}»` }), groups: [members.map(memberText), methods.map(memberText)] };
}

function nodeOf(node: ParsedNode, isFlow: boolean): GraphNode | undefined {
  const shape = SHAPES[node.shape ?? 'squareRect'];
  const isStyled =
    !PLAIN_CLASS.test((node.cssClasses ?? '').trim()) || (node.cssStyles ?? []).length > 0 || node.link !== undefined;
  const hasComments = node.attributes?.some(({ comment }) => comment);
  if (!shape || isStyled || hasComments || node.isGroup || node.parentId || node.img || node.icon) return undefined;
  if (isFlow && node.labelType === 'markdown') return undefined;
  const label = labelText(node.alias ? node.alias : (node.label ?? node.id));
  return { id: node.id, shape, label, ...(shape === 'table' && { table: tableOf(node) }) };
}

function edgeOf(edge: ParsedEdge): GraphEdge | undefined {
  const start = ENDS[edge.arrowTypeStart ?? 'none'];
  const end = ENDS[edge.arrowTypeEnd ?? 'none'];
  if (!start || !end || edge.thickness === 'invisible') return undefined;
  const isDotted = edge.pattern === 'dotted' || edge.pattern === 'dashed' || edge.thickness === 'dotted';
  return {
    from: edge.start,
    to: edge.end,
    label: labelText(edge.label ?? ''),
    look: isDotted ? 'dotted' : edge.thickness === 'thick' ? 'thick' : 'line',
    start,
    end,
    startLabel: labelText(edge.startLabelRight ?? ''),
    endLabel: labelText(edge.endLabelLeft ?? ''),
  };
}

const isWhole = <Item>(items: readonly (Item | undefined)[]): items is readonly Item[] =>
  items.every((item) => item !== undefined);

/** Boxes and edges as the site draws them; undefined if the diagram has something that only Mermaid draws. */
export function graphModel({ type, direction, nodes, edges }: ParsedGraph): GraphModel | undefined {
  const drawnNodes = nodes.map((node) => nodeOf(node, type.startsWith('flowchart')));
  const drawnEdges = edges.map(edgeOf);
  if (!isWhole(drawnNodes) || !isWhole(drawnEdges) || /BT|RL/.test(direction)) return undefined;
  return { kind: 'graph', direction: direction === 'LR' ? 'right' : 'down', nodes: drawnNodes, edges: drawnEdges };
}
