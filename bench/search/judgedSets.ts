import { readFileSync } from 'node:fs';
import type { SearchIndex } from '../../src/features/search/core/buildIndex';

/** A query of a judged set, with the pages that answer it. */
export interface SetQuery {
  q: string;
  expect: string[];
  kind: string;
}

/** A question of a judged set, with the passages that answer it; none when the site has no answer. */
export interface SetQuestion {
  q: string;
  kind: string;
  expect: { page: string; anchor: string; must: string[] }[];
}

/** Reads a file of a judged set, a JSON object a line. */
export function readLines<Row>(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Row);
}

/** Leaves out, with a line that says so, what only a page answers that is in no index, because it is unlisted. */
export function withIndexedPages<Row extends { q: string }>(
  rows: readonly Row[],
  index: SearchIndex,
  pagesOf: (row: Row) => readonly string[],
): Row[] {
  const pages = new Set(index.text.pages.map(({ url }) => decodeURI(url)));
  return rows.filter((row) => {
    const expected = pagesOf(row);
    if (expected.length === 0 || expected.some((page) => pages.has(decodeURI(page)))) return true;
    console.log(`left out, since its page is in no index: "${row.q}" (${expected.join(' ')})`);
    return false;
  });
}

/** Reads the questions of a file of a judged set, without those that only an unlisted page answers. */
export const readSetQuestions = (file: string, index: SearchIndex): SetQuestion[] =>
  withIndexedPages(readLines<SetQuestion>(file), index, ({ expect }) => expect.map(({ page }) => page));
