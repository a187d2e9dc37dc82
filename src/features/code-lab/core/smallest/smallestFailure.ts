import { inputOf, judgeCase, caseOf } from '../judgeCase';
import type { AnswerRun, AnswerRunner, JudgedRun } from '../judgeAnswer';
import type { CaseInput, ClassInput, FunctionInput, JudgedProblem, ProblemCase } from '../problem';
import { endlessFailure, failedLargeInput, firstFailures, withoutCallsAfter, type Failure } from './firstFailures';
import { compareSizes } from './inputSize';
import { withFewerElements, withPlainElements, withSmallerNumbers } from './smallerArguments';
import { withFewerCalls, withPlainArguments, withSmallerArguments } from './smallerCalls';

/** No run begins after this time, and none but the last takes longer than the limit of a run. */
const BUDGET_MS = 1000;
const TRIAL_LIMIT_MS = 250;
/** So many failed cases are run alone to find out whether an answer keeps data between calls. */
const TRIED_ALONE = 3;

/** Makes inputs from one: smaller ones, or, if `once`, plainer ones that need not be smaller. */
interface Step {
  from: (input: CaseInput) => readonly CaseInput[];
  once?: boolean;
}

function stepsOf({ shape }: JudgedProblem): Step[] {
  if ('parameters' in shape) {
    const { parameters } = shape;
    return [
      { from: (input) => withFewerElements(input as FunctionInput, parameters) },
      { from: (input) => withPlainElements(input as FunctionInput, parameters), once: true },
      { from: (input) => withSmallerNumbers(input as FunctionInput, parameters) },
    ];
  }
  return [
    { from: (input) => withFewerCalls(input as ClassInput, shape) },
    { from: (input) => withPlainArguments(input as ClassInput, shape), once: true },
    { from: (input) => withSmallerArguments(input as ClassInput, shape) },
  ];
}

/** What a run has shown: the first input that failed, and how many of the inputs need no further run. */
interface Trial {
  failure?: Failure;
  done: number;
}

function judgeTrial(problem: JudgedProblem, cases: readonly ProblemCase[], ran: AnswerRun, endless: boolean): Trial {
  for (const [index, item] of cases.entries()) {
    const returned = ran.returned.find((each) => each.index === index);
    if (!returned) {
      const isStopped = ran.stopped === 'time';
      return {
        ...(isStopped && endless && { failure: endlessFailure(problem, item, index) }),
        done: isStopped ? index + 1 : cases.length,
      };
    }
    const result = judgeCase(problem.name, item, returned, problem.compare);
    if (!result.passed) return { failure: { item, result }, done: index + 1 };
  }
  return { done: cases.length };
}

function untried(inputs: readonly CaseInput[], tried: ReadonlySet<string>): CaseInput[] {
  const named = new Map(inputs.map((input) => [JSON.stringify(input), input]));
  return [...named].flatMap(([text, input]) => (tried.has(text) ? [] : [input]));
}

/**
 * Looks for the smallest input on which a refused answer fails, starting from a case that it has failed: runs it on
 * smaller inputs that the problem allows, continues from the smallest that fails too, and in the end runs it on the
 * last one alone. This is delta debugging with typed steps (Zeller and Hildebrandt 2002; the shrinking of QuickCheck);
 * each run tries all steps from an input, because starting a realm takes longer than running the answer.
 *
 * @param judged - the verdict on the answer
 * @param clock - returns milliseconds
 * @returns the failing input with the expected and the returned value, or that the answer keeps data between calls;
 *   nothing if it has failed no case from which a search can start, or if another run has interrupted the search
 */
export async function smallestFailure(
  code: string,
  problem: JudgedProblem,
  judged: JudgedRun,
  run: AnswerRunner,
  clock: () => number,
): Promise<Pick<JudgedRun, 'smallest' | 'keepsData'>> {
  const { name, voids } = problem;
  const reference = problem.approaches.find(({ id }) => id === problem.reference)?.code ?? '';
  const failures = firstFailures(problem, judged);
  const isEndless = failures[0]?.result.isEndless === true;
  const end = clock() + BUDGET_MS;
  let isLost = false;

  const tryInputs = async (inputs: readonly CaseInput[], limitMs?: number): Promise<Trial> => {
    const job = { kind: 'cases', name, voids, inputs, ...(limitMs && { limitMs }) } as const;
    const correct = await run(reference, job);
    isLost ||= correct.stopped === 'lost';
    if (correct.returned.length < inputs.length || correct.returned.some(({ error }) => error)) {
      return { done: inputs.length };
    }
    const cases = inputs.map((input, index) => caseOf(input, correct.returned[index]?.values ?? [], voids));
    const ran = await run(code, job);
    isLost ||= ran.stopped === 'lost';
    return judgeTrial(problem, cases, ran, isEndless);
  };
  const failsAlone = async (input: CaseInput) => (isLost ? undefined : (await tryInputs([input])).failure);

  const large = failures.length === 0 ? await failedLargeInput(problem, judged, run) : undefined;
  const first = failures[0] ?? (large && (await failsAlone(large)));
  if (!first) return {};
  let smallest = withoutCallsAfter(first);
  const tried = new Set<string>();
  for (const { from, once } of stepsOf(problem)) {
    let isDone = false;
    while (!isDone && !isLost && clock() < end) {
      const inputs = untried(from(inputOf(smallest)), tried).filter(
        (each) => once || compareSizes(each, inputOf(smallest)) < 0,
      );
      if (!once) inputs.sort(compareSizes);
      const { failure, done } = inputs.length > 0 ? await tryInputs(inputs, TRIAL_LIMIT_MS) : { done: 0 };
      for (const each of inputs.slice(0, done)) tried.add(JSON.stringify(each));
      if (failure) smallest = withoutCallsAfter(failure);
      isDone = once || (!failure && done === inputs.length);
    }
  }
  const found = await failsAlone(inputOf(smallest));
  if (found) return { smallest: found.result };
  // Only cases that the answer has failed after other calls are left.
  for (const { item } of failures.slice(0, TRIED_ALONE)) {
    const alone = await failsAlone(inputOf(item));
    if (alone) return { smallest: alone.result };
  }
  return failures.length > 0 && !isEndless && !isLost ? { keepsData: true } : {};
}
