import { expect, it } from 'vitest';
import { BUDGETS } from './budgets';
import { heaviestOf, overBudget, type Weight } from './overBudget';

const heavy: Weight = {
  of: '/docs/lesson',
  budget: 'text.rules',
  weight: 20_000,
  parts: { menu: 9000, quiz: 11_000 },
};

it('has nothing to say while all weights are within their budgets', () => {
  expect(overBudget([{ ...heavy, weight: BUDGETS['text.rules'] }])).toEqual([]);
});

it('says by how much, what has grown, and which line accepts it', () => {
  const [message = ''] = overBudget([heavy], { 'text.rules /docs/lesson': { menu: 8995, quiz: 2000 } });
  expect(message).toContain(
    `/docs/lesson: 20,000 B, the budget text.rules is ${BUDGETS['text.rules'].toLocaleString('en', { maximumFractionDigits: 0 })} B`,
  );
  expect(message).toContain('  quiz: +9,000');
  expect(message).not.toContain('menu');
  expect(message).toContain("tests/budgets/budgets.ts set 'text.rules' to 21.1 * KILOBYTE");
});

it('accepts with room: the value that it names is at least 5 % above the weight', () => {
  for (const weight of [11_000, 60_000, 9_900_000]) {
    const [message = ''] = overBudget([{ of: 'a', budget: 'text.rules', weight }]);
    const [, kilobytes = ''] = /to ([\d._]+) \* KILOBYTE/.exec(message) ?? [];
    expect(Number(kilobytes.replaceAll('_', '')) * 1024).toBeGreaterThanOrEqual(1.05 * weight);
  }
  const [requests = ''] = overBudget([{ of: 'a', budget: 'text.requests', weight: 40 }]);
  expect(requests).toContain("set 'text.requests' to 44,");
});

it('lists the largest parts if there is no earlier build to compare with', () => {
  expect(overBudget([heavy])[0]).toMatch(/quiz: 11,000\n\s+menu: 9,000/);
});

it('tells the heaviest of each kind and its room', () => {
  const light = { ...heavy, of: '/blog/post', weight: 10_000 };
  const told = heaviestOf([light, { ...light, of: '/', weight: 9000 }]);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^text\.rules: 10,000 B of [\d,]+ B, \d+ % of room \(\/blog\/post\)$/);
});
