import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatasetImage, EngineName, Execution, SqlValue, StatementResult } from '../core/types';
import { hasNoStatement } from '../core/resultPage';
import { openPostgres, openSqlite } from '../node/openEngines';
import type { SqlEngine } from './SqlEngine';

const script = (integer: string, date: string) => `
  CREATE TABLE authors (id ${integer} PRIMARY KEY, name ${date === 'DATE' ? 'VARCHAR(50)' : 'TEXT'} NOT NULL, born ${date});
  CREATE TABLE books (id ${integer} PRIMARY KEY, author_id ${integer} REFERENCES authors (id), title TEXT NOT NULL UNIQUE);
  INSERT INTO authors VALUES (1, 'Lan', '1980-02-29'), (2, 'Bình', NULL);
  INSERT INTO books VALUES (1, 1, 'Sông; "Hồng"'), (2, 1, 'Núi'), (3, NULL, '');`;

const dataset: DatasetImage = {
  id: 'contract',
  scripts: { sqlite: script('INTEGER', 'TEXT'), postgres: script('INTEGER', 'DATE') },
};
const open: Record<EngineName, () => Promise<SqlEngine>> = { sqlite: openSqlite, postgres: openPostgres };

describe.each(['sqlite', 'postgres'] as const)('%s', (name) => {
  let engine: SqlEngine;
  beforeAll(async () => {
    engine = await open[name]();
    await engine.init(dataset);
  }, 120_000);
  beforeEach(() => engine.reset());
  afterAll(() => engine.dispose());

  const results = async (sql: string): Promise<readonly StatementResult[]> => {
    const execution = await engine.execute(sql);
    if (!execution.ok) throw new Error(execution.error.message);
    return execution.results;
  };
  const rows = async (sql: string): Promise<readonly (readonly SqlValue[])[]> =>
    (await results(sql)).at(-1)?.rows ?? [];
  const failure = async (sql: string): Promise<Extract<Execution, { ok: false }>> => {
    const execution = await engine.execute(sql);
    if (execution.ok) throw new Error(`${sql} ran.`);
    return execution;
  };

  it('reports its name and version', () => {
    expect(engine.name).toBe(name);
    expect(engine.version).toMatch(/^(?:SQLite|PostgreSQL) \d+\.\d+/);
  });

  it('answers every statement with its command and row count', async () => {
    const answers = await results(`SELECT id FROM books ORDER BY id; UPDATE books SET author_id = 2 WHERE id > 1;
      DELETE FROM books WHERE id = 3; CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2);`);
    expect(answers.map(({ command, rowCount, rows: { length } }) => [command, rowCount, length])).toEqual([
      ['SELECT', 3, 3],
      ['UPDATE', 2, 0],
      ['DELETE', 1, 0],
      ['CREATE TABLE', 0, 0],
      ['INSERT', 2, 0],
    ]);
  });

  it('tells a text without a statement from one without an answer', async () => {
    const empty = ['', ' \n', '-- c', ';', ' ; -- c\n;', '/* a */'];
    for (const text of name === 'sqlite' ? [...empty, '/* open', ';/* SELECT 1'] : empty)
      expect(hasNoStatement(await engine.execute(text)), text).toBe(true);
    for (const text of [
      'SELECT 1',
      'BEGIN; COMMIT',
      'CREATE TABLE t (a INTEGER)',
      'SELECTED',
      '-- c\nSELECT 1 WHERE 1=0',
    ])
      expect(hasNoStatement(await engine.execute(text)), text).toBe(false);
  });

  it('runs every statement, or says which part it cannot run', async () => {
    const staff = `CREATE TABLE staff (id INTEGER, function TEXT, begin TEXT);
      INSERT INTO staff VALUES (1, 'dev', '2024-01-01'); SELECT id FROM staff;`;
    expect(await rows(staff)).toEqual([[1]]);
    const views = `CREATE VIEW v1 AS SELECT id AS function, id AS begin FROM books; SELECT count(*) FROM v1`;
    expect(await rows(views)).toEqual([[3]]);
    // The text ends at a NUL for both engines, which must not be the end of the answer.
    const nul = await failure('SELECT 1; SELECT 2 \0; SELECT 3');
    expect([nul.results.length < 3, nul.error.message]).toEqual([true, expect.stringContaining('NUL')]);
    expect((await failure("SELECT 'a\0b'")).results).toEqual([]);
  });

  describe('changes', () => {
    /** Whether each of several texts, run one after the other and kept after each, has changed the data. */
    const changesOf = async (...texts: readonly string[]) => {
      await engine.watchChanges();
      const found: boolean[] = [];
      for (const text of texts) {
        await engine.execute(text);
        found.push(await engine.hasChanges());
        await engine.keep();
      }
      return found;
    };

    it('are seen in statements that look like queries, and wherever else they come from', async () => {
      const common = [
        "INSERT INTO authors VALUES (7, 'Mai', NULL)",
        'CREATE TABLE fresh (a INTEGER)',
        'BEGIN; DELETE FROM books; COMMIT',
        'WITH new AS (SELECT 9 AS id) INSERT INTO fresh SELECT id FROM new',
        'INSERT INTO fresh VALUES (1); SELECTED 1',
        'ALTER TABLE fresh ADD COLUMN b TEXT',
        'BEGIN; INSERT INTO fresh VALUES (3, NULL)',
        'COMMIT',
      ];
      const own = {
        sqlite: [
          'PRAGMA user_version(77)',
          'PRAGMA application_id = 5',
          'CREATE TEMP TRIGGER g AFTER INSERT ON fresh BEGIN DELETE FROM books; END; INSERT INTO fresh VALUES (2, NULL)',
          'VACUUM',
        ],
        postgres: [
          `CREATE FUNCTION add(t text) RETURNS int AS 'INSERT INTO authors VALUES (8, t, NULL) RETURNING id' LANGUAGE sql`,
          "SELECT add('An')",
          'CREATE SEQUENCE s',
          "SELECT nextval('s')",
          "SELECT nextval('s')",
          "SELECT setval('s', 50)",
          'DO $$ BEGIN DELETE FROM fresh; END $$',
          'EXPLAIN ANALYZE INSERT INTO fresh VALUES (3, NULL)',
          'SELECT lo_create(4711)',
          'ALTER DATABASE postgres SET work_mem = 300',
          "ALTER SYSTEM SET work_mem = '3MB'",
          "COMMENT ON TABLE fresh IS 'x'",
          'CREATE ROLE clerk',
          "PREPARE TRANSACTION 'none'; BEGIN; DELETE FROM books; PREPARE TRANSACTION 'one'; COMMIT PREPARED 'one'",
        ],
      }[name];
      const texts = [...common, ...own];
      const seen = await changesOf(...texts);
      expect(texts.filter((_, index) => !seen[index])).toEqual([]);
    }, 120_000);

    it('are not seen where there are none', async () => {
      const common = [
        'SELECT * FROM books',
        'SELECTED 1',
        'SELECT 1; SELECTED 1',
        'BEGIN; DELETE FROM books; ROLLBACK',
        'INSERT INTO authors VALUES (1, NULL, NULL)',
        'BEGIN; SELECT 1',
        'ROLLBACK',
        'EXPLAIN DELETE FROM books',
      ];
      const own = {
        sqlite: [
          'PRAGMA user_version',
          'CREATE TEMP TABLE t (a); INSERT INTO t VALUES (1)',
          'PRAGMA foreign_keys = OFF',
        ],
        postgres: ["SET work_mem = '1MB'", "SELECT set_config('search_path', '', false)", 'SHOW work_mem'],
      }[name];
      const texts = [...common, ...own];
      const seen = await changesOf(...texts);
      expect(texts.filter((_, index) => seen[index])).toEqual([]);
    }, 120_000);

    it('wait until they are kept', async () => {
      await engine.watchChanges();
      await engine.execute('DELETE FROM books');
      await engine.execute('SELECT 1');
      expect(await engine.hasChanges()).toBe(true);
      await engine.keep();
      expect(await engine.hasChanges()).toBe(false);
    });
  });

  it('does not merge columns with the same name', async () => {
    const [answer] = await results(
      'SELECT a.id, b.id FROM authors a JOIN books b ON b.author_id = a.id WHERE b.id = 2',
    );
    expect(answer).toMatchObject({ columns: ['id', 'id'], rows: [[1, 2]] });
  });

  it('keeps the columns of an empty result', async () => {
    expect((await results('SELECT id, title FROM books WHERE id < 0'))[0]).toMatchObject({
      columns: ['id', 'title'],
      rows: [],
      rowCount: 0,
    });
  });

  it('treats parameters as values, whatever they contain', async () => {
    const placeholder = name === 'sqlite' ? '?' : '$1';
    const find = async (value: string) => {
      const execution = await engine.execute(`SELECT id FROM books WHERE title = ${placeholder}`, {
        parameters: [value],
      });
      return execution.ok ? execution.results[0]?.rows : execution.error.message;
    };
    expect(await find('Sông; "Hồng"')).toEqual([[1]]);
    expect(await find("' OR '1'='1")).toEqual([]);
    expect(await find("Núi'; DELETE FROM books; --")).toEqual([]);
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
  });

  it.each(['SELECT 1; DELETE FROM books', ''])('rejects parameters for the text "%s"', async (text) => {
    const execution = await engine.execute(text, { parameters: ['x'] });
    expect(execution).toMatchObject({ ok: false, error: { code: 'LAB_PARAMETERS' }, results: [] });
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
  });

  it('returns dates as text and NULL as null', async () => {
    expect(await rows('SELECT name, born FROM authors ORDER BY id')).toEqual([
      ['Lan', '1980-02-29'],
      ['Bình', null],
    ]);
  });

  it('prints numbers as the other engine does', async () => {
    expect(await rows('SELECT 1, 2.50, 1.0 / 3, 5 / 2, AVG(id) FROM books')).toEqual([[1, 2.5, 1 / 3, 2, 2]]);
  });

  it('returns the rows of RETURNING', async () => {
    expect(
      (await results("INSERT INTO authors VALUES (3, 'Mai', NULL), (4, 'Tú', NULL) RETURNING id, name"))[0],
    ).toMatchObject({
      command: 'INSERT',
      rowCount: 2,
      rows: [
        [3, 'Mai'],
        [4, 'Tú'],
      ],
    });
  });

  it('stops at the first failing statement and reports its index and position', async () => {
    const execution = await failure(
      "SELECT 1;\nINSERT INTO authors VALUES (3, 'A', NULL);\nSELECT nam FROM authors;\nSELECT 2",
    );
    expect(execution.error).toMatchObject({ kind: 'sql', statement: 2, line: 3, offset: 60 });
    expect(execution.results).toHaveLength(2);
    expect(await rows('SELECT COUNT(*) FROM authors')).toEqual([[3]]);
  });

  it('counts characters outside the basic plane in the position of an error', async () => {
    const sql = "SELECT '🙂🙂 Đ', nope FROM authors";
    const { error } = await failure(sql);
    expect(sql.slice(error.offset)).toBe('nope FROM authors');
  });

  it('stores at most the requested number of rows and counts the others', async () => {
    const numbers = (limit: number) =>
      `WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r WHERE x < ${limit}) SELECT x FROM r`;
    const [answer] = await results(numbers(2500));
    expect(answer).toMatchObject({ rowCount: 2500 });
    expect(answer?.rows).toHaveLength(1000);
    expect(answer?.rowCountIsMinimum).toBeUndefined();
    const execution = await engine.execute(numbers(30), { maxRows: 10 });
    expect(execution.results[0]?.rows).toHaveLength(10);
  });

  it('returns the first rows of an endless query', async () => {
    const [answer] = await results('WITH RECURSIVE r(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM r) SELECT x FROM r');
    expect(answer?.rows).toHaveLength(1000);
    expect(answer).toMatchObject({ rowCountIsMinimum: true });
  });

  it('truncates a text of megabytes', async () => {
    const repeat = name === 'sqlite' ? "replace(hex(zeroblob(2500000)), '0', 'x')" : "repeat('x', 5000000)";
    expect(await rows(`SELECT ${repeat}`)).toEqual([[{ head: 'x'.repeat(10_000), length: 5_000_000 }]]);
  });

  it('keeps a transaction open between statements and rolls it back', async () => {
    expect(await rows('BEGIN; DELETE FROM books; ROLLBACK; SELECT COUNT(*) FROM books')).toEqual([[3]]);
    expect(await rows('BEGIN; DELETE FROM books; SELECT COUNT(*) FROM books')).toEqual([[0]]);
  });

  it('restores the dataset, whatever has changed', async () => {
    await results(
      'BEGIN; DELETE FROM books; COMMIT; DROP TABLE books; ALTER TABLE authors ADD COLUMN x INTEGER; CREATE VIEW v AS SELECT 1; BEGIN; CREATE TABLE y (a INTEGER)',
    );
    await engine.reset();
    expect(await engine.readState()).toMatchObject({
      tables: [
        {
          name: 'authors',
          columns: ['id', 'name', 'born'],
          rows: [
            [1, 'Lan', '1980-02-29'],
            [2, 'Bình', null],
          ],
        },
        {
          name: 'books',
          columns: ['id', 'author_id', 'title'],
          rows: [
            [1, 1, 'Sông; "Hồng"'],
            [2, 1, 'Núi'],
            [3, null, ''],
          ],
        },
      ],
      others: [],
    });
    expect((await failure('SELECT * FROM v')).error.kind).toBe('sql');
  });

  it('reads declared types, and lists objects other than tables', async () => {
    await results('CREATE VIEW v AS SELECT 1 AS one; CREATE TEMP TABLE books AS SELECT 5 AS a');
    const { tables, others } = await engine.readState();
    const books = tables.find(({ name }) => name === 'books');
    expect(books).toMatchObject({ types: ['integer', 'integer', 'text'], rows: [[1, 1, 'Sông; "Hồng"'], {}, {}] });
    // PostgreSQL has already dropped its temporary tables.
    expect(others).toEqual(engine.name === 'sqlite' ? ['TEMP TABLE books', 'VIEW v'] : ['VIEW v']);
    await engine.reset();
  });

  it('lists the columns with a DEFAULT, but not those that are NULL or count up by default', async () => {
    await results('CREATE TABLE d (id INTEGER PRIMARY KEY, a INTEGER DEFAULT 1, b TEXT DEFAULT NULL, c TEXT)');
    const { tables } = await engine.readState();
    expect(tables.find(({ name }) => name === 'd')).toMatchObject({ defaulted: ['a'] });
    await engine.reset();
  });

  it('returns nothing for an empty text', async () => {
    expect(await results(' -- nothing\n ;')).toEqual([]);
  });

  it('reports why a dataset does not load', async () => {
    const broken: DatasetImage = { id: 'broken', scripts: { sqlite: 'CREATE TABL x', postgres: 'CREATE TABL x' } };
    await expect(engine.init(broken)).rejects.toThrow(/Dataset broken does not load/);
    await engine.init(dataset);
  });

  it('survives a hundred resets', async () => {
    for (let run = 0; run < 100; run += 1) {
      await engine.reset();
      await results('DELETE FROM books');
    }
    await engine.reset();
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
  });

  it('saves committed data, and starts again from them', async () => {
    await results('CREATE TABLE t (a INTEGER); CREATE TEMP TABLE mine (a INTEGER); INSERT INTO t VALUES (7)');
    const kept = await engine.keep();
    if (typeof kept === 'string') throw new Error('There is something to keep.');
    expect(await rows('SELECT COUNT(*) FROM mine'), 'the session goes on').toEqual([[0]]);
    await engine.init({
      id: 'again',
      scripts: {},
      ...(name === 'sqlite' ? { sqliteFile: kept } : { postgresFolder: kept }),
    });
    expect(await rows('SELECT a FROM t')).toEqual([[7]]);
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
    await engine.execute('DELETE FROM t');
    await engine.reset();
    expect(await rows('SELECT a FROM t')).toEqual([[7]]);
    await engine.init(dataset);
    expect((await failure('SELECT a FROM t')).error.kind).toBe('sql');
  });

  it('saves nothing while a transaction is open, and leaves it open', async () => {
    await results('BEGIN; DELETE FROM books WHERE id = 3');
    expect(await engine.keep()).toBe('transaction');
    await results('ROLLBACK');
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
    expect(await engine.keep()).not.toBeTypeOf('string');
  });

  it('says when an error has ended the transaction, or left it to be rolled back', async () => {
    const mistyped = 'BEGIN; DELETE FROM books; SELECTED 1';
    const ending = {
      sqlite: 'BEGIN; DELETE FROM books; INSERT OR ROLLBACK INTO authors VALUES (1, NULL, NULL)',
      postgres: `CREATE TABLE later (a int UNIQUE DEFERRABLE INITIALLY DEFERRED);
        BEGIN; DELETE FROM books; INSERT INTO later VALUES (1), (1); COMMIT`,
    }[name];
    expect((await failure(ending)).error.transaction).toBe('ended');
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
    expect((await failure('SELECTED 1')).error.transaction).toBeUndefined();
    expect((await failure(mistyped)).error.transaction).toBe({ sqlite: undefined, postgres: 'failed' }[name]);
    expect(await engine.keep()).toBe({ sqlite: 'transaction', postgres: 'failedTransaction' }[name]);
    const [end] = await results('COMMIT');
    expect([end?.command, end?.isUndone]).toEqual(
      { sqlite: ['COMMIT', undefined], postgres: ['ROLLBACK', true] }[name],
    );
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[{ sqlite: 0, postgres: 3 }[name]]]);
    expect((await results('BEGIN; ROLLBACK')).map(({ command, isUndone }) => [command, isUndone])).toEqual([
      ['BEGIN', undefined],
      ['ROLLBACK', undefined],
    ]);
  });

  it('rejects data that it has not saved itself', async () => {
    const rubbish = new Uint8Array(4096).fill(7);
    const image = name === 'sqlite' ? { sqliteFile: rubbish } : { postgresFolder: rubbish };
    await expect(engine.init({ id: 'rubbish', scripts: {}, ...image })).rejects.toThrow();
    await engine.init(dataset);
    expect(await rows('SELECT COUNT(*) FROM books')).toEqual([[3]]);
  });
});
