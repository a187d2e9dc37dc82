import type { DiagramView, Drawing } from '../core/drawing';
import type { DiagramModel, GraphModel } from '../core/model';
import { drawGraph } from './drawGraph';
import { drawSequence } from './drawSequence';
import { layoutGraph, type PlacedGraph } from './layoutGraph';
import { layoutOutline } from './layoutOutline';

/**
 * The widest drawings, such that text of 14 px is at least 12 px high where they are shown: on a phone 360 px wide, in
 * a figure of 328 px, and in figures from 520 px on (`DrawnDiagram/styles.module.css`).
 */
export const NARROW = 380;
export const WIDE = 600;

const WIDTHS = [
  { nodeWidth: 190, edgeWidth: 130 },
  { nodeWidth: 150, edgeWidth: 100 },
  { nodeWidth: 120, edgeWidth: 84 },
];
const TIGHTEST = { nodeWidth: 96, edgeWidth: 72 };

/** From airy to tight; an outline and fewer boxes side by side need the least width, at the price of longer edges. */
async function* graphs(model: GraphModel, limit: number): AsyncGenerator<PlacedGraph> {
  const directions = model.direction === 'down' ? (['down'] as const) : (['right', 'down'] as const);
  for (const direction of directions)
    for (const width of direction === 'right' ? [...WIDTHS, TIGHTEST] : WIDTHS)
      yield await layoutGraph(model, { direction, ...width });
  if (limit >= WIDE) return;
  yield await layoutGraph(model, { direction: 'down', ...TIGHTEST });
  const outline = layoutOutline(model, 220);
  if (outline) yield outline;
  for (const perLayer of [2, 1])
    for (const width of WIDTHS) yield await layoutGraph(model, { direction: 'down', ...width, perLayer });
}

async function* drawings(model: DiagramModel, limit: number): AsyncGenerator<Drawing> {
  if (model.kind === 'sequence')
    for (const textLimit of [limit >= WIDE ? 220 : 150, 130, 110, 92, 76]) yield drawSequence(model, textLimit);
  else for await (const graph of graphs(model, limit)) yield drawGraph(graph);
}

/** The first drawing that is narrow enough, and otherwise the narrowest. */
async function drawWithin(model: DiagramModel, limit: number): Promise<Drawing> {
  let narrowest: Drawing | undefined;
  for await (const drawing of drawings(model, limit)) {
    if (drawing.width <= limit) return drawing;
    if (!narrowest || drawing.width < narrowest.width) narrowest = drawing;
  }
  if (!narrowest) throw new Error('There is no way to draw this diagram.');
  return narrowest;
}

/**
 * Draws a diagram for phones, and for wider pages if that looks different.
 *
 * @returns the drawings, or the width of the narrowest if it is too wide for a phone
 */
export async function drawDiagram(
  model: DiagramModel,
): Promise<Pick<DiagramView, 'narrow' | 'wide'> | { readonly tooWide: number }> {
  const wide = await drawWithin(model, WIDE);
  if (wide.width <= NARROW) return { narrow: wide };
  const narrow = await drawWithin(model, NARROW);
  if (narrow.width > NARROW) return { tooWide: narrow.width };
  return wide.width <= WIDE ? { narrow, wide } : { narrow };
}
