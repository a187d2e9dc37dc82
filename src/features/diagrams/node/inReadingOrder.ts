import type { GraphModel } from '../core/model';

/**
 * Sorts nodes so that edges lead from earlier to later ones, except those that lead back to where a reader comes from:
 * the layout draws exactly these upwards. Otherwise the author's order stays.
 */
export function inReadingOrder({ nodes, edges }: Pick<GraphModel, 'nodes' | 'edges'>): GraphModel['nodes'] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const isEntered = new Set(edges.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const seen = new Set<string>();
  const finished: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    // The last one first, because the order is turned round below.
    for (const { to } of edges.filter(({ from }) => from === id).reverse()) visit(to);
    finished.push(id);
  };
  const [roots, others] = [nodes.filter(({ id }) => !isEntered.has(id)), nodes.filter(({ id }) => isEntered.has(id))];
  // A cycle without an entrance begins at the node that the author names first, so it is visited first.
  const starts = roots.length > 0 ? [...roots].reverse() : [];
  for (const { id } of [...starts, ...others]) visit(id);
  return finished.reverse().flatMap((id) => byId.get(id) ?? []);
}
