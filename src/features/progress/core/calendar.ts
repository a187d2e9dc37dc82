import type { Day, Instant } from './types';

/** Represents an unknown time: what was done then is kept, and shown without a day. */
export const LONG_AGO: Instant = '1970-01-01T00:00:00.000Z';

/** The site is younger than this, so an earlier day comes from a clock that was never set. */
const FIRST_DAY: Day = '2020-01-01';
/** Instants compare as texts as long as their years have four digits. The last year is reserved for {@link after}. */
const LAST_CLOCK = Date.UTC(9999, 0, 1);
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

const DAY_FORM = /^(\d{4})-(\d\d)-(\d\d)$/;
const INSTANT_FORM = /^(?:\d{4}|[+-]\d{6})-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const TIME_OF_DAY = /^T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

/**
 * Whether a text is a day of the calendar. The parts are compared, because browsers differ in how they read 31
 * February.
 */
export function isDay(text: string): boolean {
  const [, year, month, date] = DAY_FORM.exec(text) ?? [];
  const day = new Date(0);
  day.setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  return year !== undefined && day.toISOString().startsWith(text);
}

/**
 * Reads a stored instant: {@link LONG_AGO} where it is not in the calendar, undefined where it is not an instant at
 * all.
 */
export function readInstant(stored: unknown): Instant | undefined {
  if (typeof stored !== 'string' || !INSTANT_FORM.test(stored)) return undefined;
  const isReal = isDay(stored.slice(0, DAY_LENGTH)) && TIME_OF_DAY.test(stored.slice(DAY_LENGTH));
  return isReal ? stored : LONG_AGO;
}

/**
 * Reads a stored day: that of {@link LONG_AGO} where it is not in the calendar, undefined where it is not a day at all.
 */
export function readDay(stored: string): Day | undefined {
  if (!DAY_FORM.test(stored)) return undefined;
  return isDay(stored) ? stored : LONG_AGO.slice(0, DAY_LENGTH);
}

/** The time of a clock, limited to what can be stored, however wrong the clock is. */
function clamped(clock: Date): number {
  return Math.min(Math.max(clock.getTime() || 0, 0), LAST_CLOCK);
}

/** The instant shown by a clock. */
export function instantOf(clock: Date): Instant {
  return new Date(clamped(clock)).toISOString();
}

/** The day shown by a clock, in the reader's time zone. */
export function dayOf(clock: Date): Day {
  const day = new Date(clamped(clock));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The instant shown by a clock, or the one just after `previous` if the clock was set back in between. */
export function after(previous: Instant | undefined, clock: Date): Instant {
  const time = instantOf(clock);
  if (!previous || previous < time) return time;
  return new Date(Math.min(Date.parse(previous) + 1, LAST_INSTANT)).toISOString();
}

/** The later of two instants, which compare as texts. */
export function later(a: Instant, b: Instant | undefined): Instant;
export function later(a: Instant | undefined, b: Instant | undefined): Instant | undefined;
export function later(a: Instant | undefined, b: Instant | undefined): Instant | undefined {
  return a && b ? (a > b ? a : b) : (a ?? b);
}

/** Whether the clock behind an instant or day had been set, as far as can be known without another clock. */
export function isDated(moment: Instant | Day): boolean {
  return moment >= FIRST_DAY;
}

/**
 * Whether an instant or a day is plausible: neither before the site existed nor in the future. One day ahead is
 * accepted because of time zones. If `today` itself comes from a clock that was never set, nothing counts as the
 * future.
 */
export function isCredible(moment: Instant | Day, today: Day): boolean {
  if (!isDated(moment)) return false;
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, DAY_LENGTH);
  return !isDated(today) || moment.slice(0, DAY_LENGTH) <= tomorrow;
}
