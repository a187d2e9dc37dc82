/** A date of JSON Resume in figures: `2024-03` becomes 03/2024, `2024` stays, `2024-03-05` becomes 05/03/2024. */
export function formatResumeDate(date: string): string {
  return date.split('-').reverse().join('/');
}

export interface Dated {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

export type Period =
  | { kind: 'none' }
  | { kind: 'point'; date: string }
  | { kind: 'range'; start: string; end: string }
  | { kind: 'open'; start: string };

/** The meaning of a pair of dates: nothing, a single date, a closed range or an open range. */
export function periodOf({ startDate, endDate }: Dated): Period {
  if (startDate && endDate) {
    const [start, end] = [startDate, endDate].map(formatResumeDate) as [string, string];
    return start === end ? { kind: 'point', date: start } : { kind: 'range', start, end };
  }
  if (startDate) return { kind: 'open', start: formatResumeDate(startDate) };
  return endDate ? { kind: 'point', date: formatResumeDate(endDate) } : { kind: 'none' };
}
