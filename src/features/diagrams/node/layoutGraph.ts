import ELK, { type ElkExtendedEdge, type ElkLabel, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { GraphEdge, GraphModel } from '../core/model';
import { inReadingOrder } from './inReadingOrder';
import { sizeNode, type SizedNode } from './nodeSize';
import { breakText, type TextBlock } from './textSize';

/** How tightly a graph is laid out. */
export interface Tightness {
  readonly direction: GraphModel['direction'];
  /** Where labels of nodes break, and those of edges. */
  readonly nodeWidth: number;
  readonly edgeWidth: number;
  /** The most nodes side by side. */
  readonly perLayer?: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode extends SizedNode, Point {}

export interface PlacedLabel extends Point {
  readonly block: TextBlock;
}

export interface PlacedEdge extends GraphEdge {
  readonly points: readonly Point[];
  readonly labels: readonly PlacedLabel[];
}

export interface PlacedGraph {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

const elk = new ELK();
/** Between a label and its edge. */
const BESIDE = 6;

/** The author's order decides where edges lead back; feet of crows and labels at ends need room. */
function rootOptions({ direction, perLayer }: Tightness, hasTables: boolean): Record<string, string> {
  return {
    'elk.algorithm': 'layered',
    'elk.direction': direction === 'down' ? 'DOWN' : 'RIGHT',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.json.edgeCoords': 'ROOT',
    'elk.json.shapeCoords': 'ROOT',
    'elk.padding': '[top=2,left=2,bottom=2,right=2]',
    'elk.spacing.nodeNode': hasTables ? '28' : '22',
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '12',
    'elk.spacing.edgeLabel': String(BESIDE),
    'elk.spacing.labelLabel': '4',
    'elk.spacing.nodeSelfLoop': '12',
    'elk.spacing.componentComponent': '28',
    'elk.layered.spacing.nodeNodeBetweenLayers': hasTables ? '40' : direction === 'down' ? '30' : '24',
    'elk.layered.spacing.edgeNodeBetweenLayers': hasTables ? '22' : '12',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '10',
    'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.nodePlacement.strategy': perLayer ? 'SIMPLE' : 'NETWORK_SIMPLEX',
    'elk.layered.nodePlacement.favorStraightEdges': 'true',
    'elk.layered.edgeLabels.sideSelection': 'ALWAYS_DOWN',
    'elk.aspectRatio': '1',
    ...(perLayer && {
      'elk.layered.layering.strategy': 'COFFMAN_GRAHAM',
      'elk.layered.layering.coffmanGraham.layerBound': String(perLayer),
    }),
  };
}

/** The label of an edge, in lines. */
export const labelBlock = (text: string, width: number): TextBlock => breakText('beside', text, width);

function labelOf(text: string, width: number, place: 'CENTER' | 'HEAD' | 'TAIL'): (ElkLabel & { block: TextBlock })[] {
  if (text === '') return [];
  const block = labelBlock(text, width);
  const layoutOptions = { 'elk.edgeLabels.placement': place };
  return [{ text, block, width: block.width, height: block.height, layoutOptions }];
}

const pointsOf = ({ sections: [section] = [] }: ElkExtendedEdge): Point[] =>
  section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [];

/** Gives boxes and edges their places; no label lies on an edge or a box. */
export async function layoutGraph({ nodes, edges }: GraphModel, tightness: Tightness): Promise<PlacedGraph> {
  const sized = inReadingOrder({ nodes, edges }).map((node) => sizeNode(node, tightness.nodeWidth));
  const labels = edges.map(({ label, startLabel, endLabel }) => [
    ...labelOf(label, tightness.edgeWidth, 'CENTER'),
    ...labelOf(startLabel, tightness.edgeWidth, 'TAIL'),
    ...labelOf(endLabel, tightness.edgeWidth, 'HEAD'),
  ]);
  const graph: ElkNode = {
    id: 'root',
    layoutOptions: rootOptions(
      tightness,
      nodes.some(({ shape }) => shape === 'table'),
    ),
    children: sized.map(({ id, width, height }) => ({ id, width, height })),
    edges: edges.map(({ from, to }, index) => ({
      id: `edge-${index}`,
      sources: [from],
      targets: [to],
      labels: (labels[index] ?? []).map(({ block: _, ...label }) => label),
    })),
  };
  const placed = await elk.layout(graph);
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    nodes: sized.map((node, index) => ({
      ...node,
      x: placed.children?.[index]?.x ?? 0,
      y: placed.children?.[index]?.y ?? 0,
    })),
    edges: edges.map((edge, index) => {
      const found = placed.edges?.[index] as ElkExtendedEdge;
      return {
        ...edge,
        points: pointsOf(found),
        labels: (labels[index] ?? []).map(({ block }, place) => ({
          block,
          x: found.labels?.[place]?.x ?? 0,
          y: found.labels?.[place]?.y ?? 0,
        })),
      };
    }),
  };
}
