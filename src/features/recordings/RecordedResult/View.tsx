import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { useRowCount } from '@site/src/components/useRowCount';
import type { SqlResult } from '../core/recording';
import { errorText, warningText } from '../core/sqlMessages';
import styles from './styles.module.css';

export interface RecordedResultProps {
  readonly result: Omit<SqlResult, 'sql' | 'part' | 'user' | 'hasWaited'>;
}

type Columns = NonNullable<SqlResult['columns']>;
type Rows = NonNullable<SqlResult['rows']>;

/** Always focusable, so that a wide table can be scrolled by keyboard: no script checks whether it is too wide. */
function Table({ columns, rows }: { columns: Columns; rows: Rows }): ReactNode {
  const label = translate({
    id: 'recordings.RecordedResult.table',
    message: 'Kết quả ghi lại',
    description: 'Name of a table with the recorded answer of a server',
  });
  return (
    <div className={styles.scroll} role="group" aria-label={label} tabIndex={0}>
      <table translate="no" className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ name, isNumeric }, index) => (
              <th key={index} scope="col" className={clsx(isNumeric && styles.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <td
                  key={column}
                  className={clsx(columns[column]?.isNumeric && styles.number, value?.includes('\n') && styles.lines)}
                >
                  {value ?? <span className={styles.null}>NULL</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Count({ rows, changedRows, isWaiting }: Pick<SqlResult, 'rows' | 'changedRows' | 'isWaiting'>): ReactNode {
  const rowCount = useRowCount();
  if (isWaiting)
    return (
      <Translate
        id="recordings.RecordedResult.waiting"
        description="In place of the answer to a recorded statement that waits for a lock of another session"
      >
        Chưa có câu trả lời: phiên này đang chờ khóa
      </Translate>
    );
  if (rows) return rowCount(rows.length);
  return changedRows === undefined ? (
    <Translate
      id="recordings.RecordedResult.done"
      description="The recorded answer of a server to a statement that has no table and changes no rows"
    >
      Đã chạy
    </Translate>
  ) : (
    <Translate
      id="recordings.RecordedResult.changed"
      description="The recorded answer of a server to a statement that changes rows; the value is such as '3 rows'"
      values={{ rows: rowCount(changedRows) }}
    >
      {'Đã chạy, thay đổi {rows}'}
    </Translate>
  );
}

/** A server's recorded answer to one statement: its table, the number of changed rows, its error, or that it waits. */
export function RecordedResult({ result }: RecordedResultProps): ReactNode {
  const { columns, rows, changedRows, warnings = [], error, isWaiting } = result;
  return (
    <div className={styles.result}>
      {columns && rows && <Table columns={columns} rows={rows} />}
      {error ? (
        <p className={styles.error} lang="en">
          <code translate="no">{errorText(error)}</code>
        </p>
      ) : (
        <p className={styles.count}>
          <Count rows={rows} changedRows={changedRows} isWaiting={isWaiting} />
        </p>
      )}
      {warnings.map((warning, index) => (
        <p key={index} className={styles.warning} lang="en">
          <code translate="no">{warningText(warning)}</code>
        </p>
      ))}
    </div>
  );
}
