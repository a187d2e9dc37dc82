import { describe, expect, it } from 'vitest';
import { planProfile, samePlan } from './planProfile';
import type { PlanNode } from './queryPlan';

const node = (label: string, ...children: PlanNode[]): PlanNode => ({ label, details: [], children });

describe('planProfile', () => {
  it('counts the steps of SQLite', () => {
    expect(
      planProfile([
        node('SCAN c'),
        node('SEARCH o USING INDEX i (customer_id=?)'),
        node('CORRELATED SCALAR SUBQUERY 1', node('SCAN f'), node('SCAN CONSTANT ROW')),
        node('USE TEMP B-TREE FOR ORDER BY'),
      ]),
    ).toEqual({ scans: 2, searches: 1, sorts: 1, repeated: 1 });
  });

  it('does not count reading every row as a search, whatever SQLite calls it', () => {
    expect(planProfile([node('SEARCH staff')])).toEqual({ scans: 1, searches: 0, sorts: 0, repeated: 0 });
  });

  it('counts the steps of PostgreSQL', () => {
    expect(
      planProfile([
        node(
          'Sort',
          node('Hash Join', node('Seq Scan on books b'), node('Hash', node('Index Only Scan using k on c'))),
        ),
      ]),
    ).toEqual({ scans: 1, searches: 1, sorts: 1, repeated: 0 });
  });
});

describe('samePlan', () => {
  it('compares labels, details and children', () => {
    expect(samePlan([node('a', node('b'))], [node('a', node('b'))])).toBe(true);
    expect(samePlan([node('a', node('b'))], [node('a'), node('b')])).toBe(false);
  });
});
