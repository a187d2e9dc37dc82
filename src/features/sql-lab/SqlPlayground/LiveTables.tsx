import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LiveTable } from '../core/liveTables';
import styles from './styles.module.css';

/** The current tables of the reader's database. */
export function LiveTables({ tables }: { tables: readonly LiveTable[] }): ReactNode {
  if (tables.length === 0) {
    return (
      <p className={styles.hint}>
        <Translate id="sqlLab.LiveTables.none" description="The reader's database has no tables">
          Chưa có bảng nào.
        </Translate>
      </p>
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
              {columns.map((column) => (
                <div key={column.name}>
                  <dt>{column.name}</dt>
                  <dd>{column.type}</dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ul>
  );
}
