import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { LabNote } from '../../lab-kit/LabNote';
import type { LiveTable } from '../core/playground/liveTables';
import styles from './styles.module.css';

/** Columns shown of a table: a browser takes long to lay out thousands. */
const MOST_COLUMNS = 100;

/** The current tables of the reader's database. */
export function LiveTables({ tables }: { tables: readonly LiveTable[] }): ReactNode {
  const number = useNumberFormat();
  if (tables.length === 0) {
    return (
      <LabNote>
        <Translate id="sqlLab.LiveTables.none" description="The reader's database has no tables">
          Chưa có bảng nào.
        </Translate>
      </LabNote>
    );
  }
  return (
    <ul className={styles.tables}>
      {tables.map(({ name, columns }) => (
        <li key={name}>
          <details>
            <summary>
              <code translate="no">{name}</code>
            </summary>
            <dl className={styles.columns}>
              {columns.slice(0, MOST_COLUMNS).map((column) => (
                <div key={column.name}>
                  <dt>{column.name}</dt>
                  <dd>{column.type}</dd>
                </div>
              ))}
            </dl>
            {columns.length > MOST_COLUMNS && (
              <LabNote>
                <Translate
                  id="sqlLab.LiveTables.more"
                  description="A table has more columns than are listed"
                  values={{ left: number(columns.length - MOST_COLUMNS) }}
                >
                  {'Còn {left} cột nữa.'}
                </Translate>
              </LabNote>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}
