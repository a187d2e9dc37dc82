import type { Trace } from '../../shared/core/trace';

export const LIMITS = { processes: 8, resources: 5, units: 50, requests: 6 } as const;

/** Units of each resource type, R0 first. */
export type Vector = readonly number[];
/** One vector per process, P0 first. */
export type Matrix = readonly Vector[];

export interface Request {
  readonly process: number;
  readonly amounts: Vector;
}

export interface BankersInput {
  readonly available: Vector;
  readonly allocation: Matrix;
  readonly max: Matrix;
  /** Requests in order; each one granted changes the state for the next. */
  readonly requests: readonly Request[];
}

export interface BankersState {
  readonly available: Vector;
  readonly allocation: Matrix;
  readonly need: Matrix;
}

/** One process that can finish, or the point at which none can. */
export interface SafetyStep {
  /** Null where every remaining process needs more than is available. */
  readonly process: number | null;
  readonly work: Vector;
  /** Work after the process has returned everything. */
  readonly workAfter: Vector;
  /** Processes checked before this one, whose Need did not fit. */
  readonly passedOver: readonly number[];
  /** All processes that could finish at this step. */
  readonly possible: readonly number[];
  /** Processes that have finished before this step. */
  readonly finished: readonly number[];
}

/** Why a request is refused, or `granted`; the checks run in this order. */
export type Verdict = 'exceedsNeed' | 'mustWait' | 'unsafe' | 'granted';

export interface Decision {
  readonly request: Request;
  readonly verdict: Verdict;
  /** The process's Need, and what was available, when it made the request. */
  readonly need: Vector;
  readonly available: Vector;
}

export interface BankersResult {
  readonly decisions: readonly Decision[];
  /** The state that the safety check examines: the one after the last request, or the one on trial for it. */
  readonly state: BankersState;
  /** Whether that state was on trial and has been reverted. */
  readonly onTrial: boolean;
  readonly safe: boolean;
  /** The state after all requests are decided. */
  readonly settled: BankersState;
}

export type BankersTrace = Trace<SafetyStep, BankersResult>;
