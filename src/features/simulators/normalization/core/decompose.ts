import { closureOf, includes, singlesOf, subsetsOf } from './closure';
import type { AttributeSet, Decomposition, Dependency, Tableau } from './types';

/**
 * A minimal equivalent set of dependencies: one attribute on each right side, no superfluous attribute on a left side,
 * no dependency that follows from the others. Where there are several, the order of the given ones decides.
 */
export function minimalCover(dependencies: readonly Dependency[]): Dependency[] {
  const single = dependencies.flatMap(({ from, to }) => singlesOf(to & ~from).map((one) => ({ from, to: one })));
  const reduced = single.map(({ from, to }) => {
    const left = singlesOf(from).reduce(
      (kept, one) => (kept !== one && includes(closureOf(kept & ~one, dependencies), to) ? kept & ~one : kept),
      from,
    );
    return { from: left, to };
  });
  const distinct = reduced.filter(
    ({ from, to }, index) => reduced.findIndex((each) => each.from === from && each.to === to) === index,
  );
  return distinct.reduce<Dependency[]>((kept, { from, to }) => {
    const others = kept.filter((each) => each.from !== from || each.to !== to);
    return includes(closureOf(from, others), to) ? others : kept;
  }, distinct);
}

function withoutContained(parts: readonly AttributeSet[]): AttributeSet[] {
  return parts.filter(
    (part, index) =>
      !parts.some((other, at) => at !== index && includes(other, part) && (other !== part || at < index)),
  );
}

/**
 * 3NF by synthesis: one part for each left side of a minimal cover, with everything that it determines there, and one
 * for a key where no part contains one. Bernstein 1976, "Synthesizing third normal form relations from functional
 * dependencies".
 */
export function synthesizeThird(
  all: AttributeSet,
  keys: readonly AttributeSet[],
  dependencies: readonly Dependency[],
): AttributeSet[] {
  const byLeft = new Map<AttributeSet, AttributeSet>();
  for (const { from, to } of minimalCover(dependencies)) byLeft.set(from, (byLeft.get(from) ?? from) | to);
  const parts = withoutContained([...byLeft.values()]);
  const hasKey = parts.some((part) => keys.some((key) => includes(part, key)));
  return hasKey ? parts : withoutContained([...parts, keys[0] ?? all]);
}

/**
 * BCNF by splitting: as long as some set determines something in a part but not all of it, the part is split into that
 * set with what it determines, and that set with the rest. Small sets are tried first.
 */
export function splitToBoyceCodd(part: AttributeSet, dependencies: readonly Dependency[]): AttributeSet[] {
  for (const from of subsetsOf(part)) {
    const known = closureOf(from, dependencies) & part;
    if (known === from || known === part) continue;
    return withoutContained([
      ...splitToBoyceCodd(known, dependencies),
      ...splitToBoyceCodd(from | (part & ~known), dependencies),
    ]);
  }
  return [part];
}

/**
 * The chase: starts with a row for each part and makes rows that are equal on the left side of a dependency equal on
 * its right side, until all dependencies hold. Aho, Beeri and Ullman 1979, "The theory of joins in relational
 * databases".
 */
function chase(count: number, parts: readonly AttributeSet[], dependencies: readonly Dependency[]): Tableau {
  const indices = (set: AttributeSet) =>
    Array.from({ length: count }, (_, index) => index).filter((i) => (set >> i) & 1);
  let rows: number[][] = parts.map((part, row) =>
    Array.from({ length: count }, (_, index) => ((part >> index) & 1 ? 0 : row + 1)),
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const { from, to } of dependencies)
      for (const left of parts.keys())
        for (const right of parts.keys()) {
          if (!indices(from).every((i) => rows[left]?.[i] === rows[right]?.[i])) continue;
          for (const i of indices(to)) {
            const [kept = 0, gone = 0] = [rows[left]?.[i] ?? 0, rows[right]?.[i] ?? 0].sort((a, b) => a - b);
            if (kept === gone) continue;
            rows = rows.map((row) => row.map((symbol, at) => (at === i && symbol === gone ? kept : symbol)));
            changed = true;
          }
        }
  }
  return rows;
}

/** The closure of a left side, computed only with dependencies within single parts. */
function closureWithin(
  start: AttributeSet,
  parts: readonly AttributeSet[],
  dependencies: readonly Dependency[],
): AttributeSet {
  for (let known = start; ;) {
    const before = known;
    for (const part of parts) known |= closureOf(known & part, dependencies) & part;
    if (known === before) return known;
  }
}

/**
 * Checks a decomposition: whether the join restores the original rows, and which dependencies no single part can check.
 */
export function decompose(
  count: number,
  parts: readonly AttributeSet[],
  dependencies: readonly Dependency[],
): Decomposition {
  const tableau = chase(count, parts, dependencies);
  return {
    parts,
    tableau,
    isLossless: tableau.some((row) => row.every((symbol) => symbol === 0)),
    lost: dependencies.filter(({ from, to }) => !includes(closureWithin(from, parts, dependencies), to)),
  };
}
