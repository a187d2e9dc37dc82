import type { SqlValue } from '../types';

/** A step of SQLite's EXPLAIN QUERY PLAN that reads a table. */
interface ReadingStep {
  readonly isSearch: boolean;
  /** Name of the table, or its alias in the query. */
  readonly table: string;
  /** Only the index is read, not the table itself. */
  readonly isCovering: boolean;
  /** Conditions of the search: `customer_id=?`. */
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
    // AUTOMATIC is excluded: an index that SQLite creates for a single query does not belong to the answer.
    isCovering: rest.startsWith(' USING COVERING INDEX '),
    terms: terms.split(' AND ').filter(Boolean),
  };
}

function isAsGoodAs(actual: ReadingStep | undefined, expected: ReadingStep): boolean {
  if (!actual) return false;
  return (
    (actual.isSearch || !expected.isSearch) &&
    (actual.isCovering || !expected.isCovering) &&
    expected.terms.every((term) => actual.terms.includes(term))
  );
}

/** Whether the steps differ only in the names of their tables, each of which has one name in either plan. */
function areNamedAlike(expected: readonly ReadingStep[], actual: readonly ReadingStep[]): boolean {
  const placeOf = (steps: readonly ReadingStep[]) =>
    steps.map(({ table }) => steps.findIndex((step) => step.table === table));
  return placeOf(expected).join() === placeOf(actual).join();
}

/** The lines of a plan: the last column of the rows that EXPLAIN QUERY PLAN returns. */
export function planLines(rows: readonly (readonly SqlValue[])[]): string[] {
  return rows.map((cells) => String(cells.at(-1) ?? ''));
}

/**
 * Whether a plan of SQLite is at least as good as another, regardless of the names of indexes and of
 * aliases of tables, which SQLite prints in place of the tables: it searches where the other searches, with at least the
 * same conditions, uses a covering index where the other does, and has no additional steps, such as a sort. The rows of
 * both queries have to be compared as well, because an alias may hide another table.
 */
export function isPlanAsGood(expected: readonly string[], actual: readonly string[]): boolean {
  const [wanted, given] = [expected, actual].map((lines) => lines.flatMap((line) => readingStep(line) ?? [])) as [
    ReadingStep[],
    ReadingStep[],
  ];
  const others = (lines: readonly string[]) => lines.filter((line) => !readingStep(line));
  return (
    wanted.length === given.length &&
    areNamedAlike(wanted, given) &&
    wanted.every((step, index) => isAsGoodAs(given[index], step)) &&
    others(actual).every((line) => others(expected).includes(line))
  );
}
