import type { ReactNode } from 'react';
import { FilterMatchMode } from 'primereact/api';
import { Column } from 'primereact/column';
import { DataTable } from 'primereact/datatable';
import { PrimeRoot } from '@site/src/components/PrimeRoot';
import { COLUMNS, ColumnHeader, sortOf, type Row, type Sort, type SortField } from './columns';
import styles from './styles.module.css';

interface Props {
  label: string;
  /** All rows, unfiltered: the table filters them itself. */
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
/** A no-op: order and filter come from the properties, and without callbacks PrimeReact would keep its own state. */
const fromOutside = () => undefined;

/** The table of problems, sorted and filtered by PrimeReact. It is loaded on first use: see `useSortableTable`. */
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
            // Not `sortable`: PrimeReact's own headings are neither buttons nor labelled as such.
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
