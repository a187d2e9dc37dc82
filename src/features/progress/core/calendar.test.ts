import { expect, test } from 'vitest';
import { dayOf, instantOf, isCredible, isDay, LONG_AGO, readDay, readInstant } from './calendar';

test.each([
  ['2026-11-21', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['2026-02-29', false],
  ['1900-02-29', false],
  ['2026-02-31', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['1970-01-01', true],
  ['0050-01-01', true],
  ['2999-12-31', true],
  ['12026-01-01', false],
  ['2026-1-1', false],
  ['2026-11-21 ', false],
  ['', false],
])('%s is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2026-11-21T08:00:00.000Z', '2026-11-21T08:00:00.000Z'],
  ['1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00.000Z'],
  ['2999-12-31T23:59:59.999Z', '2999-12-31T23:59:59.999Z'],
  // The right format, but not in the calendar: something was done at an unknown time.
  ['2026-02-31T08:00:00.000Z', LONG_AGO],
  ['2026-13-45T99:00:00.000Z', LONG_AGO],
  ['2026-11-21T24:00:00.000Z', LONG_AGO],
  ['+012026-11-21T08:00:00.000Z', LONG_AGO],
  ['-000001-11-21T08:00:00.000Z', LONG_AGO],
  // The wrong format: damaged.
  ['yesterday', undefined],
  ['2026-11-21', undefined],
  ['', undefined],
  [1_700_000_000_000, undefined],
  [null, undefined],
  [{}, undefined],
])('the stored instant %j is read as %s', (stored, expected) => {
  expect(readInstant(stored)).toBe(expected);
});

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-02-31', '1970-01-01'],
  ['tomorrow', undefined],
  ['__proto__', undefined],
])('the stored day %s is read as %s', (stored, expected) => {
  expect(readDay(stored)).toBe(expected);
});

test.each([
  ['a clock that was never set', new Date(0), '1970-01-01T00:00:00.000Z'],
  ['a clock before it could be', new Date(-1e15), LONG_AGO],
  ['a clock that tells nothing', new Date(Number.NaN), LONG_AGO],
  ['a clock ten thousand years ahead', new Date(8.64e15), '9999-01-01T00:00:00.000Z'],
  ['a clock that is right', new Date('2026-11-21T08:00:00.000Z'), '2026-11-21T08:00:00.000Z'],
])('%s gives an instant that can be stored', (_name, clock, expected) => {
  expect(instantOf(clock)).toBe(expected);
  expect(readInstant(instantOf(clock))).toBe(expected);
  expect(isDay(dayOf(clock))).toBe(true);
});

test("uses the reader's time zone for a day, not UTC", () => {
  expect(dayOf(new Date(2026, 0, 5, 0, 10))).toBe('2026-01-05');
  expect(dayOf(new Date(2026, 0, 5, 23, 50))).toBe('2026-01-05');
});

test.each([
  ['2026-11-21', true],
  ['2026-11-20T23:00:00.000Z', true],
  // In time zones further east it is already tomorrow.
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['2999-12-31', false],
  ['2020-01-01', true],
  ['2019-12-31', false],
  [LONG_AGO, false],
])('on 2026-11-21, %s is plausible: %s', (moment, expected) => {
  expect(isCredible(moment, '2026-11-21')).toBe(expected);
});

test('treats nothing as the future when the clock itself is wrong', () => {
  expect(isCredible('2026-11-21', '1970-01-01')).toBe(true);
  expect(isCredible('1970-01-01', '1970-01-01')).toBe(false);
});
