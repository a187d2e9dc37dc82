import { expect, it } from 'vitest';
import { explainStatement, readPlan } from './queryPlan';
import type { SqlRow } from '../types';

const result = (rows: readonly SqlRow[]) => ({ command: 'EXPLAIN', columns: [], rows, rowCount: rows.length });

it("uses each engine's own statement", () => {
  expect(explainStatement(' SELECT 1;\n', 'sqlite')).toBe('EXPLAIN QUERY PLAN SELECT 1');
  expect(explainStatement('SELECT 1', 'postgres')).toBe('EXPLAIN (COSTS OFF) SELECT 1');
});

it('parses the rows of SQLite', () => {
  const rows = [
    [3, 0, 0, 'MULTI-INDEX OR'],
    [4, 3, 0, 'INDEX 1'],
    [9, 4, 0, 'SEARCH b'],
    [20, 0, 0, 'USE TEMP B-TREE FOR ORDER BY'],
  ];
  expect(readPlan(result(rows), 'sqlite')).toEqual([
    {
      label: 'MULTI-INDEX OR',
      details: [],
      children: [{ label: 'INDEX 1', details: [], children: [{ label: 'SEARCH b', details: [], children: [] }] }],
    },
    { label: 'USE TEMP B-TREE FOR ORDER BY', details: [], children: [] },
  ]);
});

it('parses the lines of PostgreSQL', () => {
  const lines = [
    'Sort',
    '  Sort Key: b.title',
    '  ->  Hash Join',
    '        Hash Cond: (b.category_id = c.category_id)',
    '        ->  Seq Scan on books b',
    '              Filter: (price > 100)',
    '        ->  Hash',
    '              ->  Seq Scan on categories c',
    '  SubPlan 1',
    '    ->  Seq Scan on orders',
  ];
  const leaf = (label: string, details: string[] = []) => ({ label, details, children: [] });
  expect(readPlan(result(lines.map((line) => [line])), 'postgres')).toEqual([
    {
      label: 'Sort',
      details: ['Sort Key: b.title'],
      children: [
        {
          label: 'Hash Join',
          details: ['Hash Cond: (b.category_id = c.category_id)'],
          children: [
            leaf('Seq Scan on books b', ['Filter: (price > 100)']),
            { label: 'Hash', details: [], children: [leaf('Seq Scan on categories c')] },
          ],
        },
        { label: 'SubPlan 1', details: [], children: [leaf('Seq Scan on orders')] },
      ],
    },
  ]);
});
