type Callback = (...args: unknown[]) => void;

interface Timer {
  id: number;
  at: number;
  run: () => void;
  every?: number;
}

/**
 * Timers that do not wait: the host runs the next one, and the clock jumps to its time. The output has the same order
 * as with real timers, on every machine, without delaying the build.
 */
export class VirtualTimers {
  now = 0;
  private timers: Timer[] = [];
  private lastId = 0;

  /** Bound to the instance, to be given to code as globals. */
  readonly globals = {
    setTimeout: (callback: Callback, delay?: unknown, ...args: unknown[]) => this.add(callback, delay, args, false),
    setInterval: (callback: Callback, delay?: unknown, ...args: unknown[]) => this.add(callback, delay, args, true),
    clearTimeout: (id: unknown) => this.remove(id),
    clearInterval: (id: unknown) => this.remove(id),
  };

  /** Whether any timer is pending. */
  get pending(): boolean {
    return this.timers.length > 0;
  }

  /**
   * Runs the next timer; if two have the same time, the one set first.
   *
   * @param limit - time that no timer may exceed
   * @returns false if the next timer is beyond the limit
   */
  advance(limit: number): boolean {
    const next = this.timers.reduce<Timer | undefined>((a, b) => (a && a.at <= b.at ? a : b), undefined);
    if (!next) return true;
    if (next.at > limit) return false;
    this.now = next.at;
    this.timers = this.timers.filter((timer) => timer !== next);
    if (next.every !== undefined) this.timers.push({ ...next, at: next.at + next.every });
    next.run();
    return true;
  }

  private add(callback: Callback, delay: unknown, args: unknown[], repeats: boolean): number {
    if (typeof callback !== 'function') throw new TypeError('The callback of a timer must be a function');
    const wait = Math.max(0, Number(delay) || 0);
    const id = ++this.lastId;
    const every = repeats ? { every: Math.max(1, wait) } : {};
    this.timers.push({ id, at: this.now + wait, run: () => callback(...args), ...every });
    return id;
  }

  private remove(id: unknown): void {
    this.timers = this.timers.filter((timer) => timer.id !== id);
  }
}
