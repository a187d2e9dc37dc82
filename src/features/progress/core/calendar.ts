import type { Day, Instant } from './types';

/** Stands for a moment that nobody knows: what was done then is kept, and shown without a day. */
export const LONG_AGO: Instant = '1970-01-01T00:00:00.000Z';

/** The site is younger: an earlier day was told by a clock that nobody had set. */
const FIRST_DAY: Day = '2020-01-01';
/** Moments compare as texts as long as their years have four digits. The last year is room for {@link after}. */
const LAST_CLOCK = Date.UTC(9999, 0, 1);
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const DAY_FORM = /^(\d{4})-(\d\d)-(\d\d)$/;
const INSTANT_FORM = /^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** Whether a text is a day that the calendar has: browsers differ in what they make of 31 February. */
export function isDay(text: string): boolean {
  const [, year, month, date] = DAY_FORM.exec(text) ?? [];
  const day = new Date(0);
  day.setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  return year !== undefined && day.toISOString().startsWith(text);
}

/** A stored moment; {@link LONG_AGO} for one that no calendar has, undefined for what is no moment at all. */
export function readInstant(stored: unknown): Instant | undefined {
  if (typeof stored !== 'string' || !INSTANT_FORM.test(stored)) return undefined;
  const isReal = isDay(stored.slice(0, DAY_LENGTH)) && TIME_OF_DAY.test(stored.slice(DAY_LENGTH));
  return isReal ? stored : LONG_AGO;
}

/** A stored day; that of {@link LONG_AGO} for one that no calendar has, undefined for what is no day at all. */
export function readDay(stored: string): Day | undefined {
  if (!DAY_FORM.test(stored)) return undefined;
  return isDay(stored) ? stored : LONG_AGO.slice(0, DAY_LENGTH);
}

/** The time of a clock within what can be stored, however wrong the clock is. */
function clamped(clock: Date): number {
  return Math.min(Math.max(clock.getTime() || 0, 0), LAST_CLOCK);
}

/** The moment that a clock tells. */
export function instantOf(clock: Date): Instant {
  return new Date(clamped(clock)).toISOString();
}

/** The day that a clock tells, in the reader's time zone. */
export function dayOf(clock: Date): Day {
  const day = new Date(clamped(clock));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The moment that a clock tells, or the next one after another moment if the clock was put back in between. */
export function after(previous: Instant | undefined, clock: Date): Instant {
  const time = instantOf(clock);
  if (!previous || previous < time) return time;
  return new Date(Math.min(Date.parse(previous) + 1, LAST_INSTANT)).toISOString();
}

/** The later one of two moments; they compare as texts. */
export function later(a: Instant, b: Instant | undefined): Instant;
export function later(a: Instant | undefined, b: Instant | undefined): Instant | undefined;
export function later(a: Instant | undefined, b: Instant | undefined): Instant | undefined {
  return a && b ? (a > b ? a : b) : (a ?? b);
}

/** Whether the clock that told a moment or a day had been set, as far as that can be seen without another clock. */
export function isDated(moment: Instant | Day): boolean {
  return moment >= FIRST_DAY;
}

/**
 * Whether a moment or a day can be true: neither before the site nor in the future. A day more is no future, for time
 * zones; and a clock that was never set does not know what is.
 */
export function isCredible(moment: Instant | Day, today: Day): boolean {
  if (!isDated(moment)) return false;
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, DAY_LENGTH);
  return !isDated(today) || moment.slice(0, DAY_LENGTH) <= tomorrow;
}
