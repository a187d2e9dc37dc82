import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Finding } from '../core/grading/grade';
import type { ValueKind } from '../core/grading/valueKind';

function Names({ names }: { names: readonly string[] }): ReactNode {
  return <code translate="no">{names.join(', ')}</code>;
}

function Kind({ kind }: { kind: ValueKind }): ReactNode {
  switch (kind) {
    case 'text':
      return (
        <Translate id="sqlLab.Findings.kind.text" description="What a task asks for, in a finding">
          chuỗi
        </Translate>
      );
    case 'integer':
      return (
        <Translate id="sqlLab.Findings.kind.integer" description="What a task asks for, in a finding">
          số nguyên
        </Translate>
      );
    case 'number':
      return (
        <Translate id="sqlLab.Findings.kind.number" description="What a task asks for, in a finding">
          số
        </Translate>
      );
    case 'date':
      return (
        <Translate id="sqlLab.Findings.kind.date" description="What a task asks for, in a finding">
          ngày
        </Translate>
      );
  }
}

type ColumnFinding = Extract<Finding, { code: 'columnCount' | 'columnOrder' | 'columnName' | 'columnType' }>;

/** Describes a problem with the columns of an answer, regardless of its rows. */
export function ColumnPoint({ finding }: { finding: ColumnFinding }): ReactNode {
  switch (finding.code) {
    case 'columnCount':
      return (
        <Translate
          id="sqlLab.Findings.columnCount"
          description="Finding: the answer has another number of columns"
          values={{ ...finding, names: <Names names={finding.names} /> }}
        >
          {'Số cột: cần {expected} ({names}), đang có {actual}.'}
        </Translate>
      );
    case 'columnOrder':
      return (
        <Translate
          id="sqlLab.Findings.columnOrder"
          description="Finding: the columns stand in another order"
          values={{ expected: <Names names={finding.expected} />, actual: <Names names={finding.actual} /> }}
        >
          {'Thứ tự cột: cần {expected}, đang là {actual}.'}
        </Translate>
      );
    case 'columnName':
      return (
        <Translate
          id="sqlLab.Findings.columnName"
          description="Finding: a column has another name"
          values={{
            position: finding.position,
            expected: <code translate="no">{finding.expected}</code>,
            actual: <code translate="no">{finding.actual}</code>,
          }}
        >
          {'Cột thứ {position}: cần tên {expected}, đang là {actual}.'}
        </Translate>
      );
    case 'columnType':
      return (
        <Translate
          id="sqlLab.Findings.columnType"
          description="Finding: a column is of another type than the task asks for; {kind} is for example: text"
          values={{
            column: <code translate="no">{finding.column}</code>,
            kind: <Kind kind={finding.expected} />,
            actual: <code translate="no">{finding.actual}</code>,
          }}
        >
          {'Cột {column}: đề yêu cầu {kind}, còn câu lệnh của bạn trả về kiểu {actual}.'}
        </Translate>
      );
  }
}
