import { afterAll, beforeAll } from 'vitest';
import { imageOfDataset } from '../courses/sql/datasets';
import { nodeGradeRunner } from '../src/features/sql-lab/node/gradeRunner';
import { postgresBytes } from '../src/features/sql-lab/node/postgresFiles';

/** Runners of both engines for the tests of a file, closed after them. */
export function openGradeRunners() {
  // On a clean machine the PostgreSQL snapshot is created first, which takes a while.
  beforeAll(postgresBytes, 300_000);
  const runners = {
    sqlite: nodeGradeRunner('sqlite', imageOfDataset),
    postgres: nodeGradeRunner('postgres', imageOfDataset),
  };
  afterAll(async () => {
    for (const runner of Object.values(runners)) await runner.dispose();
  });
  return runners;
}
