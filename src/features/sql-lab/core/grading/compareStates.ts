import { compareResults, type Difference } from './compareResults';
import type { DatabaseState, TableState } from '../types';

/** How one table differs from what it should be. */
export type TableDifference =
  | { readonly code: 'tableMissing'; readonly table: string }
  | { readonly code: 'tableExtra'; readonly table: string }
  /** A view, a trigger or a temporary table that the task does not require, or that is missing. */
  | { readonly code: 'objectExtra' | 'objectMissing'; readonly name: string }
  | {
      readonly code: 'declaredType';
      readonly table: string;
      readonly column: string;
      readonly expected: string;
      readonly actual: string;
    }
  | { readonly code: 'tableRows'; readonly table: string; readonly differences: readonly Difference[] };

export interface StateRules {
  readonly tolerance?: number;
  /** Whether the declared types of columns must be of the same family: INT and INTEGER are, INTEGER and BIGINT are not. */
  readonly columnTypes?: boolean;
  /** Tables that may have more columns than those of the reference. */
  readonly openTables?: readonly string[];
}

/** Type names of one family mean the same kind of column in a lesson; any other name is its own family. */
const FAMILIES: readonly RegExp[] = [
  /^(?:int|integer|int4)$/,
  /^(?:bigint|int8)$/,
  /^(?:smallint|int2)$/,
  /^(?:text|varchar|character varying)(?: ?\(\d+\))?$/,
  // Apart from the others, because PostgreSQL pads these values with spaces.
  /^(?:char|character)(?: ?\(\d+\))?$/,
  /^(?:numeric|decimal)(?: ?\([\d, ]+\))?$/,
  /^(?:real|double|double precision|float)$/,
  /^(?:timestamp|datetime|timestamp without time zone)$/,
  /^(?:timestamptz|timestamp with time zone)$/,
  /^bool(?:ean)?$/,
];

function familyOf(type: string): string {
  const found = FAMILIES.findIndex((family) => family.test(type));
  return found < 0 ? type : String(found);
}

/**
 * Arranges the columns of a table in the order of the reference, if it has them all; drops extra columns if the table
 * is open.
 */
function arranged(expected: TableState, actual: TableState, isOpen: boolean): TableState {
  const names = actual.columns.map((name) => name.toLowerCase());
  const indexes = expected.columns.map((name) => names.indexOf(name.toLowerCase()));
  if (indexes.includes(-1) || new Set(indexes).size < indexes.length) return actual;
  if (!isOpen && indexes.length < names.length) return actual;
  const pick = <T>(list: readonly T[], none: T): T[] => indexes.map((index) => list[index] ?? none);
  return {
    ...actual,
    columns: pick(actual.columns, ''),
    types: pick(actual.types, ''),
    rows: actual.rows.map((row) => pick(row, null)),
  };
}

const asResult = ({ columns, rows }: TableState) => ({ command: 'SELECT', columns, rows, rowCount: rows.length });

function compareTypes(expected: TableState, actual: TableState): TableDifference[] {
  return expected.columns.flatMap((column, index): TableDifference[] => {
    const [wanted = '', given = ''] = [expected.types[index], actual.types[index]];
    return familyOf(wanted) === familyOf(given)
      ? []
      : [{ code: 'declaredType', table: expected.name, column, expected: wanted, actual: given }];
  });
}

/**
 * Whether an object counts as another one. If a task requires a trigger, its name is free, and one trigger may do the
 * work of two: the probes test what triggers do.
 */
function standsFor(name: string, other: string): boolean {
  const isTrigger = (text: string) => text.startsWith('TRIGGER ');
  return isTrigger(name) ? isTrigger(other) : name.toLowerCase() === other.toLowerCase();
}

/**
 * Compares every table of two databases, not only those that the task names, because an answer that also damages
 * another table is wrong. Rows and columns have no order; a probe with an INSERT without a column list can require one.
 * Triggers and temporary tables also count, because they could fake what the task requires.
 */
export function compareStates(
  expected: DatabaseState,
  actual: DatabaseState,
  { tolerance, columnTypes, openTables = [] }: StateRules = {},
): TableDifference[] {
  const find = ({ tables }: DatabaseState, name: string) =>
    tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
  const rules = tolerance === undefined ? {} : { tolerance };
  return [
    ...expected.tables.flatMap((table): TableDifference[] => {
      const found = find(actual, table.name);
      const other = found && arranged(table, found, openTables.includes(table.name));
      if (!other) return [{ code: 'tableMissing', table: table.name }];
      const differences = compareResults(asResult(table), asResult(other), rules);
      if (differences.length > 0) return [{ code: 'tableRows', table: table.name, differences }];
      return columnTypes ? compareTypes(table, other) : [];
    }),
    ...actual.tables.flatMap(({ name }): TableDifference[] =>
      find(expected, name) ? [] : [{ code: 'tableExtra', table: name }],
    ),
    ...expected.others
      .filter((name) => !actual.others.some((other) => standsFor(name, other)))
      .map((name) => ({ code: 'objectMissing', name }) as const),
    ...actual.others
      .filter((name) => !expected.others.some((other) => standsFor(name, other)))
      .map((name) => ({ code: 'objectExtra', name }) as const),
  ];
}
