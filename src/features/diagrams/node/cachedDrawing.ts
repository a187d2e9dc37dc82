import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cachedFolder, cacheKey } from '../../../build/cachedFolder';
import type { DiagramModel } from '../core/model';
import { drawDiagram } from './drawDiagram';

/** Goes up when drawings look different, so that none is taken from the cache. */
const LOOK = 2;

type Drawn = Awaited<ReturnType<typeof drawDiagram>>;

/** A drawing, made once: layouts take longer than all else that a document's compilation does. */
export async function cachedDrawing(model: DiagramModel): Promise<Drawn> {
  const folder = await cachedFolder(`diagrams/${cacheKey({ LOOK, model })}`, async (write) =>
    write('drawing.json', JSON.stringify(await drawDiagram(model))),
  );
  return JSON.parse(await readFile(path.join(folder, 'drawing.json'), 'utf8')) as Drawn;
}
