import type { EventQueue } from './EventQueue';

/** Something that is to end by itself after some time, unless it has ended before. */
export interface Expiring {
  isOver: boolean;
  expire: () => void;
}

interface Line {
  entries: ({ readonly deadline: number; readonly expiring: Expiring } | undefined)[];
  first: number;
  isScheduled: boolean;
}

/**
 * Time limits that nearly always end before their time. Those of the same length expire in the order in which they
 * began, so only the first of each length is in the queue of events.
 */
export class Timeouts {
  private readonly lines = new Map<number, Line>();

  constructor(private readonly events: EventQueue) {}

  /** Calls `expire` after `length` milliseconds, unless `isOver` is set by then. */
  add(length: number, expiring: Expiring): void {
    let line = this.lines.get(length);
    if (!line) this.lines.set(length, (line = { entries: [], first: 0, isScheduled: false }));
    line.entries.push({ deadline: this.events.now + length, expiring });
    this.schedule(line);
  }

  private schedule(line: Line): void {
    if (line.isScheduled) return;
    while (line.first < line.entries.length && line.entries[line.first]?.expiring.isOver) this.drop(line);
    const next = line.entries[line.first];
    if (!next) return;
    line.isScheduled = true;
    this.events.at(next.deadline, () => {
      line.isScheduled = false;
      for (let due = this.dueIn(line); due; due = this.dueIn(line)) {
        this.drop(line);
        if (!due.isOver) due.expire();
      }
      this.schedule(line);
    });
  }

  private dueIn({ entries, first }: Line): Expiring | undefined {
    const next = entries[first];
    return next && next.deadline <= this.events.now ? next.expiring : undefined;
  }

  private drop(line: Line): void {
    line.entries[line.first] = undefined;
    line.first += 1;
    if (line.first < 4096 || line.first * 2 < line.entries.length) return;
    line.entries = line.entries.slice(line.first);
    line.first = 0;
  }
}
