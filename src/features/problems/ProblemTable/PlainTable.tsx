import type { ReactNode } from 'react';
import { COLUMNS, ColumnHeader, FIRST_SORT, sortOf, type Row, type SortField } from './columns';
import styles from './styles.module.css';

/**
 * On narrow screens the cells are laid out as a grid, which removes the table's semantics unless roles are explicit.
 */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const;

interface Props {
  label: string;
  rows: readonly Row[];
  onSort: (field: SortField) => void;
}

/** The table in the prerendered page, with the same markup as `SortableTable`, which replaces it on first use. */
export function PlainTable({ label, rows, onSort }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table" aria-label={label}>
        <thead {...ROLES.group}>
          <tr className={styles.head} {...ROLES.row}>
            {COLUMNS.map((column) => (
              <th key={column.id} {...ROLES.head} className={column.className} aria-sort={sortOf(column, FIRST_SORT)}>
                <ColumnHeader column={column} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((row) => (
            <tr key={row.number} className={styles.row} {...ROLES.row}>
              {COLUMNS.map((column) => (
                <td key={column.id} {...ROLES.cell} className={column.className}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
