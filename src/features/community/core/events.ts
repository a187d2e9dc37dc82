import type { CommunityEvent } from '@site/src/data/schemas';

/** Newest first, because readers look for the next or the last event. */
export function newestFirst(events: readonly CommunityEvent[]): CommunityEvent[] {
  return [...events].sort((a, b) => b.date.localeCompare(a.date));
}

/** The events of one group, newest first. */
export function eventsOf(group: string, events: readonly CommunityEvent[]): CommunityEvent[] {
  return newestFirst(events.filter((event) => event.group === group));
}

/** A day in figures, as both languages of the site write it: 31/12/2026. */
export function formatDay(date: string): string {
  return date.split('-').reverse().join('/');
}
