import { beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../node/openEngines';
import { postgresBytes } from '../../node/postgresFiles';
import { LIST_TABLES, liveTables } from './liveTables';
import { ENGINE_NAMES } from '../types';

/** Without a cache, the PostgreSQL snapshot is built first, which takes a while. */
beforeAll(postgresBytes, 300_000);

describe.each(ENGINE_NAMES)('liveTables on %s', (name) => {
  it('finds the tables that the reader has created', async () => {
    const engine = await openEngine[name]();
    await engine.init({ id: 'empty', scripts: {} });
    await engine.execute('CREATE TABLE a (x INTEGER, y TEXT); CREATE VIEW b AS SELECT x AS z FROM a');
    const tables = liveTables(await engine.execute(LIST_TABLES[name]));
    expect(tables.map((table) => [table.name, table.columns.map((column) => column.name)])).toEqual([
      ['a', ['x', 'y']],
      ['b', ['z']],
    ]);
    expect(tables[0]?.columns[0]?.type.toLowerCase()).toBe('integer');
    await engine.dispose();
  });
});
