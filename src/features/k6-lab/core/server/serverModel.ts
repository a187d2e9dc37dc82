import { createRandom, normal } from '../random';
import { Event, type EventQueue } from '../schedule/EventQueue';

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

/** Who has sent a request. */
export interface Client {
  /** Called at the time at which the answer has arrived. */
  answered: (fate: Fate) => void;
}

/** A request at the server; as an event it is the end of its service, and then the arrival of its answer. */
class Job extends Event {
  /** Set when the answer is on its way. */
  fate: Fate | undefined;
  fails = false;

  constructor(
    private readonly server: ServerModel,
    readonly client: Client,
    readonly arrivedAt: number,
  ) {
    super();
  }

  run(): void {
    if (this.fate === undefined) this.server.finish(this);
    else this.client.answered(this.fate);
  }
}

const LOOPBACK_MS = 0.2;

/** A queue before `workers` workers, first come, first served. */
export class ServerModel {
  busy = 0;
  private readonly queue: Job[] = [];
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

  /** Sends one request. */
  handle(client: Client): void {
    const { queueLimit = Infinity } = this.settings;
    const job = new Job(this, client, this.events.now);
    if (this.busy < this.settings.workers) this.start(job);
    else if (this.waiting >= queueLimit) this.reply(job, 'full');
    else this.queue.push(job);
  }

  /** The way there and back is counted at the end: it is the same for all, so it changes no order. */
  private reply(job: Job, fate: Fate): void {
    job.fate = fate;
    this.events.add(this.events.now + (this.settings.network ?? LOOPBACK_MS), job);
  }

  private start(job: Job): void {
    this.busy += 1;
    const { errorRate = 0 } = this.settings;
    if (errorRate > 0) job.fails = this.faults() < errorRate;
    this.events.add(this.events.now + this.serviceTime(), job);
  }

  /** Ends the work on a request. */
  finish(job: Job): void {
    this.busy -= 1;
    this.reply(job, job.fails ? 'failed' : 'served');
    this.startNext();
  }

  private startNext(): void {
    const { timeout = Infinity } = this.settings;
    while (this.waiting > 0 && this.busy < this.settings.workers) {
      const next = this.queue[this.first] as Job;
      this.first += 1;
      if (this.first > 1024 && this.first * 2 > this.queue.length) this.forgetStarted();
      if (this.events.now - next.arrivedAt > timeout) this.reply(next, 'timed-out');
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
