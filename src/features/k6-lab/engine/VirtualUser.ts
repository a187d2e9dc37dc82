import type { EventQueue, Scheduled } from '../core/schedule/EventQueue';
import type { VuContext } from './modules/VuContext';
import { isWaiting, type Exchange, type OutgoingRequest, type Wait, type Waiting } from './waits';

/** How a piece of a virtual user's work ended. */
export type Ended =
  { readonly isOk: true; readonly value: unknown } | { readonly isOk: false; readonly error: unknown };

/** Sends a request; `done` is called when it has ended for the virtual user, with the time at which that happens. */
export type SendRequest = (user: VirtualUser, request: OutgoingRequest, done: (exchange: Exchange) => void) => void;

/** Drives the code of one virtual user through virtual time. */
export class VirtualUser {
  private running: Waiting | undefined;
  private ended: ((ended: Ended) => void) | undefined;
  private timer: Scheduled | undefined;
  /** Number of the current wait; answers to a wait that is over are ignored. */
  private waitNumber = 0;
  /** What the script exports, in this virtual user's own copy. */
  exports: Readonly<Record<string, unknown>> = {};

  constructor(
    readonly context: VuContext,
    private readonly events: EventQueue,
    private readonly send: SendRequest,
    private readonly slept: (user: VirtualUser, from: number, to: number) => void,
  ) {}

  get id(): number {
    return this.context.id;
  }

  /** Runs a function of the script; `ended` is called at its end, which may be at once. */
  run(call: () => unknown, ended: (ended: Ended) => void): void {
    let result: unknown;
    try {
      result = call();
    } catch (error) {
      ended({ isOk: false, error });
      return;
    }
    if (!isWaiting(result)) {
      ended({ isOk: true, value: result });
      return;
    }
    this.running = result;
    this.ended = ended;
    this.resume(undefined);
  }

  /** Ends the current work without a result. */
  interrupt(): void {
    const { running } = this;
    this.forget();
    try {
      running?.return(undefined);
    } catch {
      // A `finally` of the script has thrown; the iteration is over either way.
    }
  }

  private forget(): void {
    this.running = undefined;
    this.ended = undefined;
    this.waitNumber += 1;
    this.events.cancel(this.timer);
  }

  private resume(exchanges: readonly Exchange[] | undefined): void {
    const { running, ended } = this;
    if (!running || !ended) return;
    let step: IteratorResult<Wait>;
    try {
      step = running.next(exchanges);
    } catch (error) {
      this.forget();
      ended({ isOk: false, error });
      return;
    }
    if (step.done) {
      this.forget();
      ended({ isOk: true, value: step.value as unknown });
      return;
    }
    this.wait(step.value);
  }

  private wait(wait: Wait): void {
    const number = (this.waitNumber += 1);
    if (wait.kind === 'sleep') {
      const from = this.events.now;
      this.timer = this.events.at(from + wait.ms, () => {
        this.slept(this, from, this.events.now);
        this.resume(undefined);
      });
      return;
    }
    const exchanges: Exchange[] = [];
    let open = wait.requests.length;
    if (open === 0) {
      this.timer = this.events.at(this.events.now, () => this.resume([]));
      return;
    }
    wait.requests.forEach((request, index) => {
      this.send(this, request, (exchange) => {
        exchanges[index] = exchange;
        open -= 1;
        if (open === 0 && number === this.waitNumber) this.resume(exchanges);
      });
    });
  }
}
