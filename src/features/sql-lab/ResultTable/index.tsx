import { memo, useMemo, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { RowMark, RowMarks } from '../core/grading/rowMarks';
import { columnPage, PAGE_ROWS, PREVIEW_ROWS, previewStart } from '../core/resultPage';
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
  /** The rows that another result does not have. */
  odd?: RowMarks | undefined;
  /** What their marks mean. */
  meaning?: ReactNode;
  /** Shows a few rows, whose number is told elsewhere, until the reader asks for all. */
  isPreview?: boolean | undefined;
}

/**
 * The answer of one statement: its rows as a table, one page of rows and columns at a time, or the number of changes.
 */
export function ResultTable(props: Props): ReactNode {
  const { result } = props;
  return (
    <div className={styles.statement}>
      {result.columns.length === 0 ? <Done result={result} /> : <Rows {...props} />}
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

/** Tables of up to so many columns wrap their texts in a preview; wider ones scroll. */
const WRAPPED_COLUMNS = 4;

function Rows({ result, isNew = false, marked, odd, meaning, isPreview = false }: Props): ReactNode {
  const { columns, rows } = result;
  const first = { of: result, isPreview, rows: isPreview ? PREVIEW_ROWS : PAGE_ROWS, column: 0 };
  const [asked, setAsked] = useState(first);
  // The pages opened in one answer do not apply to the next.
  const now = asked.of === result && asked.isPreview === isPreview ? asked : first;
  const page = columnPage(columns.length, now.column);
  const { from, to } = page;
  const numeric = useMemo(
    () => columns.slice(from, to).map((_, index) => isNumberColumn(rows, from + index)),
    [columns, rows, from, to],
  );
  const start = now.rows === PREVIEW_ROWS ? previewStart(rows.length, odd?.keys().next().value) : 0;
  const visible = rows.slice(start, start + now.rows);
  const isWrapped = isPreview && columns.length <= WRAPPED_COLUMNS;
  return (
    <>
      <ScrollableTable className={clsx(styles.table, isPreview && styles.preview, isWrapped && styles.wrapped)}>
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
            <Row
              key={start + index}
              row={row}
              from={from}
              numeric={numeric}
              marked={marked}
              odd={odd?.get(start + index)}
            />
          ))}
        </tbody>
      </ScrollableTable>
      <Counts
        result={result}
        start={start}
        shown={visible.length}
        columns={page}
        isNew={isNew}
        isPreview={isPreview}
        meaning={odd?.size ? meaning : undefined}
        onRows={(count) => setAsked({ ...now, rows: count })}
        // Resets the rows too, because all the rows shown so far would have to be rendered with the new columns.
        onColumns={(column) => setAsked({ ...first, column })}
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
  odd: RowMark | undefined;
}

/** Memoised, so that showing more rows renders only the new ones. */
const Row = memo(function Row({ row, from, numeric, marked, odd }: RowProps): ReactNode {
  const cells = odd === 'whole' ? marked : (odd ?? marked);
  return (
    <tr className={clsx(odd === 'whole' && styles.odd)}>
      {numeric.map((isNumber, index) => (
        <Cell
          key={from + index}
          value={row[from + index] ?? null}
          isNumber={isNumber}
          isMarked={cells?.includes(from + index)}
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
