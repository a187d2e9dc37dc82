import type { Trace } from '../../shared/core/trace';

export const LIMITS = { capacity: 6, operations: 30, key: 99, value: 999 } as const;

export type Operation =
  | { readonly kind: 'get'; readonly key: number }
  | { readonly kind: 'put'; readonly key: number; readonly value: number };

export interface LruInput {
  readonly capacity: number;
  readonly operations: readonly Operation[];
}

/** A node of the list; the hash map finds it by its key. */
export interface Entry {
  readonly key: number;
  readonly value: number;
}

export type Outcome = 'hit' | 'miss' | 'insert' | 'update' | 'evict';

export interface LruStep {
  readonly operation: Operation;
  readonly outcome: Outcome;
  /** What `get` returns: the value, or -1; null for `put`. */
  readonly returned: number | null;
  /** The evicted node. */
  readonly evicted: Entry | null;
  /** The list afterwards, most recently used first. */
  readonly entries: readonly Entry[];
}

export type LruTrace = Trace<LruStep, undefined>;
