import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareValues } from '../../src/features/code-lab/core/compareValues';
import { judgeAnswer, type AnswerRunner } from '../../src/features/code-lab/core/judgeAnswer';
import type { CaseInput } from '../../src/features/code-lab/core/problem';
import { smallestFailure } from '../../src/features/code-lab/core/smallest/smallestFailure';
import { makeMutants } from '../../src/features/code-lab/node/mutants/makeMutants';
import { runCounted } from '../../src/features/code-lab/node/mutants/runCounted';
import { problemData } from '../../src/features/code-lab/node/problemData';
import { readProblems, type LoadedProblem } from '../../src/features/code-lab/node/readProblems';
import { TRIES_ALL } from '@site/tests/trials';
import { ORACLES } from './oracles/oracles';

/** The error of an answer that has taken too many steps. */
const ENDLESS = 'it does not end';

/** Many of their mutants are endless and are stopped late; `npm test` leaves them to the weekly run. */
const WITH_LONG_RUNS = ['62-unique-paths', '338-counting-bits', '338-total-of-1-bits'];

/** One mutant of so many is tried. */
const MUTANTS_EACH = TRIES_ALL ? 2 : 11;

const problems = await readProblems(path.resolve(import.meta.dirname, '../..'));
const problemOf = (id: string) => problems.find((problem) => problem.id === id)!;

/** Stops an answer after a number of steps, as the page does after a time. */
const run: AnswerRunner = async (code, job) => {
  const ran = await runCounted(code, job);
  const endless = ran.returned.findIndex(({ error }) => error?.message.includes(ENDLESS));
  return endless < 0 ? ran : { ...ran, returned: ran.returned.slice(0, endless), stopped: 'time' };
};

async function smallest(problem: LoadedProblem, code: string) {
  const data = problemData(problem, 'en');
  return smallestFailure(code, data, await judgeAnswer(code, data, run), run, () => 0);
}

/** Reads a shown input, which is JavaScript. */
function readInput({ definition }: LoadedProblem, shown: string): CaseInput {
  const [first = '', ...calls] = shown.split('\n');
  const argsOf = (call: string) => JSON.parse(`[${call.slice(call.indexOf('(') + 1, -1)}]`) as number[];
  if (definition.kind === 'function') return { args: argsOf(first) };
  return { construct: argsOf(first), calls: calls.map((call) => [call.slice(0, call.indexOf('(')), argsOf(call)]) };
}

/** The values that an answer returns on an input alone, except those of methods that return nothing. */
async function valuesOf(
  problem: LoadedProblem,
  code: string,
  input: CaseInput,
): Promise<readonly unknown[] | undefined> {
  const { name, voids } = problemData(problem, 'en');
  const { returned } = await run(code, { kind: 'cases', name, voids, inputs: [input] });
  const values = returned[0]?.error ? undefined : returned[0]?.values;
  if (!values || !('calls' in input)) return values;
  return input.calls.map(([method], at) => (voids.includes(method) ? undefined : values[at + 1]));
}

/** Whether an answer, run on an input alone, returns what the oracle does not, throws, or does not end. */
async function fails(problem: LoadedProblem, code: string, input: CaseInput): Promise<boolean> {
  // The oracles count to the end of a range. The last approach, which they have tested, is not the reference.
  const isWide = 'args' in input && input.args.some((value) => typeof value === 'number' && Math.abs(value) > 5000);
  const correct = isWide
    ? await valuesOf(problem, Object.values(problem.code).at(-1)!, input)
    : ORACLES[problem.id]!.answer(input);
  const own = await valuesOf(problem, code, input);
  return !own || !correct || correct.some((value, at) => !compareValues(own[at], value, problem.definition.compare));
}

/** The smallest inputs of the wrong answers that the definitions list. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '136-single-number': {
    neighbours: 'singleNumber([ 1, 2, 1 ])',
    'falsy-zero': 'singleNumber([ 0 ])',
    'one-counter-short': 'singleNumber([ 30000 ])',
  },
  '146-lru-cache': {
    'get-does-not-refresh': 'new LRUCache(2); put(1, 10); put(2, 20); get(1); put(3, 30); get(2)',
    'put-does-not-refresh': 'new LRUCache(2); put(1, 10); put(2, 20); put(1, 30); put(3, 40); get(2)',
    'zero-is-missing': 'new LRUCache(1); put(1, 0); get(1)',
    'zero-looks-new': 'new LRUCache(2); put(1, 0); put(2, 0); put(2, 0); get(1)',
    'evicts-on-update': 'new LRUCache(2); put(1, 10); put(2, 20); put(2, 30); get(1)',
    'same-value-is-no-use': 'new LRUCache(2); put(1, 1); put(2, 0); put(1, 1); put(3, 0); get(2)',
    'put-refreshes-when-full': 'new LRUCache(3); put(1, 10); put(2, 20); put(1, 30); put(3, 40); put(4, 50); get(2)',
    'get-refreshes-when-full': 'new LRUCache(3); put(1, 10); put(2, 20); get(1); put(3, 30); put(4, 40); get(2)',
  },
  '191-number-of-1-bits': { 'stops-at-sign': 'hammingWeight(-1)', 'signed-shift': 'hammingWeight(2147483648)' },
  '201-bitwise-and-of-numbers-range': {
    'both-ends': 'rangeBitwiseAnd(1, 3)',
    signed: 'rangeBitwiseAnd(0, 2147483649)',
    'clears-from-left': 'rangeBitwiseAnd(2, 3)',
    'shifts-by-32': 'rangeBitwiseAnd(1, 2147483649)',
  },
  '260-single-number-iii': {
    'positive-bit': 'singleNumber([ 7, -2147483641 ])',
    'odd-and-even': 'singleNumber([ -1, 1 ])',
    'no-zero': 'singleNumber([ 0, 1 ])',
  },
  '338-counting-bits': { 'one-short': 'countBits(1)', 'forgets-last-bit': 'countBits(3)' },
  '338-total-of-1-bits': {
    'without-n': 'totalBits(1)',
    'below-zero': 'totalBits(1)',
    // Passes all small cases; the search begins at an input of the large one.
    shifts: 'totalBits(2147483647)',
  },
  '460-lfu-cache': {
    'least-recently-used': 'new LFUCache(2); put(1, 10); get(1); put(2, 20); put(3, 30); get(1)',
    'ties-by-insertion': 'new LFUCache(2); put(1, 10); put(2, 20); put(2, 30); put(1, 40); put(3, 50); get(2)',
    'put-is-no-use': 'new LFUCache(2); put(1, 10); put(2, 20); put(1, 30); put(3, 40); get(2)',
    'put-keeps-the-order': 'new LFUCache(2); put(1, 10); put(2, 20); put(2, 30); put(1, 40); put(3, 50); get(2)',
    'least-does-not-grow': 'new LFUCache(1); put(1, 10); put(1, 20); put(2, 30); get(1)',
    'zero-is-missing': 'new LFUCache(1); put(1, 0); get(1)',
  },
  '62-unique-paths': { 'counts-lines': 'uniquePaths(1, 1)', 'float-factorials': 'uniquePaths(3, 27)' },
  '63-unique-paths-ii': {
    'no-obstacles': 'uniquePathsWithObstacles([ [ 1 ] ])',
    'first-row-of-ones': 'uniquePathsWithObstacles([ [ 1 ] ])',
    'ones-behind-a-block': 'uniquePathsWithObstacles([ [ 1, 0 ] ])',
    'start-is-free': 'uniquePathsWithObstacles([ [ 1 ] ])',
  },
};

describe.each(problems)('the smallest failing input of $id', (problem) => {
  it('is known for each wrong answer of the definition', async () => {
    const found: Record<string, string | undefined> = {};
    for (const [id, code] of Object.entries(problem.wrong)) {
      const result = await smallest(problem, code);
      found[id] = result.smallest?.input.replaceAll('\n', '; ');
    }
    expect(found).toEqual(KNOWN[problem.id]);
  });

  it.skipIf(!TRIES_ALL && WITH_LONG_RUNS.includes(problem.id))(
    'fails and is within the bounds, for mutants of the approaches',
    async () => {
      let count = 0;
      for (const code of Object.values(problem.code)) {
        for (const mutant of makeMutants(problem.definition, code).filter((_, at) => at % MUTANTS_EACH === 0)) {
          const result = (await smallest(problem, mutant.code)).smallest;
          if (!result) continue;
          count += 1;
          const input = readInput(problem, result.input);
          const allowed = ORACLES[problem.id]!.allows(input);
          const failing = await fails(problem, mutant.code, input);
          expect({ mutant: mutant.name, input, allowed, failing }).toMatchObject({ allowed: true, failing: true });
        }
      }
      expect(count).toBeGreaterThan(0);
    },
    60_000,
  );

  it('is not looked for if the answer is right', async () => {
    for (const code of Object.values(problem.code)) expect(await smallest(problem, code)).toEqual({});
  });
});

describe('the smallest failing input', () => {
  const single = problemOf('136-single-number');
  const paths = problemOf('62-unique-paths');
  const cache = problemOf('146-lru-cache');
  const ANY_CACHE = 'constructor() { this.m = new Map(); } get(k) { return this.m.get(k) ?? -1; }';

  it.each([
    ['throws', 'function uniquePaths(m, n) { return m > 1 && n > 2 ? [].x.y : m * n; }', 'uniquePaths(1, 2)'],
    ['throws', 'function uniquePaths(m, n) { if (m + n > 2) null.x; return 1; }', 'uniquePaths(1, 2)'],
    ['returns NaN', 'function uniquePaths(m, n) { return m > 2 ? NaN : m === 1 ? 1 : n; }', 'uniquePaths(3, 1)'],
    ['returns undefined', 'function uniquePaths(m, n) { if (m === 1) return 1; }', 'uniquePaths(2, 1)'],
  ])('is found for an answer that %s', async (_, code, input) => {
    const { smallest: found } = await smallest(paths, code);
    expect(found).toMatchObject({ passed: false, input });
  });

  it('names the error or the value', async () => {
    const thrown = await smallest(
      paths,
      'function uniquePaths(m, n) { if (m > 1) throw new RangeError("m"); return 1; }',
    );
    expect(thrown.smallest).toMatchObject({ expected: '1', error: { name: 'RangeError', message: 'm' } });
    const none = await smallest(paths, 'function uniquePaths() {}');
    expect(none.smallest).toMatchObject({ input: 'uniquePaths(1, 1)', expected: '1', got: 'undefined' });
  });

  it('is shown as it was passed, if the answer changes its input', async () => {
    const code = 'function singleNumber(nums) { nums.sort(); nums.length = 1; return nums[0]; }';
    const { smallest: found } = await smallest(single, code);
    expect(found).toMatchObject({ input: 'singleNumber([ 1, 2, 1 ])', expected: '2', got: '1' });
  });

  it('is found for an answer that does not end on it', async () => {
    const code = 'function singleNumber(nums) { while (nums.length > 1 && nums[0] !== 9); return nums[0]; }';
    const { smallest: found } = await smallest(single, code);
    expect(found).toMatchObject({
      isEndless: true,
      input: expect.stringMatching(/^singleNumber\(\[ \d, \d, \d \]\)$/),
    });
    expect(await fails(single, code, readInput(single, found!.input))).toBe(true);
  }, 30_000);

  it('is looked for beyond inputs on which a wrong answer does not end', async () => {
    const code = 'function uniquePaths(m, n) { while (m === 1 && n === 3); return m + n > 6 ? 0 : 1; }';
    const data = problemData(
      {
        ...paths,
        definition: { ...paths.definition, visible: [] } as never,
        hidden: [{ args: [5, 6], expected: 210 }],
      },
      'en',
    );
    const found = await smallestFailure(code, data, await judgeAnswer(code, data, run), run, () => 0);
    expect(found.smallest).toMatchObject({ input: 'uniquePaths(2, 2)', expected: '2', got: '1' });
  }, 30_000);

  it('has only the calls up to the wrong one', async () => {
    const code = `class LRUCache { ${ANY_CACHE} put(k, v) { this.m.set(k, v); } }`;
    const { smallest: found } = await smallest(cache, code);
    expect(found?.input).toBe('new LRUCache(1)\nput(1, 10)\nput(2, 20)\nget(1)');
    expect(found).toMatchObject({ failedCall: 2, expected: '\n\n\n-1', got: '\n\n\n10' });
  });

  it('is absent if the answer fails only after other calls, which is said', async () => {
    const code =
      'let paths = 0;\nfunction uniquePaths(m, n) { if (m === 1 || n === 1) return (paths += 1); uniquePaths(m - 1, n); return uniquePaths(m, n - 1); }';
    expect(await smallest(paths, code)).toEqual({ keepsData: true });
  });

  it('is absent if the code does not declare the answer', async () => {
    expect(await smallest(paths, 'const other = 1;')).toEqual({});
  });

  it('is the same each time, and fails even if there is little time', async () => {
    const code = cache.wrong['zero-looks-new']!;
    expect(await smallest(cache, code)).toEqual(await smallest(cache, code));
    const data = problemData(cache, 'en');
    const judged = await judgeAnswer(code, data, run);
    let now = -500;
    const found = await smallestFailure(code, data, judged, run, () => (now += 500));
    expect(found.smallest).toMatchObject({ passed: false });
  });

  it('ends at once when another run takes its place', async () => {
    const data = problemData(cache, 'en');
    const code = cache.wrong['zero-looks-new']!;
    const judged = await judgeAnswer(code, data, run);
    let runs = 0;
    const lost: AnswerRunner = () => {
      runs += 1;
      return Promise.resolve({ entries: [], truncated: false, returned: [], stopped: 'lost' });
    };
    expect(await smallestFailure(code, data, judged, lost, () => 0)).toEqual({});
    expect(runs).toBe(1);
  });
});
