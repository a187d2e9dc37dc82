import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { CSV_LIMITS, MEGABYTE } from '../../core/csv/csvProblem';

/** The limits for CSV files, shown before one is chosen. */
export function CsvLimits(): ReactNode {
  const number = useNumberFormat();
  return (
    <Translate
      id="sqlLab.CsvNotice.limits"
      description="What a CSV file of the reader's may be and have; the numbers are limits"
      values={{
        megabytes: CSV_LIMITS.bytes / MEGABYTE,
        rows: number(CSV_LIMITS.rows),
        columns: CSV_LIMITS.columns,
        cells: number(CSV_LIMITS.cells),
      }}
    >
      {
        'CSV: dòng đầu là tên cột; bảng mã UTF-8, hoặc UTF-16 có BOM; tối đa {megabytes} MB, {rows} hàng, {columns} cột, {cells} ô.'
      }
    </Translate>
  );
}
