import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { TableDifference } from '../core/grading/compareStates';

const DEFAULT = 'DEFAULT';

/** A table, a column, an object or a right that is missing, that is too much, or that is declared otherwise. */
export function ObjectPoint({ finding }: { finding: Exclude<TableDifference, { code: 'tableRows' }> }): ReactNode {
  switch (finding.code) {
    case 'tableMissing':
      return (
        <Translate
          id="sqlLab.Findings.tableMissing"
          description="Finding: a table is not there after the answer"
          values={{ table: <code translate="no">{finding.table}</code> }}
        >
          {'Thiếu bảng {table}.'}
        </Translate>
      );
    case 'tableExtra':
      return (
        <Translate
          id="sqlLab.Findings.tableExtra"
          description="Finding: the answer made a table that the task does not ask for"
          values={{ table: <code translate="no">{finding.table}</code> }}
        >
          {'Thừa bảng {table}: đề không yêu cầu bảng này.'}
        </Translate>
      );
    case 'declaredType':
      return (
        <Translate
          id="sqlLab.Findings.declaredType"
          description="Finding: a column of a new table has another type than the task names"
          values={{
            table: <code translate="no">{finding.table}</code>,
            column: <code translate="no">{finding.column}</code>,
            expected: <code translate="no">{finding.expected.toUpperCase()}</code>,
            actual: <code translate="no">{finding.actual.toUpperCase()}</code>,
          }}
        >
          {'Bảng {table}, cột {column}: cần kiểu {expected}, đang là {actual}.'}
        </Translate>
      );
    case 'defaultExtra':
      return (
        <Translate
          id="sqlLab.Findings.defaultExtra"
          description="Finding: a column has a DEFAULT that the task does not ask for"
          values={{
            table: <code translate="no">{finding.table}</code>,
            column: <code translate="no">{finding.column}</code>,
            keyword: <code translate="no">{DEFAULT}</code>,
          }}
        >
          {'Bảng {table}, cột {column}: đề không yêu cầu {keyword}, nên câu INSERT quên cột này cũng được nhận.'}
        </Translate>
      );
    case 'objectExtra':
      return (
        <Translate
          id="sqlLab.Findings.objectExtra"
          description="Finding: the answer made a view, a trigger or a temporary table that the task does not ask for"
          values={{ name: <code translate="no">{finding.name}</code> }}
        >
          {'Đề không yêu cầu tạo {name}.'}
        </Translate>
      );
    case 'objectMissing':
      return (
        <Translate
          id="sqlLab.Findings.objectMissing"
          description="Finding: a view or a trigger is not there after the answer"
          values={{ name: <code translate="no">{finding.name}</code> }}
        >
          {'Thiếu {name}.'}
        </Translate>
      );
    case 'rightExtra':
      return (
        <Translate
          id="sqlLab.Findings.rightExtra"
          description="Finding: after the answer a role has a right that the task does not ask for"
          values={{ right: <code translate="no">{finding.right}</code> }}
        >
          {'Thừa quyền {right}: đề không yêu cầu quyền này.'}
        </Translate>
      );
    case 'rightMissing':
      return (
        <Translate
          id="sqlLab.Findings.rightMissing"
          description="Finding: after the answer a role lacks a right"
          values={{ right: <code translate="no">{finding.right}</code> }}
        >
          {'Thiếu quyền {right}.'}
        </Translate>
      );
  }
}
