import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

interface Copy {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Wanted {
  readonly width: number;
  readonly options: { readonly quality: number };
}

/** Both bundles and both languages ask for the same copies. */
const made = new Map<string, Promise<Copy>>();

async function makeCopy(file: string, { width, options }: Wanted): Promise<Copy> {
  // Not by its name, under which the library would remember what a file held before it was changed.
  const copy = sharp(await readFile(file))
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // Letters of a screenshot have coloured edges, which are lost where colours are kept in a quarter of the points.
  const ways = [copy.clone().webp({ quality: options.quality, smartSubsample: true })];
  // A drawing of few colours is smaller as it is.
  if (/\.png$/i.test(file)) ways.push(copy.clone().webp({ lossless: true }));
  const made = await Promise.all(ways.map((way) => way.toBuffer({ resolveWithObject: true })));
  const [smallest] = made.sort((left, right) => left.data.length - right.data.length);
  if (!smallest) throw new Error(`${file}: no copy could be made of this picture.`);
  const { data, info } = smallest;
  return { data, width: info.width, height: info.height };
}

/**
 * What `responsive-loader` makes smaller copies of a picture with. Its own way leaves a photo lying that a camera has
 * marked as turned, and writes PNG larger than it was. Copies are WebP, upright, and without what a camera has noted
 * beside the picture, such as the place.
 */
export function uprightSharp(file: string) {
  return {
    metadata: async () => (await sharp(file).metadata()).autoOrient,
    resize: (wanted: Wanted): Promise<Copy> => {
      const key = [file, statSync(file).mtimeMs, wanted.width, wanted.options.quality].join('|');
      const copy = made.get(key) ?? makeCopy(file, wanted);
      made.set(key, copy);
      return copy;
    },
  };
}
