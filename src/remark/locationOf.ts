import path from 'node:path';
import type { VFile } from 'vfile';

/** The name of a file in messages: its path from the repository's root. */
export function fileName(filePath: string): string {
  return path.relative(process.cwd(), filePath).split(path.sep).join('/');
}

/** The name of a line in messages: `docs/page.mdx:41`. */
export function locationOf(file: VFile, line: number | undefined): string {
  return `${fileName(file.path)}:${line ?? 0}`;
}

/** The id of a document's file, in any language; undefined for other files. */
export function documentId(filePath: string): string | undefined {
  return /^(?:docs|i18n\/[^/]+\/docusaurus-plugin-content-docs\/current)\/(.+)\.mdx?$/.exec(fileName(filePath))?.[1];
}

/** The language of a content file, by its folder. */
export function languageOf(filePath: string): 'vi' | 'en' {
  return fileName(filePath).startsWith('i18n/en/') ? 'en' : 'vi';
}
