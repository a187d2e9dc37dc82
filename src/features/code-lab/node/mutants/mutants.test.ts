import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FunctionProblem, JudgedProblem } from '../../core/problem';
import { judgeAnswer } from '../../core/judgeAnswer';
import { readProblems } from '../readProblems';
import { countSteps } from './countSteps';
import { TRIES_ALL } from '@site/tests/trials';
import { judgeMutants } from './judgeMutants';
import { makeMutants } from './makeMutants';
import { runCounted } from './runCounted';

const problems = await readProblems(path.resolve(import.meta.dirname, '../../../../..'));
/** Many of their mutants are endless and are stopped late; `npm test` leaves them to the weekly run. */
const WITH_LONG_RUNS = ['62-unique-paths', '338-counting-bits', '338-total-of-1-bits'];
const tried = TRIES_ALL ? problems : problems.filter(({ id }) => !WITH_LONG_RUNS.includes(id));

const DEFINITION: FunctionProblem = {
  kind: 'function',
  name: 'f',
  parameters: [{ name: 'n', type: 'number', domain: { kind: 'integer', least: 0, most: 9 } }],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [1], expected: 7 },
    { args: [2], expected: 7 },
  ],
  hidden: [],
  generate: () => [],
  hints: [],
  approaches: [],
  reference: '',
  wrong: [],
  slow: [],
  large: [],
  equivalents: [],
};
const namesOf = (code: string) => makeMutants(DEFINITION, code).map(({ name }) => name);

describe('makeMutants', () => {
  it.each([
    ['const f = (n) => n * 2;', '1: n * 2 → n / 2'],
    ['const f = (n) => n * 2;', '1: n * 2 → (n)'],
    ['const f = (n) => n - 2;', '1: n - 2 → ((2) - (n))'],
    ['const f = (n) => n < 2;', '1: n < 2 → n <= 2'],
    ['const f = (n) => n && 2;', '1: n && 2 → n || 2'],
    ['const f = (n) => n + 8;', '1: 8 → (9)'],
    ['const f = (n) => n + 8;', '1: 8 → (7)'],
    ['const f = (n) => !n;', '1: !n → (n)'],
    ['const f = (n) => (n ? 1 : 2);', '1: n ? 1 : 2 → !(n) ? 1 : 2'],
    ['const f = (n) => Math.max(n, 2);', '1: Math.max(n, 2) → Math.max(2, n)'],
    ['function f(n) {\n  return n;\n}', '2: return n; → return 7;'],
    ['function f(n) {\n  n += 1;\n  return n;\n}', '2: n += 1; → ;'],
    ['function f(n) {\n  n += 1;\n  return n;\n}', '2: n += 1 → n = 1'],
    ['function f(n) {\n  if (n) return 1;\n}', '2: if (n) return 1; → if (false) return 1;'],
    ['function f(n) { for (let i = n; i < n; i++); }', '1: i++ → i--'],
    [
      'function f(n) { for (const x of n) return x; }',
      '1: for (const x of n) return x; → for (const x of [...n].slice(1)) return x;',
    ],
  ])('mutates %j to, among others, %j', (code, name) => {
    expect(namesOf(code)).toContain(name);
  });

  it('makes no two mutants with the same code or the same name', () => {
    for (const { definition, code } of problems) {
      for (const approach of Object.values(code)) {
        const mutants = makeMutants(definition, approach);
        expect(new Set(mutants.map((mutant) => mutant.code)).size).toBe(mutants.length);
        expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
      }
    }
  });
});

describe('countSteps', () => {
  const run = (code: string, limit: number) => new Function(`${countSteps(code, limit)}; return f();`) as () => unknown;

  it.each([
    ['function f() { let n = 0; for (let i = 0; i < 9; i += 1) for (const x of [1, 2]) n += x; return n; }', 27, 28],
    ['const f = () => { let n = 0; while (n < 5) n += 1; do { n += 1; } while (n < 8); return n; };', 8, 9],
    ['const g = (n) => (n === 0 ? 0 : 1 + g(n - 1)), f = () => g(6);', 6, 8],
    ['const g = (n) => ({ n }), f = () => g(3).n;', 3, 2],
    [
      'class C { constructor() { this.n = 0; } add() { for (const k in { a: 1 }) this.n += k.length; return this.n; } } const f = () => new C().add();',
      1,
      4,
    ],
  ])('does not change the result of %s, and limits its steps', (code, value, steps) => {
    expect(run(code, steps)()).toBe(value);
    expect(run(code, steps - 1)).toThrow('it does not end');
  });
});

describe('an endless answer', () => {
  const problem: JudgedProblem = { ...DEFINITION, shape: DEFINITION, voids: [], approaches: [], large: [] };

  it.each(['for (;;);', 'while (true) n += 1;', 'return f(n);', 'for (let i = 0; i < n; i -= 1);'])(
    'fails the case in which it is endless: %s',
    async (body) => {
      const { results } = await judgeAnswer(`function f(n) { ${body} }`, problem, runCounted);
      expect(results.map(({ passed }) => passed)).toEqual([false, false]);
    },
  );
});

describe('the cases of the problems', () => {
  const counts = { refused: 0, equivalent: 0 };

  it.each(tried)(
    'of $id reject every mutant of its approaches that is not equivalent',
    async (problem) => {
      const { refused, equivalent, survived, stale } = await judgeMutants(problem);
      counts.refused += refused;
      counts.equivalent += equivalent.length;
      console.log(
        `${problem.id}: ${refused} of ${refused + survived.length} wrong mutants refused, ${equivalent.length} equivalent`,
      );
      expect(survived, 'add a case that refuses it, or an entry of "equivalents" with the reason').toEqual([]);
      expect(stale, 'there is no such mutant any more, or a case refuses it: remove the entry').toEqual([]);
      expect(equivalent.filter(({ reason }) => !reason.trim())).toEqual([]);
    },
    60_000,
  );

  it('are tested with enough mutants', () => {
    console.log(`In all ${counts.refused} mutants refused, ${counts.equivalent} equivalent`);
    expect(counts.refused).toBeGreaterThan(TRIES_ALL ? 500 : 250);
  });
});
