import { add, fits, needOf, safetySteps, subtract } from './safety';
import type { BankersInput, BankersState, BankersTrace, Decision, Request, SafetyStep, Verdict } from './types';

/**
 * Banker's algorithm (Dijkstra, 1965; for several resource types Habermann, 1969): decides the requests in order, then
 * shows the safety check of the state after the last one. A request that turns out to be unsafe is shown on trial and
 * reverted.
 */
export function simulate({ available, allocation, max, requests }: BankersInput): BankersTrace {
  let settled: BankersState = { available, allocation, need: needOf(max, allocation) };
  let looked = settled;
  const decisions: Decision[] = [];
  for (const request of requests) {
    const trial = grant(settled, request);
    const verdict = decide(settled, trial, request);
    decisions.push({ request, verdict, need: settled.need[request.process] ?? [], available: settled.available });
    looked = verdict === 'granted' || verdict === 'unsafe' ? trial : settled;
    if (verdict === 'granted') settled = trial;
  }
  const steps = safetySteps(looked);
  return {
    steps,
    result: {
      decisions,
      state: looked,
      onTrial: looked !== settled,
      safe: isSafe(steps, allocation.length),
      settled,
    },
  };
}

/** Whether a check finished all processes. */
function isSafe(steps: readonly SafetyStep[], processes: number): boolean {
  return steps.filter(({ process }) => process !== null).length === processes;
}

function grant({ available, allocation, need }: BankersState, { process, amounts }: Request): BankersState {
  return {
    available: subtract(available, amounts),
    allocation: allocation.map((row, index) => (index === process ? add(row, amounts) : row)),
    need: need.map((row, index) => (index === process ? subtract(row, amounts) : row)),
  };
}

function decide(state: BankersState, trial: BankersState, { process, amounts }: Request): Verdict {
  if (!fits(amounts, state.need[process] ?? [])) return 'exceedsNeed';
  if (!fits(amounts, state.available)) return 'mustWait';
  return isSafe(safetySteps(trial), trial.allocation.length) ? 'granted' : 'unsafe';
}
