import type { SqlValue } from './types';

/** A step of SQLite's EXPLAIN QUERY PLAN that reads a table. */
interface ReadingStep {
  readonly isSearch: boolean;
  readonly table: string;
  /** No row of the table itself is read. */
  readonly isCovering: boolean;
  /** Conditions that lead the search: `customer_id=?`. */
  readonly terms: readonly string[];
}

const READING = /^(SCAN|SEARCH) (\S+)(.*)$/;
const TERMS = /\(([^()]*)\)$/;

function readingStep(line: string): ReadingStep | undefined {
  const [, verb, table = '', rest = ''] = READING.exec(line) ?? [];
  if (verb === undefined) return undefined;
  const terms = verb === 'SEARCH' ? (TERMS.exec(rest)?.[1] ?? '') : '';
  return {
    isSearch: verb === 'SEARCH',
    table,
    // Not AUTOMATIC: an index that SQLite makes for one query alone is no index of the answer.
    isCovering: rest.startsWith(' USING COVERING INDEX '),
    terms: terms.split(' AND ').filter(Boolean),
  };
}

function isAsGoodAs(actual: ReadingStep | undefined, expected: ReadingStep): boolean {
  if (actual?.table !== expected.table) return false;
  return (
    (actual.isSearch || !expected.isSearch) &&
    (actual.isCovering || !expected.isCovering) &&
    expected.terms.every((term) => actual.terms.includes(term))
  );
}

/** The lines of a plan: the last column of what EXPLAIN QUERY PLAN answers. */
export function planLines(rows: readonly (readonly SqlValue[])[]): string[] {
  return rows.map((cells) => String(cells.at(-1) ?? ''));
}

/**
 * Whether a plan of SQLite is at least as good as another, whatever the names of the indexes: it searches where the
 * other searches, by at least its conditions, stays in the index where the other does, and does nothing besides, such
 * as sort.
 */
export function isPlanAsGood(expected: readonly string[], actual: readonly string[]): boolean {
  const [wanted, given] = [expected, actual].map((lines) => lines.flatMap((line) => readingStep(line) ?? []));
  const others = (lines: readonly string[]) => lines.filter((line) => !readingStep(line));
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((step, place) => isAsGoodAs(given?.[place], step)) &&
    others(actual).every((line) => others(expected).includes(line))
  );
}
