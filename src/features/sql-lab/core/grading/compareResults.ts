import { diffRows, sameRow, sameRows } from './compareRows';
import { DEFAULT_TOLERANCE } from '../sqlValue';
import type { EngineName, SqlRow, SqlValue, StatementResult } from '../types';
import { misfit, type ValueKind } from './valueKind';

/** Rules for comparing an answer with the reference. */
export interface CompareRules {
  /** Whether the rows must be in the order of the reference. */
  readonly order?: boolean;
  /** Whether column names must match those of the reference, ignoring case; true by default. */
  readonly columnNames?: boolean;
  /** Relative difference allowed between fractions. */
  readonly tolerance?: number;
  /** Required types of columns, by name, as stated in the prompt; for other columns only values count. */
  readonly types?: Readonly<Record<string, ValueKind>>;
}

/** One difference, as a code and its data; views turn it into text. */
export type Difference =
  | {
      readonly code: 'columnCount';
      readonly expected: number;
      readonly actual: number;
      readonly names: readonly string[];
    }
  /** Not all rows were stored, so nothing can be said about single ones. */
  | { readonly code: 'tooManyRows'; readonly expected: number; readonly actual: number; readonly isMinimum: boolean }
  | { readonly code: 'columnOrder'; readonly expected: readonly string[]; readonly actual: readonly string[] }
  | { readonly code: 'columnName'; readonly position: number; readonly expected: string; readonly actual: string }
  | { readonly code: 'rowsMissing'; readonly count: number; readonly first: SqlRow }
  | { readonly code: 'rowsExtra'; readonly count: number; readonly first: SqlRow }
  /** One row occurs more or less often than it should; all other rows are the same. */
  | { readonly code: 'duplicates'; readonly row: SqlRow; readonly expected: number; readonly actual: number }
  /** The same number of rows, which differ in one column only. */
  | {
      readonly code: 'columnValues';
      readonly column: string;
      readonly count: number;
      readonly row: SqlRow;
      readonly expected: SqlValue;
      readonly actual: SqlValue;
    }
  /** The values may look right, but their type is not the required one. */
  | { readonly code: 'columnType'; readonly column: string; readonly expected: ValueKind; readonly actual: string }
  | { readonly code: 'rowOrder'; readonly position: number; readonly expected: SqlRow; readonly actual: SqlRow };

type Rows = readonly SqlRow[];

const fold = (name: string) => name.toLowerCase();

export function without(rows: Rows, column: number): SqlRow[] {
  return rows.map((row) => row.filter((_, index) => index !== column));
}

function permute(rows: Rows, order: readonly number[]): SqlRow[] {
  return rows.map((row) => order.map((index) => row[index] ?? null));
}

/** The index of each expected name in the answer, if the answer has the same names in another order. */
function otherOrder(expected: readonly string[], actual: readonly string[]): number[] | undefined {
  if (new Set(expected.map(fold)).size !== expected.length) return undefined;
  const order = expected.map((name) => actual.findIndex((other) => fold(other) === fold(name)));
  return order.includes(-1) || order.every((position, index) => position === index) ? undefined : order;
}

/** The rows of an answer; if it has the expected columns in another order, with its values in the expected one. */
export function answerRows(expected: StatementResult, actual: StatementResult, columnNames: boolean): Rows {
  const order = columnNames ? otherOrder(expected.columns, actual.columns) : undefined;
  return order ? permute(actual.rows, order) : actual.rows;
}

function compareColumns(
  expected: StatementResult,
  actual: StatementResult,
  { columnNames = true }: CompareRules,
): Difference[] {
  const wanted = expected.columns;
  const given = actual.columns;
  if (wanted.length !== given.length) {
    return [{ code: 'columnCount', expected: wanted.length, actual: given.length, names: wanted }];
  }
  const order = otherOrder(wanted, given);
  if (columnNames && order) return [{ code: 'columnOrder', expected: wanted, actual: given }];
  if (!columnNames) return [];
  return wanted.flatMap((name, index): Difference[] => {
    const other = given[index] ?? '';
    return fold(name) === fold(other)
      ? []
      : [{ code: 'columnName', position: index + 1, expected: name, actual: other }];
  });
}

function occurrences(rows: Rows, row: SqlRow): number {
  return rows.filter((other) => sameRow(row, other)).length;
}

/** Finds the only column in which the differing rows differ, if there is one. */
function findColumn(columns: readonly string[], missing: Rows, extra: Rows, tolerance: number): Difference | undefined {
  if (missing.length !== extra.length || columns.length < 2) return undefined;
  for (const [index, column] of columns.entries()) {
    if (!sameRows(without(missing, index), without(extra, index), tolerance)) continue;
    const [row] = missing;
    const rest = row && without([row], index)[0];
    const partner = rest && extra.find((other) => sameRow(rest, without([other], index)[0] ?? [], tolerance));
    if (!row || !partner) return undefined;
    return {
      code: 'columnValues',
      column,
      count: missing.length,
      row,
      expected: row[index] ?? null,
      actual: partner[index] ?? null,
    };
  }
  return undefined;
}

function compareRowSets(columns: readonly string[], expected: Rows, actual: Rows, tolerance: number): Difference[] {
  const { missing, extra } = diffRows(expected, actual, tolerance);
  const column = missing.length > 0 ? findColumn(columns, missing, extra, tolerance) : undefined;
  if (column) return [column];
  const [odd] = [...missing, ...extra];
  if (odd && (missing.length === 0 || extra.length === 0)) {
    const counts = [occurrences(expected, odd), occurrences(actual, odd)] as const;
    if (Math.min(...counts) > 0) return [{ code: 'duplicates', row: odd, expected: counts[0], actual: counts[1] }];
  }
  const [firstMissing] = missing;
  const [firstExtra] = extra;
  return [
    ...(firstMissing ? [{ code: 'rowsMissing', count: missing.length, first: firstMissing } as const] : []),
    ...(firstExtra ? [{ code: 'rowsExtra', count: extra.length, first: firstExtra } as const] : []),
  ];
}

function compareOrder(expected: Rows, actual: Rows, tolerance: number): Difference[] {
  const position = expected.findIndex((row, index) => !sameRow(row, actual[index] ?? [], tolerance));
  const row = expected[position];
  const other = actual[position];
  return row && other ? [{ code: 'rowOrder', position: position + 1, expected: row, actual: other }] : [];
}

function compareTypes(
  columns: readonly string[],
  actual: StatementResult,
  types: Readonly<Record<string, ValueKind>>,
  engine: EngineName,
): Difference[] {
  return columns.flatMap((column, index): Difference[] => {
    const kind = types[column];
    const other = kind && misfit(kind, actual, index, engine);
    return other ? [{ code: 'columnType', column, expected: kind, actual: other }] : [];
  });
}

/**
 * Returns the differences between the result of the reference and that of an answer; none means that the answer is
 * correct.
 *
 * @param engine - the engine that answered, which determines how types are compared
 */
export function compareResults(
  expected: StatementResult,
  actual: StatementResult,
  rules: CompareRules = {},
  engine: EngineName = 'sqlite',
): Difference[] {
  const tolerance = rules.tolerance ?? DEFAULT_TOLERANCE;
  const columns = compareColumns(expected, actual, rules);
  if (columns.some(({ code }) => code === 'columnCount')) return columns;
  if (actual.rowCount > actual.rows.length && actual.rowCount !== expected.rowCount) {
    const isMinimum = actual.rowCountIsMinimum ?? false;
    return [...columns, { code: 'tooManyRows', expected: expected.rowCount, actual: actual.rowCount, isMinimum }];
  }
  const given = answerRows(expected, actual, rules.columnNames ?? true);
  const isReordered = given !== actual.rows;
  const rows = compareRowSets(expected.columns, expected.rows, given, tolerance);
  const order = rules.order && rows.length === 0 ? compareOrder(expected.rows, given, tolerance) : [];
  const types = isReordered ? [] : compareTypes(expected.columns, actual, rules.types ?? {}, engine);
  return [...columns, ...rows, ...order, ...types];
}
