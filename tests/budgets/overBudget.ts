import { type Baseline, type BudgetName, DESCRIPTIONS, type Parts, type Weight, limitOf } from './budgets';

/** The smallest growth of a part that is named, in bytes; less is noise. */
const NOTEWORTHY = 20;
const MOST_PARTS = 12;

const isCount = (budget: BudgetName) => budget.endsWith('.requests');
const shown = (budget: BudgetName, value: number) =>
  isCount(budget) ? `${value}` : `${Math.round(value).toLocaleString('en')} B`;

const lines = (parts: readonly (readonly [string, number])[], sign = '') =>
  [...parts]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST_PARTS)
    .map(([part, value]) => `  ${part}: ${sign}${value.toLocaleString('en')}`)
    .join('\n');

/** What has grown since the accepted weight, largest first; without one, what there is. */
function growth(now: Parts, accepted: Baseline[BudgetName]): string {
  const before = accepted?.parts;
  if (!before) return `Its largest parts:\n${lines(Object.entries(now))}`;
  const grown = Object.entries(now)
    .map(([part, value]) => [part, value - (before[part] ?? 0)] as const)
    .filter(([, by]) => by >= NOTEWORTHY);
  if (grown.length === 0) return `No part is larger than that of ${accepted.of}, which was accepted.`;
  return `Grown over ${accepted.of}, which was accepted:\n${lines(grown, '+')}`;
}

/**
 * Says which of the weights are over their budgets: by how much, what has grown since the accepted ones, and how the
 * growth is accepted. An empty list means that all have room.
 */
export function overBudget(weights: readonly Weight[], baseline: Baseline = {}): readonly string[] {
  return weights
    .filter(({ budget, weight }) => weight > limitOf(budget))
    .map(({ of, budget, weight, parts = {} }) => {
      const over = `${of}: ${shown(budget, weight)}, the budget ${budget} (${DESCRIPTIONS[budget]}) is ${shown(budget, limitOf(budget))}.`;
      const why = Object.keys(parts).length > 0 ? `\n${growth(parts, baseline[budget])}` : '';
      return `${over}${why}\nMake it lighter; or accept it with npm run budget:accept, and say in the commit message what readers get for it.`;
    });
}

/** The heaviest of the weights of each budget. */
export function heaviestOf(weights: readonly Weight[]): ReadonlyMap<BudgetName, Weight> {
  const heaviest = new Map<BudgetName, Weight>();
  for (const one of weights) {
    if (one.weight >= (heaviest.get(one.budget)?.weight ?? 0)) heaviest.set(one.budget, one);
  }
  return heaviest;
}

/** The heaviest of each budget with the room that is left, for the log. */
export function roomLeft(weights: readonly Weight[]): readonly string[] {
  return [...heaviestOf(weights).values()].map(({ of, budget, weight }) => {
    const left = limitOf(budget) - weight;
    const room = weight === 0 ? '' : `, ${Math.floor((100 * left) / weight)} % of room`;
    return `${budget}: ${shown(budget, weight)} of ${shown(budget, limitOf(budget))}${room} (${of})`;
  });
}
