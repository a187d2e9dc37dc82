import { compareValues } from './compareValues';
import { RUN_LIMIT_MS } from '../../lab-kit/core/outcome';
import type { CaseResult, Comparator, LargeRun, ReferenceRun, ShownLargeCase, Slowness } from './problem';
import { showValue } from './showCase';

/**
 * Time in milliseconds that any answer may take: in browsers with coarse clocks the resolution may be 100 ms, and a
 * phone may pause now and then. Each problem also sets a multiple of the reference's time, which lies between the
 * measured ratios of correct and of slow answers.
 */
const FLOOR_MS = 250;

/**
 * Number of elements that built-in searches and iterators of Maps and Sets may inspect, per element or call of the
 * input. `indexOf` scans 3,000 numbers in the time of three Map operations, so the clock cannot tell them apart, but
 * counting can.
 */
const LOOKS_PER_STEP = 100;

/** Number of elements that any answer may inspect: a large case may be a single number with a long array as its result. */
const LEAST_LOOKS = 1_000_000;

function allowedTime(referenceMs: number, times: number): number {
  return Math.max(FLOOR_MS, referenceMs * times);
}

/** Time after which an answer is stopped on a large case; a slow device needs more than the usual limit. */
export function stopTime(referenceMs: number, times: number): number {
  return Math.max(RUN_LIMIT_MS, allowedTime(referenceMs, times));
}

/** Whether a correct answer was too slow on a large case, and by how much. */
function slownessOf(reference: ReferenceRun, run: LargeRun, times: number): Slowness | undefined {
  const limitMs = allowedTime(reference.ms, times);
  const slow = { ms: run.ms, referenceMs: reference.ms, limitMs };
  if (run.looks > Math.max(LEAST_LOOKS, LOOKS_PER_STEP * reference.size))
    return { ...slow, looks: Math.round(run.looks) };
  return run.ms > limitMs ? slow : undefined;
}

/**
 * The first value that differs from the reference's: the index of its input and of its call (0 is a constructor or
 * function).
 */
function firstDifference(
  reference: ReferenceRun,
  run: LargeRun,
  compare: Comparator,
): { input: number; at: number } | undefined {
  for (const [input, expected] of reference.values.entries()) {
    const got = run.values[input] ?? [];
    const at = expected.findIndex((value, index) => index >= got.length || !compareValues(got[index], value, compare));
    if (at >= 0 || got.length !== expected.length) return { input, at: at >= 0 ? at : expected.length };
  }
  return undefined;
}

/** Judges the values returned by an answer on a large case, and then its time. */
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
    return {
      ...result,
      passed: false,
      expected: expected ?? '',
      failedInput: wrong.input,
      ...(run.error ? { error: run.error } : { got }),
    };
  }
  const slow = slownessOf(reference, run, times);
  return { ...result, passed: !slow, ...(slow && { slow }) };
}

/** The verdict on an answer that was stopped in a large case. */
export function judgeStopped(index: number, { title, times }: ShownLargeCase, { ms }: ReferenceRun): CaseResult {
  return {
    index,
    passed: false,
    input: title,
    expected: '',
    slow: { referenceMs: ms, limitMs: stopTime(ms, times) },
  };
}
