import { statSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { listFiles } from './contentPaths';
import type { Finding } from './finding';

/** Twice the widest picture that a page shows (1030 px), for dense screens. */
export const MAX_WIDTH = 2060;
export const MAX_BYTES = 200 * 1024;

const RASTER = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif'];
const IMAGE_FOLDERS = ['static', 'docs', 'blog', 'src/pages'];
/** Pages show smaller copies of these (plugin pictures). */
const PHOTO = /\.(?:png|jpe?g)$/i;

/** Facts about an image; vector graphics have no width. */
export interface ImageFacts {
  file: string;
  bytes: number;
  width: number | undefined;
  /** Whether the file contains camera metadata. */
  hasNotes: boolean;
}

const warn = (text: string): Finding => ({ level: 'warning', text });

function findingsOf({ file, bytes, width, hasNotes }: ImageFacts): Finding[] {
  const isPhoto = PHOTO.test(file);
  const isServed = file.startsWith('static/');
  if (isPhoto && !isServed) return [];
  const why = isPhoto ? ': pages show smaller copies, but the file is served too' : '';
  return [
    ...(bytes > MAX_BYTES
      ? [warn(`${file}: ${Math.round(bytes / 1024)} KB → compress it below ${MAX_BYTES / 1024} KB${why}`)]
      : []),
    ...(width !== undefined && width > MAX_WIDTH
      ? [warn(`${file}: ${width} px wide → scale it to ${MAX_WIDTH} px at most`)]
      : []),
    ...(hasNotes ? [warn(`${file}: contains camera metadata, perhaps the location → save it without metadata`)] : []),
  ];
}

/**
 * Warnings about images that are larger or wider than a page needs, or contain metadata, if the files themselves are
 * served.
 */
export function imageFindings(images: readonly ImageFacts[]): Finding[] {
  return images.flatMap(findingsOf);
}

/** Measures the images of the repository. */
export async function measureImages(root: string): Promise<ImageFacts[]> {
  const files = IMAGE_FOLDERS.flatMap((folder) => listFiles(root, folder, [...RASTER, '.svg']));
  return Promise.all(
    files.map(async (file) => {
      const absolute = path.join(root, file);
      const isRaster = RASTER.some((ending) => file.endsWith(ending));
      const { width, exif } = isRaster ? await readMetadata(absolute) : {};
      return { file, bytes: statSync(absolute).size, width, hasNotes: exif !== undefined };
    }),
  );
}

/** The metadata of an image; empty for an invalid file, which the build reports. */
async function readMetadata(file: string): Promise<Partial<Metadata>> {
  try {
    return await sharp(file).metadata();
  } catch {
    return {};
  }
}
