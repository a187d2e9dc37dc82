import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { heaviestOf, overBudget, type Parts, type Weight } from './overBudget';

const FOLDER = path.resolve(import.meta.dirname, '../../.cache/weights');

/**
 * Fails if one of the weights is over its budget, and says what has grown. The parts of those that keep to theirs are
 * kept in `.cache/weights/<record>.json` as what the next build is compared with.
 */
export function expectWithinBudgets(record: string, weights: readonly Weight[]): void {
  console.log(heaviestOf(weights).join('\n'));
  const file = path.join(FOLDER, `${record}.json`);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Parts>) : {};
  const over = overBudget(weights, before);
  expect(over, over.join('\n\n')).toEqual([]);
  const now = weights.flatMap(({ of, budget, parts }) => (parts ? [[`${budget} ${of}`, parts] as const] : []));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...before, ...Object.fromEntries(now) }));
}
