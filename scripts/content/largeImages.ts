import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from './contentPaths';
import type { Finding } from './finding';

/** Twice the widest picture that a page shows (1030 px), for dense screens. */
export const MAX_WIDTH = 2060;
export const MAX_BYTES = 200 * 1024;

const RASTER = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];
const IMAGE_FOLDERS = ['static', 'docs', 'blog'];

/** What is known of a picture; vector graphics have no width. */
export interface ImageFacts {
  file: string;
  bytes: number;
  width: number | undefined;
}

/** Pictures that are heavier or wider than a page can use. */
export function imageFindings(images: readonly ImageFacts[]): Finding[] {
  return images.flatMap<Finding>(({ file, bytes, width }) => [
    ...(bytes > MAX_BYTES
      ? [
          {
            level: 'warning' as const,
            text: `${file}: ${Math.round(bytes / 1024)} KB → compress it below ${MAX_BYTES / 1024} KB`,
          },
        ]
      : []),
    ...(width !== undefined && width > MAX_WIDTH
      ? [{ level: 'warning' as const, text: `${file}: ${width} px wide → scale it to ${MAX_WIDTH} px at most` }]
      : []),
  ]);
}

/** Measures the pictures of the repository. */
export async function measureImages(root: string): Promise<ImageFacts[]> {
  const files = IMAGE_FOLDERS.flatMap((folder) => listFiles(root, folder, [...RASTER, '.svg']));
  return Promise.all(
    files.map(async (file) => {
      const absolute = path.join(root, file);
      const isRaster = RASTER.some((ending) => file.endsWith(ending));
      return { file, bytes: statSync(absolute).size, width: isRaster ? await widthOf(absolute) : undefined };
    }),
  );
}

/** Width in pixels; undefined for a file that is no picture, which the build reports. */
async function widthOf(file: string): Promise<number | undefined> {
  try {
    return (await sharp(file).metadata()).width;
  } catch {
    return undefined;
  }
}
