import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeAtBuild } from './judgeAtBuild';
import { readProblems } from './readProblems';

const problems = await readProblems(path.resolve(import.meta.dirname, '../../../..'));
const problem = (id: string) => problems.find((each) => each.id.startsWith(`${id}-`))!;
const judge = async (id: string, code: string) => (await judgeAtBuild(problem(id), code)).kind;

const BITS = problem('338').code.half!;
const PATHS = problem('62').code.row!;

/** Replaces functions that judging might use to compare values, read or format them, or measure time. */
const PATCHES = `
  Object.is = () => true;
  Object.keys = Object.values = Object.entries = () => [];
  Object.hasOwn = Object.prototype.hasOwnProperty = () => true;
  Array.isArray = () => true;
  JSON.stringify = () => '1';
  JSON.parse = () => 1;
  Reflect.apply = () => 1;
  Number.isNaN = () => true;
  Math.max = () => 1;
  Math.abs = () => 0;
  Date.now = () => 0;
  structuredClone = () => 1;
  for (const name of ['every', 'some', 'includes']) Array.prototype[name] = () => true;
  for (const name of ['map', 'filter', 'flatMap', 'slice', 'entries']) Array.prototype[name] = () => [];
  Array.prototype.find = Array.prototype.findIndex = Array.prototype.indexOf = () => undefined;
  Array.prototype.push = () => 0;
  Array.prototype[Symbol.iterator] = function* () {};
  Object.defineProperty(Array.prototype, '0', { get: () => 1, set() {}, configurable: true });
  Object.defineProperty(Object.prototype, 'passed', { get: () => true, set() {}, configurable: true });
  Object.prototype.toJSON = Array.prototype.toJSON = () => 1;
  Object.prototype.expected = 1;
`;

describe('an answer that replaces built-in functions', () => {
  it.each([
    ['a number', '62', `${PATCHES} function uniquePaths() { return 1; }`],
    ['an array', '338', `${PATCHES} function countBits() { return []; }`],
    ['while it is called', '62', `function uniquePaths() { ${PATCHES} return 1; }`],
    ['of a class', '146', `${PATCHES} class LRUCache { get() { return -1; } put() {} }`],
  ])('does not pass (%s)', async (_what, id, code) => {
    expect(await judge(id, code)).toBe('wrong');
  });

  it('passes if it is correct', async () => {
    const spoil = 'Object.is = JSON.stringify = JSON.parse = Reflect.apply = () => { throw new Error("spoilt"); };';
    expect(await judge('62', `${spoil} ${PATHS}`)).toBe('right');
    expect(await judge('62', PATHS.replace('{', `{ ${spoil}`))).toBe('right');
  });
});

describe('an answer that is sometimes correct', () => {
  it.each([
    ['for the first call', '62', `let calls = 0; ${PATHS.replace('{', '{ if ((calls += 1) > 1) return 1;')}`],
    [
      'for what the page shows',
      '62',
      'function uniquePaths(m, n) { return { "4,6": 56, "2,5": 5, "1,1": 1 }[[m, n]]; }',
    ],
    ['for small inputs', '338', BITS.replace('{', '{ if (n > 1000) return [0];')],
    [
      'until an input is repeated',
      '338',
      `const seen = {}; ${BITS.replace('{', '{ if (!(seen[n] = !seen[n])) return [];')}`,
    ],
  ])('passes only if no case exposes it (%s)', async (what, id, code) => {
    // The last answer fails only if it gets the same input twice, and no run repeats an input.
    expect(await judge(id, code)).toBe(what.startsWith('until') ? 'right' : 'wrong');
  });

  it('does not pass with a single array that it fills later', async () => {
    const late =
      'const all = []; function countBits(n) { for (let i = all.length; i <= n; i += 1) all.push(i ? all[i >> 1] + (i & 1) : 0); return all; }';
    expect(await judge('338', late)).toBe('wrong');
  });
});

describe('an answer that modifies its arguments', () => {
  const XOR = problem('136').code.xor!;

  it.each([
    ['empties it', 'let answer = 0; while (nums.length) answer ^= nums.pop(); return answer;'],
    ['freezes it', `Object.freeze(nums); let answer = 0; for (const n of nums) answer ^= n; return answer;`],
    ['sorts it', 'nums.sort((a, b) => a - b); return nums.find((n, i) => n !== nums[i - 1] && n !== nums[i + 1]);'],
  ])('is judged by what it returns (%s)', async (_what, body) => {
    expect(await judge('136', `function singleNumber(nums) { ${body} }`)).toBe('right');
    expect(await judge('136', `function singleNumber(nums) { ${body.replace('return', 'return 1 +')} }`)).toBe('wrong');
  });

  it('cannot turn its input into the correct answer', async () => {
    expect(await judge('136', XOR.replace('return answer;', 'nums.length = 1; nums[0] = 0; return nums[0];'))).toBe(
      'wrong',
    );
  });
});

describe('an answer that inspects the code around it', () => {
  it.each([
    ['its caller', 'function uniquePaths() { return uniquePaths.caller?.arguments?.[0] ?? 1; }'],
    [
      'the frames of an error',
      'function uniquePaths() { Error.prepareStackTrace = (e, frames) => frames.slice(1).map((f) => [f.getFunction(), f.getThis()]); const found = new Error().stack.flat().filter(Boolean); return found.length === 0 ? 1 : found; }',
    ],
  ])('finds nothing there (%s)', async (_what, code) => {
    const { kind, failure } = await judgeAtBuild(problem('62'), code);
    expect(kind).toBe('wrong');
    expect(failure).toMatch(/gave (?:1|TypeError)/);
  });
});
