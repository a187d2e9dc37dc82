import { describe, expect, it } from 'vitest';
import type { DatasetTable } from '../../../src/features/sql-lab/core/data/dataset';
import { sqlProblemProblems, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { ENGINE_NAMES, type EngineName, type SqlRow } from '../../../src/features/sql-lab/core/types';
import { viewSqlProblem } from '../../../src/features/sql-lab/node/runSqlProblem';
import { openGradeRunners } from '../../../tests/gradeRunners';
import { imageOfDataset } from '../../sql/datasets';
import { SQL_PROBLEMS } from '.';

const TIMEOUT_MS = 120_000;

const FIRST_ROWS = 50;
const runners = openGradeRunners();

/** The rows that each statement returns on the generated rows of a problem. */
async function answer(engine: EngineName, { cost }: SqlProblem, sql: string): Promise<(readonly SqlRow[])[]> {
  const { execution } = await runners[engine].run(cost.dataset.id, sql, { setup: [], withState: false });
  if (!execution.ok) throw new Error(execution.error.message);
  return execution.results.map(({ rows }) => rows);
}

it('defines every problem completely and once', () => {
  expect(SQL_PROBLEMS.flatMap(sqlProblemProblems)).toEqual([]);
  const ids = SQL_PROBLEMS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(SQL_PROBLEMS)('$id', (problem) => {
  it(
    'has approaches that agree on every dataset and engine, and a naive answer that its own row refutes',
    async () => {
      const { approaches, naive } = await viewSqlProblem(problem, 'en', imageOfDataset);
      expect(approaches.datasets).toHaveLength(4);
      for (const { blocks } of approaches.approaches) {
        for (const ran of blocks) expect(ran.flatMap(({ engines }) => engines)).toEqual(['sqlite', 'postgres']);
      }
      expect(naive.rows.some(({ presence }) => presence !== 'both')).toBe(true);
    },
    TIMEOUT_MS,
  );

  it(
    'is measured on about 100,000 rows, equal on both engines, the first of which the schema shows',
    async () => {
      const { tables } = problem.cost.dataset;
      const rowCount = tables.reduce((sum, { generated }) => sum + (generated?.count ?? 0), 0);
      expect(rowCount).toBeGreaterThan(95_000);
      expect(rowCount).toBeLessThanOrEqual(102_000);
      const firstOf = ({ name, primaryKey }: DatasetTable) =>
        `SELECT * FROM ${name} ORDER BY ${primaryKey.join(', ')} LIMIT ${FIRST_ROWS};`;
      const query = tables.map(firstOf).join('\n');
      const [sqlite, postgres] = await Promise.all(ENGINE_NAMES.map((engine) => answer(engine, problem, query)));
      expect(postgres).toEqual(sqlite);
      for (const [index, { generated }] of tables.entries())
        expect(sqlite?.[index]?.slice(0, generated?.sample.length)).toEqual(generated?.sample);
    },
    TIMEOUT_MS,
  );
});
