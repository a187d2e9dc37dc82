import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Finding } from '../core/grading/grade';
import { formatValue } from '../core/sqlValue';
import type { SqlRow, SqlValue } from '../core/types';
import { useRowCount } from '@site/src/components/useRowCount';
import { ColumnPoint } from './ColumnPoint';
import { ObjectPoint } from './ObjectPoint';
import { TriedStatement } from './TriedStatement';
import styles from './styles.module.css';

const MAX_ROW_LENGTH = 160;

function Value({ value }: { value: SqlValue }): ReactNode {
  return <code translate="no">{formatValue(value)}</code>;
}

function Row({ row }: { row: SqlRow }): ReactNode {
  const text = row.map(formatValue).join(', ');
  return <code translate="no">({text.length > MAX_ROW_LENGTH ? `${text.slice(0, MAX_ROW_LENGTH)}…` : text})</code>;
}

interface Props {
  findings: readonly Finding[];
  /** The number of rows missing and too many is told above. */
  isCounted?: boolean;
}

/** The differences between an answer and the correct one, point by point. */
export function Findings({ findings, isCounted = false }: Props): ReactNode {
  const exchange = exchangedRow(findings);
  if (findings.length === 0) return null;
  return (
    <ul className={styles.findings}>
      {exchange && (
        <li>
          <Translate
            id="sqlLab.Findings.rowExchanged"
            description="Finding: one row stands in place of another"
            values={{ expected: <Row row={exchange.expected} />, actual: <Row row={exchange.actual} /> }}
          >
            {'Một hàng khác: cần {expected}, đang là {actual}.'}
          </Translate>
        </li>
      )}
      {findings
        .filter((finding) => !exchange || !isOfRows(finding))
        .map((finding, index) => (
          <li key={index}>
            {isCounted && isOfRows(finding) ? <FirstRow finding={finding} /> : <Point finding={finding} />}
          </li>
        ))}
    </ul>
  );
}

type RowsFinding = Extract<Finding, { code: 'rowsMissing' | 'rowsExtra' }>;

/** Whether a finding is about whole rows that are missing or too many. */
export function isOfRows(finding: Finding): finding is RowsFinding {
  return finding.code === 'rowsMissing' || finding.code === 'rowsExtra';
}

/** The two rows, if a single one stands in place of another. */
function exchangedRow(findings: readonly Finding[]): { expected: SqlRow; actual: SqlRow } | undefined {
  const [missing, extra] = findings.filter(isOfRows);
  return missing?.count === 1 && extra?.count === 1 ? { expected: missing.first, actual: extra.first } : undefined;
}

function FirstRow({ finding: { code, first } }: { finding: RowsFinding }): ReactNode {
  const values = { row: <Row row={first} /> };
  return code === 'rowsMissing' ? (
    <Translate
      id="sqlLab.Findings.firstMissing"
      description="Finding, below the number of rows that are missing"
      values={values}
    >
      {'Hàng thiếu đầu tiên: {row}'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.Findings.firstExtra"
      description="Finding, below the number of rows that are too many"
      values={values}
    >
      {'Hàng thừa đầu tiên: {row}'}
    </Translate>
  );
}

function Point({ finding }: { finding: Finding }): ReactNode {
  switch (finding.code) {
    case 'columnCount':
    case 'columnOrder':
    case 'columnName':
    case 'columnType':
      return <ColumnPoint finding={finding} />;
    case 'tableMissing':
    case 'tableExtra':
    case 'declaredType':
    case 'objectExtra':
    case 'objectMissing':
    case 'rightExtra':
    case 'rightMissing':
    case 'defaultExtra':
      return <ObjectPoint finding={finding} />;
    case 'tableRows':
      return (
        <>
          <Translate
            id="sqlLab.Findings.tableRows"
            description="Before the list of what differs in a table after the answer"
            values={{ table: <code translate="no">{finding.table}</code> }}
          >
            {'Sau câu lệnh của bạn, bảng {table} khác với bảng cần có:'}
          </Translate>
          <Findings findings={finding.differences} />
        </>
      );
    case 'probe':
      return (
        <>
          <TriedStatement finding={finding} />
          {finding.outcome === 'answer' && <Findings findings={finding.differences} />}
        </>
      );
    case 'tooManyRows':
      return <TooManyRows finding={finding} />;
    case 'empty':
      return (
        <Translate id="sqlLab.Findings.empty" description="Finding: there is no statement to judge">
          Chưa có câu lệnh nào để chấm.
        </Translate>
      );
    case 'noResult':
      return (
        <Translate id="sqlLab.Findings.noResult" description="Finding: no statement of the answer returns rows">
          Câu lệnh chạy được nhưng không trả về bảng kết quả nào. Bài này cần một câu SELECT.
        </Translate>
      );
    case 'computedColumn':
      return (
        <Translate
          id="sqlLab.Findings.computedColumn"
          description="Finding: the rows are right, but an index does not help the condition"
        >
          Một điều kiện vẫn đặt cột trong một phép tính, một hàm hoặc LIKE, nên chỉ mục không thu hẹp được gì ở đó.
        </Translate>
      );
    case 'error':
      return (
        <Translate
          id="sqlLab.Findings.error"
          description="Finding: the answer fails with a message of the engine"
          values={{
            message: (
              <span lang="en">
                <code translate="no">{finding.error.message}</code>
              </span>
            ),
          }}
        >
          {'Câu lệnh bị lỗi: {message}'}
        </Translate>
      );
    default:
      return <RowPoint finding={finding} />;
  }
}

function TooManyRows({ finding }: { finding: Extract<Finding, { code: 'tooManyRows' }> }): ReactNode {
  const rowCount = useRowCount();
  const values = { expected: rowCount(finding.expected), actual: rowCount(finding.actual) };
  return finding.isMinimum ? (
    <Translate
      id="sqlLab.Findings.atLeastRows"
      description="Finding: far too many rows; {actual} and {expected} are for example: 3 rows"
      values={values}
    >
      {'Kết quả có ít nhất {actual}, trong khi cần {expected}.'}
    </Translate>
  ) : (
    <Translate
      id="sqlLab.Findings.tooManyRows"
      description="Finding: far too many rows; {actual} and {expected} are for example: 3 rows"
      values={values}
    >
      {'Kết quả có {actual}, trong khi cần {expected}.'}
    </Translate>
  );
}

type RowFinding = Extract<Finding, { code: 'rowsMissing' | 'rowsExtra' | 'duplicates' | 'columnValues' | 'rowOrder' }>;

function RowPoint({ finding }: { finding: RowFinding }): ReactNode {
  const rowCount = useRowCount();
  switch (finding.code) {
    case 'rowsMissing':
      return (
        <Translate
          id="sqlLab.Findings.rowsMissing"
          description="Finding: rows are missing; {rows} is for example: 3 rows"
          values={{ rows: rowCount(finding.count), row: <Row row={finding.first} /> }}
        >
          {'Thiếu {rows}; hàng thiếu đầu tiên: {row}'}
        </Translate>
      );
    case 'rowsExtra':
      return (
        <Translate
          id="sqlLab.Findings.rowsExtra"
          description="Finding: there are rows too many; {rows} is for example: 3 rows"
          values={{ rows: rowCount(finding.count), row: <Row row={finding.first} /> }}
        >
          {'Thừa {rows}; hàng thừa đầu tiên: {row}'}
        </Translate>
      );
    case 'duplicates':
      return (
        <Translate
          id="sqlLab.Findings.duplicates"
          description="Finding: a row occurs more or less often than it should"
          values={{ ...finding, row: <Row row={finding.row} /> }}
        >
          {'Hàng {row}: cần {expected} lần, đang có {actual} lần.'}
        </Translate>
      );
    case 'columnValues':
      return (
        <Translate
          id="sqlLab.Findings.columnValues"
          description="Finding: rows differ in one column only; {rows} is for example: 3 rows"
          values={{
            column: <code translate="no">{finding.column}</code>,
            rows: rowCount(finding.count),
            row: <Row row={finding.row} />,
            expected: <Value value={finding.expected} />,
            actual: <Value value={finding.actual} />,
          }}
        >
          {
            'Ở {rows}, chỉ cột {column} khác. Chẳng hạn, thay cho hàng {row} đang có một hàng với {column} là {actual}, không phải {expected}.'
          }
        </Translate>
      );
    case 'rowOrder':
      return (
        <Translate
          id="sqlLab.Findings.rowOrder"
          description="Finding: the rows are right but stand in another order"
          values={{
            position: finding.position,
            expected: <Row row={finding.expected} />,
            actual: <Row row={finding.actual} />,
          }}
        >
          {'Bài này xét cả thứ tự hàng: hàng thứ {position} cần là {expected}, đang là {actual}.'}
        </Translate>
      );
  }
}
