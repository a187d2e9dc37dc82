import { compareValues } from './compareValues';
import type { CaseInput, CaseResult, ClassCase, Comparator, Json, ProblemCase, Returned } from './problem';
import { isClassCase, showCase } from './showCase';

/** The input of a case for the sandbox, without the expected value. */
export function inputOf(item: ProblemCase): CaseInput {
  if (!isClassCase(item)) return { args: item.args };
  return { construct: item.construct, calls: item.calls.map(([method, args]) => [method, args]) };
}

/**
 * The case of an input with the values that the reference returned for it.
 *
 * @param values - as in {@link Returned}
 * @param voids - methods that return nothing
 */
export function caseOf(input: CaseInput, values: Returned['values'], voids: readonly string[]): ProblemCase {
  if (!('calls' in input)) return { args: input.args, expected: values[0] as Json };
  const calls = input.calls.map(([method, args], at) =>
    // The first value is the constructor's.
    voids.includes(method) ? ([method, args] as const) : ([method, args, values[at + 1] as Json] as const),
  );
  return { construct: input.construct, calls };
}

type Verdict = Pick<CaseResult, 'passed' | 'got' | 'error' | 'failedCall'>;

function judgeClass({ calls }: ClassCase, { values, texts, error }: Returned, compare: Comparator): Verdict {
  // The first value is the constructor's.
  const got = values.slice(1);
  const wrong = got.findIndex((value, at) => {
    const call = calls[at];
    return !call || (call.length > 2 && !compareValues(value, call[2], compare));
  });
  const lines = (count: number) => [
    '',
    ...calls.slice(0, count).map((call, at) => (call.length > 2 ? texts[at + 1] : '')),
  ];
  if (wrong >= 0) return { passed: false, got: lines(wrong + 1).join('\n'), failedCall: wrong };
  if (values.length === 0) return { passed: false, error };
  if (got.length < calls.length) {
    return { passed: false, got: lines(got.length).join('\n'), failedCall: got.length, error };
  }
  return { passed: !error, got: lines(got.length).join('\n'), error };
}

/**
 * Judges the values returned by an answer. It runs on the page, outside the sandbox, so that nothing changed by the
 * answer's code can affect it.
 */
export function judgeCase(name: string, item: ProblemCase, returned: Returned, compare: Comparator): CaseResult {
  const shown = { index: returned.index, ...showCase(name, item) };
  const verdict: Verdict = isClassCase(item)
    ? judgeClass(item, returned, compare)
    : {
        passed:
          !returned.error && returned.values.length === 1 && compareValues(returned.values[0], item.expected, compare),
        got: returned.texts[0],
        error: returned.error,
      };
  // Undefined properties are omitted, because verdicts are compared and printed.
  return {
    ...shown,
    passed: verdict.passed,
    ...(verdict.got !== undefined && { got: verdict.got }),
    ...(verdict.error && { error: verdict.error }),
    ...(verdict.failedCall !== undefined && { failedCall: verdict.failedCall }),
  };
}
