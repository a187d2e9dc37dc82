import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, openSqlite } from '../../node/openEngines';
import type { SqlEngine } from '../../engine/SqlEngine';
import { foreignCommand } from './foreignCommand';
import type { EngineName } from '../types';

const TABLE = 'CREATE TABLE books (id INTEGER, title TEXT); CREATE INDEX by_title ON books (title);';
/** What the engine's answer to the replacement contains, or the replacement itself if it is no whole statement. */
const ANSWERS: Readonly<Record<string, RegExp>> = {
  list: /\bbooks\b/,
  columns: /\btitle\b/,
  definition: /\btitle\b/,
  index: /\bby_title\b/,
};

const FOREIGN: readonly (readonly [text: string, command: string, program: string, wanted: string])[] = [
  ['\\restrict hE1YdAZ4\n\nSET x = 1;', '\\restrict', 'psql', 'nothing'],
  ['\\d', '\\d', 'psql', 'list'],
  ['\\dt+', '\\dt+', 'psql', 'list'],
  ['\\d public.books', '\\d', 'psql', 'columns'],
  ['\\connect shop', '\\connect', 'psql', 'nothing'],
  ['.tables', '.tables', 'sqlite3', 'list'],
  ['.schema books', '.schema', 'sqlite3', 'definition'],
  ['.mode column\nSELECT 1;', '.mode', 'sqlite3', 'nothing'],
  ['SHOW TABLES;', 'SHOW TABLES', 'MySQL', 'list'],
  ['show full tables', 'show full tables', 'MySQL', 'list'],
  ['SHOW COLUMNS FROM `books`;', 'SHOW COLUMNS FROM', 'MySQL', 'columns'],
  ['SHOW CREATE TABLE books;', 'SHOW CREATE TABLE', 'MySQL', 'definition'],
  ['SHOW DATABASES', 'SHOW DATABASES', 'MySQL', 'nothing'],
  ['DESCRIBE books;', 'DESCRIBE', 'MySQL', 'columns'],
  ['DESC books', 'DESC', 'MySQL', 'columns'],
  ['USE shop;', 'USE', 'MySQL', 'nothing'],
  ['SELECT 1\\G', '\\G', 'MySQL', 'nothing'],
  ['DELIMITER //', 'DELIMITER', 'MySQL', 'nothing'],
  ['SELECT 1;\nGO', 'GO', 'SQL Server', 'nothing'],
  ['SET SERVEROUTPUT ON;', 'SET SERVEROUTPUT', 'Oracle', 'nothing'],
  ['SELECT 1;\n/\n', '/', 'Oracle', 'nothing'],
  ['SELECT 1; \\d books', '\\d', 'psql', 'columns'],
  ['SELECT 1 \\d books', '\\d', 'psql', 'columns'],
  ['\\dt books', '\\dt', 'psql', 'list'],
  ['\\dt b*', '\\dt', 'psql', 'list'],
  ['\\i shop.sql', '\\i', 'psql', 'paste'],
  ['.tables b%', '.tables', 'sqlite3', 'list'],
  ['.read shop.sql', '.read', 'sqlite3', 'paste'],
  ['SHOW INDEX FROM books;', 'SHOW INDEX FROM', 'MySQL', 'index'],
  ['\\di', '\\di', 'psql', 'index'],
  ['source shop.sql', 'source', 'mysql', 'paste'],
  ['exit', 'exit', 'psql', 'nothing'],
  ['SELECT 1;\nhelp;', 'help', 'mysql', 'nothing'],
  ['SELECT 1\nGO\nSELECT 2\nGO', 'GO', 'sqlcmd', 'semicolon'],
  ['EXEC sp_help', 'EXEC sp_help', 'SQL Server', 'list'],
  ["exec sp_help 'books'", 'exec sp_help', 'SQL Server', 'columns'],
  ['EXEC dbo.report 5', 'EXEC', 'SQL Server', 'nothing'],
  ["PRINT N'title'", 'PRINT', 'SQL Server', 'columns'],
  ['SELECT TOP 5 title FROM books', 'SELECT TOP', 'SQL Server', 'SELECT … LIMIT 5;'],
  ['SELECT DISTINCT TOP (3) title FROM books', 'SELECT DISTINCT TOP', 'SQL Server', 'SELECT … LIMIT 3;'],
  ['LOCK TABLES books WRITE;', 'LOCK TABLES', 'MySQL', 'nothing'],
  ['CREATE TABLE t (id INT) ENGINE=InnoDB', 'ENGINE=InnoDB', 'MySQL', 'nothing'],
];

describe.each(['sqlite', 'postgres'] as const)('a command of another program on %s', (name: EngineName) => {
  let engine: SqlEngine;
  beforeAll(async () => {
    engine = await { sqlite: openSqlite, postgres: openPostgres }[name]();
    await engine.init({ id: 'foreign', scripts: { [name]: TABLE } });
  }, 120_000);
  afterAll(() => engine.dispose());

  it.each(FOREIGN)('is recognised: %j', async (text, command, program, wanted) => {
    const execution = await engine.execute(text);
    if (execution.ok) throw new Error('It ran.');
    const found = foreignCommand(text, execution.error, name);
    expect([found?.command, found?.program]).toEqual([command, expect.stringContaining(program)]);
    const advice = wanted === 'paste' ? 'paste' : undefined;
    if (wanted === 'nothing' || advice) return expect([found?.instead, found?.advice]).toEqual([undefined, advice]);
    const answer = ANSWERS[wanted];
    if (!answer) return expect(found?.instead).toBe(wanted === 'semicolon' ? ';' : wanted);
    // What is written instead must do what it promises.
    const instead = await engine.execute(found?.instead ?? '');
    expect((instead.results[0]?.rows ?? []).flat().map(String).join(' ')).toMatch(answer);
  });

  it('of psql that lists something else is replaced by a query that runs, if there is one', async () => {
    for (const text of ['\\dv', '\\df', '\\ds', '\\dn', '\\du', '\\l']) {
      const execution = await engine.execute(text);
      if (execution.ok) throw new Error('It ran.');
      const instead = foreignCommand(text, execution.error, name)?.instead;
      if (instead !== undefined) expect((await engine.execute(instead)).ok, text).toBe(true);
    }
  });

  const own: Record<EngineName, readonly (readonly [string, string, string, string | undefined])[]> = {
    sqlite: [
      ["SET statement_timeout = 0;\nSET lock_timeout TO '1s';", 'SET', 'PostgreSQL', undefined],
      [
        "SELECT pg_catalog.set_config('search_path', '', false);",
        'SELECT pg_catalog.set_config',
        'PostgreSQL',
        undefined,
      ],
      ['COPY public.books (id) FROM stdin;', 'COPY', 'PostgreSQL', undefined],
      ['ALTER TABLE ONLY books ADD PRIMARY KEY (id);', 'ALTER TABLE ONLY', 'PostgreSQL', undefined],
    ],
    postgres: [
      ['SELECT `title` FROM books', '`title`', 'MySQL', 'title'],
      ['SELECT title FROM `Full Name`', '`Full Name`', 'MySQL', '"Full Name"'],
      ['CREATE TABLE t (`id` int)', '`id`', 'MySQL', 'id'],
      [
        'CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY)',
        'AUTO_INCREMENT',
        'MySQL',
        'id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
      ],
      ['SELECT [title] FROM books', '[title]', 'SQL Server', 'title'],
      ['SET FOREIGN_KEY_CHECKS = 0', 'SET FOREIGN_KEY_CHECKS', 'MySQL', undefined],
    ],
  };
  it.each(own[name])('of one engine only is recognised: %j', async (text, command, program, instead) => {
    const execution = await engine.execute(text);
    if (execution.ok) throw new Error('It ran.');
    const found = foreignCommand(text, execution.error, name);
    expect([found?.command, found?.program, found?.instead]).toEqual([command, program, instead]);
    expect(found?.advice).toBe(name === 'sqlite' ? 'postgres' : undefined);
  });

  it.each([
    'SELECTED 1',
    'SELECT * FROM nothing',
    'SELECT 1 +',
    'UPDATE books SET',
    'UPDATE books\nSET id = = 1',
    'SELECT title FROM books ORDER BY title\nDESC nulls x',
    'SELECT title\nFROM books\nHAVING id = 1 2',
    'SELECT [1, 2',
    'SELECT top(1, 2)',
  ])('is not seen in %s', async (text) => {
    const execution = await engine.execute(text);
    if (execution.ok) throw new Error('It ran.');
    expect(foreignCommand(text, execution.error, name)).toBeUndefined();
  });
});
