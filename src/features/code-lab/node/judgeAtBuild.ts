import { hasPassed } from '../core/hasPassed';
import { judgeAnswer, type AnswerRunner } from '../core/judgeAnswer';
import type { CaseResult } from '../core/problem';
import type { BuildOutcome } from '../runtime/buildRuntime';
import { problemData } from './problemData';
import type { LoadedProblem } from './readProblems';
import { runAtBuild } from './runAtBuild';

/** The verdict on an answer. `slow` and `stopped` are correct on the small cases, but too slow on a large one. */
export interface BuildVerdict {
  kind: 'right' | 'slow' | 'stopped' | 'wrong';
  /** How the answer fails, phrased as the end of a sentence. */
  failure?: string;
}

/** Judges an answer as the page does, in a thread of the build. */
export async function judgeAtBuild(problem: LoadedProblem, code: string, limit?: number): Promise<BuildVerdict> {
  let nondeterminism: BuildOutcome['nondeterminism'];
  const run: AnswerRunner = async (answer, job) => {
    const ran = await runAtBuild({ code: answer, nondeterministic: false, answer: job }, limit);
    nondeterminism ??= ran.nondeterminism;
    return ran;
  };
  const data = problemData(problem, 'en');
  const judged = await judgeAnswer(code, data, run);
  if (nondeterminism) return { kind: 'wrong', failure: `it uses ${nondeterminism.what}: ${nondeterminism.instead}` };
  if (hasPassed(data, judged)) return { kind: 'right' };
  const { results, stopped, error } = judged;
  const refused = results.find(({ passed }) => !passed);
  const [visible, hidden] = [data.visible.length, data.hidden.length];
  if (refused) return { kind: refused.slow ? 'slow' : 'wrong', failure: describeFailure(refused, visible, hidden) };
  if (error) return { kind: 'wrong', failure: `${error.name}: ${error.message}` };
  return {
    kind: stopped === 'time' && results.length >= visible + hidden ? 'stopped' : 'wrong',
    failure: `it was stopped (${stopped})`,
  };
}

function describeFailure(result: CaseResult, visible: number, hidden: number): string {
  const { index, input, expected, got, error, slow } = result;
  const large = index - visible - hidden;
  if (slow) return `large[${large}] took ${slow.ms} ms (limit ${slow.limitMs} ms), with ${slow.looks ?? 0} looks`;
  const which = large >= 0 ? `large[${large}]` : index < visible ? `visible[${index}]` : `hidden[${index - visible}]`;
  const came = error ? `${error.name}: ${error.message}` : got;
  return `${which}: ${input} gave ${came}, expected ${expected}`.replaceAll('\n', '; ');
}
