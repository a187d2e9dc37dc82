import type { IndexPage, IndexSection, SearchManifest, SearchText } from './types';

/** Thrown when an index file or a manifest is not what this version reads. */
export class IndexFormatError extends Error {
  override name = 'IndexFormatError';
}

/** `[level, anchor, heading, content, code]`; a missing tail stands for empty values. */
type SectionRow = [level: number, anchor: string, heading: string, content?: string, code?: string];

/** `[url, lvl0, lvl1, tag, keywords, sections]`. */
type PageRow = [url: string, lvl0: string, lvl1: string, tag: string, keywords: string[], sections: SectionRow[]];

interface IndexFile {
  format: 1;
  language: string;
  pages: PageRow[];
}

function trimmedRow({ level, anchor, heading, content, code }: IndexSection): SectionRow {
  // The top of a page has the title of the page as its heading: written once.
  const row: SectionRow = [level, anchor ?? '', level === 1 ? '' : heading];
  if (content || code) row.push(content);
  if (code) row.push(code);
  return row;
}

/** Writes the text of a language as the JSON that the browser downloads. */
export function encodeIndexFile({ language, pages, sections }: SearchText): string {
  const rows = pages.map(({ url, lvl0, lvl1, tag, keywords }, pageId): PageRow => [
    url,
    lvl0,
    lvl1,
    tag,
    keywords,
    sections.filter((section) => section.pageId === pageId).map(trimmedRow),
  ]);
  return JSON.stringify({ format: 1, language, pages: rows } satisfies IndexFile);
}

function parseJson(json: string, what: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new IndexFormatError(`${what} is not JSON.`);
  }
}

function isSectionRow(row: unknown): row is SectionRow {
  return (
    Array.isArray(row) &&
    typeof row[0] === 'number' &&
    row.length >= 3 &&
    row.slice(1).every((value) => typeof value === 'string')
  );
}

function isPageRow(row: unknown): row is PageRow {
  return (
    Array.isArray(row) &&
    row.slice(0, 4).every((value) => typeof value === 'string') &&
    Array.isArray(row[4]) &&
    row[4].every((value) => typeof value === 'string') &&
    Array.isArray(row[5]) &&
    row[5].every(isSectionRow)
  );
}

function isIndexFile(value: unknown): value is IndexFile {
  const file = value as Partial<IndexFile> | null;
  return (
    file?.format === 1 && typeof file.language === 'string' && Array.isArray(file.pages) && file.pages.every(isPageRow)
  );
}

/**
 * Reads an index file back.
 *
 * @throws {@link IndexFormatError} when it is damaged or of another format
 */
export function decodeIndexFile(json: string): SearchText {
  const file = parseJson(json, 'The search index');
  if (!isIndexFile(file)) throw new IndexFormatError('The search index is damaged or of another version.');
  const pages: IndexPage[] = [];
  const sections: IndexSection[] = [];
  for (const [url, lvl0, lvl1, tag, keywords, rows] of file.pages) {
    const pageId = pages.push({ url, lvl0, lvl1, tag, keywords }) - 1;
    for (const [level, anchor, heading, content = '', code = ''] of rows) {
      sections.push({ pageId, anchor: anchor || null, level, heading: level === 1 ? lvl1 : heading, content, code });
    }
  }
  return { language: file.language, pages, sections };
}

/**
 * Reads the manifest that names the index file.
 *
 * @throws {@link IndexFormatError} when it is damaged or of another format
 */
export function decodeManifest(json: string): SearchManifest {
  const manifest = parseJson(json, 'The search manifest') as Partial<SearchManifest> | null;
  if (manifest?.format !== 1 || typeof manifest.file !== 'string' || typeof manifest.language !== 'string') {
    throw new IndexFormatError('The search manifest is damaged or of another version.');
  }
  return manifest as SearchManifest;
}
