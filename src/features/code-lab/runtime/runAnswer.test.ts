import { describe, expect, it } from 'vitest';
import type { CaseResult, CasesJob, ClassCase } from '../core/problem';
import { runCases, showCase } from './runCases';

function judge(code: string, job: CasesJob): CaseResult[] {
  const results: CaseResult[] = [];
  runCases(code, job, (result) => results.push(result));
  return results;
}

const SUM: CasesJob = {
  name: 'sum',
  compare: 'equal',
  cases: [
    { args: [[1, 2]], expected: 3 },
    { args: [[]], expected: 0 },
  ],
};

const COUNTER: ClassCase = {
  construct: [5],
  calls: [
    ['add', [2]],
    ['get', [], 7],
    ['add', [1]],
    ['get', [], 8],
  ],
};

describe('runCases', () => {
  it('gives input, expected and got as text', () => {
    expect(judge('const sum = (a) => a.reduce((x, y) => x + y, 1);', SUM)).toEqual([
      { index: 0, passed: false, input: 'sum([ 1, 2 ])', expected: '3', got: '4' },
      { index: 1, passed: false, input: 'sum([])', expected: '0', got: '1' },
    ]);
  });

  it('goes on after a case that throws', () => {
    const [first, second] = judge(
      'function sum(a) {\n  if (a.length) throw new RangeError("no");\n  return 0;\n}',
      SUM,
    );
    expect(first).toMatchObject({ passed: false, error: { name: 'RangeError', message: 'no', line: 2 } });
    expect(second).toMatchObject({ passed: true });
  });

  it('lets an answer change its arguments without spoiling the next run', () => {
    const code = 'function sum(a) { let s = 0; while (a.length) s += a.pop(); return s; }';
    expect(judge(code, SUM).every(({ passed }) => passed)).toBe(true);
    expect(judge(code, SUM).every(({ passed }) => passed)).toBe(true);
  });

  it('refuses an answer that declares nothing by the name', () => {
    expect(() => judge('const other = 1;', SUM)).toThrow(/sum is not defined/);
  });

  it('runs the calls of a class up to the first wrong one', () => {
    const job: CasesJob = { name: 'Counter', compare: 'equal', cases: [COUNTER] };
    const right = 'class Counter { constructor(n) { this.n = n; } add(x) { this.n += x; } get() { return this.n; } }';
    expect(judge(right, job)).toEqual([
      {
        index: 0,
        passed: true,
        input: 'new Counter(5)\nadd(2)\nget()\nadd(1)\nget()',
        expected: '\n\n7\n\n8',
        got: '\n\n7\n\n8',
      },
    ]);
    const wrong = right.replace('this.n += x', 'this.n = 7');
    expect(judge(wrong, job)).toMatchObject([{ passed: false, got: '\n\n7\n\n7', failedCall: 3 }]);
    const throwing = right.replace('this.n += x', 'x.y.z');
    expect(judge(throwing, job)).toMatchObject([{ passed: false, failedCall: 0, error: { name: 'TypeError' } }]);
    expect(judge('class Counter {}', job)).toMatchObject([
      { passed: false, failedCall: 0, error: { message: 'add is not a method of the class' } },
    ]);
  });

  it('keeps long values on one line, and cuts the longest', () => {
    const { input, expected } = showCase('f', {
      args: [Array.from({ length: 40 }, (_, i) => i)],
      expected: 'x'.repeat(9000),
    });
    expect(input).not.toContain('\n');
    expect(expected.length).toBeLessThan(1600);
  });
});
