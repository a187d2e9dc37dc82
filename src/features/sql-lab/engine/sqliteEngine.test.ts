import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatasetImage, Execution } from '../core/types';
import { openSqlite } from '../node/openEngines';
import type { SqlEngine } from './SqlEngine';

const shop: DatasetImage = {
  id: 'shop',
  scripts: {
    sqlite: `CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, price REAL);
      INSERT INTO books VALUES (1, 'Sông', 10.5), (2, 'Núi', NULL);`,
    postgres: '',
  },
};

let engine: SqlEngine;
beforeAll(async () => {
  engine = await openSqlite();
  await engine.init(shop);
});
beforeEach(() => engine.reset());
afterAll(() => engine.dispose());

async function run(sql: string): Promise<Extract<Execution, { ok: true }>> {
  const execution = await engine.execute(sql);
  if (!execution.ok) throw new Error(execution.error.message);
  return execution;
}

async function fail(sql: string): Promise<Extract<Execution, { ok: false }>> {
  const execution = await engine.execute(sql);
  if (execution.ok) throw new Error(`${sql} ran.`);
  return execution;
}

describe('SQLite', () => {
  it('cuts an error message that a page could not show', async () => {
    const { error } = await fail(`SELECT ${'x'.repeat(1_000_000)}`);
    expect(error.message).toMatch(/^no such column: x+$/);
    expect(error.message.length + (error.leftOut ?? 0)).toBe(1_000_016);
  });

  it('runs triggers whose bodies use columns named like the ends of a body', async () => {
    const { results } = await run(`CREATE TABLE shifts (id INTEGER, "begin" TEXT, "end" TEXT);
      CREATE TABLE log (id INTEGER, note TEXT);
      CREATE TRIGGER t1 AFTER INSERT ON shifts BEGIN
        INSERT INTO log VALUES (NEW.id, NEW.end);
        UPDATE log SET note = note || '!' WHERE id = NEW.id;
      END;
      INSERT INTO shifts VALUES (1, '08:00', '16:00');
      SELECT note FROM log;`);
    expect(results.at(-1)?.rows).toEqual([['16:00!']]);
    expect(results).toHaveLength(5);
  });

  it('reports the storage classes of the values read', async () => {
    const { results } = await run("SELECT id, title, price, x'00ff' AS bytes, NULL AS unknown FROM books");
    expect(results[0]?.types).toEqual(['integer', 'text', 'real', 'blob', null]);
  });

  it('checks foreign keys', async () => {
    const { error } = await fail('CREATE TABLE sales (book INTEGER REFERENCES books); INSERT INTO sales VALUES (9)');
    expect(error.message).toBe('FOREIGN KEY constraint failed');
  });

  it('keeps 64-bit integers exact', async () => {
    const { results } = await run('SELECT 9007199254740993 AS n');
    expect(results[0]?.rows).toEqual([[{ exact: '9007199254740993' }]]);
  });

  it.each([
    ['SELECT title FORM books', 'books'],
    ['SELECT a b c FROM books', 'c FROM'],
    ["SELECT 'title' title, id title title FROM books", 'title FROM'],
    ['SELECT books.titel FROM books', 'titel'],
    ['SELECT * FROM book', 'book'],
    ['SELECT LEN(title) FROM books', 'LEN'],
    ['SELECT id FROM books WHERE', ''],
    ["SELECT 1; SELECT 'abc", "'abc"],
  ])('points into %s', async (sql, rest) => {
    const { error } = await fail(sql);
    expect(sql.slice(error.offset).startsWith(rest)).toBe(true);
    expect(error.offset).toBeDefined();
  });

  it('rejects files that a reset would not remove', async () => {
    for (const sql of ["ATTACH 'other.db' AS other", "VACUUM INTO 'copy.db'"])
      expect((await fail(sql)).error.code).toBe('LAB_FILES');
    await run("ATTACH ':memory:' AS other; CREATE TABLE other.t (a)");
    await engine.reset();
    expect((await fail('SELECT * FROM other.t')).error.message).toBe('no such table: other.t');
  });

  it('returns no table for an added constraint', async () => {
    const { results } = await run('ALTER TABLE books ADD CONSTRAINT positive CHECK (id > 0)');
    expect(results).toMatchObject([{ command: 'ALTER TABLE', columns: [] }]);
  });

  it('restores the dataset after settings were changed', async () => {
    await run(
      'PRAGMA foreign_keys = OFF; PRAGMA writable_schema = ON; DELETE FROM sqlite_schema; PRAGMA user_version = 7',
    );
    await engine.reset();
    const { results } = await run('PRAGMA foreign_keys; PRAGMA user_version; SELECT COUNT(*) FROM books');
    expect(results.map(({ rows }) => rows[0]?.[0])).toEqual([1, 0, 2]);
  });

  it('limits the memory of one run: strings, sorts, tables', async () => {
    const numbers = 'WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r LIMIT 20000000)';
    for (const sql of [
      'SELECT hex(zeroblob(150000000))',
      `${numbers} SELECT x FROM r ORDER BY x DESC`,
      `CREATE TABLE big AS ${numbers} SELECT x, 'some text to fill the page' AS t FROM r`,
    ]) {
      const { error } = await fail(sql);
      expect(error.kind).toBe('resources');
    }
    await engine.reset();
    expect((await run('SELECT COUNT(*) FROM books')).results[0]?.rows).toEqual([[2]]);
  }, 60_000);
});
