import { readFile } from 'node:fs/promises';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { cacheKey, cachedFolder } from '../../../build/cachedFolder';
import { cardFonts } from '../../../build/cardFonts';
import { COVER_SIZE, coverTree, type Cover } from '../core/coverTree';

/** Goes up when covers look different, so that none is taken from the cache. */
const LOOK = 1;

/** Draws a cover as a PNG: readers take no other format for the picture in their list of books. */
async function drawCover(cover: Cover): Promise<Buffer> {
  const node = coverTree(cover) as unknown as Parameters<typeof satori>[0];
  const svg = await satori(node, { ...COVER_SIZE, fonts: cardFonts });
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 4 }).toBuffer();
}

/** The cover of a book as a PNG, drawn again only when what stands on it has changed. */
export async function coverPicture(cover: Cover): Promise<Buffer> {
  const key = cacheKey({ LOOK, cover });
  const folder = await cachedFolder(`book-covers/${key}`, async (write) => write('cover.png', await drawCover(cover)));
  return readFile(path.join(folder, 'cover.png'));
}
