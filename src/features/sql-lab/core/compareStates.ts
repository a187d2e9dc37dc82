import { compareResults, type Difference } from './compareResults';
import type { DatabaseState, TableState } from './types';

/** How one table differs from what it should be. */
export type TableDifference =
  | { readonly code: 'tableMissing'; readonly table: string }
  | { readonly code: 'tableExtra'; readonly table: string }
  | { readonly code: 'tableRows'; readonly table: string; readonly differences: readonly Difference[] };

const asResult = ({ columns, rows }: TableState) => ({ command: 'SELECT', columns, rows, rowCount: rows.length });

/**
 * Compares every table of two databases, not only those the task names: an answer that also damages another
 * table is wrong. Rows have no order, columns keep theirs.
 */
export function compareStates(expected: DatabaseState, actual: DatabaseState, tolerance?: number): TableDifference[] {
  const find = ({ tables }: DatabaseState, name: string) =>
    tables.find((table) => table.name.toLowerCase() === name.toLowerCase());
  const rules = tolerance === undefined ? {} : { tolerance };
  return [
    ...expected.tables.flatMap((table): TableDifference[] => {
      const other = find(actual, table.name);
      if (!other) return [{ code: 'tableMissing', table: table.name }];
      const differences = compareResults(asResult(table), asResult(other), rules);
      return differences.length > 0 ? [{ code: 'tableRows', table: table.name, differences }] : [];
    }),
    ...actual.tables.flatMap(({ name }): TableDifference[] =>
      find(expected, name) ? [] : [{ code: 'tableExtra', table: name }],
    ),
  ];
}
