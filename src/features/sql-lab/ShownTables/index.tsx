import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import type { ShownTable } from '../core/problemView';
import type { SqlValue } from '../core/types';
import { formatValue, isNumeric } from '../core/sqlValue';
import { StaticTable } from '../StaticTable';
import styles from './styles.module.css';

/** The tables of a problem side by side: type and keys under each column name, then every row. */
export function ShownTables({ tables }: { readonly tables: readonly ShownTable[] }): ReactNode {
  return (
    <div className={styles.tables}>
      {tables.map((table) => (
        <Table key={table.name} table={table} />
      ))}
    </div>
  );
}

function Table({ table: { name, columns, rows } }: { readonly table: ShownTable }): ReactNode {
  return (
    <NamedTable name={name} rows={rows}>
      {columns.map((column) => (
        <th key={column.name} scope="col">
          {column.name}
          <span className={styles.type}>
            {column.type}
            {column.keys !== '' && <span className={styles.keys}>{column.keys}</span>}
          </span>
        </th>
      ))}
    </NamedTable>
  );
}

interface NamedTableProps {
  readonly name: string;
  readonly rows: readonly (readonly SqlValue[])[];
  /** The heads of the columns. */
  readonly children: readonly ReactNode[];
}

/** A table under its name, with every row. */
export function NamedTable({ name, rows, children }: NamedTableProps): ReactNode {
  const label = translate(
    {
      id: 'sqlLab.ShownTables.table',
      message: 'Bảng {name}',
      description: 'Name of a table of a problem with its columns and rows',
    },
    { name },
  );
  return (
    <StaticTable label={label}>
      <caption>
        <code translate="no">{name}</code>
      </caption>
      <thead>
        <tr>{children}</tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((value, column) => (
              <td key={column} className={clsx(isNumeric(value) && styles.number)}>
                {value === null ? <span className={styles.null}>NULL</span> : formatValue(value)}
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={children.length} className={styles.null}>
              <Translate id="sqlLab.ShownTables.empty" description="In place of the rows of a table that has none">
                (chưa có hàng nào)
              </Translate>
            </td>
          </tr>
        )}
      </tbody>
    </StaticTable>
  );
}
