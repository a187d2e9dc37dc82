import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PGlite } from '@electric-sql/pglite';
import { protocol } from '@electric-sql/pglite';
import fc from 'fast-check';
import type { Database, SqlJsStatic } from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIES_ALL } from '@site/tests/trials';
import { startSqlite } from '../../lab-kit/runtime/startSqlite';
import { splitStatements, statementAt } from '../core/statements/splitStatements';
import { openPostgres, openSqlite } from '../node/openEngines';
import { randomScript, SETUP } from './randomScript';
import type { SqlEngine } from './SqlEngine';

const SCRIPTS = TRIES_ALL ? 10_000 : 600;
const SETTINGS = { numRuns: SCRIPTS } as const;

const dataset = { id: 'splitting', scripts: { sqlite: SETUP, postgres: SETUP } };

describe('SQLite', () => {
  let sqlJs: SqlJsStatic;
  let engine: SqlEngine;
  beforeAll(async () => {
    const wasmBinary = await readFile(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm'));
    sqlJs = await startSqlite({ wasmBinary: new Uint8Array(wasmBinary).buffer });
    engine = await openSqlite();
    await engine.init(dataset);
  });
  afterAll(() => engine.dispose());

  /** Runs a text as SQLite cuts it: it prepares the first statement, and returns the rest. */
  function asSqliteCuts(database: Database, sql: string): { statements: string[]; error?: string } {
    const statements: string[] = [];
    const iterator = database.iterateStatements(sql);
    try {
      for (const prepared of iterator) {
        const text = prepared.getSQL();
        while (prepared.step());
        statements.push(statementAt(text, 0, text.length, 'sqlite')?.sql ?? '');
      }
      return { statements };
    } catch (error) {
      return { statements, error: (error as Error).message };
    }
  }

  const CONTENTS = [
    'SELECT type, name FROM sqlite_schema ORDER BY type, name',
    'SELECT id, quote(begin), quote(end), quote("case") FROM log',
    'SELECT quote(x), quote(function) FROM aux',
  ];

  it(`cuts ${SCRIPTS} random scripts as SQLite itself does, and runs every statement of them`, async () => {
    await fc.assert(
      fc.asyncProperty(randomScript('sqlite'), async (sql) => {
        const database = new sqlJs.Database();
        database.exec(SETUP);
        const truth = asSqliteCuts(database, sql);
        await engine.reset();
        const execution = await engine.execute(sql);
        expect(execution.results).toHaveLength(truth.statements.length);
        expect(execution.ok ? undefined : execution.error.message).toBe(truth.error);
        const split = splitStatements(sql, 'sqlite').map((statement) => statement.sql);
        if (truth.error === undefined) expect(split).toEqual(truth.statements);
        else expect(split.slice(0, truth.statements.length)).toEqual(truth.statements);
        // A transaction that the script has left open is part of what it did.
        const { results } = await engine.execute(CONTENTS.join(';'));
        expect(results.map(({ rows }) => rows)).toEqual(CONTENTS.map((query) => database.exec(query)[0]?.values ?? []));
        database.close();
      }),
      SETTINGS,
    );
  }, 600_000);
});

describe('PostgreSQL', () => {
  let engine: SqlEngine;
  let server: PGlite;
  beforeAll(async () => {
    engine = await openPostgres();
    await engine.init(dataset);
    server = (engine as unknown as { readonly server: PGlite }).server;
  }, 120_000);
  afterAll(() => engine.dispose());

  /** Runs a text as the server cuts it, which gets all of it in one message. */
  async function asServerCuts(sql: string): Promise<{ answered: number; error?: string | undefined }> {
    const messages = await server.execProtocolStream(protocol.serialize.query(sql), {
      throwOnError: false,
      syncToFs: false,
    });
    const error = messages.find((message) => message instanceof protocol.messages.DatabaseError);
    return { answered: messages.filter(({ name }) => name === 'commandComplete').length, error: error?.code };
  }

  it(`cuts ${SCRIPTS} random scripts as the server itself does`, async () => {
    await fc.assert(
      fc.asyncProperty(randomScript('postgres'), async (sql) => {
        await server.exec('BEGIN');
        const truth = await asServerCuts(sql);
        await server.exec('ROLLBACK; BEGIN');
        const execution = await engine.execute(sql);
        await server.exec('ROLLBACK');
        // The server reads all of a text before it runs any of it, and the lab runs what comes before a syntax error.
        if (truth.error === '42601') expect(execution.ok).toBe(false);
        else {
          expect(execution.ok ? undefined : execution.error.code).toBe(truth.error);
          expect(execution.results).toHaveLength(truth.answered);
        }
      }),
      SETTINGS,
    );
  }, 600_000);
});
