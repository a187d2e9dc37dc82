import type { Trace } from '../../shared/core/trace';

export const ALGORITHMS = ['fcfs', 'sjf', 'srtf', 'priority', 'preemptive', 'rr', 'mlfq'] as const;
export type Algorithm = (typeof ALGORITHMS)[number];

export const LIMITS = {
  processes: 8,
  arrival: 99,
  burst: 60,
  priority: 20,
  quantum: 30,
  aging: 30,
} as const;

export interface Process {
  readonly arrival: number;
  readonly burst: number;
  /** 1 is the most urgent. */
  readonly priority: number;
}

export interface SchedulingInput {
  readonly algorithm: Algorithm;
  readonly processes: readonly Process[];
  /** Time slice of round robin. */
  readonly quantum: number;
  /** A waiting process gains one level of priority after this many units; 0 turns aging off. */
  readonly aging: number;
  /** Time slices of the two upper queues of MLFQ; the third runs first come, first served. */
  readonly quanta: readonly [number, number];
}

/** Why a process left the CPU, or `idle` where no process had it. */
export type SliceEnd = 'finished' | 'expired' | 'preempted' | 'idle';

/** A process that waits when the CPU is assigned, and the values that the algorithms compare. */
export interface Candidate {
  readonly process: number;
  readonly remaining: number;
  /** Priority after aging. */
  readonly priority: number;
  readonly level: number;
}

/** A stretch of time during which one process, or none, holds the CPU. */
export interface Slice {
  readonly process: number | null;
  readonly from: number;
  readonly to: number;
  readonly end: SliceEnd;
  /** All processes that could have been chosen at `from`, the chosen one first. */
  readonly candidates: readonly Candidate[];
  /** Burst time left at `to`. */
  readonly remaining: number;
}

export interface ProcessTimes {
  readonly start: number;
  readonly completion: number;
  readonly waiting: number;
  readonly turnaround: number;
  readonly response: number;
}

export interface Averages {
  readonly waiting: number;
  readonly turnaround: number;
  readonly response: number;
}

export interface SchedulingResult {
  readonly times: readonly ProcessTimes[];
  readonly averages: Averages;
  /** When the last process ends. */
  readonly makespan: number;
}

export type SchedulingTrace = Trace<Slice, SchedulingResult>;
