import { afterAll, beforeAll } from 'vitest';
import type { SqlEngine } from '@site/src/features/sql-lab/engine/SqlEngine';
import { openSqlite } from '@site/src/features/sql-lab/node/openEngines';

/** For the tests of a group: an SQLite without tables, which is there while they run. */
export function sqliteForTests(): () => SqlEngine {
  let engine: SqlEngine | undefined;
  beforeAll(async () => {
    engine = await openSqlite();
    await engine.init({ id: 'empty', scripts: { sqlite: '', postgres: '' } });
  });
  afterAll(() => engine?.dispose());
  return () => {
    if (!engine) throw new Error('SQLite is there while tests run.');
    return engine;
  };
}

/** Rows in an order of their own: that of a result without ORDER BY says nothing. */
export function sortedRows(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row)).sort();
}
