const DAY_MS = 86_400_000;

const instant = (value: string): number =>
  Date.parse(`${value.length > 10 ? value.replace(' ', 'T') : `${value}T00:00:00`}Z`);

function written(time: number, isDay: boolean): string {
  const iso = new Date(time).toISOString();
  return isDay ? iso.slice(0, 10) : iso.slice(0, 19).replace('T', ' ');
}

/** Whether a text begins like a day. */
export const isDated = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/.test(value) && !Number.isNaN(instant(value));

/** A day or a moment, moved by seconds. */
export function moved(value: string, seconds: number): string {
  return written(instant(value) + seconds * 1000, value.length === 10);
}

/** The same day of another month; the last day where the month is shorter. */
export function movedMonths(value: string, months: number): string {
  const date = new Date(instant(value));
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return written(date.getTime(), value.length === 10);
}

/** A day or a moment in the form of a column: a moment at midnight for a day. */
export function inForm(value: string, isDay: boolean): string {
  return written(instant(value), isDay);
}

/** The first days of the month, the year and the hour-long or year-long periods that a text names: `2025`, `2025-03`. */
export function periodStarts(value: string): string[] {
  if (/^(?:19|20)\d\d$/.test(value)) return [`${value}-01-01`, `${Number(value) + 1}-01-01`];
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(value)) return [];
  const start = `${value}-01`;
  return [start, movedMonths(start, 1)];
}

/** The first day of the month of a day or moment, and of the next one. */
export function monthStarts(value: string): string[] {
  const start = `${value.slice(0, 7)}-01`;
  return [start, movedMonths(start, 1)];
}

/** Days or moments around a boundary: itself, just before, and just after. */
export function around(boundary: string, isDay: boolean): string[] {
  const at = inForm(boundary, isDay);
  return isDay
    ? [at, moved(at, -DAY_MS / 1000), moved(at, DAY_MS / 1000)]
    : [at, moved(at, -1), moved(at, 1), moved(at, DAY_MS / 1000), moved(at, DAY_MS / 1000 - 1)];
}
