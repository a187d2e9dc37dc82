import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ContentKind } from './checkDocument';

interface Collection {
  kind: ContentKind;
  vi: string;
  en: string;
}

/** Folders in which Docusaurus looks for the originals and their translations. */
export const COLLECTIONS: readonly Collection[] = [
  { kind: 'doc', vi: 'docs', en: 'i18n/en/docusaurus-plugin-content-docs/current' },
  { kind: 'post', vi: 'blog', en: 'i18n/en/docusaurus-plugin-content-blog' },
  { kind: 'page', vi: 'src/pages', en: 'i18n/en/docusaurus-plugin-content-pages' },
];

/** A document in both languages: paths from the repository's root; either file may be missing. */
export interface DocumentPair {
  kind: ContentKind;
  vi: string;
  en: string;
}

/** The files in a folder with one of the endings, sorted, as paths from the root with forward slashes. */
export function listFiles(root: string, folder: string, endings: readonly string[]): string[] {
  const absolute = path.join(root, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}

/** The text of a file without a byte order mark, or undefined if it does not exist. */
export function readText(root: string, file: string): string | undefined {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8').replace(/^\uFEFF/, '') : undefined;
}

/** The pair of a file, given the path of either language. */
export function pairOf(file: string): DocumentPair | undefined {
  const clean = path.posix.normalize(file.split(path.sep).join('/'));
  for (const { kind, vi, en } of COLLECTIONS) {
    const folder = [en, vi].find((candidate) => clean.startsWith(`${candidate}/`));
    if (folder) {
      const relative = clean.slice(folder.length + 1);
      return { kind, vi: `${vi}/${relative}`, en: `${en}/${relative}` };
    }
  }
  return undefined;
}

/** All documents that exist in at least one language. */
export function listPairs(root: string): DocumentPair[] {
  const files = COLLECTIONS.flatMap(({ vi, en }) =>
    [vi, en].flatMap((folder) => listFiles(root, folder, ['.mdx', '.md'])),
  );
  const pairs = new Map<string, DocumentPair>();
  for (const file of files) {
    const pair = pairOf(file);
    if (pair) pairs.set(pair.vi, pair);
  }
  return [...pairs.values()].sort((a, b) => (a.vi < b.vi ? -1 : 1));
}
