import fc from 'fast-check';
import type { CaseInput } from '../../../src/features/code-lab/core/problem';

/** The specification of a problem, computed by the slowest obviously correct method, unlike any of the approaches. */
interface Oracle {
  /** One value for a function, one per call for a class; `undefined` where nothing is returned. */
  answer: (input: CaseInput) => unknown[];
  /** Whether an input is within LeetCode's bounds, or the lesson's bounds where these go further. */
  allows: (input: CaseInput) => boolean;
  /** Random inputs within the bounds, small enough for the oracle. */
  inputs: fc.Arbitrary<CaseInput>;
}

const argsOf = (input: CaseInput) => ('args' in input ? input.args : []) as readonly unknown[];
const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && least <= value && value <= most;
const bitsOf = (n: number) => [...(BigInt(n) & 0xffffffffn).toString(2)].filter((digit) => digit === '1').length;
/** How often each number occurs. */
function countsOf(nums: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const n of nums) counts.set(n, (counts.get(n) ?? 0) + 1);
  return counts;
}
const countOf = (nums: readonly number[], n: number) => nums.filter((other) => other === n).length;

function pathsBySteps(m: number, n: number, isBlocked = (_row: number, _column: number) => false): number {
  // Counts the paths to each cell, step by step from the first cell.
  let ways = new Map(isBlocked(1, 1) ? [] : [['1,1', 1n]]);
  for (let step = 0; step < m + n - 2; step += 1) {
    const next = new Map<string, bigint>();
    for (const [cell, count] of ways) {
      const [row = 0, column = 0] = cell.split(',').map(Number);
      for (const [r, c] of [
        [row + 1, column],
        [row, column + 1],
      ] as const) {
        if (r <= m && c <= n && !isBlocked(r, c)) next.set(`${r},${c}`, (next.get(`${r},${c}`) ?? 0n) + count);
      }
    }
    ways = next;
  }
  return Number(ways.get(`${m},${n}`) ?? 0n);
}

const pathsAround = (grid: readonly number[][]) =>
  pathsBySteps(grid.length, grid[0]?.length ?? 0, (row, column) => grid[row - 1]?.[column - 1] === 1);

/** For each call, searches all earlier calls: when each key was last used, and which keys had been evicted by then. */
function cacheByHistory(input: CaseInput): unknown[] {
  if (!('calls' in input)) return [];
  const capacity = input.construct[0] as number;
  let entries: { key: number; value: number; used: number }[] = [];
  return input.calls.map(([method, args], now) => {
    const [key, value] = args as [number, number];
    const own = entries.find((entry) => entry.key === key);
    if (method === 'get') {
      if (own) own.used = now;
      return own?.value ?? -1;
    }
    entries = entries.filter((entry) => entry !== own);
    entries.push({ key, value, used: now });
    const oldest = Math.min(...entries.map(({ used }) => used));
    if (entries.length > capacity) entries = entries.filter(({ used }) => used !== oldest);
    return undefined;
  });
}

/** Evicts, among the entries with the fewest uses, the one whose last use is longest ago. */
function cacheByUses(input: CaseInput): unknown[] {
  if (!('calls' in input)) return [];
  const capacity = input.construct[0] as number;
  const entries: { key: number; value: number; at: number[] }[] = [];
  return input.calls.map(([method, args], now) => {
    const [key, value] = args as [number, number];
    const own = entries.find((entry) => entry.key === key);
    own?.at.push(now);
    if (method === 'get') return own?.value ?? -1;
    if (own) {
      own.value = value;
      return undefined;
    }
    if (entries.length === capacity) {
      entries.sort((a, b) => a.at.length - b.at.length || Math.max(...a.at) - Math.max(...b.at));
      entries.shift();
    }
    entries.push({ key, value, at: [now] });
    return undefined;
  });
}

/** The oracle of each problem, by its id. */
export const ORACLES: Readonly<Record<string, Oracle>> = {
  '136-single-number': {
    answer: (input) => {
      const [nums] = argsOf(input) as [number[]];
      return [nums.find((n) => countOf(nums, n) === 1)];
    },
    allows: (input) => {
      const [nums] = argsOf(input) as [number[]];
      const counts = countsOf(nums);
      const once = [...counts.values()].filter((count) => count === 1);
      return (
        nums.length <= 30_000 &&
        nums.every((n) => isWithin(n, -30_000, 30_000)) &&
        // With exactly one single number, this length means that each other number occurs twice.
        once.length === 1 &&
        nums.length === 2 * counts.size - 1
      );
    },
    inputs: fc
      .uniqueArray(fc.integer({ min: -30_000, max: 30_000 }), { minLength: 1, maxLength: 12 })
      .chain(([one = 0, ...twice]) => {
        const all = [one, ...twice, ...twice];
        return fc.shuffledSubarray(all, { minLength: all.length });
      })
      .map((nums) => ({ args: [nums] })),
  },
  '146-lru-cache': {
    answer: cacheByHistory,
    allows: (input) =>
      'calls' in input &&
      isWithin(input.construct[0] as number, 1, 20_000) &&
      input.calls.length <= 200_000 &&
      input.calls.every(
        ([, [key, value]]) =>
          isWithin(key as number, 0, 40_000) && (value === undefined || isWithin(value as number, 0, 100_000)),
      ),
    inputs: fc.record({
      construct: fc.tuple(fc.integer({ min: 1, max: 5 })),
      calls: fc.array(
        fc.oneof(
          fc.integer({ min: 0, max: 7 }).map((key) => ['get', [key]] as const),
          fc
            .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 9 }))
            .map((pair) => ['put', pair] as const),
        ),
        { maxLength: 40 },
      ),
    }),
  },
  '191-number-of-1-bits': {
    answer: (input) => [bitsOf(argsOf(input)[0] as number)],
    // The lesson accepts every 32-bit word, signed or unsigned.
    allows: (input) => isWithin(argsOf(input)[0] as number, -(2 ** 31), 2 ** 32 - 1),
    inputs: fc
      .oneof(
        fc.integer(),
        fc.nat().map((n) => n * 2),
      )
      .map((n) => ({ args: [n] })),
  },
  '201-bitwise-and-of-numbers-range': {
    answer: (input) => {
      const [left, right] = argsOf(input) as [number, number];
      const words = Array.from({ length: right - left + 1 }, (_, at) => (left + at).toString(2).padStart(32, '0'));
      const inAll = Array.from({ length: 32 }, (_, index) => (words.every((word) => word[index] === '1') ? '1' : '0'));
      return [Number.parseInt(inAll.join(''), 2)];
    },
    // The lesson uses IP addresses, which are unsigned 32-bit words.
    allows: (input) => {
      const [left, right] = argsOf(input) as [number, number];
      return isWithin(left, 0, right) && isWithin(right, left, 2 ** 32 - 1);
    },
    inputs: fc
      .tuple(fc.oneof(fc.nat(60), fc.integer({ min: 0, max: 2 ** 32 - 300 })), fc.nat(299))
      .map(([left, more]) => ({ args: [left, left + more] })),
  },
  '260-single-number-iii': {
    answer: (input) => {
      const [nums] = argsOf(input) as [number[]];
      return [nums.filter((n) => countOf(nums, n) === 1)];
    },
    allows: (input) => {
      const [nums] = argsOf(input) as [number[]];
      const counts = countsOf(nums);
      const once = [...counts.values()].filter((count) => count === 1);
      return (
        nums.length <= 30_000 &&
        nums.every((n) => isWithin(n, -(2 ** 31), 2 ** 31 - 1)) &&
        // With exactly two single numbers, this length means that each other number occurs twice.
        once.length === 2 &&
        nums.length === 2 * counts.size - 2
      );
    },
    inputs: fc
      .uniqueArray(fc.oneof(fc.integer(), fc.integer({ min: -9, max: 9 })), { minLength: 2, maxLength: 9 })
      .chain(([a = 0, b = 1, ...twice]) => {
        const all = [a, b, ...twice, ...twice];
        return fc.shuffledSubarray(all, { minLength: all.length });
      })
      .map((nums) => ({ args: [nums] })),
  },
  '338-counting-bits': {
    answer: (input) => [Array.from({ length: (argsOf(input)[0] as number) + 1 }, (_, i) => bitsOf(i))],
    allows: (input) => isWithin(argsOf(input)[0] as number, 0, 100_000),
    inputs: fc.integer({ min: 0, max: 300 }).map((n) => ({ args: [n] })),
  },
  '338-total-of-1-bits': {
    answer: (input) => {
      const numbers = Array.from({ length: (argsOf(input)[0] as number) + 1 }, (_, i) => i);
      return [numbers.reduce((total, i) => total + bitsOf(i), 0)];
    },
    allows: (input) => isWithin(argsOf(input)[0] as number, 0, 1e12),
    inputs: fc.integer({ min: 0, max: 1200 }).map((n) => ({ args: [n] })),
  },
  '460-lfu-cache': {
    answer: cacheByUses,
    allows: (input) =>
      'calls' in input &&
      isWithin(input.construct[0] as number, 1, 10_000) &&
      input.calls.length <= 200_000 &&
      input.calls.every(
        ([, [key, value]]) =>
          isWithin(key as number, 0, 100_000) && (value === undefined || isWithin(value as number, 0, 1e9)),
      ),
    inputs: fc.record({
      construct: fc.tuple(fc.integer({ min: 1, max: 4 })),
      calls: fc.array(
        fc.oneof(
          fc.integer({ min: 0, max: 6 }).map((key) => ['get', [key]] as const),
          fc
            .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 9 }))
            .map((pair) => ['put', pair] as const),
        ),
        { maxLength: 50 },
      ),
    }),
  },
  '63-unique-paths-ii': {
    answer: (input) => {
      const [grid] = argsOf(input) as [number[][]];
      return [pathsAround(grid)];
    },
    allows: (input) => {
      const [grid] = argsOf(input) as [number[][]];
      const columns = grid[0]?.length ?? 0;
      return (
        isWithin(grid.length, 1, 100) &&
        isWithin(columns, 1, 100) &&
        grid.every((row) => row.length === columns && row.every((cell) => isWithin(cell, 0, 1))) &&
        pathsAround(grid) <= 2e9
      );
    },
    inputs: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([rows, columns]) => {
      const cell = fc.constantFrom(0, 0, 0, 0, 1);
      const row = fc.array(cell, { minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows }).map((grid) => ({ args: [grid] }));
    }),
  },
  '62-unique-paths': {
    answer: (input) => {
      const [m, n] = argsOf(input) as [number, number];
      return [pathsBySteps(m, n)];
    },
    allows: (input) => {
      const [m, n] = argsOf(input) as [number, number];
      return isWithin(m, 1, 100) && isWithin(n, 1, 100) && pathsBySteps(m, n) <= 2e9;
    },
    inputs: fc.tuple(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 })).map((grid) => ({ args: grid })),
  },
};
