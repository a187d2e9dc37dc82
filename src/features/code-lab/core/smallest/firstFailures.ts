import { inputOf } from '../judgeCase';
import type { AnswerRunner, JudgedRun } from '../judgeAnswer';
import type { CaseInput, CaseResult, JudgedProblem, ProblemCase } from '../problem';
import { isClassCase, showCase } from '../showCase';
import { compareSizes, numbersOf } from './inputSize';

/** Larger inputs of a large case are left: their steps would take too long. */
const MOST_NUMBERS = 100;

/** A case on which an answer failed. */
export interface Failure {
  item: ProblemCase;
  result: CaseResult;
}

/** The failure of an answer that was stopped in a case after the time limit. */
export function endlessFailure({ name }: JudgedProblem, item: ProblemCase, index: number): Failure {
  return { item, result: { index, passed: false, ...showCase(name, item), isEndless: true } };
}

/** The failed case without the calls after the wrong one, which do not matter. */
export function withoutCallsAfter({ item, result }: Failure): ProblemCase {
  if (!isClassCase(item) || result.failedCall === undefined) return item;
  return { ...item, calls: item.calls.slice(0, result.failedCall + 1) };
}

/**
 * The inputs from which the search for a smaller one can start: the small cases that an answer has failed, the smallest
 * first, or the one in which it was stopped.
 */
export function firstFailures(problem: JudgedProblem, { results, stopped }: JudgedRun): Failure[] {
  const cases = [...problem.visible, ...problem.hidden];
  const failed = results.flatMap((result) => {
    const item = cases[result.index];
    return item && !result.passed ? [{ item, result }] : [];
  });
  const endless = stopped === 'time' ? cases[results.length] : undefined;
  if (failed.length === 0 && endless) return [endlessFailure(problem, endless, results.length)];
  return failed.sort((a, b) => compareSizes(inputOf(a.item), inputOf(b.item)));
}

/** The input of a large case that an answer got wrong, if it is not too large; its code runs in the sandbox. */
export async function failedLargeInput(
  problem: JudgedProblem,
  { results }: JudgedRun,
  run: AnswerRunner,
): Promise<CaseInput | undefined> {
  const failed = results.find(({ failedInput }) => failedInput !== undefined);
  const large = problem.large[(failed?.index ?? 0) - problem.visible.length - problem.hidden.length];
  if (failed?.failedInput === undefined || !large) return undefined;
  const job = { kind: 'cases', name: 'generate', voids: [], inputs: [{ args: [] }] } as const;
  const { returned } = await run(large.generate, job);
  const inputs = (returned[0]?.values[0] ?? []) as readonly CaseInput[];
  const input = inputs[failed.failedInput];
  return input && 'args' in input && numbersOf(input.args).length <= MOST_NUMBERS ? input : undefined;
}
