import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { LineFault } from '../../core/csv/csvProblem';
import { useLines } from './useLines';

/** Explains which line of a CSV file cannot be read, and how to fix it. */
export function LineProblem({ file, problem }: { file: string; problem: LineFault }): ReactNode {
  const number = useNumberFormat();
  const list = useLines();
  switch (problem.code) {
    case 'openQuote':
      return (
        <Translate
          id="sqlLab.CsvNotice.openQuote"
          description="A quotation mark of the reader's CSV file is never closed"
          values={{ file, line: number(problem.line) }}
        >
          {
            '{file}, dòng {line}: dấu " mở ở đây không có dấu đóng. Hãy thêm dấu đóng; dấu " nằm trong ô phải viết đôi ("").'
          }
        </Translate>
      );
    case 'strayQuote':
      return (
        <Translate
          id="sqlLab.CsvNotice.strayQuote"
          description="In the reader's CSV file there is text after the closing quotation mark of a cell"
          values={{ file, line: number(problem.line) }}
        >
          {
            '{file}, dòng {line}: sau dấu " đóng của ô mở ở đây còn chữ. Dấu " nằm trong ô phải viết đôi (""); dấu mở và dấu đóng bao trọn ô.'
          }
        </Translate>
      );
    case 'longRows':
      return (
        <Translate
          id="sqlLab.CsvNotice.longRows"
          description="Rows of the reader's CSV file have more cells than the header; {lines} is for example: 3, 6, 9…"
          values={{
            file,
            lines: list(problem.lines),
            count: number(problem.lines.count),
            first: number(problem.lines.first[0] ?? 0),
            cells: number(problem.cells),
            columns: problem.columns,
          }}
        >
          {
            '{file}, dòng {lines}: nhiều ô hơn dòng tiêu đề (số dòng như vậy: {count}; dòng {first} có {cells} ô, tiêu đề có {columns}). Hãy bỏ ô thừa, thêm tên cột, hoặc đặt ô có dấu phân cách trong dấu ".'
          }
        </Translate>
      );
  }
}
