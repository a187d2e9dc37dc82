import type { IndexPage, IndexSection, SearchManifest, SearchText } from './types';
import { decodeWords, encodeWords } from './wordCodes';

/** Thrown when an index file or a manifest is not in the format of this version. */
export class IndexFormatError extends Error {
  readonly code = 'corrupt-index';
}

/**
 * The text of a language by columns, which compress better than rows of mixed fields: pages, levels with anchors,
 * headings, texts, names in code, forms of terms.
 */
interface IndexFile {
  format: 3;
  language: string;
  words: string;
  taken: string;
  columns: string[];
}

const ROW = '\r';
const COLUMN = '\f';
const FIELD = '\t';
/** Replaces an anchor that can be derived from its heading. */
const FROM_HEADING = '=';

/** Removes the column and row separators, which no visible text contains. */
function cell(text: string): string {
  return text.replace(/[\r\f]/g, ' ');
}

/** Derives the usual anchor of a heading from its letters and digits, which fits most English headings. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function writeAnchor({ level, anchor, heading }: IndexSection): string {
  return `${level}${anchor && anchor === anchorOf(heading) ? FROM_HEADING : (anchor ?? '')}`;
}

/** Encodes the text of a language as the JSON that the browser downloads. */
export function encodeIndexFile({ language, pages, sections: given, terms = [] }: SearchText): string {
  const sections = [...given].sort((a, b) => a.pageId - b.pageId);
  const pageRows = pages.map(({ url, lvl0, lvl1, tag, about, keywords }, pageId) => {
    const count = sections.filter((section) => section.pageId === pageId).length;
    return [url, lvl0, lvl1, tag, String(count), about, ...keywords]
      .map((field) => field.replaceAll(FIELD, ' '))
      .join(FIELD);
  });
  const columns = [
    pageRows,
    sections.map(writeAnchor),
    // The heading at the top of a page is the page title, which is already stored.
    sections.map(({ level, heading }) => (level === 1 ? '' : heading)),
    sections.map(({ content }) => content),
    sections.map(({ code }) => code),
    terms.map((forms) => forms.join(FIELD)),
  ];
  const { words, taken, coded } = encodeWords(columns.map((rows) => rows.map(cell).join(ROW)).join(COLUMN));
  return JSON.stringify({ format: 3, language, words, taken, columns: coded.split(COLUMN) } satisfies IndexFile);
}

/** Reads a row into a page and the number of its sections. */
function readPage(row: string): { page: IndexPage; count: number } {
  const [url = '', lvl0 = '', lvl1 = '', tag = '', count = '', about = '', ...keywords] = row.split(FIELD);
  return { page: { url, lvl0, lvl1, tag, about, keywords }, count: /^\d+$/.test(count) ? Number(count) : NaN };
}

function readText({ format, language, words, taken, columns }: IndexFile): SearchText {
  const table = decodeWords({ words, taken, coded: columns.join(COLUMN) })
    .split(COLUMN)
    .map((column) => (column === '' ? [] : column.split(ROW)));
  const [pageRows = [], anchors = [], headings = [], contents = [], codes = [], terms = []] = table;
  const read = pageRows.map(readPage);
  const total = read.reduce((sum, { count }) => sum + count, 0);
  if (format !== 3 || anchors.length !== total) throw new TypeError();
  const pages = read.map(({ page }) => page);
  const owners = read.flatMap(({ count }, pageId) => Array<number>(count).fill(pageId));
  const sections = owners.map((pageId, at): IndexSection => {
    const [digit = '', ...letters] = anchors[at] as string;
    const level = Number(digit);
    const anchor = letters.join('');
    const heading = level === 1 ? (pages[pageId] as IndexPage).lvl1 : (headings[at] ?? '');
    return {
      pageId,
      anchor: (anchor === FROM_HEADING ? anchorOf(heading) : anchor) || null,
      level,
      heading,
      content: contents[at] ?? '',
      code: codes[at] ?? '',
    };
  });
  if (!sections.every(({ level }) => level > 0)) throw new TypeError();
  return { language, pages, sections, ...(terms.length > 0 && { terms: terms.map((forms) => forms.split(FIELD)) }) };
}

/**
 * Decodes an index file.
 *
 * @throws {@link IndexFormatError} when it is damaged or of another format
 */
export function decodeIndexFile(json: string): SearchText {
  try {
    return readText(JSON.parse(json) as IndexFile);
  } catch {
    throw new IndexFormatError('The index is damaged or has another version');
  }
}

/**
 * Reads the manifest that names the index file.
 *
 * @throws {@link IndexFormatError} when it is damaged or of another format
 */
export function decodeManifest(json: string): SearchManifest {
  let manifest: Partial<SearchManifest> | null = null;
  try {
    manifest = JSON.parse(json) as Partial<SearchManifest> | null;
  } catch {
    // Rejected below like any other invalid manifest.
  }
  if (manifest?.format !== 1 || typeof manifest.file !== 'string' || typeof manifest.language !== 'string') {
    throw new IndexFormatError('The search manifest is damaged or has another version.');
  }
  return manifest as SearchManifest;
}
