import type { GraphEdge, GraphModel } from '../core/model';
import { labelBlock, type PlacedEdge, type PlacedGraph, type PlacedNode } from './layoutGraph';
import { POINT, sizeNode } from './nodeSize';

const INDENT = 28;
/** From the left edge of a node to the line that leads to its children. */
const RAIL = POINT + 2;
const GAP = 12;
const LABEL_GAP = 3;

/** The edges into each node, if every node has at most one and the graph has no cycle. */
function parentEdges({ nodes, edges }: GraphModel): Map<string, GraphEdge> | undefined {
  const parents = new Map(edges.map((edge) => [edge.to, edge]));
  if (parents.size < edges.length || edges.some(({ startLabel, endLabel }) => startLabel || endLabel)) return undefined;
  const leadsToRoot = (id: string): boolean => {
    let current: string | undefined = id;
    for (let steps = 0; current !== undefined; steps += 1) {
      if (steps > nodes.length) return false;
      current = parents.get(current)?.from;
    }
    return true;
  };
  return nodes.every(({ id }) => leadsToRoot(id)) ? parents : undefined;
}

/**
 * Places the nodes of a tree one below the other, children further to the right, as in a list of contents: it is as wide
 * as its longest label. Undefined for graphs that are no trees.
 */
export function layoutOutline(model: GraphModel, width: number): PlacedGraph | undefined {
  const parents = parentEdges(model);
  if (!parents) return undefined;
  const placed = new Map<string, PlacedNode>();
  const edges: PlacedEdge[] = [];
  let top = 2;
  const place = (id: string, depth: number): void => {
    const node = model.nodes.find((each) => each.id === id);
    if (!node) return;
    const edge = parents.get(id);
    const x = 2 + depth * INDENT;
    const label = edge?.label ? labelBlock(edge.label, width) : undefined;
    const labelTop = top;
    if (label) top += label.height + LABEL_GAP;
    const sized = { ...sizeNode(node, width), x, y: top };
    placed.set(id, sized);
    const parent = edge && placed.get(edge.from);
    if (parent) {
      const [rail, middle] = [parent.x + RAIL, sized.y + sized.height / 2];
      const points = [
        { x: rail, y: parent.y + parent.height },
        { x: rail, y: middle },
        { x, y: middle },
      ];
      edges.push({ ...edge, points, labels: label ? [{ block: label, x, y: labelTop }] : [] });
    }
    top += sized.height + GAP;
    for (const child of model.edges.filter(({ from }) => from === id)) place(child.to, depth + 1);
  };
  for (const { id } of model.nodes) if (!parents.has(id)) place(id, 0);
  const nodes = [...placed.values()];
  const labels = edges.flatMap(({ labels: [label] }) => (label ? [label.x + label.block.width] : []));
  const right = Math.max(...nodes.map((node) => node.x + node.width), ...labels);
  return { width: right + 2, height: top - GAP + 2, nodes, edges };
}
