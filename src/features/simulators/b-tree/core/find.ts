import { comparePrefix, countUpTo } from './order';
import { childOf, pageOf } from './PageTree';
import type { Bound, BTreeStep, Cell, Condition, Entry, Key, LeafPage, Stop, Tree } from './types';

/** How the conditions bound the walk down the tree. */
export interface Access {
  /** How many leading columns bound the walk; conditions on other columns only filter the entries read. */
  readonly used: number;
  /** Where the walk begins; null for the first leaf. */
  readonly from: Bound | null;
  /** The walk stops at entries that begin with something larger; null where the range has no upper end. */
  readonly to: Key | null;
}

/**
 * The leftmost prefix: equality conditions on the leading columns without a gap, then at most one range. A condition
 * after a gap or after a range cannot bound the walk.
 */
export function accessOf(conditions: readonly (Condition | null)[]): Access {
  const equal: Cell[] = [];
  for (const condition of conditions) {
    if (condition?.kind === 'equal') equal.push(condition.value);
    else if (condition) {
      const { from, to } = condition;
      const hasFrom = from !== null || equal.length > 0;
      return {
        used: equal.length + 1,
        from: hasFrom ? { key: from === null ? equal : [...equal, from], row: null } : null,
        to: to === null ? equalOrOpen(equal) : [...equal, to],
      };
    } else break;
  }
  return { used: equal.length, from: equal.length > 0 ? { key: equal, row: null } : null, to: equalOrOpen(equal) };
}

const equalOrOpen = (equal: Key): Key | null => (equal.length > 0 ? equal : null);

/** Whether a key satisfies all conditions. */
export function holds(key: Key, conditions: readonly (Condition | null)[]): boolean {
  return conditions.every((condition, column) => {
    const cell = key[column];
    if (condition === null || cell === undefined) return true;
    if (condition.kind === 'equal') return comparePrefix([cell], [condition.value]) === 0;
    const { from, to } = condition;
    return (from === null || comparePrefix([cell], [from]) >= 0) && (to === null || comparePrefix([cell], [to]) <= 0);
  });
}

/**
 * Reads the pages that a query needs and, where the index lacks a column, the table for each row. Each page stores the
 * bound of its right neighbour (the high key of PostgreSQL's nbtree), which tells whether the next leaf can hold more
 * matches. So no leaf is read in vain, except where equal keys lie on both sides of a bound.
 */
export function findSteps(tree: Tree, conditions: readonly (Condition | null)[], isCovering: boolean): BTreeStep[] {
  const { from, to } = accessOf(conditions);
  const steps: BTreeStep[] = [];
  let page = pageOf(tree.pages, tree.root);
  while (page.kind === 'inner') {
    const child = from ? childOf(page, from) : (page.children[0] ?? 0);
    steps.push({ kind: 'inner', page: page.id, child });
    page = pageOf(tree.pages, child);
  }
  for (let leaf: LeafPage = page; ;) {
    const { id, entries, next }: LeafPage = leaf;
    // The index of the first entry not below the bound. An entry has a row, so it never equals a bound without one.
    const first = from ? countUpTo(entries, from) : 0;
    const beyond = entries.findIndex(({ key }, index) => index >= first && isBeyond(key, to));
    const end = beyond < 0 ? entries.length : beyond;
    const matches = entries.flatMap(({ key }, index) =>
      index >= first && index < end && holds(key, conditions) ? [index] : [],
    );
    steps.push({ kind: 'leaf', page: id, isLinked: steps.some(({ kind }) => kind === 'leaf'), matches });
    if (!isCovering) steps.push(...matches.map((index) => visit(id, index, entries)));
    const stop = stopOf(leaf, beyond >= 0, to);
    const after = next === null ? null : pageOf(tree.pages, next);
    if (stop || after?.kind !== 'leaf') return [...steps, { kind: 'end', stop: stop ?? 'last' }];
    leaf = after;
  }
}

function visit(page: number, index: number, entries: readonly Entry[]): BTreeStep {
  return { kind: 'visit', page, index, row: entries[index]?.row ?? 0 };
}

function isBeyond(key: Key, to: Key | null): boolean {
  return to !== null && comparePrefix(key, to) > 0;
}

function stopOf({ fence, next }: LeafPage, sawBeyond: boolean, to: Key | null): Stop | null {
  if (sawBeyond) return 'beyond';
  if (next === null || fence === null) return 'last';
  return isBeyond(fence.key, to) ? 'fence' : null;
}
