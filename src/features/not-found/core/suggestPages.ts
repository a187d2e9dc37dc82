import { distance } from 'fastest-levenshtein';
import { decoded } from '../../../core/decoded';

/** A page that can be suggested. */
export interface Page {
  path: string;
  title: string;
}

const MOST = 5;
const LEAST_SCORE = 0.3;
/** A page has at least this part of what the path says: `/docs` alone has none of `/docs/scheduling`. */
const LEAST_SHARE = 0.2;
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

/**
 * Similarity of two words: 1 for equal ones, less with each edit, 0 for words that share too little. The first letter of
 * a short word is seldom the mistake: `phong` is no slip of `khong`.
 */
function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length >= 3 && longer.startsWith(shorter)) return 0.8;
  if (shorter.length <= 3 || (longer.length <= 5 && a[0] !== b[0])) return 0;
  const score = 1 - distance(a, b) / longer.length;
  return score >= 0.7 ? score : 0;
}

const best = (word: string, among: readonly string[]) =>
  among.reduce((most, other) => (most === 1 ? most : Math.max(most, likeness(word, other))), 0);

/** How much of the words is among the others, by the weight of each word. */
function coverage(from: readonly string[], to: readonly string[], weightOf: (word: string) => number): number {
  let [found, total] = [0, 0];
  for (const word of from) {
    const weight = weightOf(word);
    total += weight;
    found += weight * best(word, to);
  }
  return total === 0 ? 0 : found / total;
}

interface ReadPage {
  readonly page: Page;
  readonly own: readonly string[];
  readonly all: readonly string[];
}

/**
 * Weights the words of the requested path: long ones and rare ones name a page, while `docs` or `blog` is in the address
 * of every other page and says nothing.
 */
function weigh(pages: readonly ReadPage[]): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    const weight = known.get(word) ?? word.length * Math.log2((pages.length + 1) / (1 + countWith(word, pages)));
    known.set(word, weight);
    return weight;
  };
}

const countWith = (word: string, pages: readonly ReadPage[]) => pages.filter(({ all }) => all.includes(word)).length;

/**
 * The pages that a non-existent path most likely means.
 *
 * Words of the path are compared with the words of each page's path and title by edit distance. The last word counts
 * twice, because it names the page.
 *
 * @returns at most five pages, most likely first, each with a word in common with the path; empty where none is similar
 */
export function suggestPages(path: string, pages: readonly Page[]): Page[] {
  const asked = words(path);
  const last = asked.slice(-1);
  const read = pages.map((page) => {
    const own = words(page.path);
    return { page, own, all: [...own, ...words(page.title)] };
  });
  const weightOf = weigh(read);
  return read
    .map(({ page, own, all }) => {
      const share = coverage([...asked, ...last], all, weightOf);
      return { page, share, score: (share * 2 + coverage(own, asked, weightOf)) / 3 };
    })
    .filter(({ share, score }) => share >= LEAST_SHARE && score >= LEAST_SCORE)
    .sort((a, b) => b.score - a.score || a.page.path.length - b.page.path.length)
    .slice(0, MOST)
    .map(({ page }) => page);
}
