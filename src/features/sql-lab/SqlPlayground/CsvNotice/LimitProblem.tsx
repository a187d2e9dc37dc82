import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { CSV_LIMITS, CSV_SECONDS, type LimitFault } from '../../core/csv/csvProblem';

/** Explains which limit a CSV file exceeds. */
export function LimitProblem({ file, problem }: { file: string; problem: LimitFault }): ReactNode {
  const number = useNumberFormat();
  switch (problem.code) {
    case 'columns':
      return (
        <Translate
          id="sqlLab.CsvNotice.columns"
          description="The reader's CSV file has too many columns"
          values={{ file, columns: number(problem.columns), limit: CSV_LIMITS.columns }}
        >
          {'{file}, dòng tiêu đề: {columns} cột, tối đa {limit}. Hãy bỏ bớt cột hoặc tách tệp.'}
        </Translate>
      );
    case 'rows':
      return (
        <Translate
          id="sqlLab.CsvNotice.rows"
          description="The reader's CSV file has too many rows"
          values={{ file, limit: number(CSV_LIMITS.rows) }}
        >
          {'{file}: nhiều hơn {limit} hàng. Hãy tách tệp thành nhiều tệp nhỏ rồi mở từng tệp.'}
        </Translate>
      );
    case 'cells':
      return (
        <Translate
          id="sqlLab.CsvNotice.cells"
          description="The reader's CSV file has too many cells"
          values={{ file, limit: number(CSV_LIMITS.cells) }}
        >
          {'{file}: nhiều hơn {limit} ô. Hãy bỏ bớt cột hoặc tách tệp.'}
        </Translate>
      );
    case 'worker':
      return (
        <Translate
          id="sqlLab.CsvNotice.worker"
          description="The thread that reads CSV files did not start"
          values={{ file }}
        >
          {'{file}: trình duyệt không khởi động được luồng đọc tệp. Hãy tải lại trang rồi mở lại tệp.'}
        </Translate>
      );
    case 'time':
      return (
        <Translate
          id="sqlLab.CsvNotice.time"
          description="Reading a CSV file took too long and was stopped"
          values={{ file, seconds: CSV_SECONDS }}
        >
          {'{file}: đọc quá {seconds} giây nên đã dừng. Hãy tách tệp thành nhiều tệp nhỏ rồi mở từng tệp.'}
        </Translate>
      );
  }
}
