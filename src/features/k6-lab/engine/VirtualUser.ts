import { Event, type EventQueue } from '../core/schedule/EventQueue';
import type { VuContext } from './modules/VuContext';
import { isWaiting, Pause, waitFor, type Exchange, type OutgoingRequest, type RequestPause, type Wait, type Waiting } from './waits';

/** How a piece of a virtual user's work ended. */
export type Ended =
  { readonly isOk: true; readonly value: unknown } | { readonly isOk: false; readonly error: unknown };

/** Requests that a virtual user waits for. */
export interface Answered {
  readonly user: VirtualUser;
  /** Called when one of them has ended for the virtual user. */
  ended: (index: number, exchange: Exchange) => void;
}

/** Sends the request with this number among those that are waited for. */
export type SendRequest = (answered: Answered, index: number, request: OutgoingRequest) => void;

/** The requests of one wait, which goes on when the last of them has ended. */
class Open implements Answered {
  private readonly exchanges: Exchange[] = [];
  private open: number;

  constructor(
    readonly user: VirtualUser,
    private readonly pause: RequestPause,
  ) {
    this.open = pause.requests.length;
  }

  ended(index: number, exchange: Exchange): void {
    this.exchanges[index] = exchange;
    this.open -= 1;
    if (this.open === 0) this.user.answer(this.pause, this.exchanges);
  }
}

/** The end of a virtual user's wait for a time. */
class Timer extends Event {
  constructor(
    private readonly user: VirtualUser,
    readonly from: number,
  ) {
    super();
  }

  run(): void {
    this.user.wake(this.from);
  }
}

/** Drives the code of one virtual user through virtual time. */
export class VirtualUser {
  private running: Waiting | undefined;
  private ended: ((ended: Ended) => void) | undefined;
  private timer: Timer | undefined;
  /** What is waited for now; answers to a wait that is over are ignored. */
  private pause: Pause | undefined;
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
    if (result instanceof Pause) result = waitFor(result);
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

  /** Goes on after a wait for a time. */
  wake(from: number): void {
    this.timer = undefined;
    this.slept(this, from, this.events.now);
    this.resume(undefined);
  }

  /** Goes on with the answers to requests. */
  answer(pause: RequestPause, exchanges: readonly Exchange[]): void {
    if (pause === this.pause) this.resume(pause.finish(exchanges));
  }

  private forget(): void {
    this.running = undefined;
    this.ended = undefined;
    this.pause = undefined;
    this.events.cancel(this.timer);
    this.timer = undefined;
  }

  /** @param value - what the script gets for its wait */
  private resume(value: unknown): void {
    const { running, ended } = this;
    if (!running || !ended) return;
    let step: IteratorResult<Wait>;
    try {
      step = running.next(value);
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

  private wait(pause: Wait): void {
    this.pause = pause;
    const { events } = this;
    if (pause.kind === 'sleep') {
      events.add(events.now + pause.ms, (this.timer = new Timer(this, events.now)));
      return;
    }
    const { requests } = pause;
    const open = new Open(this, pause);
    for (let index = 0; index < requests.length; index += 1) this.send(open, index, requests[index] as OutgoingRequest);
  }
}
