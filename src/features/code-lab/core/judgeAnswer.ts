import { inputOf, judgeCase } from './judgeCase';
import { judgeLarge, judgeStopped } from './judgeLarge';
import type { RunOutcome } from '../../lab-kit/core/outcome';
import type { AnswerJob, CaseResult, JudgedProblem, LargeRun, ReferenceRun, Returned } from './problem';

/** A run of code, with the returned values if it was an answer. */
export interface AnswerRun extends RunOutcome {
  returned: Returned[];
  reference?: ReferenceRun;
  large?: LargeRun;
}

/**
 * Runs an answer in a separate realm: a browser's sandbox, or a thread of the build.
 *
 * @param times - how many times as long as the reference an answer may take on a large case
 */
export type AnswerRunner = (code: string, job: AnswerJob, times?: number) => Promise<AnswerRun>;

/** A run with the verdict on each case that the answer has reached. */
export interface JudgedRun extends RunOutcome {
  results: CaseResult[];
  /** The smallest input found on which a refused answer fails. */
  smallest?: CaseResult;
  /** Set if cases that the answer has failed after others pass when run alone: it keeps data between calls. */
  keepsData?: boolean;
}

/** Number of attempts for an answer that was too slow by the clock, because the device may have been busy. */
const TRIES = 2;

/**
 * Judges an answer on the small cases and, if it passes all of them, on each large one. Each large case runs in a
 * separate realm, in which the reference runs first.
 */
export async function judgeAnswer(code: string, problem: JudgedProblem, run: AnswerRunner): Promise<JudgedRun> {
  const { name, voids, compare, visible, hidden, large, approaches } = problem;
  const cases = [...visible, ...hidden];
  const { returned, ...outcome } = await run(code, { kind: 'cases', name, voids, inputs: cases.map(inputOf) });
  const results = cases.flatMap((item, index) => {
    const own = returned.find((each) => each.index === index);
    return own ? [judgeCase(name, item, own, compare)] : [];
  });
  const isRight = results.length === cases.length && results.every(({ passed }) => passed);
  if (!isRight || outcome.error || outcome.stopped) return { ...outcome, results };

  const reference = approaches.find(({ id }) => id === problem.reference)?.code ?? '';
  for (const [largeIndex, item] of large.entries()) {
    const index = cases.length + largeIndex;
    let result: CaseResult | undefined;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const job = { kind: 'large', name, voids, generate: item.generate, reference } as const;
      const { error, stopped, ...ran } = await run(code, job, item.times);
      if (ran.reference && stopped === 'time') result = judgeStopped(index, item, ran.reference);
      else if (!ran.reference || !ran.large) return { ...outcome, results, error, stopped };
      else result = judgeLarge(index, item, ran.reference, ran.large, compare);
      const mayBeChance = result.slow?.ms !== undefined && result.slow.looks === undefined;
      if (!mayBeChance) break;
    }
    if (result) results.push(result);
    if (!result?.passed) break;
  }
  return { ...outcome, results };
}
