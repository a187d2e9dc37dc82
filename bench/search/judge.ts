import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mean } from './measures';

export const LANGUAGES = ['vi', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Queries for tuning, and queries for measuring only. */
export type QuerySet = 'tuning' | 'check';

export interface JudgedQuery {
  query: string;
  /** How the query is typed: marked, unmarked, wrong-tone, typo, prefix, mixed … */
  kind: string;
  /**
   * The right hits, any one of which is enough: `/page` is any part of the page, `/page#anchor` a section, `/page#` its
   * top; `*` is any text.
   */
  expect: string[];
}

export interface JudgedQuestion {
  question: string;
  /** Earlier questions. */
  history?: string[];
  /** Sections that answer the question; none when the site has no answer. */
  expect: string[];
}

/** How well an engine does on a set of queries. */
export interface Quality {
  /** Mean reciprocal rank of the first right hit among the first ten. */
  mrr: number;
  /** Share of queries with a right hit among the first five. */
  recall: number;
  byKind: Record<string, number>;
  misses: { query: string; rank: number; got: string[] }[];
}

const folder = path.join(import.meta.dirname, 'queries');

/** Reads the judged queries of a language. */
export function readQueries(language: Language, set: QuerySet): JudgedQuery[] {
  return JSON.parse(readFileSync(path.join(folder, `${language}.${set}.json`), 'utf8')) as JudgedQuery[];
}

/** Reads the judged questions of a language. */
export function readQuestions(language: Language, set: QuerySet): JudgedQuestion[] {
  return JSON.parse(readFileSync(path.join(folder, `questions.${language}.${set}.json`), 'utf8')) as JudgedQuestion[];
}

/** Folder of a language in the build, and its base path. */
export const languageFolder: Record<Language, string> = { vi: '', en: 'en' };

/** A URL in the form of the judged queries: a path without the language, then `#` and the anchor if any. */
export function toJudgedPath(address: string, language: Language): string {
  const { pathname, hash } = new URL(address, 'http://site.test');
  const below = decodeURI(pathname).replace(new RegExp(`^/${languageFolder[language]}(?=/|$)`), '');
  return `${below.replace(/(?:\.html|\/)$/, '') || '/'}#${decodeURIComponent(hash.slice(1))}`;
}

/** Whether a hit is one of the expected pages or sections. */
export function isExpected(judgedPath: string, expected: readonly string[]): boolean {
  return expected.some((entry) => {
    const compared = entry.includes('#') ? judgedPath : (judgedPath.split('#')[0] as string);
    const [start = '', ...rest] = entry.split('*');
    if (rest.length === 0) return compared === entry;
    return compared.startsWith(start) && compared.endsWith(rest.at(-1) as string);
  });
}

/**
 * Measures an engine on judged queries.
 *
 * @param search - returns the URLs of a query's hits, best first
 */
export function judge(
  queries: readonly JudgedQuery[],
  language: Language,
  search: (query: string) => string[],
): Quality {
  const byKind = new Map<string, number[]>();
  const misses: Quality['misses'] = [];
  let right = 0;
  for (const { query, kind, expect } of queries) {
    const got = search(query)
      .slice(0, 10)
      .map((address) => toJudgedPath(address, language));
    const rank = got.findIndex((hit) => isExpected(hit, expect)) + 1;
    byKind.set(kind, [...(byKind.get(kind) ?? []), rank === 0 ? 0 : 1 / rank]);
    if (rank > 0 && rank <= 5) right += 1;
    if (rank !== 1) misses.push({ query, rank, got: got.slice(0, 3) });
  }
  return {
    mrr: mean([...byKind.values()].flat()),
    recall: right / queries.length,
    byKind: Object.fromEntries([...byKind].map(([kind, values]) => [kind, mean(values)])),
    misses,
  };
}
