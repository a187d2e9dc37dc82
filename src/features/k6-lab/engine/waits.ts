import type { ServerRequest, ServerResponse } from '../core/server/bookshop';

/** A request on its way: what the server gets, and what k6 notes about it. */
export interface OutgoingRequest extends ServerRequest {
  readonly url: string;
  readonly host: string;
  /** Tags of its samples; they are only put together if a threshold asks for them. */
  readonly tags: () => Readonly<Record<string, string>>;
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

/** What a virtual user waits for; its code yields it. */
export type Wait =
  | { readonly kind: 'requests'; readonly requests: readonly OutgoingRequest[] }
  | { readonly kind: 'sleep'; readonly ms: number };

/** Code of a virtual user that may wait in virtual time. */
export type Waiting<Result = unknown> = Generator<Wait, Result, readonly Exchange[] | undefined>;

function* anyGenerator(): Generator<undefined> {
  yield undefined;
}
/** What all generator functions inherit from, and what all their generators do. */
export const GENERATOR_FUNCTION = Object.getPrototypeOf(anyGenerator) as { readonly prototype: object };
const { isPrototypeOf } = Object.prototype;

/** Whether a value is code that waits; no other generators exist in a script. */
export function isWaiting(value: unknown): value is Waiting {
  return typeof value === 'object' && value !== null && isPrototypeOf.call(GENERATOR_FUNCTION.prototype, value);
}

/**
 * Runs code to its end where it cannot wait: in a comparator of `sort`, a constructor, a default value.
 *
 * @throws Error if it waits all the same
 */
export function runNow(value: unknown): unknown {
  if (!isWaiting(value)) return value;
  const step = value.next();
  if (step.done) return step.value;
  value.return(undefined);
  throw new Error(
    'sleep() and requests cannot wait here: call them from a plain function, not from a callback of sort, replace or JSON, nor from a constructor',
  );
}

/** Calls a function of the script from code that may wait. */
export function* callScript(run: unknown, args: readonly unknown[], self?: unknown): Waiting {
  if (typeof run !== 'function') return run;
  const result: unknown = Reflect.apply(run, self, args);
  return isWaiting(result) ? yield* result : result;
}
