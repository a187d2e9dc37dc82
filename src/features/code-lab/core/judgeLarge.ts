import { compareValues } from './compareValues';
import { RUN_LIMIT_MS } from './outcome';
import type { CaseResult, Comparator, LargeRun, ReferenceRun, ShownLargeCase, Slowness } from './problem';
import { showValue } from './showCase';

/**
 * What any answer may take, in milliseconds: clocks tick in steps of up to 100 ms where a browser hides the time, and a
 * phone is held up now and then. What else an answer may take is said by each problem, with the ratios that were
 * measured: between them and those of slow answers.
 */
const FLOOR_MS = 250;

/**
 * Elements that built-in searches and iterators of Maps and Sets may look at, for each element or call of the input. `indexOf` runs through 3,000
 * numbers in the time of three operations on a Map: the clock does not tell them apart, counting does.
 */
const LOOKS_PER_STEP = 100;

function allowedTime(referenceMs: number, times: number): number {
  return Math.max(FLOOR_MS, referenceMs * times);
}

/** After how long an answer is stopped on a large case: on a slow device what it may take can be more than usual. */
export function stopTime(referenceMs: number, times: number): number {
  return Math.max(RUN_LIMIT_MS, allowedTime(referenceMs, times));
}

/** Whether a right answer was too slow on a large case, and by how much. */
function slownessOf(reference: ReferenceRun, run: LargeRun, times: number): Slowness | undefined {
  const limitMs = allowedTime(reference.ms, times);
  const slow = { ms: run.ms, referenceMs: reference.ms, limitMs };
  if (run.looks > LOOKS_PER_STEP * reference.size)
    return { ...slow, looksEach: Math.round(run.looks / (run.searches || reference.size)) };
  return run.ms > limitMs ? slow : undefined;
}

/** The first value that is not the reference's: of which input, of which call (a constructor or function is 0). */
function firstDifference(
  reference: ReferenceRun,
  run: LargeRun,
  compare: Comparator,
): { input: number; at: number } | undefined {
  for (const [input, expected] of reference.values.entries()) {
    const got = run.values[input] ?? [];
    const at = expected.findIndex((value, place) => place >= got.length || !compareValues(got[place], value, compare));
    if (at >= 0 || got.length !== expected.length) return { input, at: at >= 0 ? at : expected.length };
  }
  return undefined;
}

/** Judges what an answer has returned on a large case, and then the time that it took. */
export function judgeLarge(
  index: number,
  { title, times }: ShownLargeCase,
  reference: ReferenceRun,
  run: LargeRun,
  compare: Comparator,
): CaseResult {
  const result = { index, input: title, expected: '' };
  const wrong = firstDifference(reference, run, compare);
  if (wrong) {
    const [expected, got] = [reference, run].map(({ values }) => showValue(values[wrong.input]?.[wrong.at]));
    return { ...result, passed: false, expected: expected ?? '', ...(run.error ? { error: run.error } : { got }) };
  }
  const slow = slownessOf(reference, run, times);
  return { ...result, passed: !slow, ...(slow && { slow }) };
}

/** The verdict on an answer that was stopped in a large case after it had passed all others. */
export function judgeStopped(index: number, { title, times }: ShownLargeCase, { ms }: ReferenceRun): CaseResult {
  return {
    index,
    passed: false,
    input: title,
    expected: '',
    slow: { referenceMs: ms, limitMs: stopTime(ms, times) },
  };
}
