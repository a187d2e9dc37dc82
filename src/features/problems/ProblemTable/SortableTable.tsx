import type { ReactNode } from 'react';
import { FilterMatchMode } from 'primereact/api';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { PrimeRoot } from '@site/src/components/PrimeRoot';
import { COLUMNS, ColumnHeader, sortOf, type Row, type Sort, type SortField } from './columns';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** All of them: it filters them itself. */
  rows: readonly Row[];
  pattern: string | undefined;
  sort: Sort;
  onSort: (field: SortField) => void;
}

const PARTS = {
  root: { className: styles.frame },
  table: { className: styles.table },
  headerRow: { className: styles.head },
  bodyRow: { className: styles.row },
};
/** Order and filter are those of its properties; a table without the callbacks would keep its own. */
const fromOutside = () => undefined;

/** The table of problems, sorted and filtered by PrimeReact. It comes with the first use: see `useSortableTable`. */
export function SortableTable({ label, rows, pattern, sort, onSort }: Props): ReactNode {
  return (
    <PrimeRoot>
      <DataTable
        value={[...rows]}
        dataKey="number"
        sortField={sort.field}
        sortOrder={sort.order}
        onSort={fromOutside}
        filters={{ pattern: { value: pattern ?? null, matchMode: FilterMatchMode.EQUALS } }}
        onFilter={fromOutside}
        pt={{ ...PARTS, table: { ...PARTS.table, 'aria-label': label } }}
      >
        {COLUMNS.map((column) => (
          <Column
            key={column.id}
            // Not `sortable`: PrimeReact's own heads are no buttons, and are not named as such.
            field={column.sort ?? column.id}
            header={<ColumnHeader column={column} onSort={onSort} />}
            body={column.cell}
            pt={{
              headerCell: { className: column.className, scope: 'col', 'aria-sort': sortOf(column, sort) },
              headerContent: { className: styles.through },
              headerTitle: { className: styles.through },
              bodyCell: { className: column.className },
            }}
          />
        ))}
      </DataTable>
    </PrimeRoot>
  );
}
