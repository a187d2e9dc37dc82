import { memo, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { columnPage, PAGE_ROWS } from '../core/resultPage';
import { formatValue, isLongText, isNumeric } from '../core/sqlValue';
import type { SqlRow, SqlValue, StatementResult } from '../core/types';
import { useRowCount } from '@site/src/components/useRowCount';
import { Counts } from './Counts';
import styles from './styles.module.css';

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

interface Props {
  result: StatementResult;
  /** True if the result comes from the reader's run, not from the build. */
  isNew?: boolean;
  /** Indexes of the columns whose cells are marked. */
  marked?: readonly number[] | undefined;
}

/**
 * The answer of one statement: its rows as a table, one page of rows and columns at a time, or the number of changes.
 */
export function ResultTable({ result, isNew = false, marked }: Props): ReactNode {
  return (
    <div className={styles.statement}>
      {result.columns.length === 0 ? <Done result={result} /> : <Rows result={result} isNew={isNew} marked={marked} />}
      <Notices result={result} />
    </div>
  );
}

function Done({ result: { command, rowCount, isUndone } }: { result: StatementResult }): ReactNode {
  const rows = useRowCount();
  return (
    <p className={styles.done}>
      <code translate="no">{command}</code>
      {CHANGING.has(command) && <> · {rows(rowCount)}</>}
      {isUndone && (
        <>
          {' · '}
          <Translate
            id="sqlLab.ResultTable.undone"
            description="Beside ROLLBACK, which PostgreSQL answered to the COMMIT of a failed transaction"
          >
            giao dịch đã hỏng trước đó nên PostgreSQL hủy nó: không có gì được lưu
          </Translate>
        </>
      )}
    </p>
  );
}

function Rows({ result, isNew = false, marked }: Props): ReactNode {
  const { columns, rows } = result;
  const [asked, setAsked] = useState({ of: result, rows: PAGE_ROWS, column: 0 });
  // The pages opened in one answer do not apply to the next.
  const now = asked.of === result ? asked : { of: result, rows: PAGE_ROWS, column: 0 };
  const page = columnPage(columns.length, now.column);
  const { from, to } = page;
  const numeric = useMemo(
    () => columns.slice(from, to).map((_, index) => isNumberColumn(rows, from + index)),
    [columns, rows, from, to],
  );
  const visible = rows.slice(0, now.rows);
  return (
    <>
      <ScrollableTable className={styles.table}>
        <thead>
          <tr>
            {columns.slice(from, to).map((name, index) => (
              <th key={from + index} scope="col" className={clsx(numeric[index] && styles.number)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row, index) => (
            <Row key={index} row={row} from={from} numeric={numeric} marked={marked} />
          ))}
        </tbody>
      </ScrollableTable>
      <Counts
        result={result}
        shown={visible.length}
        columns={page}
        isNew={isNew}
        onRows={() => setAsked({ ...now, rows: now.rows + PAGE_ROWS })}
        // Resets the rows too, because all the rows shown so far would have to be rendered with the new columns.
        onColumns={(column) => setAsked({ of: result, rows: PAGE_ROWS, column })}
      />
    </>
  );
}

function isNumberColumn(rows: readonly SqlRow[], column: number): boolean {
  const values = rows.map((row) => row[column] ?? null).filter((value) => value !== null);
  return values.length > 0 && values.every(isNumeric);
}

interface RowProps {
  row: SqlRow;
  /** Index of the first shown column. */
  from: number;
  /** For each shown column, whether it holds numbers. */
  numeric: readonly boolean[];
  marked: readonly number[] | undefined;
}

/** Memoised, so that showing more rows renders only the new ones. */
const Row = memo(function Row({ row, from, numeric, marked }: RowProps): ReactNode {
  return (
    <tr>
      {numeric.map((isNumber, index) => (
        <Cell
          key={from + index}
          value={row[from + index] ?? null}
          isNumber={isNumber}
          isMarked={marked?.includes(from + index)}
        />
      ))}
    </tr>
  );
});

interface CellProps {
  value: SqlValue;
  isNumber: boolean;
  isMarked?: boolean | undefined;
}

function Cell({ value, isNumber, isMarked = false }: CellProps): ReactNode {
  const number = useNumberFormat();
  const text = value === null ? <span className={styles.null}>NULL</span> : formatValue(value);
  return (
    <td className={clsx(isNumber && styles.number)}>
      {isMarked ? <mark className={styles.marked}>{text}</mark> : text}
      {isLongText(value) && <span className={styles.null}> ({number(value.length)})</span>}
    </td>
  );
}

function Notices({ result: { notices = [], noticesLeftOut } }: { result: StatementResult }): ReactNode {
  const number = useNumberFormat();
  return (
    <>
      {notices.map((notice, index) => (
        <p key={index} className={styles.notice} lang="en">
          NOTICE: {notice}
        </p>
      ))}
      {noticesLeftOut !== undefined && (
        <p className={styles.notice}>
          <Translate
            id="sqlLab.ResultTable.noticesLeftOut"
            description="Under the first notices of PostgreSQL, where there are too many"
            values={{ count: number(noticesLeftOut) }}
          >
            {'Còn {count} thông báo nữa không hiện ở đây.'}
          </Translate>
        </p>
      )}
    </>
  );
}
