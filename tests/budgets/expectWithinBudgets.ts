import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { BASELINE, type Weight } from './budgets';
import { overBudget, roomLeft } from './overBudget';
import { WEIGHED } from './weighed';

/** Fails if one of the weights is over its budget, and says what has grown. */
export function expectWithinBudgets(record: string, weights: readonly Weight[]): void {
  console.log(roomLeft(weights).join('\n'));
  mkdirSync(WEIGHED, { recursive: true });
  writeFileSync(path.join(WEIGHED, `${record}.json`), JSON.stringify(weights));
  const over = overBudget(weights, BASELINE);
  expect(over, over.join('\n\n')).toEqual([]);
}
