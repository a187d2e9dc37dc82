import { compareValues } from './compareValues';
import type { CaseInput, CaseResult, ClassCase, Comparator, ProblemCase, Returned } from './problem';
import { isClassCase, showCase } from './showCase';

/** A case as it goes where the answer runs: without what the answer must return. */
export function inputOf(item: ProblemCase): CaseInput {
  if (!isClassCase(item)) return { args: item.args };
  return { construct: item.construct, calls: item.calls.map(([method, args]) => [method, args]) };
}

type Verdict = Pick<CaseResult, 'passed' | 'got' | 'error' | 'failedCall'>;

function judgeClass({ calls }: ClassCase, { values, texts, error }: Returned, compare: Comparator): Verdict {
  // The first of the values is the constructor's.
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
 * Judges what an answer has returned. On the page's side of the sandbox: nothing that the answer's code has changed
 * takes part in it.
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
  // What is undefined stays away: verdicts are compared and printed.
  return {
    ...shown,
    passed: verdict.passed,
    ...(verdict.got !== undefined && { got: verdict.got }),
    ...(verdict.error && { error: verdict.error }),
    ...(verdict.failedCall !== undefined && { failedCall: verdict.failedCall }),
  };
}
