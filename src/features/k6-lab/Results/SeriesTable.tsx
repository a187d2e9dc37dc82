import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { CHART_LINES, chartColumns, clockText, thinned, type ChartKind } from '../core/lab/chartData';
import type { SeriesPoint } from '../core/run/types';
import { lineLabel, lineUnit } from './lineTexts';

const MOST_ROWS = 24;
const KINDS: readonly ChartKind[] = ['load', 'times', 'faults'];

/** The numbers of the charts, at most a screen of them. */
export function SeriesTable({ series }: { series: readonly SeriesPoint[] }): ReactNode {
  const format = useNumberFormat(1);
  const points = thinned(series, MOST_ROWS);
  const columns = KINDS.flatMap((kind) => chartColumns(points, kind).slice(1));
  const lines = KINDS.flatMap((kind) => CHART_LINES[kind]);
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th scope="col">
            {translate({ id: 'k6Lab.SeriesTable.time', message: 'Lúc', description: 'Column: time of the test' })}
          </th>
          {lines.map((line) => (
            <th key={line} scope="col">
              {lineUnit(line) ? `${lineLabel(line)} (${lineUnit(line)})` : lineLabel(line)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ time }, row) => (
          <tr key={time}>
            <th scope="row">{clockText(time)}</th>
            {columns.map((column, index) => {
              const value = column[row];
              return <td key={lines[index]}>{typeof value === 'number' ? format(value) : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
