import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { cpuScheduling } from './definition';
import { compareAll, simulate } from './simulate';
import { ALGORITHMS, LIMITS, type Algorithm, type SchedulingInput } from './types';

const SETTINGS = { quantum: 4, aging: 0, quanta: [8, 16] } as const;

function run(
  algorithm: Algorithm,
  bursts: number[],
  more: Partial<SchedulingInput> & { arrivals?: number[]; priorities?: number[] } = {},
) {
  const { arrivals = [], priorities = [], ...settings } = more;
  const processes = bursts.map((burst, index) => ({
    burst,
    arrival: arrivals[index] ?? 0,
    priority: priorities[index] ?? 1,
  }));
  return simulate({ ...SETTINGS, ...settings, algorithm, processes });
}

const gantt = (trace: ReturnType<typeof simulate>) =>
  trace.steps.map(({ process, from, to }) => `${process === null ? '-' : 'ABCDEFGH'[process]}${from}-${to}`).join(' ');

const inputs = fc.record<SchedulingInput>({
  algorithm: fc.constantFrom(...ALGORITHMS),
  quantum: fc.integer({ min: 1, max: LIMITS.quantum }),
  aging: fc.nat(LIMITS.aging),
  quanta: fc.tuple(fc.integer({ min: 1, max: LIMITS.quantum }), fc.integer({ min: 1, max: LIMITS.quantum })),
  processes: fc.array(
    fc.record({
      arrival: fc.nat(20),
      burst: fc.integer({ min: 1, max: 20 }),
      priority: fc.integer({ min: 1, max: LIMITS.priority }),
    }),
    { minLength: 1, maxLength: LIMITS.processes },
  ),
});

describe('the expected figures', () => {
  it('FCFS 24, 3, 3: average wait 17, in the order P2 P3 P1 only 3; RR q=4: 17/3', () => {
    expect(run('fcfs', [24, 3, 3]).result.averages.waiting).toBe(17);
    expect(run('fcfs', [3, 3, 24]).result.averages.waiting).toBe(3);
    expect(run('rr', [24, 3, 3]).result.averages.waiting).toBeCloseTo(17 / 3, 10);
  });

  it('SJF 6, 8, 7, 3: order P4 P1 P3 P2, average wait 7 (FCFS 10.25)', () => {
    const trace = run('sjf', [6, 8, 7, 3]);
    expect(trace.steps.map(({ process }) => process)).toEqual([3, 0, 2, 1]);
    expect(trace.result.averages.waiting).toBe(7);
    expect(run('fcfs', [6, 8, 7, 3]).result.averages.waiting).toBe(10.25);
  });

  it.each<[Algorithm, number, number]>([
    ['fcfs', 4, 8.75],
    ['sjf', 4, 7.75],
    ['srtf', 4, 6.5],
    ['rr', 4, 11.75],
    ['rr', 2, 12.75],
  ])('bursts 8, 4, 9, 5 arriving 0, 1, 2, 3: %s q=%i → %f', (algorithm, quantum, expected) => {
    expect(run(algorithm, [8, 4, 9, 5], { arrivals: [0, 1, 2, 3], quantum }).result.averages.waiting).toBe(expected);
  });

  it.each<[Algorithm, number]>([
    ['priority', 8.2],
    ['fcfs', 9.6],
    ['sjf', 3.2],
    ['rr', 5.4],
  ])('bursts 10, 1, 2, 1, 5; priorities 3, 1, 4, 5, 2; q=1: %s → %f', (algorithm, expected) => {
    expect(
      run(algorithm, [10, 1, 2, 1, 5], { priorities: [3, 1, 4, 5, 2], quantum: 1 }).result.averages.waiting,
    ).toBeCloseTo(expected, 10);
  });

  it('MLFQ RR8 → RR16 → FCFS: A(0,30) B(0,20) C(10,5)', () => {
    const trace = run('mlfq', [30, 20, 5], { arrivals: [0, 0, 10] });
    expect(gantt(trace)).toBe('A0-8 B8-16 C16-21 A21-37 B37-49 A49-55');
    expect(trace.result.averages.waiting).toBe(20);
    expect(trace.result.averages.turnaround).toBeCloseTo(38.33, 2);
    expect(trace.result.averages.response).toBeCloseTo(4.67, 2);
  });
});

describe('the rules', () => {
  it('queues a new arrival before the process whose slice ends at the same time', () => {
    expect(gantt(run('rr', [4, 2, 2], { arrivals: [0, 1, 2], quantum: 2 }))).toBe('A0-2 B2-4 C4-6 A6-8');
  });

  it('lets a higher queue of MLFQ preempt a lower one, which keeps the rest of its slice', () => {
    const trace = run('mlfq', [10, 2], { arrivals: [0, 5], quanta: [4, 4] });
    expect(gantt(trace)).toBe('A0-4 A4-5 B5-7 A7-10 A10-12');
    expect(trace.steps.map(({ end }) => end)).toEqual(['expired', 'preempted', 'finished', 'expired', 'finished']);
  });

  it('saves a process from starving by aging', () => {
    const urgent = { bursts: [20, 3, 3, 3, 3, 3], arrivals: [0, 0, 3, 6, 9, 12], priorities: [3, 1, 1, 1, 1, 1] };
    const startOfFirst = (aging: number) => run('priority', urgent.bursts, { ...urgent, aging }).result.times[0]?.start;
    expect(startOfFirst(0)).toBe(15);
    expect(startOfFirst(3)).toBe(6);
  });

  it('stays idle until a process arrives', () => {
    expect(gantt(run('fcfs', [1, 1], { arrivals: [2, 5] }))).toBe('-0-2 A2-3 -3-5 B5-6');
  });
});

describe('properties', () => {
  it('conserves burst time, runs one process at a time, never idles while one is ready', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, result } = simulate(input);
        let now = 0;
        for (const { process, from, to } of steps) {
          expect(from).toBe(now);
          expect(to).toBeGreaterThan(from);
          now = to;
          if (process === null) continue;
          expect(from).toBeGreaterThanOrEqual(input.processes[process]!.arrival);
        }
        expect(now).toBe(result.makespan);
        for (const [process, { burst, arrival }] of input.processes.entries()) {
          const own = steps.filter((slice) => slice.process === process);
          expect(own.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(burst);
          const last = own.at(-1)!.to;
          const idle = steps.filter((slice) => slice.process === null);
          expect(idle.some(({ from, to }) => to > arrival && from < last)).toBe(false);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('agrees with definitions of waiting, turnaround and response', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, result } = simulate(input);
        for (const [process, { arrival }] of input.processes.entries()) {
          const { completion, turnaround, waiting, response, start } = result.times[process]!;
          const running = (time: number) =>
            steps.find(({ from, to }) => from <= time && time < to)?.process === process;
          const moments = Array.from({ length: completion - arrival }, (_, index) => arrival + index);
          expect(waiting).toBe(moments.filter((time) => !running(time)).length);
          expect(response).toBe(moments.filter((time) => time < start).length);
          expect(turnaround).toBe(completion - arrival);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives SRTF the least average wait of all algorithms', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const averages = compareAll(input);
        for (const algorithm of ALGORITHMS)
          expect(averages.srtf.waiting).toBeLessThanOrEqual(averages[algorithm].waiting + 1e-9);
      }),
      { numRuns: 500 },
    );
  });

  it('gives SJF the least average wait of all orders when all processes arrive at once', () => {
    const orders = (items: number[]): number[][] =>
      items.length < 2
        ? [items]
        : items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 5 }), (bursts) => {
        const best = Math.min(...orders(bursts).map((order) => run('fcfs', order).result.averages.waiting));
        expect(run('sjf', bursts).result.averages.waiting).toBeCloseTo(best, 9);
      }),
      { numRuns: 200 },
    );
  });

  it('never exceeds the time slice of RR; with an endless slice RR is FCFS', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        for (const { process, from, to } of simulate({ ...input, algorithm: 'rr' }).steps)
          if (process !== null) expect(to - from).toBeLessThanOrEqual(input.quantum);
        const endless = simulate({ ...input, algorithm: 'rr', quantum: 10_000 });
        expect(gantt(endless)).toBe(gantt(simulate({ ...input, algorithm: 'fcfs' })));
      }),
      { numRuns: 500 },
    );
  });

  it('runs each process in one piece without preemption', () => {
    fc.assert(
      fc.property(inputs, fc.constantFrom<Algorithm[]>('fcfs', 'sjf', 'priority'), (input, algorithm) => {
        const { steps } = simulate({ ...input, algorithm });
        expect(steps.filter(({ process }) => process !== null)).toHaveLength(input.processes.length);
      }),
    );
  });

  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        expect(simulate(input).steps.length).toBeGreaterThan(0);
        expect(cpuScheduling.codec.parse(cpuScheduling.codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises', () => {
    const current: SchedulingInput = {
      ...SETTINGS,
      algorithm: 'rr',
      processes: [{ arrival: 0, burst: 1, priority: 1 }],
    };
    for (let seed = 0; seed < 500; seed += 1) {
      const input = cpuScheduling.randomInput(seededRandom(seed), current);
      expect(cpuScheduling.codec.parse(cpuScheduling.codec.serialize(input)).ok).toBe(true);
    }
  });
});
