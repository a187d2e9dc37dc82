import { distance } from 'fastest-levenshtein';
import { decoded } from '../../../core/decoded';

/** A page that can be suggested. */
export interface Page {
  path: string;
  title: string;
}

const MOST = 5;
const LEAST_SCORE = 0.34;
/** Only this many characters at the end of a path, which name the page, are compared. No page's path is longer. */
const LONGEST = 300;

/** Words of a path without diacritics: `/docs/Học-SQL.html` -> `['docs', 'hoc', 'sql']`. */
function words(path: string): string[] {
  return decoded(path)
    .slice(-LONGEST)
    .replace(/\.html?$/i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Similarity of two words: 1 for equal ones, less with each edit, 0 for words that share too little. */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const longest = Math.max(a.length, b.length);
  if (longest >= 4 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const score = 1 - distance(a, b) / longest;
  return score >= 0.6 ? score : 0;
}

function coverage(from: readonly string[], to: readonly string[]): number {
  if (from.length === 0) return 0;
  const weights = from.map((word) => word.length);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const found = from.reduce(
    (sum, word, index) => sum + (weights[index] ?? 0) * Math.max(0, ...to.map((other) => likeness(word, other))),
    0,
  );
  return found / total;
}

/**
 * The pages that a non-existent path most likely means.
 *
 * Words of the path are compared with the words of each page's path and title by edit distance, weighted by length. The
 * last word counts twice, because it names the page.
 *
 * @returns at most five pages, most likely first; empty where none is similar
 */
export function suggestPages(path: string, pages: readonly Page[]): Page[] {
  const asked = words(path);
  const last = asked.slice(-1);
  return pages
    .map((page) => {
      const own = words(page.path);
      const all = [...own, ...words(page.title)];
      const score = (coverage([...asked, ...last], all) * 2 + coverage(own, asked)) / 3;
      return { page, score };
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, MOST)
    .map(({ page }) => page);
}
