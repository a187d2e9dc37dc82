import path from 'node:path';
import type { VFile } from 'vfile';

/** A line of a file as messages name it: `docs/page.mdx:41`. */
export function placeOf(file: VFile, line: number | undefined): string {
  return `${path.relative(process.cwd(), file.path).split(path.sep).join('/')}:${line ?? 0}`;
}
