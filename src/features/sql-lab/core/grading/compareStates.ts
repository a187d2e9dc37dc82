import { compareResults, type Difference } from './compareResults';
import type { DatabaseState, Right, TableState } from '../types';

/** How one table differs from what it should be. */
export type TableDifference =
  | { readonly code: 'tableMissing'; readonly table: string }
  | { readonly code: 'tableExtra'; readonly table: string }
  /** A view, a trigger, a role or a temporary table that the task does not require, or that is missing. */
  | { readonly code: 'objectExtra' | 'objectMissing'; readonly name: string }
  /** A right that the task does not grant, or that a role lacks: `UPDATE (price) ON books TO cashier`. */
  | { readonly code: 'rightExtra' | 'rightMissing'; readonly right: string }
  /** A column has a DEFAULT that the task does not ask for. */
  | { readonly code: 'defaultExtra'; readonly table: string; readonly column: string }
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

/** More rights are not useful: they often come from one statement. */
const MAX_RIGHTS = 3;

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
 * A DEFAULT that nobody asked for lets an INSERT forget a column that must have a value. Those that are asked for are
 * tried by probes, because equal ones can be written differently.
 */
function compareDefaults(expected: TableState, actual: TableState): TableDifference[] {
  const isDefaulted = ({ defaulted = [] }: TableState, column: string) =>
    defaulted.some((other) => other.toLowerCase() === column.toLowerCase());
  return expected.columns
    .filter((column) => !isDefaulted(expected, column) && isDefaulted(actual, column))
    .map((column) => ({ code: 'defaultExtra', table: expected.name, column }));
}

/** The rights of a list that another one lacks, with the columns of one right together. */
function rightsBeyond(rights: readonly Right[], others: readonly Right[]): string[] {
  const keyOf = ({ privilege, scope, column }: Right) => JSON.stringify([privilege, scope, column]);
  const known = new Set(others.map(keyOf));
  const columns = new Map<string, { readonly right: Right; readonly names: string[]; isWhole: boolean }>();
  for (const right of rights.filter((each) => !known.has(keyOf(each)))) {
    const { privilege, scope, column } = right;
    const key = keyOf({ privilege, scope });
    const entry = columns.get(key) ?? { right, names: [], isWhole: false };
    columns.set(key, entry);
    if (column === undefined) entry.isWhole = true;
    else entry.names.push(column);
  }
  return [...columns.values()].map(
    ({ right: { privilege, scope }, names, isWhole }) =>
      `${privilege}${isWhole ? '' : ` (${names.join(', ')})`} ${scope}`,
  );
}

function compareRights({ rights: expected = [] }: DatabaseState, { rights: actual = [] }: DatabaseState) {
  return [
    ...rightsBeyond(actual, expected)
      .slice(0, MAX_RIGHTS)
      .map((right) => ({ code: 'rightExtra', right }) as const),
    ...rightsBeyond(expected, actual)
      .slice(0, MAX_RIGHTS)
      .map((right) => ({ code: 'rightMissing', right }) as const),
  ];
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
 * Triggers and temporary tables also count, because they could fake what the task requires. So do the rights of all
 * roles, unless tables or objects differ: whoever must create a view has its rights missing too.
 */
export function compareStates(
  expected: DatabaseState,
  actual: DatabaseState,
  { tolerance, columnTypes, openTables = [] }: StateRules = {},
): TableDifference[] {
  const find = ({ tables }: DatabaseState, name: string) =>
    tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
  const rules = tolerance === undefined ? {} : { tolerance };
  const differences = [
    ...expected.tables.flatMap((table): TableDifference[] => {
      const found = find(actual, table.name);
      const other = found && arranged(table, found, openTables.includes(table.name));
      if (!other) return [{ code: 'tableMissing', table: table.name }];
      const differences = compareResults(asResult(table), asResult(other), rules);
      if (differences.length > 0) return [{ code: 'tableRows', table: table.name, differences }];
      return [...(columnTypes ? compareTypes(table, other) : []), ...compareDefaults(table, found)];
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
  return differences.length > 0 ? differences : compareRights(expected, actual);
}
