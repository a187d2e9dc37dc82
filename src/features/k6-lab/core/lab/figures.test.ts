import { describe, expect, it } from 'vitest';
import type { RunResult, SeriesPoint } from '../run/types';
import { chartColumns, clockText, hasFaults, thinned, withoutRest } from './chartData';
import { answeredPerSecond, isWithin, shown } from './measures';
import { timelineOf } from './timeline';

const point = (time: number, requestsPerSecond: number, rest: Partial<SeriesPoint> = {}): SeriesPoint => ({
  time,
  vus: 1,
  requestsPerSecond,
  failedPerSecond: 0,
  droppedPerSecond: 0,
  ...rest,
});

describe('charts', () => {
  it('have a column for the time and for each line, with gaps', () => {
    const series = [point(1, 5, { p50: 1, p95: 2, p99: 3 }), point(2, 0)];
    expect(chartColumns(series, 'load')).toEqual([
      [1, 2],
      [5, 0],
      [1, 1],
    ]);
    expect(chartColumns(series, 'times')).toEqual([
      [1, 2],
      [1, null],
      [2, null],
      [3, null],
    ]);
    expect(hasFaults(series)).toBe(false);
    expect(hasFaults([...series, point(3, 1, { droppedPerSecond: 2 })])).toBe(true);
  });

  it('leave out a rest after the load', () => {
    const series = [point(1, 5), point(2, 5), point(2.2, 0)];
    expect(withoutRest(series)).toHaveLength(2);
    expect(withoutRest([...series.slice(0, 2), point(2.9, 1)])).toHaveLength(3);
    expect(withoutRest(series.slice(0, 2))).toHaveLength(2);
  });

  it('are thinned for a table, and keep the last point', () => {
    const series = Array.from({ length: 100 }, (_, index) => point(index + 1, 1));
    expect(thinned(series, 4).map(({ time }) => time)).toEqual([25, 50, 75, 100]);
    expect(thinned(series.slice(0, 3), 4)).toHaveLength(3);
  });

  it.each([
    [0.25, '0.25s'],
    [45, '45s'],
    [60, '1m'],
    [90, '1m30s'],
    [7200, '2h'],
    [3661, '1h1m1s'],
  ])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe('measures', () => {
  it('average a rate between two times, by the width of the parts', () => {
    const result = { series: [point(1, 100), point(2, 10), point(4, 20), point(5, 100)] } as unknown as RunResult;
    expect(answeredPerSecond(result, 1, 4)).toBeCloseTo((10 + 2 * 20) / 3);
    expect(answeredPerSecond(result, 6, 9)).toBe(0);
  });

  it('compare and print numbers', () => {
    expect([isWithin(95, 100, 0.05), isWithin(94.9, 100, 0.05), isWithin(NaN, 100, 0.05)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([shown(162.16), shown(0.012345), shown(3)]).toEqual(['162', '0.0123', '3']);
  });
});

describe('the timeline', () => {
  it('sums up what each virtual user did', () => {
    const { vus, end, window } = timelineOf([
      { vu: 2, kind: 'request', from: 0, to: 40 },
      { vu: 1, kind: 'request', from: 0, to: 50 },
      { vu: 1, kind: 'sleep', from: 50, to: 1050 },
    ]);
    expect(vus).toEqual([
      { vu: 1, requests: 1, waiting: 50, sleeping: 1000 },
      { vu: 2, requests: 1, waiting: 40, sleeping: 0 },
    ]);
    expect([end, window]).toEqual([1050, 1050]);
  });

  it('shows a window in which bars can be told apart', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      vu: 1,
      kind: 'request' as const,
      from: index * 10,
      to: index * 10 + 9,
    }));
    expect(timelineOf(many).window).toBe(500);
    expect(timelineOf([])).toEqual({ vus: [], end: 0, window: 100 });
  });
});
