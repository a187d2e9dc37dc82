import type { EventQueue } from './EventQueue';

/** Something that is to end by itself after some time, unless it has ended before. */
export interface Expiring {
  deadline: number;
  previous: Expiring | undefined;
  next: Expiring | undefined;
  expire: () => void;
}

/** Those with the same time limit, in the order in which they began, which is that in which they expire. */
class Line {
  first: Expiring | undefined;
  last: Expiring | undefined;
  isScheduled = false;
}

/**
 * Time limits that nearly always end before their time: one event is scheduled for each length of time, and nothing is
 * kept of what has ended.
 */
export class Timeouts {
  private readonly lines = new Map<number, Line>();

  constructor(private readonly events: EventQueue) {}

  /** Calls `expire` after `length` milliseconds, unless `end` is called before. */
  begin(length: number, expiring: Expiring): void {
    let line = this.lines.get(length);
    if (!line) this.lines.set(length, (line = new Line()));
    expiring.deadline = this.events.now + length;
    expiring.previous = line.last;
    if (line.last) line.last.next = expiring;
    else line.first = expiring;
    line.last = expiring;
    this.schedule(line);
  }

  /**
   * Takes out what has ended before its time.
   *
   * @param length - as it was given to `begin`
   */
  end(length: number, expiring: Expiring): void {
    const line = this.lines.get(length);
    if (line) this.remove(line, expiring);
  }

  private remove(line: Line, expiring: Expiring): void {
    const { previous, next } = expiring;
    if (previous) previous.next = next;
    else line.first = next;
    if (next) next.previous = previous;
    else line.last = previous;
    expiring.previous = expiring.next = undefined;
  }

  private schedule(line: Line): void {
    const { first } = line;
    if (line.isScheduled || !first) return;
    line.isScheduled = true;
    this.events.at(first.deadline, () => {
      line.isScheduled = false;
      for (let due = line.first; due && due.deadline <= this.events.now; due = line.first) {
        this.remove(line, due);
        due.expire();
      }
      this.schedule(line);
    });
  }
}
