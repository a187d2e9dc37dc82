import path from 'node:path';
import type { VFile } from 'vfile';

/** A file as messages name it: its path from the repository's root. */
export function fileName(filePath: string): string {
  return path.relative(process.cwd(), filePath).split(path.sep).join('/');
}

/** A line of a file as messages name it: `docs/page.mdx:41`. */
export function placeOf(file: VFile, line: number | undefined): string {
  return `${fileName(file.path)}:${line ?? 0}`;
}

/** The id of the document that a file is, in any language; undefined for other files. */
export function documentId(filePath: string): string | undefined {
  return /^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx?$/.exec(fileName(filePath))?.[1];
}

/** The language of a file of the content, by where it lies. */
export function languageOf(filePath: string): 'vi' | 'en' {
  return fileName(filePath).startsWith('i18n/en/') ? 'en' : 'vi';
}
