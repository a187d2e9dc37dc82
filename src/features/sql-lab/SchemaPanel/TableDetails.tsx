import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { columnKeys, type DatasetSchema } from '../core/data/dataset';
import { columnType } from '../core/data/datasetScript';
import { formatValue } from '../core/sqlValue';
import type { EngineName } from '../core/types';
import { useBilingual } from './useBilingual';
import styles from './styles.module.css';

type SchemaTable = DatasetSchema['tables'][number];

interface Props {
  table: SchemaTable;
  engine: EngineName;
  isUsed: boolean;
}

/** One table: its row count, its columns with types and keys, and some sample rows. */
export function TableDetails({ table, engine, isUsed }: Props): ReactNode {
  const text = useBilingual();
  const number = useNumberFormat();
  return (
    <li className={clsx(styles.table, isUsed && styles.usedTable)}>
      <details>
        <summary className={styles.summary}>
          <code translate="no">{table.name}</code> <span className={styles.rows}>{number(table.rowCount)}</span>{' '}
          <span className={styles.about}>{text(table.description)}</span>
          {isUsed && (
            <span className={styles.spoken}>
              <Translate id="sqlLab.TableDetails.used" description="For screen readers: the query uses this table">
                (có trong câu lệnh)
              </Translate>
            </span>
          )}
        </summary>
        <Columns table={table} engine={engine} />
        <Sample table={table} />
      </details>
    </li>
  );
}

function Columns({ table, engine }: { table: SchemaTable; engine: EngineName }): ReactNode {
  const text = useBilingual();
  return (
    <dl className={styles.columns}>
      {table.columns.map((column) => (
        <div key={column.name}>
          <dt>
            <code translate="no">{column.name}</code>
          </dt>
          <dd>
            <span className={styles.type}>{columnType(column, engine)}</span>{' '}
            <span className={styles.keys}>{columnKeys(column, table.primaryKey)}</span>
            <span className={styles.about}>{text(column.description)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sample({ table }: { table: SchemaTable }): ReactNode {
  return (
    <ScrollableTable
      className={styles.sample}
      aria-label={translate(
        {
          id: 'sqlLab.TableDetails.sample',
          message: 'Vài hàng của {table}',
          description: 'Name of a table of sample rows',
        },
        { table: table.name },
      )}
    >
      <thead>
        <tr>
          {table.columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.sample.map((row, index) => (
          <tr key={index}>
            {row.map((value, column) => (
              <td key={column}>{formatValue(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
