import { expect, it } from 'vitest';
import { BASELINE, type BudgetName, DESCRIPTIONS, type Weight, limitOf } from './budgets';
import { overBudget, roomLeft } from './overBudget';

const heavy: Weight = {
  of: '/docs/lesson',
  budget: 'text.rules',
  weight: 2 * limitOf('text.rules'),
  parts: { menu: 9000, quiz: 11_000 },
};

it('has nothing to say while all weights are within their budgets', () => {
  expect(overBudget([{ ...heavy, weight: limitOf('text.rules') }])).toEqual([]);
});

it('gives every budget an accepted weight and at least 5 % of room', () => {
  for (const budget of Object.keys(DESCRIPTIONS) as BudgetName[]) {
    const accepted = BASELINE[budget];
    expect(accepted, budget).toBeDefined();
    expect(limitOf(budget), budget).toBeGreaterThanOrEqual(1.05 * (accepted?.weight ?? NaN));
  }
});

it('says by how much, what has grown, and how it is accepted', () => {
  const accepted = { of: '/docs/other', weight: 10_000, parts: { menu: 8995, quiz: 2000 } };
  const [message = ''] = overBudget([heavy], { 'text.rules': accepted });
  expect(message).toContain(`/docs/lesson: ${heavy.weight.toLocaleString('en')} B, the budget text.rules`);
  expect(message).toContain('Grown over /docs/other');
  expect(message).toContain('  quiz: +9,000');
  expect(message).not.toContain('menu');
  expect(message).toContain('npm run budget:accept');
});

it('lists the largest parts if nothing was accepted before', () => {
  expect(overBudget([heavy])[0]).toMatch(/quiz: 11,000\n\s+menu: 9,000/);
});

it('tells the heaviest of each kind and its room', () => {
  const light = { ...heavy, of: '/blog/post', weight: 100 };
  const told = roomLeft([light, { ...light, of: '/', weight: 90 }]);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^text\.rules: 100 B of [\d,]+ B, \d+ % of room \(\/blog\/post\)$/);
});
