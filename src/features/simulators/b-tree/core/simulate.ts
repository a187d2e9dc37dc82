import { findSteps } from './find';
import { pageOf, PageTree, type PageRules } from './PageTree';
import type { BTreeInput, BTreeStep, BTreeTrace } from './types';

/** How the input's pages are split: with `append`, a new rightmost page gets the largest key alone. */
function rulesOf({ capacity, split }: Pick<BTreeInput, 'capacity' | 'split'>): PageRules {
  const rules = { leaf: capacity, inner: capacity };
  return split === 'append' ? { ...rules, keep: { leaf: capacity, inner: capacity - 1 } } : rules;
}

/**
 * Builds an index key by key, then, in mode `find`, searches it. Equal keys are ordered by row, as in SQLite and
 * PostgreSQL.
 */
export function simulate(input: BTreeInput): BTreeTrace {
  const growing = new PageTree(rulesOf(input));
  const inserts: BTreeStep[] = [];
  for (const [index, key] of input.keys.entries()) {
    const entry = { key, row: index + 1 };
    for (const change of growing.insert(entry)) {
      const tree = growing.snapshot();
      inserts.push(change.kind === 'insert' ? { ...change, tree, entry } : { ...change, tree });
    }
  }
  const tree = growing.snapshot();
  const finds = findSteps(tree, input.conditions, input.isCovering);
  const rows = finds.flatMap((step) => {
    if (step.kind !== 'leaf') return [];
    const page = pageOf(tree.pages, step.page);
    return page.kind === 'leaf' ? step.matches.map((index) => page.entries[index]?.row ?? 0) : [];
  });
  return { steps: input.mode === 'insert' ? inserts : finds, result: { tree, rows } };
}
