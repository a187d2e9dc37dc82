import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../shared/core/seededRandom';
import { bTree } from './definition';
import { accessOf, holds } from './find';
import { compareBounds } from './order';
import { levelsOf, pageOf, PageTree } from './PageTree';
import { formatCondition, formatKeys, parseCondition, parseKeys } from './parseKeys';
import { simulate } from './simulate';
import { LIMITS, MODES, SPLITS, type BTreeInput, type Condition, type Entry, type Key, type Tree } from './types';

const number = fc.nat(30);
const word = fc.constantFrom('AA', 'B', 'Bb', 'DN', 'Đà', 'HN', 'z9');
const oneColumn = fc.array(
  number.map((cell): Key => [cell]),
  { minLength: 1, maxLength: LIMITS.keys },
);
const twoColumns = fc.array(fc.tuple(word, number) as fc.Arbitrary<Key>, { minLength: 1, maxLength: LIMITS.keys });

function conditionOn<T extends number | string>(cell: fc.Arbitrary<T>): fc.Arbitrary<Condition | null> {
  return fc.oneof(
    fc.constant(null),
    cell.map((value): Condition => ({ kind: 'equal', value })),
    fc
      .record({ from: fc.option(cell), to: fc.option(cell) })
      .filter(({ from, to }) => from !== null || to !== null)
      .map((ends): Condition => ({ kind: 'range', ...ends })),
  );
}

function inputsOf(
  keys: fc.Arbitrary<readonly Key[]>,
  conditions: fc.Arbitrary<readonly (Condition | null)[]>,
): fc.Arbitrary<BTreeInput> {
  return fc.record({
    mode: fc.constantFrom(...MODES),
    capacity: fc.integer({ min: LIMITS.least, max: LIMITS.capacity }),
    split: fc.constantFrom(...SPLITS),
    keys,
    conditions,
    isCovering: fc.boolean(),
  });
}

const single = inputsOf(oneColumn, fc.tuple(conditionOn(number)));
const composite = inputsOf(twoColumns, fc.tuple(conditionOn(word), conditionOn(number)));
const inputs = fc.oneof(single, composite);

/** The expected content of an index, computed without a tree: all entries in order. */
function sortedEntries(keys: readonly Key[]): Entry[] {
  return keys.map((key, index) => ({ key, row: index + 1 })).sort(compareBounds);
}

function leavesOf(tree: Tree): readonly Entry[] {
  return (levelsOf(tree).at(-1) ?? []).flatMap((page) => (page.kind === 'leaf' ? page.entries : []));
}

/**
 * Checks what holds for every tree: leaves at one depth, links in order, every entry between the separators above it.
 */
function expectSound(tree: Tree): void {
  const levels = levelsOf(tree);
  for (const [depth, level] of levels.entries())
    for (const page of level) expect(page.kind).toBe(depth === levels.length - 1 ? 'leaf' : 'inner');
  const leaves = levels.at(-1) ?? [];
  expect(leaves.map((page) => (page.kind === 'leaf' ? page.next : 0))).toEqual([
    ...leaves.slice(1).map(({ id }) => id),
    null,
  ]);
  for (const level of levels)
    for (const [index, page] of level.entries()) {
      const before = level[index - 1]?.fence ?? null;
      const bounds = page.kind === 'leaf' ? page.entries : page.separators;
      for (const bound of bounds) {
        if (before) expect(compareBounds(before, bound)).toBeLessThanOrEqual(0);
        if (page.fence) expect(compareBounds(bound, page.fence)).toBeLessThan(0);
      }
      if (page.kind === 'inner') {
        expect(page.children).toHaveLength(page.separators.length + 1);
        for (const [child, separator] of page.separators.entries())
          expect(pageOf(tree.pages, page.children[child] ?? 0).fence).toEqual(separator);
      }
    }
}

describe('the tree', () => {
  it('splits pages in half and grows at the root', () => {
    const { steps, result } = simulate({
      mode: 'insert',
      capacity: 3,
      split: 'half',
      keys: [[10], [20], [30], [40], [50], [60]],
      conditions: [null],
      isCovering: true,
    });
    expect(steps.map(({ kind }) => kind)).toEqual([
      ...['insert', 'insert', 'insert', 'insert', 'split'],
      ...['insert', 'insert', 'split'],
    ]);
    expect(levelsOf(result.tree).map((level) => level.map(({ id }) => id))).toEqual([[3], [1, 2, 4]]);
    expect(leavesOf(result.tree).map(({ key }) => key[0])).toEqual([10, 20, 30, 40, 50, 60]);
  });

  it('keeps linked leaves sorted and on one level after each of 1,000 random insertions', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, result } = simulate({ ...input, mode: 'insert' });
        expect(leavesOf(result.tree)).toEqual(sortedEntries(input.keys));
        expectSound(result.tree);
        let inserted = 0;
        for (const [index, step] of steps.entries()) {
          if (step.kind === 'insert') inserted += 1;
          const isWhole = steps[index + 1]?.kind !== 'split';
          if ('tree' in step && isWhole) {
            expectSound(step.tree);
            expect(leavesOf(step.tree)).toEqual(sortedEntries(input.keys.slice(0, inserted)));
          }
        }
      }),
      { numRuns: 1000, seed: 26 },
    );
  });

  it('keeps pages between half full and full, in 1,000 random trees of up to 400 keys', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(9999), { minLength: 1, maxLength: 400 }),
        fc.integer({ min: 2, max: 9 }),
        fc.integer({ min: 2, max: 9 }),
        (numbers, leaf, inner) => {
          const growing = new PageTree({ leaf, inner });
          for (const [index, each] of numbers.entries()) Array.from(growing.insert({ key: [each], row: index + 1 }));
          const tree = growing.snapshot();
          expect(leavesOf(tree)).toEqual(sortedEntries(numbers.map((each) => [each])));
          for (const page of levelsOf(tree).flat()) {
            const [size, most] = page.kind === 'leaf' ? [page.entries.length, leaf] : [page.separators.length, inner];
            const least = page.kind === 'leaf' ? Math.floor((leaf + 1) / 2) : Math.floor(inner / 2);
            expect(size).toBeLessThanOrEqual(most);
            if (page.id !== tree.root) expect(size).toBeGreaterThanOrEqual(least);
          }
          const depth = levelsOf(tree).length;
          const fewest = Math.ceil(Math.log(Math.max(numbers.length / leaf, 1)) / Math.log(inner + 1)) + 1;
          expect(depth).toBeGreaterThanOrEqual(Math.floor(fewest - 1e-9));
        },
      ),
      { numRuns: 1000, seed: 26 },
    );
  });

  it('leaves full pages behind when keys ascend and the last page is not split in half', () => {
    const keys = Array.from({ length: 20 }, (_, index): Key => [index]);
    const rest = { mode: 'insert', capacity: 4, keys, conditions: [null], isCovering: true } as const;
    const leafCount = (split: 'append' | 'half') => levelsOf(simulate({ ...rest, split }).result.tree).at(-1)?.length;
    expect(leafCount('append')).toBe(5);
    expect(leafCount('half')).toBe(9);
  });
});

describe('a query', () => {
  it('finds the rows that a filter over all rows finds, in order, in 1,000 random trees', () => {
    const seen = { point: 0, range: 0, scan: 0, filtered: 0, empty: 0, many: 0 };
    fc.assert(
      fc.property(inputs, (input) => {
        const { steps, result } = simulate({ ...input, mode: 'find' });
        const wanted = sortedEntries(input.keys).filter(({ key }) => holds(key, input.conditions));
        expect(result.rows).toEqual(wanted.map(({ row }) => row));
        const visits = steps.flatMap((step) => (step.kind === 'visit' ? [step.row] : []));
        expect(visits).toEqual(input.isCovering ? [] : result.rows);
        const reads = steps.filter(({ kind }) => kind === 'leaf').length;
        const { used } = accessOf(input.conditions);
        const levels = levelsOf(result.tree);
        if (used === 0) expect(reads).toBe(levels.at(-1)?.length);
        // One more than the leaves with matches: where equal keys lie on both sides of a bound, the first may hold only
        // smaller keys.
        else if (input.conditions.length === used)
          expect(reads).toBeLessThanOrEqual(leavesWith(result.tree, result.rows) + 1);
        expect(steps.filter(({ kind }) => kind === 'inner')).toHaveLength(levels.length - 1);
        seen.scan += Number(used === 0);
        seen.point += Number(input.conditions.every((condition) => condition?.kind === 'equal'));
        seen.range += Number(input.conditions[0]?.kind === 'range');
        seen.filtered += Number(used === 1 && input.conditions[1] != null);
        seen.empty += Number(wanted.length === 0);
        seen.many += Number(reads > 2);
      }),
      { numRuns: 1000, seed: 26 },
    );
    for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(20);
  });

  function leavesWith(tree: Tree, rows: readonly number[]): number {
    const leaves = levelsOf(tree).at(-1) ?? [];
    return leaves.filter((page) => page.kind === 'leaf' && page.entries.some(({ row }) => rows.includes(row))).length;
  }

  it.each<[string, readonly (Condition | null)[], number]>([
    ['the leading column', [{ kind: 'equal', value: 'HN' }, null], 1],
    [
      'both columns',
      [
        { kind: 'equal', value: 'HN' },
        { kind: 'equal', value: 3 },
      ],
      2,
    ],
    [
      'a range behind an equal condition',
      [
        { kind: 'equal', value: 'HN' },
        { kind: 'range', from: 1, to: 3 },
      ],
      2,
    ],
    ['the second column alone', [null, { kind: 'equal', value: 3 }], 0],
    [
      'a condition behind a range',
      [
        { kind: 'range', from: 'A', to: null },
        { kind: 'equal', value: 3 },
      ],
      1,
    ],
  ])('bounds the walk by %s', (_, conditions, used) => {
    expect(accessOf(conditions).used).toBe(used);
  });

  it('reads the leaf to the left of a bound that has equal keys on both sides', () => {
    const { steps, result } = simulate({
      mode: 'find',
      capacity: 3,
      split: 'half',
      keys: [[5], [5], [5], [5], [7], [8]],
      conditions: [{ kind: 'equal', value: 5 }],
      isCovering: true,
    });
    expect(result.rows).toEqual([1, 2, 3, 4]);
    expect(steps.map((step) => (step.kind === 'end' ? step.stop : step.kind))).toEqual([
      'inner',
      'leaf',
      'leaf',
      'fence',
    ]);
  });
});

describe('the definition', () => {
  it('runs 2,000 fuzzed inputs and restores each from its URL', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { codec, simulate: run } = bTree(input.conditions.length);
        expect(run(input).result.tree.pages.length).toBeGreaterThan(0);
        expect(codec.parse(codec.serialize(input))).toEqual({ ok: true, value: input });
      }),
      { numRuns: 2_000 },
    );
  });

  it('generates valid random exercises', () => {
    const start = { mode: 'find', capacity: 3, split: 'half', isCovering: false } as const;
    for (let seed = 0; seed < 300; seed += 1) {
      const one = bTree(1);
      const two = bTree(2);
      const single = one.randomInput(seededRandom(seed), { ...start, keys: [[1]], conditions: [null] });
      const pair = two.randomInput(seededRandom(seed), {
        ...start,
        keys: [
          ['HN', 1],
          ['DN', 2],
        ],
        conditions: [null, null],
      });
      expect(one.codec.parse(one.codec.serialize(single))).toEqual({ ok: true, value: single });
      expect(two.codec.parse(two.codec.serialize(pair))).toEqual({ ok: true, value: pair });
    }
  });

  it('refuses conditions that do not fit the keys, and never throws', () => {
    const { codec } = bTree(1);
    const good = codec.serialize({
      mode: 'find',
      capacity: 3,
      split: 'half',
      keys: [[1]],
      conditions: [{ kind: 'equal', value: 1 }],
      isCovering: true,
    });
    expect(codec.parse(good).ok).toBe(true);
    expect(codec.parse(good.replace(/1(?=\.1$)/, 'a')).ok).toBe(false);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof codec.parse(text).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('parseKeys', () => {
  it('reads back what it formats', () => {
    fc.assert(
      fc.property(inputs, ({ keys, conditions }) => {
        expect(parseKeys(formatKeys(keys), conditions.length)).toEqual({ ok: true, value: keys });
        for (const [column, condition] of conditions.entries())
          expect(parseCondition(formatCondition(condition), keys[0]?.[column] ?? 0)).toEqual({
            ok: true,
            value: condition,
          });
      }),
    );
  });

  it.each([
    ['', 1, { code: 'count', got: 0 }],
    ['1 2 -3', 1, { code: 'cell', text: '-3' }],
    ['1 12345', 1, { code: 'cell', text: '12345' }],
    ['HN 1, DN', 2, { code: 'columns', text: 'DN', wanted: 2 }],
    ['HN 1, 2 2', 2, { code: 'mixed', text: '2 2' }],
    [Array.from({ length: 25 }, () => '1').join(' '), 1, { code: 'count', got: 25 }],
  ])('explains what is wrong with %j', (text, columns, problem) => {
    expect(parseKeys(text, columns)).toEqual({ ok: false, problem });
  });

  it.each([
    ['LIKE 5', { code: 'condition', text: 'LIKE 5' }],
    ['= x', { code: 'mixed', text: 'x' }],
    ['BETWEEN 1 AND -2', { code: 'cell', text: '-2' }],
  ])('explains what is wrong with the condition %j', (text, problem) => {
    expect(parseCondition(text, 1)).toEqual({ ok: false, problem });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 }), (text, columns) => {
        expect(typeof parseKeys(text, columns).ok).toBe('boolean');
        expect(typeof parseCondition(text, 'a').ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});
