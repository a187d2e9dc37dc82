import type { Algorithm, SchedulingInput } from './types';

/** The scheduler's state of a process that has not finished. */
export interface Job {
  readonly process: number;
  readonly arrival: number;
  readonly burst: number;
  readonly basePriority: number;
  remaining: number;
  waited: number;
  /** MLFQ queue, 0 on top. */
  level: number;
  /** Units used of the current time slice. */
  used: number;
  /** Order in which jobs joined the queue. */
  ticket: number;
}

/** How an algorithm chooses: the job with the lowest rank runs. */
export interface Policy {
  readonly rank: (job: Job) => number;
  /** Whether a waiting job of strictly lower rank takes the CPU away. */
  readonly preemptive: boolean;
  readonly quantum: (job: Job) => number;
  /**
   * Whether jobs of equal rank run in the order in which they joined the queue; otherwise arrival, then number,
   * decides.
   */
  readonly queued: boolean;
}

/** A process's priority number drops by one for every `aging` units spent waiting, but not below 1. */
export function agedPriority({ basePriority, waited }: Pick<Job, 'basePriority' | 'waited'>, aging: number): number {
  return aging === 0 ? basePriority : Math.max(1, basePriority - Math.floor(waited / aging));
}

const unlimited = () => Infinity;

/** The seven algorithms as rules; Silberschatz, Galvin and Gagne, Operating System Concepts, chapter 5. */
export function policyOf(algorithm: Algorithm, { quantum, aging, quanta }: SchedulingInput): Policy {
  const plain = { preemptive: false, quantum: unlimited, queued: false };
  switch (algorithm) {
    case 'fcfs':
      return { ...plain, rank: ({ arrival }) => arrival };
    case 'sjf':
      return { ...plain, rank: ({ burst }) => burst };
    case 'srtf':
      return { ...plain, preemptive: true, rank: ({ remaining }) => remaining };
    case 'priority':
      return { ...plain, rank: (job) => agedPriority(job, aging) };
    case 'preemptive':
      return { ...plain, preemptive: true, rank: (job) => agedPriority(job, aging) };
    case 'rr':
      return { rank: () => 0, preemptive: false, quantum: () => quantum, queued: true };
    case 'mlfq':
      return {
        rank: ({ level }) => level,
        preemptive: true,
        quantum: ({ level }) => quanta[level] ?? Infinity,
        queued: true,
      };
  }
}
