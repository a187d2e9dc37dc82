/** Something that happens at a time. It may be scheduled again when it is over. */
export abstract class Event {
  isCancelled = false;

  abstract run(): void;
}

class Call extends Event {
  constructor(readonly run: () => void) {
    super();
  }
}

/**
 * Virtual time: events in the order of their times, equal ones in the order in which they were added. A binary heap,
 * whose times lie apart from the events, so that comparing them touches nothing else.
 */
export class EventQueue {
  now = 0;
  private readonly times: number[] = [];
  private readonly orders: number[] = [];
  private readonly events: Event[] = [];
  private added = 0;

  /** Runs a function at a time in milliseconds; a time in the past is now. */
  at(time: number, run: () => void): Event {
    const event = new Call(run);
    this.add(time, event);
    return event;
  }

  /** Schedules an event that is not scheduled now. */
  add(time: number, event: Event): void {
    const { times } = this;
    const due = time > this.now ? time : this.now;
    let index = times.length;
    this.added += 1;
    this.set(index, due, this.added, event);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if ((times[parent] as number) <= due) break;
      this.move(parent, index);
      index = parent;
    }
    this.set(index, due, this.added, event);
  }

  cancel(event: Event | undefined): void {
    if (event) event.isCancelled = true;
  }

  /** Time of the next event, or Infinity. */
  get nextTime(): number {
    while (this.events[0]?.isCancelled) this.pop();
    return this.times[0] ?? Infinity;
  }

  /** Runs the next event. */
  step(): void {
    const { events, times } = this;
    const [event] = events;
    const [time] = times;
    if (!event || time === undefined) return;
    this.pop();
    if (event.isCancelled) return;
    this.now = time;
    event.run();
  }

  private set(index: number, time: number, order: number, event: Event): void {
    this.times[index] = time;
    this.orders[index] = order;
    this.events[index] = event;
  }

  private move(from: number, to: number): void {
    this.set(to, this.times[from] as number, this.orders[from] as number, this.events[from] as Event);
  }

  private isBefore(index: number, time: number, order: number): boolean {
    const other = this.times[index] as number;
    return other < time || (other === time && (this.orders[index] as number) < order);
  }

  /** Takes the first event out: the last one sinks from its place. */
  private pop(): void {
    const time = this.times.pop();
    const order = this.orders.pop();
    const event = this.events.pop();
    const { length } = this.events;
    if (time === undefined || order === undefined || !event || length === 0) return;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= length) break;
      const right = child + 1;
      if (right < length && this.isBefore(right, this.times[child] as number, this.orders[child] as number))
        child = right;
      if (!this.isBefore(child, time, order)) break;
      this.move(child, index);
      index = child;
    }
    this.set(index, time, order, event);
  }
}
