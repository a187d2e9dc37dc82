import { DEFAULT_TOLERANCE, sameValue } from '../sqlValue';
import type { SqlRow, StatementResult } from '../types';
import { answerRows, without, type CompareRules } from './compareResults';
import { diffRows, sameRows } from './compareRows';

/** What of a row differs: the whole row, or its cells in these columns. */
export type RowMark = 'whole' | readonly number[];

/** The differing rows of a result, by their index. */
export type RowMarks = ReadonlyMap<number, RowMark>;

/** The only column in which the rows differ; undefined if whole rows do. */
function differingColumns(missing: readonly SqlRow[], extra: readonly SqlRow[], tolerance: number): RowMark {
  const [expected, actual] = [missing[0] ?? [], extra[0] ?? []];
  if (missing.length !== extra.length) return 'whole';
  if (missing.length === 1) {
    const odd = expected.flatMap((value, index) => (sameValue(value, actual[index] ?? null, tolerance) ? [] : [index]));
    return odd.length < expected.length || odd.length === 1 ? odd : 'whole';
  }
  const column = expected.findIndex(
    (_, index) => expected.length > 1 && sameRows(without(missing, index), without(extra, index), tolerance),
  );
  return column < 0 ? 'whole' : [column];
}

function marksOf(rows: readonly SqlRow[], odd: readonly SqlRow[], mark: RowMark): RowMarks {
  const found = new Set(odd);
  return new Map(rows.flatMap((row, index) => (found.has(row) ? [[index, mark] as const] : [])));
}

/**
 * Marks the rows of either result that the other does not have. Nothing is marked if only the order of the rows or the
 * names of the columns differ, or if the columns cannot be compared.
 */
export function markRows(
  expected: StatementResult,
  actual: StatementResult,
  { tolerance = DEFAULT_TOLERANCE, columnNames = true }: CompareRules = {},
): { readonly expected: RowMarks; readonly actual: RowMarks } {
  if (expected.columns.length !== actual.columns.length) return { expected: new Map(), actual: new Map() };
  const given = answerRows(expected, actual, columnNames);
  const { missing, extra } = diffRows(expected.rows, given, tolerance);
  const isReordered = given !== actual.rows;
  const mark = isReordered ? 'whole' : differingColumns(missing, extra, tolerance);
  // Of an answer that is not here as a whole, nothing is known to be missing.
  const isCut = actual.rows.length < actual.rowCount;
  return { expected: marksOf(expected.rows, isCut ? [] : missing, mark), actual: marksOf(given, extra, mark) };
}
