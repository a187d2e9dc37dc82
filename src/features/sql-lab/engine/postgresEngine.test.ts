import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatasetImage, Execution, SqlValue } from '../core/types';
import { openPostgres } from '../node/openEngines';
import type { SqlEngine } from './SqlEngine';

const dataset: DatasetImage = {
  id: 'small',
  scripts: { sqlite: '', postgres: 'CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2);' },
};

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openPostgres();
  await engine.init(dataset);
}, 120_000);
beforeEach(() => engine.reset());
afterAll(() => engine.dispose());

async function rows(sql: string): Promise<readonly (readonly SqlValue[])[]> {
  const execution = await engine.execute(sql);
  if (!execution.ok) throw new Error(execution.error.message);
  return execution.results.at(-1)?.rows ?? [];
}

async function fail(sql: string): Promise<Extract<Execution, { ok: false }>> {
  const execution = await engine.execute(sql);
  if (execution.ok) throw new Error(`${sql} ran.`);
  return execution;
}

const healthy = async () => {
  await engine.reset();
  expect(await rows('SELECT COUNT(*) FROM t')).toEqual([[2]]);
};

describe('PostgreSQL', () => {
  it('lists the rights of every role by whatever way it came to them', async () => {
    const added = async (sql: string) => {
      await engine.reset();
      await engine.execute('CREATE ROLE clerk; CREATE ROLE boss; GRANT SELECT ON t TO boss');
      const before = (await engine.readState()).rights?.map((right) => JSON.stringify(right));
      await engine.execute(sql);
      const { rights = [], others } = await engine.readState();
      expect(others).toEqual(expect.arrayContaining(['ROLE boss', 'ROLE clerk']));
      return rights.filter((right) => !before?.includes(JSON.stringify(right)));
    };
    expect(await added('GRANT UPDATE (a) ON t TO clerk')).toEqual([
      { privilege: 'UPDATE', scope: 'ON t TO clerk' },
      { privilege: 'UPDATE', scope: 'ON t TO clerk', column: 'a' },
    ]);
    expect(await added('GRANT boss TO clerk WITH INHERIT FALSE')).toEqual([
      { privilege: 'boss', scope: 'TO clerk WITH SET TRUE' },
    ]);
    expect(await added('GRANT DELETE ON t TO PUBLIC')).toEqual([
      { privilege: 'DELETE', scope: 'ON t TO PUBLIC' },
      { privilege: 'DELETE', scope: 'ON t TO boss' },
      { privilege: 'DELETE', scope: 'ON t TO clerk' },
    ]);
    expect(await added('ALTER ROLE clerk CREATEDB')).toEqual([{ privilege: 'CREATEDB', scope: 'FOR ROLE clerk' }]);
    expect(await added('ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO clerk')).toEqual([
      { privilege: 'SELECT', scope: 'BY DEFAULT TO clerk' },
    ]);
  });

  it('saves the data of a reader who has put on another role', async () => {
    await engine.execute('CREATE ROLE clerk; CREATE TABLE kept (a int); INSERT INTO kept VALUES (1)');
    await engine.execute('GRANT ALL ON kept TO clerk; SET ROLE clerk');
    expect(await engine.keep()).toBeInstanceOf(Uint8Array);
    const role = await engine.execute('SELECT current_user');
    expect(role.results[0]?.rows).toEqual([['clerk']]);
  });

  it('counts notices that nobody could read', async () => {
    const many = (count: number) => `DO $$ BEGIN FOR i IN 1..${count} LOOP RAISE NOTICE 'line %', i; END LOOP; END $$`;
    const few = await engine.execute(many(3));
    expect(few.results[0]).toMatchObject({ notices: ['line 1', 'line 2', 'line 3'] });
    expect(few.results[0]?.noticesLeftOut).toBeUndefined();
    const started = performance.now();
    const [result] = (await engine.execute(many(100_000))).results;
    expect([result?.notices?.length, result?.noticesLeftOut]).toEqual([100, 99_900]);
    expect(performance.now() - started).toBeLessThan(20_000);
    const long = await engine.execute("DO $$ BEGIN RAISE NOTICE '%', repeat('x', 5000); END $$");
    expect(long.results[0]?.notices?.[0]).toMatch(/^x{2000}… \(\+3000\)$/);
  }, 60_000);

  it('counts the rows that nobody will see without reading them', async () => {
    const many = (length: number) => `SELECT i, repeat('x', ${length}) AS t FROM generate_series(1, 100000) i`;
    const timeOf = async (sql: string) => {
      const started = performance.now();
      const { results } = await engine.execute(sql);
      return { result: results[0], ms: performance.now() - started };
    };
    const counted = await timeOf(`SELECT COUNT(*), SUM(length(t)) FROM (${many(1_000)}) AS rows`);
    const { result, ms } = await timeOf(many(1_000));
    expect([result?.rows.length, result?.rowCount]).toEqual([1_000, 100_000]);
    expect(result?.rows[999]).toEqual([1_000, 'x'.repeat(1_000)]);
    // Reading every row took fifty times as long as the query itself, so a page stopped it.
    expect(ms).toBeLessThan(15 * counted.ms + 1_000);
    const long = await timeOf(
      "SELECT repeat('x', CASE WHEN i > 1500 THEN 9000 ELSE 5 END) FROM generate_series(1, 3000) i",
    );
    expect([long.result?.rows.length, long.result?.rowCount]).toEqual([1_000, 3_000]);
  }, 60_000);

  it('cuts an error message that a page could not show', async () => {
    const { error } = await fail("SELECT repeat('x', 5000000)::int");
    expect(error.message).toHaveLength(2_000);
    expect(error.leftOut).toBeGreaterThan(4_990_000);
    const both = await fail(
      "DO $$ BEGIN RAISE 'no' USING DETAIL = repeat('d', 2500), HINT = repeat('h', 2500); END $$",
    );
    expect(both.error).toMatchObject({ message: 'no', leftOut: 1_000 });
  });

  it('says that no schema is searched, as a dump leaves the session', async () => {
    expect((await fail('SELECT * FROM nothing')).error.hasNoSearchPath).toBeUndefined();
    await engine.execute("SELECT pg_catalog.set_config('search_path', '', false)");
    for (const sql of ['SELECT * FROM t', 'CREATE TABLE u (a int)', 'SELECT f(1)'])
      expect((await fail(sql)).error.hasNoSearchPath).toBe(true);
    expect(await rows('RESET search_path; SELECT COUNT(*) FROM t')).toEqual([[2]]);
  });

  it.each([
    "shared_preload_libraries = 'nothing'",
    "shared_buffers = '900GB'",
    'max_connections = 200000',
    "search_path = 'elsewhere'",
  ])(
    'opens saved data whatever ALTER SYSTEM has set: %s',
    async (setting) => {
      await engine.execute(`CREATE TABLE mine (a int); INSERT INTO mine VALUES (7); ALTER SYSTEM SET ${setting}`);
      const kept = await engine.keep();
      if (typeof kept === 'string') throw new Error('Nothing was kept.');
      try {
        await engine.init({ id: `kept ${setting}`, scripts: {}, postgresFolder: kept });
        expect(await rows('SELECT a FROM mine')).toEqual([[7]]);
        expect(await rows("SELECT current_setting('max_stack_depth'), current_setting('temp_file_limit')")).toEqual([
          ['100kB', '64MB'],
        ]);
      } finally {
        await engine.init(dataset);
      }
    },
    120_000,
  );

  it('leaves no large object behind', async () => {
    await engine.execute('SELECT lo_create(4711)');
    await engine.reset();
    expect((await fail('SELECT lo_get(4711)')).error.message).toMatch(/does not exist/);
  });

  it('starts with the limits of the snapshot', async () => {
    const names = [
      'max_stack_depth',
      'temp_file_limit',
      'work_mem',
      'shared_buffers',
      'max_prepared_transactions',
      'TimeZone',
    ];
    expect(await rows(`SELECT current_setting(n) FROM unnest(ARRAY['${names.join("','")}']) n`)).toEqual([
      ['100kB'],
      ['64MB'],
      ['2MB'],
      ['1MB'],
      ['5'],
      ['UTC'],
    ]);
    expect(await rows('SELECT datname FROM pg_database')).toEqual([['postgres']]);
  });

  it('sets no recurring timer, which would keep a build alive', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
    const fresh = await openPostgres();
    try {
      await fresh.init(dataset);
      await fresh.execute('SELECT * FROM t');
      vi.advanceTimersByTime(60_000);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
      await fresh.dispose();
    }
  });

  it('returns values as text or numbers', async () => {
    expect(
      await rows(`SELECT DATE '2025-06-30', TIMESTAMP '2025-06-30 08:00', TRUE, 1.50::numeric(5, 2), 0.1::float8 + 0.2, ARRAY[1, NULL],
      '{"a": 1}'::jsonb, INTERVAL '1 day 2 hours', '\\x00ff'::bytea, 9007199254740993, NULL, 'NaN'::float8, '12:30'::time, 'x'::char(3)`),
    ).toEqual([
      [
        '2025-06-30',
        '2025-06-30 08:00:00',
        true,
        1.5,
        0.30000000000000004,
        '{1,NULL}',
        '{"a": 1}',
        '1 day 02:00:00',
        { hex: '00ff', length: 2 },
        { exact: '9007199254740993' },
        null,
        { exact: 'NaN' },
        '12:30:00',
        'x  ',
      ],
    ]);
  });

  it('sorts Vietnamese text with the collation vi', async () => {
    const words = ['Ân', 'An', 'Ăn', 'Dũng', 'Đức', 'Em', 'Ơn', 'Ôn', 'On', 'Uy', 'Ưng'];
    const sorted = await rows(`SELECT w FROM unnest(ARRAY['${words.join("','")}']) w ORDER BY w COLLATE vi`);
    expect(sorted.flat()).toEqual([...words].sort(new Intl.Collator('vi').compare));
  });

  it('returns notices, routines and error details', async () => {
    const execution = await engine.execute("DO $$ BEGIN RAISE NOTICE 'xin chào'; END $$");
    expect(execution).toMatchObject({ ok: true, results: [{ command: 'DO', notices: ['xin chào'] }] });
    expect((await fail('CREATE TABLE u (a INTEGER UNIQUE); INSERT INTO u VALUES (1), (1)')).error).toMatchObject({
      code: '23505',
      detail: 'Key (a)=(1) already exists.',
    });
    expect(await rows("SET TIME ZONE 'Asia/Ho_Chi_Minh'; SELECT TIMESTAMPTZ '2025-06-30 00:00Z'")).toEqual([
      ['2025-06-30 07:00:00+07'],
    ]);
  });

  it('reports a deferred constraint that fails only at the commit', async () => {
    await rows(
      'CREATE TABLE pairs (id INTEGER PRIMARY KEY, other INTEGER REFERENCES pairs DEFERRABLE INITIALLY DEFERRED)',
    );
    const { error } = await fail('SELECT 1;\nINSERT INTO pairs VALUES (1, 2);\nSELECT 2');
    expect(error).toMatchObject({ kind: 'sql', code: '23503', line: 2, statement: 1 });
    expect(await rows('SELECT * FROM pairs')).toEqual([]);
    expect(
      await rows(
        'BEGIN; INSERT INTO pairs VALUES (1, 2); INSERT INTO pairs VALUES (2, 1); COMMIT; SELECT id FROM pairs',
      ),
    ).toEqual([[1], [2]]);
  });

  it('undoes changes outside the schema: roles, settings, other schemas, databases', async () => {
    await rows(`CREATE ROLE thu_ngan; GRANT SELECT ON t TO thu_ngan; CREATE SCHEMA kho; CREATE TABLE kho.x (a INTEGER);
      ALTER SYSTEM SET work_mem = '1MB'; SET ROLE thu_ngan`);
    await engine.reset();
    expect(
      await rows(
        "SELECT current_user, to_regclass('kho.x'), (SELECT COUNT(*) FROM pg_roles WHERE rolname = 'thu_ngan'), current_setting('work_mem')",
      ),
    ).toEqual([['postgres', null, 0, '2MB']]);
    await rows(
      "CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'CREATE ROLE lan'; END $$; SELECT f()",
    );
    await healthy();
    expect(await rows("SELECT COUNT(*) FROM pg_roles WHERE rolname = 'lan'")).toEqual([[0]]);
  });

  it.each([
    ['with the schema', 'CREATE ROLE lan; CREATE ROLE hoa LOGIN; GRANT lan TO hoa; GRANT SELECT (a) ON t TO lan', true],
    ['with the schema', 'CREATE ROLE lan; ALTER TABLE t ENABLE ROW LEVEL SECURITY; SET ROLE lan', true],
    ['with the server', 'CREATE ROLE lan; GRANT CREATE ON DATABASE postgres TO lan', false],
    ['with the server', 'REVOKE SELECT ON information_schema.tables FROM PUBLIC', false],
    ['with the server', 'CREATE ROLE lan; CREATE SCHEMA kho AUTHORIZATION lan', false],
  ])('revokes rights %s: %s', async (_, sql, isSameServer) => {
    const started = 'SELECT pg_postmaster_start_time()';
    const before = await rows(started);
    await rows(sql);
    await engine.reset();
    expect(await rows("SELECT current_user, (SELECT COUNT(*) FROM pg_roles WHERE rolname IN ('lan', 'hoa'))")).toEqual([
      ['postgres', 0],
    ]);
    expect((await rows(started))[0]?.[0] === before[0]?.[0]).toBe(isSameServer);
    await healthy();
  });

  it('supports prepared transactions, which can stand in for a second session', async () => {
    await rows("BEGIN; DELETE FROM t WHERE a = 1; PREPARE TRANSACTION 'khac'");
    expect(await rows('SELECT COUNT(*) FROM t')).toEqual([[2]]);
    expect((await fail('SELECT * FROM t WHERE a = 1 FOR UPDATE NOWAIT')).error.code).toBe('55P03');
    await healthy();
  });

  it('rejects streaming of files', async () => {
    for (const sql of ['COPY t FROM STDIN', 'COPY t TO STDOUT']) expect((await fail(sql)).error.code).toBe('LAB_FILES');
    await healthy();
  });

  it('recovers from damaged system catalogs, even if a function caused the damage', async () => {
    await rows('DELETE FROM pg_class');
    await healthy();
    await rows(
      "CREATE FUNCTION f() RETURNS void LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'DELETE FROM ' || 'pg_' || 'index'; END $$; SELECT f()",
    );
    await healthy();
  });

  it.each([
    [
      'an endless recursive count',
      'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT COUNT(*) FROM r',
      '53400',
    ],
    ['an endless UNION', 'WITH RECURSIVE r(x) AS (SELECT 1 UNION SELECT x + 1 FROM r) SELECT COUNT(*) FROM r', '53400'],
    [
      'a table of ten million rows',
      "SELECT COUNT(*) FROM (SELECT DISTINCT x, repeat('x', 100) FROM generate_series(1, 10000000) x) s",
      '53400',
    ],
    [
      'PL/pgSQL recursion',
      'CREATE FUNCTION f(n INTEGER) RETURNS INTEGER LANGUAGE plpgsql AS $$ BEGIN RETURN f(n + 1); END $$; SELECT f(1)',
      '54001',
    ],
  ])(
    'ends %s by the limits of the snapshot and stays healthy',
    async (_name, sql, code) => {
      expect((await fail(sql)).error).toMatchObject({ kind: 'resources', code });
      await healthy();
    },
    60_000,
  );

  it.each([
    [
      'recursion of SQL functions',
      'CREATE FUNCTION g(n INTEGER) RETURNS INTEGER LANGUAGE sql VOLATILE AS $$ SELECT g(n + 1) $$; SELECT g(1)',
    ],
    ['three hundred nested subqueries', `SELECT * FROM ${'(SELECT * FROM '.repeat(300)}t${') s'.repeat(300)}`],
  ])(
    'notices that %s killed it, and starts again',
    async (_name, sql) => {
      expect((await fail(sql)).error.kind).toBe('engine');
      await healthy();
    },
    60_000,
  );
});
