import type { BankersState, Matrix, SafetyStep, Vector } from './types';

/** Whether every amount is within its limit. */
export function fits(amounts: Vector, limit: Vector): boolean {
  return amounts.every((amount, resource) => amount <= (limit[resource] ?? 0));
}

export function add(a: Vector, b: Vector): Vector {
  return a.map((amount, resource) => amount + (b[resource] ?? 0));
}

export function subtract(a: Vector, b: Vector): Vector {
  return a.map((amount, resource) => amount - (b[resource] ?? 0));
}

/** Need = Max − Allocation. */
export function needOf(max: Matrix, allocation: Matrix): Matrix {
  return max.map((row, process) => subtract(row, allocation[process] ?? []));
}

/**
 * Dijkstra's safety check: scans the processes cyclically for one whose Need fits into Work, lets it finish and return
 * everything it holds. The state is safe when all finish. O(resources × processes²).
 */
export function safetySteps({ available, allocation, need }: BankersState): SafetyStep[] {
  const steps: SafetyStep[] = [];
  const finished: number[] = [];
  let work = available;
  let next = 0;
  while (finished.length < allocation.length) {
    const round = allocation
      .map((_, offset) => (next + offset) % allocation.length)
      .filter((process) => !finished.includes(process));
    const possible = round.filter((process) => fits(need[process] ?? [], work));
    const [process] = possible;
    const passedOver = process === undefined ? round : round.slice(0, round.indexOf(process));
    const before = { work, passedOver, possible, finished: [...finished] };
    if (process === undefined) return [...steps, { ...before, process: null, workAfter: work }];
    work = add(work, allocation[process] ?? []);
    finished.push(process);
    steps.push({ ...before, process, workAfter: work });
    next = (process + 1) % allocation.length;
  }
  return steps;
}

export type SequenceVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'incomplete' | 'repeated' | 'unknown'; readonly process?: number }
  | {
      readonly ok: false;
      readonly reason: 'stuck';
      readonly process: number;
      readonly need: Vector;
      readonly work: Vector;
    };

/** Replays a sequence typed by the reader: any order in which each process can finish is right. */
export function checkSequence(
  { available, allocation, need }: BankersState,
  sequence: readonly number[],
): SequenceVerdict {
  let work = available;
  for (const [index, process] of sequence.entries()) {
    const held = allocation[process];
    const wanted = need[process];
    if (!held || !wanted) return { ok: false, reason: 'unknown', process };
    if (sequence.indexOf(process) !== index) return { ok: false, reason: 'repeated', process };
    if (!fits(wanted, work)) return { ok: false, reason: 'stuck', process, need: wanted, work };
    work = add(work, held);
  }
  return sequence.length === allocation.length ? { ok: true } : { ok: false, reason: 'incomplete' };
}
