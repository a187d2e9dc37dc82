import { BUDGETS, type BudgetName } from './budgets';

export type Parts = Readonly<Record<string, number>>;

/** Something that has a budget. */
export interface Weight {
  /** What was weighed, such as the address of a page. */
  readonly of: string;
  readonly budget: BudgetName;
  readonly weight: number;
  /** What it consists of, by name; need not add up to the weight. */
  readonly parts?: Parts;
}

/** The room that a raised budget gets above what was weighed. */
const ROOM = 1.08;
/** The smallest growth of a part that is named, in bytes; less is noise. */
const NOTEWORTHY = 20;
const MOST_PARTS = 12;

const KILOBYTE = 1024;
const isCount = (budget: BudgetName) => budget.endsWith('.requests');
const shown = (budget: BudgetName, value: number) =>
  isCount(budget) ? `${value}` : `${Math.round(value).toLocaleString('en')} B`;

const lines = (parts: readonly (readonly [string, number])[], sign = '') =>
  [...parts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST_PARTS)
    .map(([part, value]) => `  ${part}: ${sign}${value.toLocaleString('en')}`)
    .join('\n');

/** What has grown since `before`, largest first; without an earlier weight, what there is. */
function growth(now: Parts, before: Parts | undefined): string {
  if (!before)
    return `No earlier build on this machine kept to its budget. Its largest parts:\n${lines(Object.entries(now))}`;
  const grown = Object.entries(now)
    .map(([part, value]) => [part, value - (before[part] ?? 0)] as const)
    .filter(([, by]) => by >= NOTEWORTHY);
  if (grown.length === 0) return 'No part has grown since the last build that kept to its budget.';
  return `Grown since the last build that kept to its budget:\n${lines(grown, '+')}`;
}

/** The value to write into `budgets.ts` so that `weight` has room again. */
function accepted(budget: BudgetName, weight: number): string {
  if (isCount(budget)) return String(Math.ceil(weight * ROOM));
  return `${(Math.ceil((weight * ROOM * 10) / KILOBYTE) / 10).toLocaleString('en').replaceAll(',', '_')} * KILOBYTE`;
}

/**
 * Says which of the weights are over their budgets: by how much, what has grown since the weights in `before`, and how
 * the growth is accepted. An empty list means that all have room.
 */
export function overBudget(
  weights: readonly Weight[],
  before: Readonly<Record<string, Parts>> = {},
): readonly string[] {
  return weights
    .filter(({ budget, weight }) => weight > BUDGETS[budget])
    .map(({ of, budget, weight, parts = {} }) => {
      const over = `${of}: ${shown(budget, weight)}, the budget ${budget} is ${shown(budget, BUDGETS[budget])}.`;
      const why = Object.keys(parts).length > 0 ? `\n${growth(parts, before[`${budget} ${of}`])}` : '';
      return `${over}${why}\nMake it lighter; or accept it: in tests/budgets/budgets.ts set '${budget}' to ${accepted(budget, weight)}, and say in the commit message what readers get for it.`;
    });
}

/** The heaviest of the weights of each budget, with the room that is left, for the log. */
export function heaviestOf(weights: readonly Weight[]): readonly string[] {
  const heaviest = new Map<BudgetName, Weight>();
  for (const one of weights) {
    if (one.weight >= (heaviest.get(one.budget)?.weight ?? 0)) heaviest.set(one.budget, one);
  }
  return [...heaviest.values()].map(({ of, budget, weight }) => {
    const left = BUDGETS[budget] - weight;
    const room = weight === 0 ? '' : `, ${Math.floor((100 * left) / weight)} % of room`;
    return `${budget}: ${shown(budget, weight)} of ${shown(budget, BUDGETS[budget])}${room} (${of})`;
  });
}
