import type { Drawing } from '../core/drawing';
import { drawEnds } from './edgeEnds';
import type { PlacedEdge, PlacedGraph, PlacedNode, Point } from './layoutGraph';
import { LID, POINT } from './nodeSize';
import { circle, path, Pen, rectangle, roundedRectangle } from './pen';

const CORNER = 6;

/** Where an edge meets a shape whose sides are not those of its box. */
function touch(node: PlacedNode | undefined, point: Point): Point {
  if (!node) return point;
  const [middleX, middleY] = [node.x + node.width / 2, node.y + node.height / 2];
  const [aside, above] = [point.x - middleX, point.y - middleY];
  const isOnSide = Math.abs(Math.abs(aside) - node.width / 2) < 1;
  const inset = (): number => {
    switch (node.shape) {
      case 'choice':
      case 'hexagon':
        return isOnSide ? (POINT * Math.abs(above)) / (node.height / 2) : 0;
      case 'end':
      case 'circle': {
        const radius = node.height / 2;
        const straight = node.width / 2 - radius;
        const off = isOnSide ? above : Math.max(0, Math.abs(aside) - straight);
        return radius - Math.sqrt(Math.max(0, radius ** 2 - off ** 2));
      }
      default:
        return 0;
    }
  };
  return isOnSide
    ? { x: point.x - Math.sign(aside) * inset(), y: point.y }
    : { x: point.x, y: point.y - Math.sign(above) * inset() };
}

/** A line with round corners. */
function linePath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return path`M${point.x} ${point.y}`;
      if (!after) return path`L${point.x} ${point.y}`;
      const towards = (other: Point) => {
        const length = Math.hypot(other.x - point.x, other.y - point.y) || 1;
        const share = Math.min(CORNER, length / 2) / length;
        return { x: point.x + (other.x - point.x) * share, y: point.y + (other.y - point.y) * share };
      };
      const [from, to] = [towards(before), towards(after)];
      return path`L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join('');
}

function drawEdge(pen: Pen, edge: PlacedEdge, find: (id: string) => PlacedNode | undefined): void {
  const points = [...edge.points];
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  points[0] = touch(find(edge.from), first);
  points[points.length - 1] = touch(find(edge.to), last);
  pen.draw(edge.look, linePath(drawEnds(pen, points, edge.start, edge.end)));
  for (const { block, x, y } of edge.labels) pen.writeBlock('beside', x, y, block);
}

function drawTable(pen: Pen, node: PlacedNode): void {
  const { x, y, width, height, rows: layout, table } = node;
  if (!layout || !table) return;
  const { head, headHeight, rowHeight, columns } = layout;
  pen.draw('box', roundedRectangle(x, y, width, height, CORNER));
  const quietLines = table.kind ? 1 : 0;
  pen.writeBlock('quiet', x + width / 2, y + 6, { lines: head.lines.slice(0, quietLines) });
  pen.writeBlock('name', x + width / 2, y + 6 + quietLines * 19, { lines: head.lines.slice(quietLines) });
  let top = y + headHeight;
  for (const group of table.groups.filter(({ length }) => length > 0)) {
    pen.draw('rule', path`M${x} ${top}h${width}`);
    top += 4;
    for (const row of group) {
      pen.write('code', x + columns.text, top + 1.5, row.text);
      pen.write('type', x + columns.type, top + 1.5, row.type ?? '');
      pen.write('key', x + columns.keys, top + 1.5, row.keys ?? '');
      top += rowHeight;
    }
    top += 4;
  }
}

function drawNode(pen: Pen, node: PlacedNode): void {
  const { x, y, width, height, shape, block } = node;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  switch (shape) {
    case 'table':
      return drawTable(pen, node);
    case 'start':
      return pen.draw('ink', circle(middleX, middleY, 7));
    case 'stop':
      pen.draw('hollow', circle(middleX, middleY, 8));
      return pen.draw('ink', circle(middleX, middleY, 4.5));
    case 'choice':
    case 'hexagon':
      pen.draw(
        shape === 'choice' ? 'choice' : 'box',
        path`M${x + POINT} ${y}h${width - 2 * POINT}l${POINT} ${height / 2}l${-POINT} ${height / 2}h${2 * POINT - width}` +
          path`l${-POINT} ${-height / 2}z`,
      );
      break;
    case 'circle':
      pen.draw('end', circle(middleX, middleY, width / 2));
      break;
    case 'end':
      pen.draw('end', roundedRectangle(x, y, width, height, height / 2));
      break;
    case 'routine':
      pen.draw('box', rectangle(x, y, width, height));
      pen.draw('outline', path`M${x + 6} ${y}v${height}M${x + width - 6} ${y}v${height}`);
      break;
    case 'store':
      pen.draw(
        'box',
        path`M${x} ${y + LID}v${height - 2 * LID}a${width / 2} ${LID} 0 0 0 ${width} 0v${2 * LID - height}` +
          path`a${width / 2} ${LID} 0 0 0 ${-width} 0z`,
      );
      pen.draw('outline', path`M${x} ${y + LID}a${width / 2} ${LID} 0 0 0 ${width} 0`);
      break;
    default:
      pen.draw('box', roundedRectangle(x, y, width, height, shape === 'round' ? 12 : CORNER));
  }
  const shift = shape === 'store' ? LID / 2 : 0;
  pen.writeBlock('label', middleX, middleY - block.height / 2 + shift, block);
}

/** Draws boxes and edges where they have been placed. */
export function drawGraph({ width, height, nodes, edges }: PlacedGraph): Drawing {
  const pen = new Pen();
  const byId = new Map(nodes.map((node) => [node.id, node]));
  for (const edge of edges) drawEdge(pen, edge, (id) => byId.get(id));
  for (const node of nodes) drawNode(pen, node);
  return pen.finish({ left: 0, width, height });
}
