import type { Scenario } from '../options/types';
import { runConstantRate, runRampingRate } from './arrivalRate';
import { runIterations } from './iterations';
import { runConstantVus, runRampingVus } from './loopingVus';
import type { ExecutorHost, Worker } from './types';

/** Runs a scenario with its executor, from now on. */
export function runScenario<User extends Worker>(
  scenario: Scenario,
  host: ExecutorHost<User>,
  ended: () => void,
): void {
  switch (scenario.executor) {
    case 'shared-iterations':
    case 'per-vu-iterations':
      return runIterations(scenario, host, ended);
    case 'constant-vus':
      return runConstantVus(scenario, host, ended);
    case 'ramping-vus':
      return runRampingVus(scenario, host, ended);
    case 'constant-arrival-rate':
      return runConstantRate(scenario, host, ended);
    case 'ramping-arrival-rate':
      return runRampingRate(scenario, host, ended);
  }
}

/** Most virtual users that a scenario may have at once. */
export function mostVus(scenario: Scenario): number {
  switch (scenario.executor) {
    case 'ramping-vus':
      return Math.max(scenario.startVUs, ...scenario.stages.map(({ target }) => target));
    case 'constant-arrival-rate':
    case 'ramping-arrival-rate':
      return scenario.preAllocatedVUs;
    default:
      return scenario.vus;
  }
}

/** Length of a scenario without what its last iterations may take, milliseconds; Infinity if iterations decide it. */
export function plannedLength(scenario: Scenario): number {
  if ('maxDuration' in scenario) return scenario.maxDuration;
  return 'duration' in scenario ? scenario.duration : scenario.stages.reduce((sum, { duration }) => sum + duration, 0);
}
