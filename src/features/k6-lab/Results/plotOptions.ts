import type UPlot from 'uplot';
import { CHART_LINES, clockText, type ChartKind, type LineName } from '../core/lab/chartData';

/** Purposes of the colours; a stroke of its own tells lines apart where colours do not. */
const LOOKS: Readonly<Record<LineName, { readonly colour: string; readonly dash?: number[]; readonly width: number }>> =
  {
    requests: { colour: '--site-accent', width: 2 },
    vus: { colour: '--site-text-soft', dash: [6, 4], width: 1.5 },
    p50: { colour: '--site-accent', width: 2 },
    p95: { colour: '--site-info', dash: [8, 3], width: 2 },
    p99: { colour: '--code-tag', dash: [2, 3], width: 2 },
    failed: { colour: '--site-bad', width: 2 },
    dropped: { colour: '--site-warn', dash: [6, 4], width: 2 },
  };

const FONT_SIZE = 12;
const AXIS_WIDTH = 52;
const AXIS_HEIGHT = 26;
/** Pixels between two marks of an axis of values. */
const LEAST_SPACE = 24;

/** Steps of the time axis in seconds: what a clock counts by. */
const CLOCK_STEPS = [
  0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400,
];

/** Whether a line of a chart has one value only, so that there is nothing to connect. */
function isSinglePoint(plot: UPlot, line: number): boolean {
  const values: readonly unknown[] = Array.from(plot.data[line] ?? []);
  return values.filter((value) => value !== null).length === 1;
}

/** Settings of a chart, with the colours and letters of the page around it. */
export function plotOptions(
  kind: ChartKind,
  element: Element,
  language: string,
): Omit<UPlot.Options, 'height' | 'width'> {
  const look = getComputedStyle(element);
  const colour = (name: string) => look.getPropertyValue(name).trim();
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const numbers = (_plot: UPlot, splits: readonly number[]) => splits.map((value) => format.format(value));
  const axis: UPlot.Axis = {
    font: `${FONT_SIZE}px ${look.fontFamily}`,
    stroke: colour('--site-text-soft'),
    grid: { stroke: colour('--site-line'), width: 1 },
    ticks: { show: false },
  };
  const lines = CHART_LINES[kind];
  const values: UPlot.Axis = { ...axis, size: AXIS_WIDTH, space: LEAST_SPACE, values: numbers };
  return {
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false },
      // From zero: half the height is half the value.
      y: { range: (_plot, _min, max) => [0, Math.max(max, 1) * 1.08] },
      vus: { range: (_plot, _min, max) => [0, Math.max(max, 1) * 1.25] },
    },
    axes: [
      { ...axis, size: AXIS_HEIGHT, incrs: CLOCK_STEPS, values: (_plot, splits) => splits.map(clockText) },
      values,
      ...(lines.includes('vus')
        ? [
            {
              ...values,
              scale: 'vus',
              side: 1 as const,
              grid: { show: false },
              size: AXIS_WIDTH - 12,
              incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000],
            },
          ]
        : []),
    ],
    series: [
      {},
      ...lines.map((line) => {
        const { colour: purpose, dash, width } = LOOKS[line];
        return {
          scale: line === 'vus' ? 'vus' : 'y',
          stroke: colour(purpose),
          width,
          spanGaps: true,
          // A line needs two points; a run of less than two intervals has one.
          points: { show: isSinglePoint, size: width * 3, fill: colour(purpose) },
          ...(dash && { dash }),
        };
      }),
    ],
  };
}
