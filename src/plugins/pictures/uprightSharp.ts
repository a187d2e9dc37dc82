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

/** Both bundles and both languages request the same copies. */
const made = new Map<string, Promise<Copy>>();

async function makeCopy(file: string, { width, options }: Wanted): Promise<Copy> {
  // Not by file name, because sharp would cache the old content of a changed file under it.
  const copy = sharp(await readFile(file))
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  // Letters in a screenshot have coloured edges, which plain chroma subsampling would blur.
  const ways = [copy.clone().webp({ quality: options.quality, smartSubsample: true })];
  // A drawing of few colours is smaller without loss.
  if (/\.png$/i.test(file)) ways.push(copy.clone().webp({ lossless: true }));
  const made = await Promise.all(ways.map((way) => way.toBuffer({ resolveWithObject: true })));
  const [smallest] = made.sort((left, right) => left.data.length - right.data.length);
  if (!smallest) throw new Error(`${file}: this picture could not be resized.`);
  const { data, info } = smallest;
  return { data, width: info.width, height: info.height };
}

/**
 * The adapter with which `responsive-loader` makes smaller copies of a picture. Its own adapter ignores the orientation
 * that a camera has stored, and makes PNG files larger. These copies are upright WebP images without metadata such as
 * the location.
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
