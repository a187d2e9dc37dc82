interface Event {
  readonly time: number;
  readonly order: number;
  readonly run: () => void;
  isCancelled: boolean;
}

/** What `at` returns; pass it to `cancel`. */
export type Scheduled = Pick<Event, 'isCancelled'>;

/** Virtual time: events in the order of their times, equal ones in the order in which they were added. A binary heap. */
export class EventQueue {
  now = 0;
  private readonly heap: Event[] = [];
  private added = 0;

  /** Runs a function at a time in milliseconds; a time in the past is now. */
  at(time: number, run: () => void): Scheduled {
    const event: Event = { time: Math.max(time, this.now), order: (this.added += 1), run, isCancelled: false };
    this.push(event);
    return event;
  }

  cancel(scheduled: Scheduled | undefined): void {
    if (scheduled) scheduled.isCancelled = true;
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

  private push(event: Event): void {
    const { heap } = this;
    let index = heap.length;
    heap.push(event);
    while (index > 0) {
      const parent = (index - 1) >> 1;
      const above = heap[parent] as Event;
      if (above.time < event.time || (above.time === event.time && above.order < event.order)) break;
      heap[index] = above;
      index = parent;
    }
    heap[index] = event;
  }

  private pop(): Event | undefined {
    const { heap } = this;
    const top = heap[0];
    const last = heap.pop();
    if (!top || !last || heap.length === 0) return top;
    let index = 0;
    for (;;) {
      let child = index * 2 + 1;
      if (child >= heap.length) break;
      let lower = heap[child] as Event;
      const right = heap[child + 1];
      if (right && (right.time < lower.time || (right.time === lower.time && right.order < lower.order))) {
        lower = right;
        child += 1;
      }
      if (last.time < lower.time || (last.time === lower.time && last.order < lower.order)) break;
      heap[index] = lower;
      index = child;
    }
    heap[index] = last;
    return top;
  }
}
