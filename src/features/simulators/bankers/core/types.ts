import type { Trace } from '../../shared/core/trace';

export const LIMITS = { processes: 8, resources: 5, units: 50, requests: 6 } as const;

/** Units of each resource type, R0 first. */
export type Vector = readonly number[];
/** One vector a process, P0 first. */
export type Matrix = readonly Vector[];

export interface Request {
  readonly process: number;
  readonly amounts: Vector;
}

export interface BankersInput {
  readonly available: Vector;
  readonly allocation: Matrix;
  readonly max: Matrix;
  /** Requests made one after the other; those granted change the state for the next. */
  readonly requests: readonly Request[];
}

export interface BankersState {
  readonly available: Vector;
  readonly allocation: Matrix;
  readonly need: Matrix;
}

/** One process that can run to its end, or the point at which none can. */
export interface SafetyStep {
  /** Null where every process that is left needs more than there is. */
  readonly process: number | null;
  readonly work: Vector;
  /** Work once the process has given everything back. */
  readonly workAfter: Vector;
  /** Processes looked at before, whose need did not fit. */
  readonly passedOver: readonly number[];
  /** All processes that could have been taken here. */
  readonly possible: readonly number[];
  /** Processes that have finished before this step. */
  readonly finished: readonly number[];
}

/** Why a request is refused, or that it is granted; checked in the order of the names. */
export type Verdict = 'exceedsNeed' | 'mustWait' | 'unsafe' | 'granted';

export interface Decision {
  readonly request: Request;
  readonly verdict: Verdict;
  /** What the process could still ask for, and what was free, when it asked. */
  readonly need: Vector;
  readonly available: Vector;
}

export interface BankersResult {
  readonly decisions: readonly Decision[];
  /** The state that the safety check below looks at: after the last request, or on trial for it. */
  readonly state: BankersState;
  /** Whether that state is a trial that was taken back. */
  readonly onTrial: boolean;
  readonly safe: boolean;
  /** The processes in the order in which the check could finish them. */
  readonly sequence: readonly number[];
  /** The state as it is once all requests are decided. */
  readonly settled: BankersState;
}

export type BankersTrace = Trace<SafetyStep, BankersResult>;
