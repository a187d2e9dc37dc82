import { countCases } from './countCases';
import type { JudgedRun } from './judgeAnswer';
import type { JudgedProblem } from './problem';

/** Whether an answer has passed every case. */
export function hasPassed(problem: JudgedProblem, { results, error, stopped }: JudgedRun): boolean {
  return !error && !stopped && results.length === countCases(problem) && results.every(({ passed }) => passed);
}
