import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { CHART_LINES, hasFaults, withoutRest, type ChartKind, type LineName } from '../core/lab/chartData';
import type { SeriesPoint } from '../core/run/types';
import { lineLabel, lineUnit } from './lineTexts';
import { plot } from './loadPlot';
import { SeriesTable } from './SeriesTable';
import styles from './charts.module.css';

interface Props {
  series: readonly SeriesPoint[];
  kinds: readonly ChartKind[];
}

/** The course of a run over virtual time, as charts and as a table. */
export function Charts({ series, kinds }: Props): ReactNode {
  const [isTableOpen, setTableOpen] = useState(false);
  const shown = withoutRest(series);
  const drawn = kinds.filter((kind) => kind !== 'faults' || hasFaults(series));
  return (
    <div className={styles.charts} data-figure>
      {drawn.map((kind) => (
        <figure key={kind} className={styles.chart}>
          <figcaption className={styles.title}>
            <ChartTitle kind={kind} />
            <Legend lines={CHART_LINES[kind]} />
          </figcaption>
          <div className={styles.plot}>
            <BrowserMade draw={() => drawPlot(shown, kind)} load={plot.load} />
          </div>
        </figure>
      ))}
      <details className={styles.numbers} onToggle={({ currentTarget }) => setTableOpen(currentTarget.open)}>
        <summary>
          <Translate id="k6Lab.Charts.table" description="Opens the numbers of the charts as a table">
            Các con số của biểu đồ
          </Translate>
        </summary>
        {isTableOpen && <SeriesTable series={series} />}
      </details>
    </div>
  );
}

function drawPlot(series: readonly SeriesPoint[], kind: ChartKind): ReactNode {
  const Plot = plot.now();
  return Plot && <Plot series={series} kind={kind} />;
}

function ChartTitle({ kind }: { kind: ChartKind }): ReactNode {
  switch (kind) {
    case 'load':
      return (
        <Translate id="k6Lab.Charts.load" description="Title of the chart of virtual users and requests">
          Tải
        </Translate>
      );
    case 'times':
      return (
        <Translate id="k6Lab.Charts.times" description="Title of the chart of response times">
          Thời gian phản hồi
        </Translate>
      );
    case 'faults':
      return (
        <Translate id="k6Lab.Charts.faults" description="Title of the chart of failed requests and dropped iterations">
          Hỏng và bỏ lỡ
        </Translate>
      );
  }
}

function Legend({ lines }: { lines: readonly LineName[] }): ReactNode {
  return (
    <span className={styles.legend}>
      {lines.map((line) => (
        <span key={line} className={styles.entry}>
          <span className={styles.stroke} data-line={line} aria-hidden="true" />
          {lineLabel(line)}
          {lineUnit(line) && <span className={styles.unit}> ({lineUnit(line)})</span>}
        </span>
      ))}
    </span>
  );
}
