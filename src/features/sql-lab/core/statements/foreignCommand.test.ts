import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, openSqlite } from '../../node/openEngines';
import type { SqlEngine } from '../../engine/SqlEngine';
import { foreignCommand } from './foreignCommand';
import type { EngineName } from '../types';

const TABLE = 'CREATE TABLE books (id INTEGER, title TEXT)';
const FOREIGN: readonly (readonly [string, string, string, 'list' | 'columns' | 'definition' | 'nothing'])[] = [
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
    if (wanted === 'nothing') return expect(found?.instead).toBeUndefined();
    // What is written instead must do what it promises.
    const instead = await engine.execute(found?.instead ?? '');
    const cells = (instead.results[0]?.rows ?? []).flat().map(String).join(' ');
    expect(cells).toMatch({ list: /\bbooks\b/, columns: /\btitle\b/, definition: /\btitle\b/ }[wanted]);
  });

  it.each(['SELECTED 1', 'SELECT * FROM nothing', 'SELECT 1 +', 'UPDATE books SET'])(
    'is not seen in %s',
    async (text) => {
      const execution = await engine.execute(text);
      if (execution.ok) throw new Error('It ran.');
      expect(foreignCommand(text, execution.error, name)).toBeUndefined();
    },
  );
});
