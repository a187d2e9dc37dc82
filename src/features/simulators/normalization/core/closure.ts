import type { AttributeSet, ClosureStep, Dependency } from './types';

export function includes(set: AttributeSet, part: AttributeSet): boolean {
  return (set & part) === part;
}

export function sizeOf(set: AttributeSet): number {
  return singlesOf(set).length;
}

/** All subsets of `whole`, small ones first. */
export function subsetsOf(whole: AttributeSet): AttributeSet[] {
  return Array.from({ length: whole + 1 }, (_, set) => set)
    .filter((set) => includes(whole, set))
    .sort((a, b) => sizeOf(a) - sizeOf(b) || a - b);
}

/** The single-attribute subsets of a set. */
export function singlesOf(set: AttributeSet): AttributeSet[] {
  const singles: AttributeSet[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) singles.push(rest & -rest);
  return singles;
}

/** Repeatedly applies the first dependency that still adds something. */
export function closureSteps(start: AttributeSet, dependencies: readonly Dependency[]): ClosureStep[] {
  const steps: ClosureStep[] = [];
  for (let before = start; ;) {
    const known = before;
    const applicable = dependencies.flatMap(({ from, to }, index) =>
      includes(known, from) && !includes(known, to) ? [index] : [],
    );
    const [dependency] = applicable;
    if (dependency === undefined) return steps;
    const added = (dependencies[dependency]?.to ?? 0) & ~before;
    steps.push({ dependency, before, added, after: before | added, applicable });
    before |= added;
  }
}

export function closureOf(start: AttributeSet, dependencies: readonly Dependency[]): AttributeSet {
  return closureSteps(start, dependencies).at(-1)?.after ?? start;
}
