import { beforeAll, describe, expect, it } from 'vitest';
import type { SqlEngine } from '../../engine/SqlEngine';
import { openSqlite } from '../../node/openEngines';
import { planLines } from './comparePlans';
import { fullReads } from './fullReads';

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
  await engine.execute(
    'CREATE TABLE t (a INTEGER PRIMARY KEY, b, c); CREATE TABLE u (d, e); CREATE INDEX t_b ON t (b);',
  );
});

async function readsOf(query: string): Promise<number> {
  const { results } = await engine.execute(`EXPLAIN QUERY PLAN ${query}`);
  return fullReads(planLines(results[0]?.rows ?? []));
}

describe('fullReads', () => {
  it.each([
    ['SELECT * FROM t', 1],
    ['SELECT b FROM t', 1],
    ['SELECT * FROM t WHERE a = 1', 0],
    ['SELECT * FROM t WHERE b > 1 AND b < 9 ORDER BY c', 0],
    ['SELECT * FROM t WHERE b + 0 > 1', 1],
    ['SELECT * FROM u AS x JOIN t AS y ON y.a = x.d', 1],
    ['SELECT * FROM u AS x JOIN u AS y ON y.d = x.e', 2],
    ['SELECT 1', 0],
    ['VALUES (1), (2)', 0],
    ['WITH few AS MATERIALIZED (SELECT * FROM t WHERE b > 1) SELECT * FROM few', 0],
    ['SELECT * FROM (SELECT b, COUNT(*) AS n FROM t WHERE b > 1 GROUP BY b LIMIT 3) WHERE n > 1', 0],
    ['SELECT * FROM t WHERE b = 1 UNION ALL SELECT * FROM t WHERE b = 2', 0],
    ['SELECT * FROM t WHERE b IN (SELECT d FROM u)', 1],
    ['WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n', 0],
  ])('%s: %i', async (query, count) => {
    expect(await readsOf(query)).toBe(count);
  });
});
