import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayChangeDatabase, splitStatements } from './splitStatements';
import { tokenizeSql } from './tokenizeSql';
import { ENGINE_NAMES, type EngineName } from '../types';

const texts = (sql: string, engine: EngineName = 'sqlite') =>
  splitStatements(sql, engine).map((statement) => statement.sql);
const command = (sql: string, engine: EngineName = 'postgres') => splitStatements(sql, engine)[0]?.command;

describe('splitStatements', () => {
  it('splits at semicolons and drops empty statements', () => {
    expect(texts(';; SELECT 1 ; \n SELECT 2;; -- end\n')).toEqual(['SELECT 1', 'SELECT 2']);
  });

  it('ignores semicolons in strings, quoted names and comments', () => {
    expect(texts(`SELECT 'a;''b;', "c;""d" /* e; */ -- f;\n, 1; SELECT 2`)).toHaveLength(2);
    expect(texts('SELECT `a;b`, [c;d]; SELECT 2', 'sqlite')).toHaveLength(2);
  });

  it('supports dollar quotes only on PostgreSQL', () => {
    const body = "DO $$ BEGIN RAISE NOTICE 'a'; END $$; SELECT 1";
    expect(texts(body, 'postgres')).toEqual(["DO $$ BEGIN RAISE NOTICE 'a'; END $$", 'SELECT 1']);
    expect(texts('SELECT $x$ a; $$ b; $x$; SELECT 2', 'postgres')).toHaveLength(2);
    expect(texts('SELECT $1; SELECT 2', 'postgres')).toHaveLength(2);
  });

  it('nests comments only on PostgreSQL', () => {
    expect(texts('/* a /* b */ ; */ SELECT 1; SELECT 2', 'postgres')).toEqual(['SELECT 1', 'SELECT 2']);
    expect(texts('/* a /* b */ SELECT 1; SELECT 2', 'sqlite')).toEqual(['SELECT 1', 'SELECT 2']);
  });

  it('interprets backslashes only in E strings', () => {
    expect(texts(String.raw`SELECT E'a\'; b'; SELECT 2`, 'postgres')).toHaveLength(2);
    expect(texts(String.raw`SELECT 'a\'; SELECT 2`, 'postgres')).toHaveLength(2);
  });

  it('keeps the body of a trigger in one statement', () => {
    const trigger = `CREATE TRIGGER t AFTER UPDATE ON a BEGIN
      UPDATE b SET n = CASE WHEN n > 1 THEN 0 ELSE n END; DELETE FROM c; END`;
    expect(texts(`${trigger}; SELECT 1`, 'sqlite')).toEqual([trigger, 'SELECT 1']);
    expect(texts('BEGIN; UPDATE a SET b = 1; END; SELECT 1', 'sqlite')).toHaveLength(4);
    const routine = 'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1; SELECT 2; END';
    expect(texts(`${routine}; SELECT f()`, 'postgres')).toEqual([routine, 'SELECT f()']);
  });

  it('judges words by their place, because columns may be called like what opens a body', () => {
    expect(texts('CREATE TABLE s (function TEXT, begin TEXT); INSERT INTO s VALUES (1, 2); SELECT 1')).toHaveLength(3);
    expect(texts('CREATE TABLE a (trigger TEXT, begin TEXT); SELECT 1')).toHaveLength(2);
    expect(texts('CREATE VIEW v AS SELECT 1 AS function, 2 AS begin; SELECT 1')).toHaveLength(2);
    const trigger = 'CREATE TRIGGER t AFTER INSERT ON s BEGIN INSERT INTO l VALUES (NEW.end, end); DELETE FROM l; END';
    expect(texts(`${trigger}; SELECT 1`)).toEqual([trigger, 'SELECT 1']);
    const routine = 'CREATE FUNCTION f() RETURNS int BEGIN ATOMIC SELECT 1 AS end; SELECT t.end FROM t; END';
    expect(texts(`${routine}; SELECT 1`, 'postgres')).toEqual([routine, 'SELECT 1']);
  });

  it('keeps the actions of a rule in one statement', () => {
    const rule = 'CREATE RULE r AS ON INSERT TO a DO ALSO (INSERT INTO b VALUES (1); DELETE FROM c)';
    expect(texts(`${rule}; SELECT 1`, 'postgres')).toEqual([rule, 'SELECT 1']);
  });

  it('reads strings, comments and spaces as the engine does', () => {
    // A string after a line break continues the one before it.
    expect(texts("SELECT E'a'\n'\\';b'; SELECT 1", 'postgres')).toHaveLength(2);
    expect(texts('SELECT 1 -- a\r; SELECT 2', 'postgres')).toHaveLength(2);
    expect(texts('SELECT 1 -- a\r; SELECT 2', 'sqlite')).toHaveLength(1);
    // SQLite reads an unclosed comment to the end, but two operators at the very end.
    expect(texts('SELECT 1 /* a', 'sqlite')).toEqual(['SELECT 1']);
    expect(texts('SELECT 1 /*', 'sqlite')).toEqual(['SELECT 1 /*']);
    // PostgreSQL refuses an unclosed comment, so it must reach the server.
    expect(texts('SELECT 1; /* SELECT 2', 'postgres')).toHaveLength(2);
  });

  it('reports where a statement begins and ends', () => {
    const [, second] = splitStatements('SELECT 1;\n-- note\n  SELECT 2;', 'sqlite');
    expect(second).toMatchObject({ line: 3, start: 20, end: 28 });
  });

  it('names the command', () => {
    expect(command('select 1')).toBe('SELECT');
    expect(command('(SELECT 1) UNION SELECT 2')).toBe('SELECT');
    expect(command('WITH a AS (DELETE FROM b RETURNING *) SELECT * FROM a')).toBe('SELECT');
    expect(command('WITH a AS (SELECT 1) INSERT INTO b SELECT * FROM a')).toBe('INSERT');
    expect(command('CREATE OR REPLACE TEMP VIEW v AS SELECT 1')).toBe('CREATE VIEW');
    expect(command('create unique index i on t(a)')).toBe('CREATE INDEX');
    expect(command('VALUES (1)')).toBe('SELECT');
    expect(command("WITH a AS (SELECT 1) SELECT replace(x, 'a', 'b') FROM a")).toBe('SELECT');
    expect(command('WITH delete AS (SELECT 1), update AS (SELECT 2) SELECT 1')).toBe('SELECT');
    expect(command('WITH a AS (SELECT 1) INSERT INTO b SELECT * FROM a')).toBe('INSERT');
  });

  it('leaves no gap and no overlap between tokens, whatever the text', () => {
    const piece = fc.constantFrom(
      "'",
      '"',
      '$$',
      '$a$',
      '--',
      '/*',
      '*/',
      ';',
      '\n',
      ' ',
      'SELECT',
      'đ',
      '1.5',
      '[',
      ']',
      '`',
      '\\',
      'E',
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        fc.constantFrom(...ENGINE_NAMES),
        (sql, engine) => {
          const tokens = tokenizeSql(sql, engine);
          expect(tokens.map(({ start, end }) => sql.slice(start, end)).join('')).toBe(sql);
          for (const statement of splitStatements(sql, engine))
            expect(sql.slice(statement.start, statement.end)).toBe(statement.sql);
        },
      ),
    );
  });
});

describe('mayChangeDatabase', () => {
  const changes = (sql: string) => splitStatements(sql, 'postgres').some(mayChangeDatabase);

  it('recognises statements that only read', () => {
    for (const sql of [
      'SELECT 1',
      'WITH a AS (SELECT 1) SELECT * FROM a',
      'EXPLAIN SELECT 1',
      'PRAGMA table_info(books)',
    ])
      expect(changes(sql)).toBe(false);
  });

  it('recognises statements that change something', () => {
    for (const sql of [
      'INSERT INTO a VALUES (1)',
      'WITH a AS (DELETE FROM b RETURNING *) SELECT 1',
      'EXPLAIN ANALYZE DELETE FROM a',
      'SELECT 1 INTO b',
      'CREATE ROLE x',
      'SET work_mem = 1',
      'PRAGMA user_version = 3',
    ]) {
      expect(changes(sql)).toBe(true);
    }
  });
});
