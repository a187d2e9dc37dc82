import { useEffect, useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import UPlot from 'uplot';
import { chartColumns, type ChartKind } from '../core/lab/chartData';
import type { SeriesPoint } from '../core/run/types';
import { plotOptions } from './plotOptions';

const HEIGHT = 150;
/** A hidden chart has no width. */
const LEAST_WIDTH = 120;

interface Props {
  series: readonly SeriesPoint[];
  kind: ChartKind;
}

/** One chart, drawn on a canvas. It takes its colours from the page, and is drawn anew when they change. */
export function Plot({ series, kind }: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot>(null);
  const latest = useRef(series);
  const language = useDocusaurusContext().i18n.currentLocale;

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const draw = () => {
      plot.current?.destroy();
      const size = { width: Math.max(LEAST_WIDTH, element.clientWidth), height: HEIGHT };
      const data = chartColumns(latest.current, kind) as unknown as UPlot.AlignedData;
      plot.current = new UPlot({ ...plotOptions(kind, element, language), ...size }, data, element);
    };
    draw();
    const sizes = new ResizeObserver(() => {
      if (element.clientWidth >= LEAST_WIDTH) plot.current?.setSize({ width: element.clientWidth, height: HEIGHT });
    });
    sizes.observe(element);
    const looks = new MutationObserver(draw);
    looks.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      sizes.disconnect();
      looks.disconnect();
      plot.current?.destroy();
      plot.current = null;
    };
  }, [kind, language]);

  useEffect(() => {
    latest.current = series;
    plot.current?.setData(chartColumns(series, kind) as unknown as UPlot.AlignedData);
  }, [series, kind]);

  return <div ref={frame} aria-hidden="true" />;
}
