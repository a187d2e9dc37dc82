import { agedPriority, policyOf, type Job, type Policy } from './policies';
import {
  ALGORITHMS,
  type Algorithm,
  type Averages,
  type ProcessTimes,
  type SchedulingInput,
  type SchedulingResult,
  type SchedulingTrace,
  type Slice,
  type SliceEnd,
} from './types';

/**
 * Schedules one CPU without I/O and without a cost for switching; time runs in whole units. New arrivals join the queue
 * before the process that loses the CPU at the same time; ties go by arrival, then by number. In MLFQ a process that
 * uses up its slice moves down one queue; a preempted one goes to the end of its queue and keeps the rest of its slice.
 */
export function simulate(input: SchedulingInput): SchedulingTrace {
  const steps = new Run(input).slices();
  return { steps, result: summarize(input, steps) };
}

/** The average times of the same processes under every algorithm. */
export function compareAll(input: SchedulingInput): Record<Algorithm, Averages> {
  const averages = (algorithm: Algorithm) => simulate({ ...input, algorithm }).result.averages;
  return Object.fromEntries(ALGORITHMS.map((algorithm) => [algorithm, averages(algorithm)])) as unknown as Record<
    Algorithm,
    Averages
  >;
}

class Run {
  private readonly jobs: Job[];
  private readonly policy: Policy;
  private readonly ready: Job[] = [];
  private pending: Job[];
  private now = 0;
  private tickets = 0;

  constructor(private readonly input: SchedulingInput) {
    this.policy = policyOf(input.algorithm, input);
    this.jobs = input.processes.map(({ arrival, burst, priority }, process) => ({
      process,
      arrival,
      burst,
      basePriority: priority,
      remaining: burst,
      waited: 0,
      level: 0,
      used: 0,
      ticket: 0,
    }));
    this.pending = [...this.jobs].sort((a, b) => a.arrival - b.arrival || a.process - b.process);
  }

  slices(): Slice[] {
    const slices: Slice[] = [];
    this.admit();
    while (this.ready.length > 0 || this.pending.length > 0)
      slices.push(this.ready.length > 0 ? this.dispatch() : this.idle());
    return slices;
  }

  private idle(): Slice {
    const from = this.now;
    this.now = this.pending[0]?.arrival ?? this.now;
    this.admit();
    return { process: null, from, to: this.now, end: 'idle', candidates: [], remaining: 0 };
  }

  private dispatch(): Slice {
    const order = [...this.ready].sort((a, b) => this.compare(a, b));
    const [job] = order;
    if (!job) throw new Error('dispatch() needs a job that is ready.');
    const candidates = order.map(({ process, remaining, level, ...rest }) => ({
      process,
      remaining,
      level,
      priority: agedPriority(rest, this.input.aging),
    }));
    this.ready.splice(this.ready.indexOf(job), 1);
    const from = this.now;
    const end = this.run(job);
    return { process: job.process, from, to: this.now, end, candidates, remaining: job.remaining };
  }

  /** Runs a job, unit by unit, until something ends its turn. */
  private run(job: Job): SliceEnd {
    for (;;) {
      this.now += 1;
      job.remaining -= 1;
      job.used += 1;
      for (const waiting of this.ready) waiting.waited += 1;
      this.admit();
      if (job.remaining === 0) return 'finished';
      if (job.used >= this.policy.quantum(job)) {
        job.used = 0;
        job.level += 1;
        this.enqueue(job);
        return 'expired';
      }
      if (this.policy.preemptive && this.ready.some((other) => this.policy.rank(other) < this.policy.rank(job))) {
        this.enqueue(job);
        return 'preempted';
      }
    }
  }

  private admit(): void {
    while (this.pending[0] && this.pending[0].arrival <= this.now) {
      const [job, ...rest] = this.pending;
      if (job) this.enqueue(job);
      this.pending = rest;
    }
  }

  private enqueue(job: Job): void {
    job.ticket = this.tickets;
    this.tickets += 1;
    this.ready.push(job);
  }

  private compare(a: Job, b: Job): number {
    const byRank = this.policy.rank(a) - this.policy.rank(b);
    return byRank || (this.policy.queued ? a.ticket - b.ticket : a.arrival - b.arrival || a.process - b.process);
  }
}

function summarize({ processes }: SchedulingInput, slices: readonly Slice[]): SchedulingResult {
  const times = processes.map(({ arrival, burst }, process): ProcessTimes => {
    const own = slices.filter((slice) => slice.process === process);
    const start = own[0]?.from ?? arrival;
    const completion = own.at(-1)?.to ?? arrival;
    return {
      start,
      completion,
      turnaround: completion - arrival,
      waiting: completion - arrival - burst,
      response: start - arrival,
    };
  });
  const average = (name: keyof Averages) =>
    times.reduce((sum, each) => sum + each[name], 0) / Math.max(times.length, 1);
  return {
    times,
    averages: { waiting: average('waiting'), turnaround: average('turnaround'), response: average('response') },
    makespan: slices.at(-1)?.to ?? 0,
  };
}
