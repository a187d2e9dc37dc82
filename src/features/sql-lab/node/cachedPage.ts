import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LabBlock } from '../core/labBlock';
import type { DatasetImage } from '../core/types';
import { cacheKey, cachedFolder } from '../../../build/cachedFolder';
import { labEdition } from './edition';
import { runPage, type LocatedFence } from './runPage';

const known = new Map<string, Promise<LabBlock[]>>();

async function blocksOf(name: string, run: () => Promise<LabBlock[]>): Promise<LabBlock[]> {
  const folder = await cachedFolder(name, async (write) => {
    await write('blocks.json', JSON.stringify(await run()));
  });
  return JSON.parse(await readFile(path.join(folder, 'blocks.json'), 'utf8')) as LabBlock[];
}

/**
 * Runs a page as {@link runPage} does, or returns its cached answers: both languages, both bundles and the next build
 * need the same answers as long as fences, datasets and engines do not change.
 */
export function cachedPage(
  name: string,
  fences: readonly LocatedFence[],
  defaultDataset: string,
  imageOf: (dataset: string) => DatasetImage,
): Promise<LabBlock[]> {
  const datasets = [...new Set(fences.map(({ fence }) => fence.dataset ?? defaultDataset))];
  // Line numbers are left out: they occur only in error messages, and a page with an error is not cached.
  const content = fences.map(({ fence, code }) => [fence, code]);
  const key = cacheKey([labEdition(), datasets.map(imageOf), defaultDataset, content]);
  const blocks =
    known.get(key) ?? blocksOf(`sql-lab/page-${key}`, () => runPage(name, fences, defaultDataset, imageOf));
  known.set(key, blocks);
  blocks.catch(() => known.delete(key));
  return blocks;
}
