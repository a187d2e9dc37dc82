import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompose, minimalCover, splitToBoyceCodd } from './decompose';
import { parseAttributes, parseDependencies } from './parseSchema';
import { simulate } from './simulate';
import type { Dependency, NormalizationInput } from './types';

/*
 * Brute force, independent of the code under test: no closure algorithm, no minimal cover, no chase. The dependencies
 * that follow from the given ones are derived by Armstrong's three axioms, over all pairs of sets, until nothing new
 * appears. Keys, normal forms and preservation are then checked by their definitions over every derived dependency.
 * Whether a join is lossless is decided by joining rows.
 */

const RUNS = 1000;

/** `follows[x][y]` says whether x determines y. */
type Follows = readonly (readonly boolean[])[];

function deriveAll(count: number, dependencies: readonly Dependency[]): Follows {
  const sets = Array.from({ length: 2 ** count }, (_, set) => set);
  // Reflexivity: a set determines its subsets.
  const follows = sets.map((x) => sets.map((y) => (x & y) === y));
  const found: Dependency[] = [];
  const add = (from: number, to: number) => {
    const row = follows[from];
    if (!row || row[to]) return;
    row[to] = true;
    found.push({ from, to });
  };
  for (const { from, to } of dependencies) add(from, to);
  for (let known = found.pop(); known; known = found.pop()) {
    const { from, to } = known;
    // Augmentation, then transitivity on either side.
    for (const more of sets) add(from | more, to | more);
    for (const further of sets) {
      if (follows[to]?.[further]) add(from, further);
      if (follows[further]?.[from]) add(further, to);
    }
  }
  return follows;
}

const within = (whole: number) =>
  Array.from({ length: whole + 1 }, (_, set) => set).filter((set) => (set & ~whole) === 0);

/** All non-trivial dependencies that hold in a part. */
function projected(part: number, follows: Follows): Dependency[] {
  return within(part).flatMap((from) =>
    within(part).flatMap((to) => (follows[from]?.[to] && (to & ~from) !== 0 ? [{ from, to }] : [])),
  );
}

function keysOf(part: number, follows: Follows): number[] {
  const isSuperkey = (set: number) => follows[set]?.[part] === true;
  return within(part).filter((set) => isSuperkey(set) && !within(set).some((less) => less !== set && isSuperkey(less)));
}

function isBoyceCodd(part: number, follows: Follows): boolean {
  return projected(part, follows).every(({ from }) => follows[from]?.[part]);
}

function isThird(part: number, follows: Follows): boolean {
  const prime = keysOf(part, follows).reduce((union, key) => union | key, 0);
  return projected(part, follows).every(({ from, to }) => follows[from]?.[part] || (to & ~from & ~prime) === 0);
}

type Row = readonly number[];
const pick = (row: Row, part: number) => row.map((value, index) => ((part >> index) & 1 ? value : null));

function obeys(rows: readonly Row[], dependencies: readonly Dependency[]): boolean {
  const alike = (a: Row, b: Row, set: number) => a.every((value, index) => !((set >> index) & 1) || value === b[index]);
  return rows.every((a) =>
    rows.every((b) => dependencies.every(({ from, to }) => !alike(a, b, from) || alike(a, b, to))),
  );
}

/** The natural join of the projections, row by row. */
function joined(rows: readonly Row[], parts: readonly number[]): Set<string> {
  let result = new Map<string, readonly (number | null)[]>([['', pick(rows[0] ?? [], 0)]]);
  for (const part of parts) {
    const next = new Map<string, readonly (number | null)[]>();
    for (const left of result.values())
      for (const row of rows) {
        const right = pick(row, part);
        if (left.some((value, index) => value !== null && right[index] !== null && value !== right[index])) continue;
        const both = left.map((value, index) => value ?? right[index] ?? null);
        next.set(both.join(), both);
      }
    result = next;
  }
  return new Set(result.keys());
}

const relations = (max: number) =>
  fc.integer({ min: 1, max }).chain((count) => {
    const set = fc.integer({ min: 1, max: 2 ** count - 1 });
    return fc.record({
      count: fc.constant(count),
      dependencies: fc.array(fc.record({ from: set, to: set }), { maxLength: 6 }),
      parts: fc.array(set, { minLength: 1, maxLength: 4 }),
      rows: fc.array(fc.array(fc.nat(2), { minLength: count, maxLength: count }), { minLength: 1, maxLength: 6 }),
    });
  });

const inputOf = (
  count: number,
  dependencies: readonly Dependency[],
  parts: readonly number[] = [],
): NormalizationInput => ({
  attributes: [...'ABCDE'].slice(0, count),
  dependencies,
  start: 0,
  parts,
});

const sorted = (sets: readonly number[]) => [...sets].sort((a, b) => a - b);

function example(names: string, texts: string): NormalizationInput {
  const attributes = parseAttributes(names);
  if (!attributes.ok) throw new Error(names);
  const dependencies = parseDependencies(texts, attributes.value);
  if (!dependencies.ok) throw new Error(texts);
  return { attributes: attributes.value, dependencies: dependencies.value, start: 0, parts: [] };
}

describe(`${RUNS} random sets of dependencies against brute force`, () => {
  it('finds the same closures, keys and normal forms', () => {
    fc.assert(
      fc.property(relations(5), fc.nat(31), ({ count, dependencies }, some) => {
        const all = 2 ** count - 1;
        const follows = deriveAll(count, dependencies);
        const start = some & all;
        const { closure, keys, normalForm } = simulate({ ...inputOf(count, dependencies), start }).result;
        expect(within(all).filter((set) => follows[start]?.[set])).toEqual(within(closure));
        expect(sorted(keys)).toEqual(keysOf(all, follows));
        expect(normalForm === 'BCNF').toBe(isBoyceCodd(all, follows));
        expect(['3NF', 'BCNF'].includes(normalForm)).toBe(isThird(all, follows));
      }),
      { numRuns: RUNS },
    );
  });

  it('makes a minimal cover that is equivalent and has nothing redundant', () => {
    fc.assert(
      fc.property(relations(4), ({ count, dependencies }) => {
        const follows = deriveAll(count, dependencies);
        const cover = minimalCover(dependencies);
        expect(deriveAll(count, cover)).toEqual(follows);
        for (const [index, { from, to }] of cover.entries()) {
          const others = deriveAll(
            count,
            cover.filter((_, at) => at !== index),
          );
          expect(others[from]?.[to]).toBe(false);
          for (const left of within(from)) if (left !== from) expect(follows[left]?.[to]).toBe(false);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('synthesizes 3NF: every part is in 3NF, and no rows or dependencies are lost', () => {
    fc.assert(
      fc.property(relations(5), ({ count, dependencies }) => {
        const follows = deriveAll(count, dependencies);
        const { third } = simulate(inputOf(count, dependencies)).result;
        expect(third.parts.reduce((union, part) => union | part, 0)).toBe(2 ** count - 1);
        expect(third.parts.every((part) => isThird(part, follows))).toBe(true);
        expect(third.isLossless).toBe(true);
        expect(
          deriveAll(
            count,
            third.parts.flatMap((part) => projected(part, follows)),
          ),
        ).toEqual(follows);
        expect(third.lost).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  it('splits to BCNF: every part is in BCNF, and no rows are lost', () => {
    fc.assert(
      fc.property(relations(5), ({ count, dependencies }) => {
        const follows = deriveAll(count, dependencies);
        const parts = splitToBoyceCodd(2 ** count - 1, dependencies);
        expect(parts.reduce((union, part) => union | part, 0)).toBe(2 ** count - 1);
        expect(parts.every((part) => isBoyceCodd(part, follows))).toBe(true);
        expect(decompose(count, parts, dependencies).isLossless).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('loses exactly the dependencies that do not follow from those within single parts', () => {
    fc.assert(
      fc.property(relations(5), ({ count, dependencies, parts }) => {
        const follows = deriveAll(count, dependencies);
        const kept = deriveAll(
          count,
          parts.flatMap((part) => projected(part, follows)),
        );
        expect(decompose(count, parts, dependencies).lost).toEqual(
          dependencies.filter(({ from, to }) => !kept[from]?.[to]),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('calls two parts lossless exactly when their common attributes determine one of them', () => {
    fc.assert(
      fc.property(relations(5), fc.nat(31), fc.nat(31), ({ count, dependencies }, some, others) => {
        const all = 2 ** count - 1;
        const left = some & all;
        const right = (others & all) | (all & ~left);
        if (left === 0 || right === 0) return;
        const shared = deriveAll(count, dependencies)[left & right];
        expect(decompose(count, [left, right], dependencies).isLossless).toBe(
          Boolean(shared?.[left] ?? false) || Boolean(shared?.[right] ?? false),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('joins parts that the chase calls lossless to the same rows; otherwise the tableau is a counterexample', () => {
    fc.assert(
      fc.property(relations(5), ({ count, dependencies, parts, rows }) => {
        const { isLossless, tableau } = decompose(count, parts, dependencies);
        if (!isLossless) {
          // The tableau satisfies the dependencies, yet joining its parts gives a row that it does not have.
          expect(obeys(tableau, dependencies)).toBe(true);
          const covered = parts.reduce((union, part) => union | part, 0);
          if (covered === 2 ** count - 1) {
            expect(joined(tableau, parts).has(Array<number>(count).fill(0).join())).toBe(true);
            expect(tableau.map((row) => row.join())).not.toContain(Array<number>(count).fill(0).join());
          }
          return;
        }
        // Adds rows one by one, each only if the dependencies still hold.
        const relation = rows.reduce<Row[]>(
          (kept, row) => (obeys([...kept, row], dependencies) ? [...kept, row] : kept),
          [],
        );
        expect(joined(relation, parts)).toEqual(new Set(relation.map((row) => row.join())));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('decompositions of the lesson', () => {
  it('loses a dependency of the addresses in BCNF but not in 3NF', () => {
    const input = example('street city zip', 'street city -> zip; zip -> city');
    const { third, boyceCodd } = simulate(input).result;
    expect(third).toMatchObject({ parts: [0b111], isLossless: true, lost: [] });
    expect(sorted(boyceCodd.parts)).toEqual([0b101, 0b110]);
    expect(boyceCodd).toMatchObject({ isLossless: true, lost: [input.dependencies[0]] });
  });

  it('calls parts without a common attribute lossy', () => {
    const input = example('A B C', 'A -> B');
    expect(simulate({ ...input, parts: [0b001, 0b110] }).result.own).toMatchObject({ isLossless: false });
    expect(simulate({ ...input, parts: [0b011, 0b101] }).result.own).toMatchObject({ isLossless: true });
    expect(simulate({ ...input, parts: [0b011] }).result.own).toMatchObject({ isLossless: false });
  });
});
