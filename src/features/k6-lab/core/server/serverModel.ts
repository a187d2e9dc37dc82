import { createRandom, normal } from '../random';
import type { EventQueue } from '../schedule/EventQueue';

/** How long a worker takes for one request; times in milliseconds. */
export interface ServiceTime {
  readonly kind: 'exponential' | 'fixed' | 'lognormal' | 'uniform';
  readonly mean: number;
  /** Half of the width of `uniform`, or the standard deviation of the logarithm of `lognormal`. */
  readonly spread?: number;
}

/** What the reader sets: the capacity of the server, and what goes wrong with it. */
export interface ServerSettings {
  /** Requests that are worked on at the same time. */
  readonly workers: number;
  readonly service: ServiceTime;
  /** Requests that may wait for a worker; the next one is answered with 503 at once. Infinity by default. */
  readonly queueLimit?: number;
  /** The server answers with 504 after this time in its queue, milliseconds. */
  readonly timeout?: number;
  /** Share of requests that are answered with 503, from 0 to 1. */
  readonly errorRate?: number;
  /** Above this many requests at work, each takes `factor` times as long: a database at its limit. */
  readonly slowDatabase?: { readonly after: number; readonly factor: number };
  /** A cold cache: service takes `factor` times as long at the start, falling evenly to once within `ms`. */
  readonly warmUp?: { readonly ms: number; readonly factor: number };
  /** Time that a request and its answer are under way, milliseconds; the loopback interface by default. */
  readonly network?: number;
}

/** What the server makes of a request, apart from its content. */
export type Fate = 'failed' | 'full' | 'served' | 'timed-out';

interface Waiting {
  readonly arrivedAt: number;
  readonly done: (fate: Fate) => void;
}

const LOOPBACK_MS = 0.2;

/** A queue before `workers` workers, first come, first served. */
export class ServerModel {
  busy = 0;
  private readonly queue: Waiting[] = [];
  private first = 0;
  private readonly random: () => number;
  private readonly faults: () => number;

  constructor(
    private readonly settings: ServerSettings,
    private readonly events: EventQueue,
    seed: number,
  ) {
    this.random = createRandom(seed);
    // Two generators: another service time does not change which requests fail.
    this.faults = createRandom(seed ^ 0x5bd1e995);
  }

  get waiting(): number {
    return this.queue.length - this.first;
  }

  /** Sends one request; `done` is called at the time at which its answer has arrived. */
  handle(done: (fate: Fate) => void): void {
    const { network = LOOPBACK_MS, queueLimit = Infinity } = this.settings;
    const { events } = this;
    // The way there and back is counted at the end: it is the same for all, so it changes no order.
    const reply = (fate: Fate) => events.at(events.now + network, () => done(fate));
    if (this.busy < this.settings.workers) this.start({ arrivedAt: events.now, done: reply });
    else if (this.waiting >= queueLimit) reply('full');
    else this.queue.push({ arrivedAt: events.now, done: reply });
  }

  private start({ done }: Waiting): void {
    this.busy += 1;
    const fails = this.faults() < (this.settings.errorRate ?? 0);
    this.events.at(this.events.now + this.serviceTime(), () => {
      this.busy -= 1;
      done(fails ? 'failed' : 'served');
      this.startNext();
    });
  }

  private startNext(): void {
    const { timeout = Infinity } = this.settings;
    while (this.waiting > 0 && this.busy < this.settings.workers) {
      const next = this.queue[this.first] as Waiting;
      this.first += 1;
      if (this.first > 1024 && this.first * 2 > this.queue.length) this.forgetStarted();
      if (this.events.now - next.arrivedAt > timeout) next.done('timed-out');
      else this.start(next);
    }
  }

  private forgetStarted(): void {
    this.queue.splice(0, this.first);
    this.first = 0;
  }

  private serviceTime(): number {
    const { service, slowDatabase, warmUp } = this.settings;
    const { kind, mean, spread = kind === 'uniform' ? mean / 2 : 0.5 } = service;
    let ms = mean;
    if (kind === 'exponential') ms = -mean * Math.log(1 - this.random());
    else if (kind === 'uniform') ms = mean - spread + this.random() * 2 * spread;
    else if (kind === 'lognormal') ms = mean * Math.exp(spread * normal(this.random) - (spread * spread) / 2);
    if (slowDatabase && this.busy > slowDatabase.after) ms *= slowDatabase.factor;
    if (warmUp && this.events.now < warmUp.ms) ms *= 1 + (warmUp.factor - 1) * (1 - this.events.now / warmUp.ms);
    return Math.max(0, ms);
  }
}
