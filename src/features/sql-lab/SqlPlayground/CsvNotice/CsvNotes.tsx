import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { CsvNotes as Notes } from '../../core/csv/csvProblem';
import { useLines } from './useLines';

/** The adjustments made to turn a CSV file into a table. */
export function CsvNotes({ file, notes }: { file: string; notes: Notes }): ReactNode {
  const number = useNumberFormat();
  const list = useLines();
  const { shortRows, unmarked } = notes;
  return (
    <>
      {shortRows.count > 0 && (
        <>
          {' '}
          <Translate
            id="sqlLab.CsvNotice.shortRows"
            description="Rows of the reader's CSV file have fewer cells than the header; {lines} is for example: 3, 6, 9…"
            values={{ file, count: number(shortRows.count), lines: list(shortRows) }}
          >
            {'{file}: số hàng ít ô hơn tiêu đề là {count} (dòng {lines}); ô thiếu thành NULL.'}
          </Translate>
        </>
      )}
      {unmarked > 0 && (
        <>
          {' '}
          <Translate
            id="sqlLab.CsvNotice.unmarked"
            description="Cells of the reader's CSV file had an apostrophe against formulas, which was taken off"
            values={{ file, count: number(unmarked) }}
          >
            {"{file}: số ô có dấu ' trước =, +, - hoặc @ để chặn công thức là {count}; dấu ' đó đã được bỏ."}
          </Translate>
        </>
      )}
    </>
  );
}
