import { diffRows } from './compareRows';
import type { DatabaseState, SqlRow } from '../types';

/** The changes that statements made to one table. */
export interface TableChange {
  readonly table: string;
  readonly kind: 'changed' | 'created' | 'dropped';
  readonly columns: readonly string[];
  /** New rows, including those with a changed value. */
  readonly rows: readonly SqlRow[];
  /** Number of rows that no longer exist. */
  readonly gone: number;
}

/** The changed tables between two states of a database. */
export function stateChanges(before: DatabaseState, after: DatabaseState): TableChange[] {
  const find = ({ tables }: DatabaseState, name: string) => tables.find((table) => table.name === name);
  return [
    ...after.tables.flatMap(({ name, columns, rows }): TableChange[] => {
      const old = find(before, name);
      if (!old) return [{ table: name, kind: 'created', columns, rows, gone: 0 }];
      const { missing, extra } = diffRows(old.rows, rows);
      if (missing.length + extra.length === 0) return [];
      return [{ table: name, kind: 'changed', columns, rows: extra, gone: missing.length }];
    }),
    ...before.tables.flatMap(({ name, columns, rows }): TableChange[] =>
      find(after, name) ? [] : [{ table: name, kind: 'dropped', columns, rows: [], gone: rows.length }],
    ),
  ];
}
