import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { formatValue, isLongText, isNumeric } from '../core/sqlValue';
import type { SqlValue, StatementResult } from '../core/types';
import { useRowCount } from '../useRowCount';
import styles from './styles.module.css';

const PAGE_ROWS = 50;
const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

function Cell({ value, isNumber }: { value: SqlValue; isNumber: boolean }): ReactNode {
  const number = useNumberFormat();
  return (
    <td className={clsx(isNumber && styles.number)}>
      {value === null ? <span className={styles.null}>NULL</span> : formatValue(value)}
      {isLongText(value) && <span className={styles.null}> ({number(value.length)})</span>}
    </td>
  );
}

/** The answer of one statement: its rows as a table, or what it changed. */
export function ResultTable({ result }: { result: StatementResult }): ReactNode {
  const [shown, setShown] = useState(PAGE_ROWS);
  const rowCount = useRowCount();
  const { columns, rows, command } = result;
  const note = <Notices notices={result.notices} />;
  if (columns.length === 0) {
    return (
      <div className={styles.statement}>
        <p className={styles.done}>
          <code>{command}</code>
          {CHANGING.has(command) && <> · {rowCount(result.rowCount)}</>}
        </p>
        {note}
      </div>
    );
  }
  const numeric = columns.map((_, index) => {
    const values = rows.map((row) => row[index] ?? null).filter((value) => value !== null);
    return values.length > 0 && values.every(isNumeric);
  });
  const visible = rows.slice(0, shown);
  return (
    <div className={styles.statement}>
      <ScrollableTable className={styles.table}>
        <thead>
          <tr>
            {columns.map((name, index) => (
              <th key={index} scope="col" className={clsx(numeric[index] && styles.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <Cell key={column} value={value} isNumber={numeric[column] ?? false} />
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p className={styles.count}>
        {visible.length < result.rowCount ? (
          <Translate
            id="sqlLab.ResultTable.some"
            description="Under a table that shows the first rows only"
            values={{ shown: visible.length, all: rowCount(result.rowCount, result.rowCountIsMinimum) }}
          >
            {'{shown} hàng đầu trong {all}'}
          </Translate>
        ) : (
          rowCount(result.rowCount)
        )}
        {visible.length < rows.length && (
          <button type="button" className={styles.more} onClick={() => setShown(shown + PAGE_ROWS)}>
            <Translate id="sqlLab.ResultTable.more" description="Button: show more rows of a result">
              Xem thêm
            </Translate>
          </button>
        )}
      </p>
      {note}
    </div>
  );
}

function Notices({ notices = [] }: { notices?: readonly string[] }): ReactNode {
  return notices.map((notice, index) => (
    <p key={index} className={styles.notice} lang="en">
      NOTICE: {notice}
    </p>
  ));
}
