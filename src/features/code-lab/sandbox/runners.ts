import { judgeAnswer, type JudgedRun } from '../core/judgeAnswer';
import type { JudgedProblem } from '../core/problem';
import { runInSandbox } from './runInSandbox';

/** Runs code alone in the sandbox. */
export async function runCode(code: string): Promise<JudgedRun> {
  return { ...(await runInSandbox(code)), results: [] };
}

/** Judges the reader's answer in the sandbox. */
export function judgeInSandbox(code: string, problem: JudgedProblem): Promise<JudgedRun> {
  return judgeAnswer(code, problem, runInSandbox);
}
