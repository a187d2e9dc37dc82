import { Event, type EventQueue } from '../core/schedule/EventQueue';
import type { VuContext } from './modules/VuContext';
import {
  isWaiting,
  Pause,
  waitFor,
  type Exchange,
  type OutgoingRequest,
  type RequestPause,
  type Wait,
  type Waiting,
} from './waits';

/** How a piece of a virtual user's work ended. */
export type Ended =
  { readonly isOk: true; readonly value: unknown } | { readonly isOk: false; readonly error: unknown };

/** Sends a request, which has this number among those that the virtual user waits for. */
export type SendRequest = (user: VirtualUser, pause: RequestPause, request: OutgoingRequest, index: number) => void;

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

/** What `setup` returned, anew. */
export const copyOf = (json: string | undefined): unknown => (json === undefined ? undefined : JSON.parse(json));

/** Drives the code of one virtual user through virtual time. */
export class VirtualUser {
  private running: Waiting | undefined;
  private ended: ((ended: Ended) => void) | undefined;
  private timer: Timer | undefined;
  /** What is waited for now; answers to a wait that is over are ignored. */
  private pause: Pause | undefined;
  /** What the script exports, in this virtual user's own copy. */
  exports: Readonly<Record<string, unknown>> = {};

  private data: { readonly value: unknown } | undefined;

  constructor(
    readonly context: VuContext,
    private readonly events: EventQueue,
    private readonly send: SendRequest,
    private readonly slept: (user: VirtualUser, from: number, to: number) => void,
  ) {}

  get id(): number {
    return this.context.id;
  }

  /** This virtual user's own copy of what `setup` returned. */
  dataOf(json: string | undefined): unknown {
    this.data ??= { value: copyOf(json) };
    return this.data.value;
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

  /** Goes on if this was the last request that is waited for. */
  answer(pause: RequestPause, index: number, exchange: Exchange): void {
    if (pause.end(index, exchange) && pause === this.pause) this.resume(pause.result());
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
    pause.each((request, index) => this.send(this, pause, request, index));
  }
}
