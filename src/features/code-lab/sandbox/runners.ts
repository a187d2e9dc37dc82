import { judgeAnswer, type JudgedRun } from '../core/judgeAnswer';
import type { JudgedProblem } from '../core/problem';
import { runInSandbox } from './runInSandbox';

/** Runs code alone in the sandbox. */
export async function runCode(code: string): Promise<JudgedRun> {
  return { ...(await runInSandbox(code)), results: [] };
}

/** Judges the reader's answer in the sandbox, and looks for the smallest input on which a wrong one fails. */
export async function judgeInSandbox(code: string, problem: JudgedProblem): Promise<JudgedRun> {
  const judged = await judgeAnswer(code, problem, runInSandbox);
  if (judged.results.every(({ passed }) => passed) && !judged.stopped) return judged;
  const { smallestFailure } = await import('../core/smallest/smallestFailure');
  return { ...judged, ...(await smallestFailure(code, problem, judged, runInSandbox, () => performance.now())) };
}
