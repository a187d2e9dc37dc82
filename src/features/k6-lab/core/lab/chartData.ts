import type { SeriesPoint } from '../run/types';

/** What a chart draws. */
export type ChartKind = 'load' | 'times' | 'faults';

/** A line of a chart. */
export type LineName = 'vus' | 'requests' | 'p50' | 'p95' | 'p99' | 'failed' | 'dropped';

export const CHART_LINES: Readonly<Record<ChartKind, readonly LineName[]>> = {
  load: ['requests', 'vus'],
  times: ['p50', 'p95', 'p99'],
  faults: ['failed', 'dropped'],
};

const READ: Readonly<Record<LineName, (point: SeriesPoint) => number | undefined>> = {
  vus: ({ vus }) => vus,
  requests: ({ requestsPerSecond }) => requestsPerSecond,
  p50: ({ p50 }) => p50,
  p95: ({ p95 }) => p95,
  p99: ({ p99 }) => p99,
  failed: ({ failedPerSecond }) => failedPerSecond,
  dropped: ({ droppedPerSecond }) => droppedPerSecond,
};

/**
 * A series without a last part that is much shorter than the others: it is what is left after the load, and a line that
 * falls to nothing there says nothing about the server.
 */
export function withoutRest(series: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const [last, before, first] = [series.at(-1), series.at(-2), series.at(-3)];
  if (!last || !before || !first) return series;
  return last.time - before.time < (before.time - first.time) / 2 ? series.slice(0, -1) : series;
}

/** The columns of a chart: seconds, then each of its lines; null where nothing was measured. */
export function chartColumns(series: readonly SeriesPoint[], kind: ChartKind): (number | null)[][] {
  return [
    series.map(({ time }) => time),
    ...CHART_LINES[kind].map((line) => series.map((point) => READ[line](point) ?? null)),
  ];
}

/** Whether requests failed or iterations were dropped. */
export function hasFaults(series: readonly SeriesPoint[]): boolean {
  return series.some(({ failedPerSecond, droppedPerSecond }) => failedPerSecond > 0 || droppedPerSecond > 0);
}

/** At most `most` points of a series, evenly spread, with the last one: for a table. */
export function thinned(series: readonly SeriesPoint[], most: number): readonly SeriesPoint[] {
  if (series.length <= most) return series;
  return Array.from({ length: most }, (_, index) => {
    const at = Math.round(((index + 1) * series.length) / most) - 1;
    return series[at] as SeriesPoint;
  });
}

/** Seconds as a clock shows them: `45s`, `1m30s`, `2h`. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds * 100) / 100;
  if (whole < 60) return `${whole}s`;
  const parts: readonly (readonly [number, string])[] = [
    [Math.floor(whole / 3600), 'h'],
    [Math.floor((whole % 3600) / 60), 'm'],
    [Math.round(whole % 60), 's'],
  ];
  return parts
    .filter(([value]) => value > 0)
    .map(([value, unit]) => `${value}${unit}`)
    .join('');
}
