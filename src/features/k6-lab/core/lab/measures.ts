import type { RunResult } from '../run/types';
import type { Trial, TrialRun } from './grading';

/** A value of a metric: `valueOf(result, 'http_req_duration', 'p(95)')`; 0 if there is none. */
export function valueOf(result: RunResult, metric: string, value: string): number {
  return result.metrics.find(({ name }) => name === metric)?.values[value] ?? 0;
}

/** Iterations that were begun or should have been begun in each second: what an open model asks for. */
export function startedPerSecond(result: RunResult): number {
  if (result.seconds === 0) return 0;
  const asked =
    valueOf(result, 'iterations', 'count') + valueOf(result, 'dropped_iterations', 'count') + result.interrupted;
  return asked / result.seconds;
}

/** Requests answered in each second, between two times of the test in seconds. */
export function answeredPerSecond({ series }: RunResult, from: number, to: number): number {
  let [requests, seconds, last] = [0, 0, 0];
  for (const { time, requestsPerSecond } of series) {
    const width = time - last;
    if (last >= from && time <= to) {
      requests += requestsPerSecond * width;
      seconds += width;
    }
    last = time;
  }
  return seconds === 0 ? 0 : requests / seconds;
}

/** Whether two numbers differ by at most this share of the second. */
export function isWithin(given: number, right: number, share: number): boolean {
  return Math.abs(given - right) <= Math.abs(right) * share;
}

/** A number as a message shows it: three significant digits. */
export function shown(value: number): string {
  return String(Number(value.toPrecision(3)));
}

/** How often a run is repeated that says nothing. */
const MOST_TRIES = 8;

/**
 * Runs a script on a server until the run tells something: chance may bring a slow server's run to the wrong side of a
 * limit, where right and wrong scripts do the same.
 *
 * @param isTelling - whether the run lies where the check needs it, with a margin
 * @returns undefined if no run did: the script sends too little, or something else
 */
export async function tellingRun(
  { run, random }: Trial,
  options: Omit<TrialRun, 'seed'>,
  isTelling: (result: RunResult) => boolean,
): Promise<RunResult | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const result = await run({ ...options, seed: random.integer(1, 1_000_000) });
    if (isTelling(result)) return result;
  }
  return undefined;
}
