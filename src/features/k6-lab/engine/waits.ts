import type { Tags } from '../core/metrics/registry';
import type { ServerRequest, ServerResponse } from '../core/server/bookshop';

/** A request on its way: what the server gets, and what k6 notes about it. */
export interface OutgoingRequest extends ServerRequest {
  readonly url: string;
  readonly host: string;
  /** Tag that stands for the address. */
  readonly name: string;
  /** Tags of the virtual user, and of this request; they are only put together if a threshold asks for them. */
  readonly outerTags: Tags;
  readonly ownTags: Tags | undefined;
  /** Bytes on the line, roughly as HTTP/1.1 writes it. */
  readonly length: number;
  /** Milliseconds after which the virtual user gives up. */
  readonly timeout: number;
  /** Which statuses count as a success; undefined if nothing is counted. */
  readonly expects: ((status: number) => boolean) | undefined;
}

/** How a request ended for the virtual user. */
export interface Exchange {
  /** Undefined if there was no answer in time. */
  readonly response: ServerResponse | undefined;
  /** Milliseconds. */
  readonly duration: number;
  readonly isFailed: boolean;
}

/**
 * What a virtual user waits for. `sleep()` and the requests return one, and the code that called them yields it, so
 * that nothing but the code of the script is a generator.
 */
export abstract class Pause {
  abstract readonly kind: 'requests' | 'sleep';
}

export class SleepPause extends Pause {
  readonly kind = 'sleep';

  constructor(readonly ms: number) {
    super();
  }
}

/** Requests that are sent at once; the wait ends with the last of them. */
export abstract class RequestPause extends Pause {
  readonly kind = 'requests';

  /** Calls `send` for each of them, with its number; for some perhaps only when others have ended. */
  abstract each(send: (request: OutgoingRequest, index: number) => void): void;

  /**
   * Notes how one of them has ended.
   *
   * @returns whether it was the last one
   */
  abstract end(index: number, exchange: Exchange): boolean;

  /** What the script gets. */
  abstract result(): unknown;
}

export type Wait = SleepPause | RequestPause;

/** Code of a virtual user that may wait in virtual time. Each wait gives back what the script gets for it. */
export type Waiting<Result = unknown> = Generator<Wait, Result>;

function* anyGenerator(): Generator<undefined> {
  yield undefined;
}
/** What all generator functions inherit from, and what all their generators do. */
export const GENERATOR_FUNCTION = Object.getPrototypeOf(anyGenerator) as { readonly prototype: object };

/** `instanceof` is far quicker than `isPrototypeOf`, and this is asked for every call of a script. */
const AnyGenerator = function () {
  return undefined;
};
AnyGenerator.prototype = GENERATOR_FUNCTION.prototype;

/** Whether a value is code that waits; no other generators exist in a script. */
export function isWaiting(value: unknown): value is Waiting {
  return value instanceof AnyGenerator;
}

/** How a call's result is waited for: 0 not at all, 1 as one wait, 2 as code that waits. */
export function waitKind(value: unknown): 0 | 1 | 2 {
  if (typeof value !== 'object') return 0;
  if (value instanceof Pause) return 1;
  return value instanceof AnyGenerator ? 2 : 0;
}

const CANNOT_WAIT =
  'sleep() and requests cannot wait here: call them from a plain function, not from a callback of sort, replace or JSON, nor from a constructor';

/**
 * Runs code to its end where it cannot wait: in a comparator of `sort`, a constructor, a default value.
 *
 * @throws Error if it waits all the same
 */
export function runNow(value: unknown): unknown {
  if (value instanceof Pause) throw new Error(CANNOT_WAIT);
  if (!isWaiting(value)) return value;
  const step = value.next();
  if (step.done) return step.value;
  value.return(undefined);
  throw new Error(CANNOT_WAIT);
}

/** Waits for what a call has returned. */
export function* waitFor(result: unknown): Waiting {
  if (result instanceof Pause) return (yield result as Wait) as unknown;
  return isWaiting(result) ? yield* result : result;
}

function* continueWaiting(waiting: Waiting, first: Wait): Waiting {
  let step: IteratorResult<Wait> = { value: first };
  // What is thrown at, or returned to, this code concerns the code that waits.
  try {
    while (!step.done) step = waiting.next(yield step.value);
    return step.value as unknown;
  } finally {
    waiting.return(undefined);
  }
}

/**
 * Runs code up to its first wait.
 *
 * @returns its result if it did not wait, otherwise what is to be waited for
 */
export function startWaiting(waiting: Waiting): unknown {
  const step = waiting.next();
  return step.done ? (step.value as unknown) : continueWaiting(waiting, step.value);
}

/** Calls a function of the script from code that may wait. */
export function* callScript(run: unknown, args: readonly unknown[], self?: unknown): Waiting {
  return typeof run === 'function' ? yield* waitFor(Reflect.apply(run, self, args)) : run;
}
