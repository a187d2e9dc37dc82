import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { fitsAtOnce, PAGE_ROWS, PREVIEW_ROWS, type ColumnPage } from '../core/resultPage';
import type { StatementResult } from '../core/types';
import { useRowCount } from '@site/src/components/useRowCount';
import styles from './styles.module.css';

interface Props {
  result: StatementResult;
  /** Index of the first row in the table. */
  start: number;
  /** Number of rows in the table. */
  shown: number;
  columns: ColumnPage;
  isNew: boolean;
  /** The number of rows is told elsewhere. */
  isPreview: boolean;
  /** What the marks in the table mean. */
  meaning: ReactNode;
  /** Called with the number of rows to show. */
  onRows: (count: number) => void;
  onColumns: (first: number) => void;
}

/** The line below a table: how much of the answer is shown, with buttons for the rest. */
export function Counts(props: Props): ReactNode {
  const { result, start, shown, columns, isNew, isPreview, meaning, onRows, onColumns } = props;
  const number = useNumberFormat();
  const { rows } = result;
  const isCut = shown === rows.length && rows.length < result.rowCount;
  const hasOtherColumns = columns.previous !== undefined || columns.next !== undefined;
  const isTold = isPreview && start === 0 && (shown === PREVIEW_ROWS || shown === result.rowCount);
  if (isTold && shown === result.rowCount && !hasOtherColumns && !meaning) return null;
  return (
    <p className={styles.count}>
      {meaning && <span className={styles.meaning}>{meaning}</span>}
      {!isTold && (
        <span>
          <Shown result={result} start={start} shown={shown} />
        </span>
      )}
      {shown < rows.length && <More result={result} shown={shown} isPreview={isPreview} onRows={onRows} />}
      {isNew && isCut && (
        <span>
          <Translate
            id="sqlLab.ResultTable.cut"
            description="Under a table whose answer has more rows than the page keeps"
          >
            Trang chỉ giữ bấy nhiêu hàng. Muốn xem hàng khác, hãy thêm WHERE, hoặc LIMIT … OFFSET ….
          </Translate>
        </span>
      )}
      {hasOtherColumns && (
        <>
          <span role="status">
            <Translate
              id="sqlLab.ResultTable.columns"
              description="Under a table that shows some of its columns, for example columns 41–80 of 1,999"
              values={{
                from: number(columns.from + 1),
                to: number(columns.to),
                all: number(result.columns.length),
              }}
            >
              {'Cột {from}–{to} trong {all} cột'}
            </Translate>
          </span>
          <ColumnButton first={columns.previous} onColumns={onColumns}>
            <Translate id="sqlLab.ResultTable.previous" description="Button: show the columns before">
              Cột trước
            </Translate>
          </ColumnButton>
          <ColumnButton first={columns.next} onColumns={onColumns}>
            <Translate id="sqlLab.ResultTable.next" description="Button: show the columns after">
              Cột sau
            </Translate>
          </ColumnButton>
        </>
      )}
    </p>
  );
}

function Shown({ result, start, shown }: Pick<Props, 'result' | 'start' | 'shown'>): ReactNode {
  const rowCount = useRowCount();
  const number = useNumberFormat();
  if (start > 0) {
    return (
      <Translate
        id="sqlLab.ResultTable.from"
        description="Under a table that shows some rows from the middle of a result"
        values={{ from: number(start + 1), to: number(start + shown) }}
      >
        {'Hàng {from}–{to}'}
      </Translate>
    );
  }
  return shown < result.rowCount ? (
    <Translate
      id="sqlLab.ResultTable.some"
      description="Under a table that shows the first rows only"
      values={{ shown, all: rowCount(result.rowCount, result.rowCountIsMinimum) }}
    >
      {'{shown} hàng đầu trong {all}'}
    </Translate>
  ) : (
    rowCount(result.rowCount)
  );
}

function More({
  result,
  shown,
  isPreview,
  onRows,
}: Pick<Props, 'result' | 'shown' | 'isPreview' | 'onRows'>): ReactNode {
  const rowCount = useRowCount();
  const { rows } = result;
  if (isPreview && rows.length === result.rowCount && fitsAtOnce(result)) {
    return (
      <button type="button" className={styles.more} onClick={() => onRows(rows.length)}>
        <Translate
          id="sqlLab.ResultTable.all"
          description="Button: show all rows of a result; {rows} is for example: 70 rows"
          values={{ rows: rowCount(rows.length) }}
        >
          {'Xem cả {rows}'}
        </Translate>
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.more}
      onClick={() => onRows(shown < PAGE_ROWS ? PAGE_ROWS : shown + PAGE_ROWS)}
    >
      <Translate id="sqlLab.ResultTable.more" description="Button: show more rows of a result">
        Xem thêm
      </Translate>
    </button>
  );
}

interface ColumnButtonProps {
  first: number | undefined;
  onColumns: (first: number) => void;
  children: ReactNode;
}

function ColumnButton({ first, onColumns, children }: ColumnButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.more}
      // Not `disabled`, so that the pressed button keeps the focus at the end of the columns.
      aria-disabled={first === undefined}
      onClick={() => first !== undefined && onColumns(first)}
    >
      {children}
    </button>
  );
}
