import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSqliteEngine } from './sqliteEngine';
import type { SqlEngine } from './SqlEngine';

let engine: SqlEngine;
let file: Uint8Array;

const ROWS = `CREATE TABLE t (a INTEGER PRIMARY KEY, b TEXT NOT NULL CHECK (length(b) > 2));
  CREATE INDEX of_b ON t (b);
  WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r WHERE x < 2000)
    INSERT INTO t SELECT x, 'text ' || x FROM r;`;

beforeAll(async () => {
  const wasm = await readFile(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm'));
  engine = await createSqliteEngine(await WebAssembly.compile(wasm));
  await engine.init({ id: 'source', scripts: { sqlite: ROWS } });
  file = (await engine.exportFile()) ?? new Uint8Array();
});

const first = async (sql: string) => {
  const execution = await engine.execute(sql);
  return execution.ok ? execution.results.at(-1)?.rows[0]?.[0] : execution.error.message;
};
const opened = (bytes: Uint8Array) => engine.init({ id: 'file', sqliteFile: bytes, scripts: {} });
const damaged = (change: (bytes: Uint8Array) => void) => {
  const bytes = file.slice();
  change(bytes);
  return bytes;
};
const magic = new TextEncoder().encode('SQLite format 3\0');

describe('a file of the reader’s', () => {
  it('replaces the previous database', async () => {
    await opened(file.slice());
    expect(await first('SELECT COUNT(*) FROM t')).toBe(2000);
  });

  it.each<[string, () => Uint8Array]>([
    ['nothing but the mark of SQLite', () => magic],
    ['the mark and rubbish', () => Uint8Array.from([...magic, ...new Uint8Array(4096).fill(7)])],
    ['text', () => new TextEncoder().encode('Dear reader,\n'.repeat(100))],
    ['a damaged schema', () => damaged((bytes) => bytes.fill(0x41, 100, 400))],
    ['a damaged page', () => damaged((bytes) => bytes.fill(9, 3 * 4096, 3 * 4096 + 300))],
    ['a damaged last page', () => damaged((bytes) => bytes.fill(0xff, -4096))],
    ['half a file', () => file.slice(0, file.length / 2)],
    ['a file that ends in the middle of a page', () => file.slice(0, -1000)],
  ])('that is %s is rejected, and the previous database stays as the reader left it', async (_name, make) => {
    await engine.init({ id: 'mine', scripts: { sqlite: 'CREATE TABLE mine (n);' } });
    await engine.execute('INSERT INTO mine VALUES (42); BEGIN; INSERT INTO mine VALUES (43)');
    await expect(opened(make())).rejects.toMatchObject({ name: 'UnreadableFile' });
    expect(await first('SELECT group_concat(n) FROM mine')).toBe('42,43');
    expect(await first('ROLLBACK; SELECT group_concat(n) FROM mine')).toBe('42');
    await engine.reset();
    expect(await first('SELECT COUNT(*) FROM mine')).toBe(0);
  });

  it('is opened even if rows violate a rule, or a rule cannot be evaluated', async () => {
    await engine.init({
      id: 'odd',
      scripts: {
        sqlite: `CREATE TABLE t (a TEXT CHECK (a GLOB 'x*')); PRAGMA ignore_check_constraints = ON;
          INSERT INTO t VALUES ('y'); PRAGMA ignore_check_constraints = OFF;`,
      },
    });
    expect(await first('PRAGMA quick_check')).toMatch(/CHECK/);
    const odd = (await engine.exportFile()) ?? new Uint8Array();
    await opened(odd);
    expect(await first('SELECT a FROM t')).toBe('y');
    await engine.execute(`PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = 'CREATE TABLE t (a TEXT CHECK (only_there(a)))';`);
    await opened((await engine.exportFile()) ?? new Uint8Array());
    expect(await first('SELECT a FROM t')).toBe('y');
  });

  it('in WAL mode is opened in the state of its last checkpoint', async () => {
    await opened(damaged((bytes) => bytes.fill(2, 18, 20)));
    expect(await first('SELECT COUNT(*) FROM t')).toBe(2000);
  });
});
