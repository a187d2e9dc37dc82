import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheKey, cachedFolder } from '../../../build/cachedFolder';
import type { Card } from '../core/cardTree';
import { drawCard } from './drawCard';

/** Goes up when cards look different, so that none is taken from the cache. */
const LOOK = 2;

/** A card as a file: its name changes with what stands on it. */
export async function cardFile(card: Card): Promise<{ name: string; content: Buffer }> {
  const key = cacheKey({ LOOK, card });
  const folder = await cachedFolder(`social-cards/${key}`, async (write) => write('card.png', await drawCard(card)));
  return { name: `${key}.png`, content: await readFile(path.join(folder, 'card.png')) };
}
