import type { Trace } from '../../shared/core/trace';

export const LIMITS = { bindings: 8, messages: 12, queue: 20, key: 60, pairs: 4, name: 20, value: 20 } as const;

export const EXCHANGES = ['direct', 'topic', 'fanout', 'headers', 'default'] as const;
export type Exchange = (typeof EXCHANGES)[number];

/** What becomes of a message that no binding matches. */
export const UNROUTABLE = ['drop', 'mandatory', 'alternate'] as const;
export type Unroutable = (typeof UNROUTABLE)[number];

/** The queue behind the alternate exchange, which gets every message that comes to it. */
export const ALTERNATE_QUEUE = 'unrouted';

export const X_MATCH = ['all', 'any', 'all-with-x', 'any-with-x'] as const;
export type XMatch = (typeof X_MATCH)[number];

/** A number and the text with its digits are different values. */
export type Value = string | number;
export type Pair = readonly [name: string, value: Value];

/** `key` is empty where the exchange looks at headers, `pairs` where it looks at keys. */
export interface Binding {
  readonly queue: string;
  readonly key: string;
  readonly pairs: readonly Pair[];
}

export interface Message {
  readonly key: string;
  readonly pairs: readonly Pair[];
}

export interface RoutingInput {
  readonly exchange: Exchange;
  readonly unroutable: Unroutable;
  readonly bindings: readonly Binding[];
  readonly messages: readonly Message[];
}

/** A word of a pattern, and the words of the key that it stands for. */
export interface Share {
  readonly word: string;
  readonly words: readonly string[];
}

/** A pair of a binding, and what the message has under its name. */
export interface CheckedPair {
  readonly pair: Pair;
  readonly state: 'equal' | 'different' | 'missing' | 'ignored';
}

/** Why a binding matches a message, or does not. */
export type Reason =
  | { readonly code: 'always' }
  | { readonly code: 'sameKey' }
  | { readonly code: 'otherKey' }
  | { readonly code: 'shares'; readonly shares: readonly Share[] }
  /** Word `position` of the pattern, counted from 1, is another than that of the key. */
  | { readonly code: 'word'; readonly position: number; readonly expected: string; readonly got: string }
  | { readonly code: 'count'; readonly expected: number; readonly got: number }
  | { readonly code: 'tooFew'; readonly least: number; readonly got: number }
  /** The words would suffice, but not in this order, whatever `#` stands for. */
  | { readonly code: 'noShares' }
  | { readonly code: 'pairs'; readonly mode: XMatch; readonly pairs: readonly CheckedPair[] };

export interface Verdict {
  readonly matches: boolean;
  readonly reason: Reason;
}

export type Outcome = 'routed' | 'dropped' | 'returned' | 'alternate';

/** One message. */
export interface RoutingStep {
  readonly message: Message;
  /** One for each binding. */
  readonly verdicts: readonly Verdict[];
  /** Each queue gets one copy, however many of its bindings match. */
  readonly queues: readonly string[];
  readonly outcome: Outcome;
}

/** Number of messages in each queue, in the order of the bindings. */
export type RoutingResult = ReadonlyMap<string, number>;

export type RoutingTrace = Trace<RoutingStep, RoutingResult>;
