import { describe, expect, it } from 'vitest';
import { inputOf, judgeCase } from '../core/judgeCase';
import type { CaseResult, ClassCase, LargeJob, LargeRun, ProblemCase, ReferenceRun, Returned } from '../core/problem';
import { runCases, runLarge } from './runAnswer';

function run(code: string, name: string, cases: readonly ProblemCase[], voids: readonly string[] = []): Returned[] {
  const returned: Returned[] = [];
  const inputs = structuredClone(cases.map(inputOf));
  runCases(code, { kind: 'cases', name, voids, inputs }, (each) => returned.push(each));
  return returned;
}

function judge(code: string, name: string, cases: readonly ProblemCase[]): CaseResult[] {
  return run(code, name, cases).map((each) => judgeCase(name, cases[each.index]!, each, 'equal'));
}

const SUM = [
  { args: [[1, 2]], expected: 3 },
  { args: [[]], expected: 0 },
];

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
  it('returns input, expected and actual value as text', () => {
    expect(judge('const sum = (a) => a.reduce((x, y) => x + y, 1);', 'sum', SUM)).toEqual([
      { index: 0, passed: false, input: 'sum([ 1, 2 ])', expected: '3', got: '4' },
      { index: 1, passed: false, input: 'sum([])', expected: '0', got: '1' },
    ]);
  });

  it('continues after a case that throws', () => {
    const code = 'function sum(a) {\n  if (a.length) throw new RangeError("no");\n  return 0;\n}';
    const [first, second] = judge(code, 'sum', SUM);
    expect(first).toMatchObject({ passed: false, error: { name: 'RangeError', message: 'no', line: 2 } });
    expect(second).toMatchObject({ passed: true });
  });

  it('lets an answer modify its arguments', () => {
    const code = 'function sum(a) { let s = 0; while (a.length) s += a.pop(); return s; }';
    expect(judge(code, 'sum', SUM).every(({ passed }) => passed)).toBe(true);
    expect(SUM[0]?.args).toEqual([[1, 2]]);
  });

  it('rejects an answer that does not declare the name', () => {
    expect(() => judge('const other = 1;', 'sum', SUM)).toThrow(/sum is not defined/);
  });

  it('runs the calls of a class up to the first wrong one', () => {
    const right = 'class Counter { constructor(n) { this.n = n; } add(x) { this.n += x; } get() { return this.n; } }';
    const verdict = (code: string) => judge(code, 'Counter', [COUNTER]);
    expect(verdict(right)).toEqual([
      {
        index: 0,
        passed: true,
        input: 'new Counter(5)\nadd(2)\nget()\nadd(1)\nget()',
        expected: '\n\n7\n\n8',
        got: '\n\n7\n\n8',
      },
    ]);
    const wrong = right.replace('this.n += x', 'this.n = 7');
    expect(verdict(wrong)).toMatchObject([{ passed: false, got: '\n\n7\n\n7', failedCall: 3 }]);
    const throwing = right.replace('this.n += x', 'x.y.z');
    expect(verdict(throwing)).toMatchObject([{ passed: false, failedCall: 0, error: { name: 'TypeError' } }]);
    expect(verdict('class Counter {}')).toMatchObject([
      { passed: false, failedCall: 0, error: { message: 'add is not a method of the class' } },
    ]);
    const [unborn] = verdict(right.replace('this.n = n', 'n.x.y'));
    expect(unborn).toMatchObject({ passed: false, error: { name: 'TypeError' } });
    expect(unborn).not.toHaveProperty('failedCall');
  });

  it('copies returned values at once, and ignores those of methods that return nothing', () => {
    const growing = 'const all = []; function sum(a) { all.push(a.length); return all; }';
    expect(run(growing, 'sum', SUM).map(({ values }) => values)).toEqual([[[2]], [[2, 0]]]);
    const chain =
      'class Counter { constructor() { this.o = {}; this.o.o = this.o; } add() { return this.o; } get() { return 7; } }';
    const [returned] = run(chain, 'Counter', [COUNTER], ['add']);
    expect(returned?.values).toEqual([undefined, undefined, 7, undefined, 7]);
    expect(run(chain, 'Counter', [COUNTER])[0]?.error?.name).toBe('RangeError');
  });

  it.each([
    ['a function', 'sum'],
    ['a promise', 'Promise.resolve(3)'],
    ['a symbol', 'Symbol("3")'],
    ['a number as an object', 'Object(3)'],
    ['a text', '"3"'],
    ['an object that says that it is a number', '({ valueOf: () => 3, toJSON: () => 3 })'],
    ['a proxy', 'new Proxy([], { get: () => 3 })'],
    ['a big integer', '3n'],
  ])('does not accept %s as a number', (_kind, value) => {
    expect(judge(`function sum() { return ${value}; }`, 'sum', SUM.slice(0, 1))).toMatchObject([{ passed: false }]);
  });
});

describe('runLarge', () => {
  const RIGHT = 'function sum(a) { let s = 0; for (const x of a) s += x; return s; }';
  const JOB: LargeJob = {
    kind: 'large',
    name: 'sum',
    voids: [],
    generate: 'function generate() { return [{ args: [[1, 2, 3]] }, { args: [[4]] }]; }',
    reference: RIGHT,
  };
  const runOn = (code: string) => {
    const told: (ReferenceRun | LargeRun)[] = [];
    let now = 0;
    const { indexOf, lastIndexOf, includes } = Array.prototype;
    const typed = Object.getPrototypeOf(Int8Array.prototype) as Int8Array;
    const ofTyped = { indexOf: typed.indexOf, lastIndexOf: typed.lastIndexOf, includes: typed.includes };
    runLarge(
      code,
      JOB,
      () => (now += 5),
      (run) => told.push(run),
      (run) => told.push(run),
    );
    // Restored, because this realm continues after the answer.
    Object.assign(Array.prototype, { indexOf, lastIndexOf, includes });
    Object.assign(typed, ofTyped);
    return told;
  };

  it('reports the reference first, then the answer, each with its time', () => {
    const [reference, answer] = runOn(RIGHT);
    expect(reference).toEqual({ values: [[6], [4]], ms: 5, looks: 0, size: 4 });
    expect(answer).toEqual({ values: [[6], [4]], ms: 5, looks: 0 });
  });

  it('counts the elements that searches inspect', () => {
    const searching =
      'function sum(a) { a.indexOf(2); a.lastIndexOf(9); a.includes(a[0]); Int8Array.of(7, 8).indexOf(8); }';
    // [1, 2, 3]: 2, 3, 1.5 and 2; [4]: 1, 1, 0.5 and 2.
    expect(runOn(searching)[1]).toMatchObject({ looks: 13 });
  });

  it('keeps the values from before an error', () => {
    const throwing = 'function sum(a) { if (a.length === 1) throw new TypeError("one"); return 6; }';
    expect(runOn(throwing)[1]).toMatchObject({ values: [[6], []], error: { name: 'TypeError', message: 'one' } });
  });
});
