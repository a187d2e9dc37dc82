/** Something that happens at a time. It may be scheduled again when it is over. */
export abstract class Event {
  time = 0;
  /** Among equal times, events run in the order in which they were added. */
  order = 0;
  isCancelled = false;

  abstract run(): void;
}

class Call extends Event {
  constructor(readonly run: () => void) {
    super();
  }
}

const isBefore = (a: Event, b: Event) => a.time < b.time || (a.time === b.time && a.order < b.order);

/** Virtual time: events in the order of their times, equal ones in the order in which they were added. A binary heap. */
export class EventQueue {
  now = 0;
  private readonly heap: Event[] = [];
  private added = 0;

  /** Runs a function at a time in milliseconds; a time in the past is now. */
  at(time: number, run: () => void): Event {
    const event = new Call(run);
    this.add(time, event);
    return event;
  }

  /** Schedules an event that is not scheduled now. */
  add(time: number, event: Event): void {
    const { heap } = this;
    event.time = Math.max(time, this.now);
    event.order = this.added += 1;
    let index = heap.length;
    heap.push(event);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as Event;
      if (isBefore(above, event)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = event;
  }

  cancel(event: Event | undefined): void {
    if (event) event.isCancelled = true;
  }

  /** Time of the next event, or Infinity. */
  get nextTime(): number {
    while (this.heap[0]?.isCancelled) this.pop();
    return this.heap[0]?.time ?? Infinity;
  }

  /** Runs the next event. */
  step(): void {
    const event = this.pop();
    if (!event || event.isCancelled) return;
    this.now = event.time;
    event.run();
  }

  private pop(): Event | undefined {
    const { heap } = this;
    const top = heap[0];
    const last = heap.pop();
    const { length } = heap;
    if (!top || !last || length === 0) return top;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= length) break;
      let lower = heap[child] as Event;
      if (child + 1 < length) {
        const right = heap[child + 1] as Event;
        if (isBefore(right, lower)) {
          lower = right;
          child += 1;
        }
      }
      if (isBefore(last, lower)) break;
      heap[index] = lower;
      index = child;
    }
    heap[index] = last;
    return top;
  }
}
