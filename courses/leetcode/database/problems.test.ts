import { beforeAll, describe, expect, it } from 'vitest';
import { sqlProblemProblems } from '../../../src/features/sql-lab/core/sqlProblem';
import { postgresBytes } from '../../../src/features/sql-lab/node/postgresFiles';
import { viewSqlProblem } from '../../../src/features/sql-lab/node/runSqlProblem';
import { imageOfDataset } from '../../sql/datasets';
import { SQL_PROBLEMS } from '.';

const TIMEOUT_MS = 120_000;

/** On a clean machine the snapshot of PostgreSQL is made first, which takes its time. */
beforeAll(postgresBytes, 300_000);

it('defines every problem completely and once', () => {
  expect(SQL_PROBLEMS.flatMap(sqlProblemProblems)).toEqual([]);
  const ids = SQL_PROBLEMS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(SQL_PROBLEMS)('$id', (problem) => {
  it(
    'has approaches that answer the same on every dataset and engine, and a naive answer that its row kills',
    async () => {
      const { approaches, naive } = await viewSqlProblem(problem, 'en', imageOfDataset);
      expect(approaches.datasets).toHaveLength(4);
      for (const { blocks } of approaches.approaches) {
        for (const ran of blocks) expect(ran.flatMap(({ engines }) => engines)).toEqual(['sqlite', 'postgres']);
      }
      expect(naive.rows.some(({ place }) => place !== 'both')).toBe(true);
    },
    TIMEOUT_MS,
  );
});
