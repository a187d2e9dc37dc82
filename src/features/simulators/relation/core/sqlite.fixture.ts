import { afterAll, beforeAll } from 'vitest';
import type { SqlEngine } from '@site/src/features/sql-lab/engine/SqlEngine';
import { openSqlite } from '@site/src/features/sql-lab/node/openEngines';

/** Opens an SQLite database without tables before the tests of a group, and closes it after them. */
export function sqliteForTests(): () => SqlEngine {
  let engine: SqlEngine | undefined;
  beforeAll(async () => {
    engine = await openSqlite();
    await engine.init({ id: 'empty', scripts: { sqlite: '', postgres: '' } });
  });
  afterAll(() => engine?.dispose());
  return () => {
    if (!engine) throw new Error('SQLite is open only while tests run.');
    return engine;
  };
}

/** Rows as sorted texts, since SQL promises no order without ORDER BY. */
export function sortedRows(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
