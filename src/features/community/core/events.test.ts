import { expect, it } from 'vitest';
import type { CommunityEvent } from '@site/src/data/schemas';
import { eventsOf, formatDay, newestFirst } from './events';

const event = (id: string, group: string, date: string): CommunityEvent => ({
  id,
  group,
  date,
  title: { vi: id, en: id },
});
const events = [event('a', 'x', '2024-05-12'), event('b', 'y', '2026-01-02'), event('c', 'x', '2025-11-30')];

it('orders events newest first and leaves the given list alone', () => {
  expect(newestFirst(events).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  expect(events[0]?.id).toBe('a');
});

it('keeps the events of one group', () => {
  expect(eventsOf('x', events).map(({ id }) => id)).toEqual(['c', 'a']);
  expect(eventsOf('z', events)).toEqual([]);
});

it('formats a day in figures', () => {
  expect(formatDay('2026-01-02')).toBe('02/01/2026');
});
