import { expect, it } from 'vitest';
import { formatResumeDate, periodOf } from './period';

it('formats dates in figures, with their given precision', () => {
  expect(['2024', '2024-03', '2024-03-05'].map(formatResumeDate)).toEqual(['2024', '03/2024', '05/03/2024']);
});

it('distinguishes a range, an open range, a single date and none', () => {
  expect(periodOf({ startDate: '2021-09', endDate: '2025-06' })).toEqual({
    kind: 'range',
    start: '09/2021',
    end: '06/2025',
  });
  expect(periodOf({ startDate: '2025-07' })).toEqual({ kind: 'open', start: '07/2025' });
  expect(periodOf({ endDate: '2025' })).toEqual({ kind: 'point', date: '2025' });
  expect(periodOf({ startDate: '2025', endDate: '2025' })).toEqual({ kind: 'point', date: '2025' });
  expect(periodOf({})).toEqual({ kind: 'none' });
});
