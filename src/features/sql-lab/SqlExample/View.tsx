import { useId, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ExampleView } from '../core/problemView';
import { formatValue } from '../core/sqlValue';
import { ShownTables } from '../ShownTables';
import { StaticTable } from '../StaticTable';
import { useRowCount } from '@site/src/components/useRowCount';
import styles from './styles.module.css';

export interface SqlExampleProps {
  readonly view: ExampleView;
}

/** The tables of a problem with the rows of its example, and the correct result for them. */
export function SqlExample({ view: { tables, expected } }: SqlExampleProps): ReactNode {
  const rowCount = useRowCount();
  const titleId = useId();
  return (
    <div className={styles.example}>
      <ShownTables tables={tables} />
      <p id={titleId} className={styles.title}>
        <Translate id="sqlLab.SqlExample.expected" description="Title of what a right answer returns on the example">
          Kết quả cần có
        </Translate>
      </p>
      <StaticTable labelledBy={titleId}>
        <thead>
          <tr>
            {expected.columns.map((name, index) => (
              <th key={index} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {expected.rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <td key={column} className={styles.value}>
                  {value === null ? 'NULL' : formatValue(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </StaticTable>
      <p className={styles.count}>{rowCount(expected.rowCount)}</p>
    </div>
  );
}
