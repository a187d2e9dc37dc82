import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EngineName } from '../core/types';
import { createPostgresEngine } from '../engine/postgresEngine';
import { createSqliteEngine } from '../engine/sqliteEngine';
import type { SqlEngine } from '../engine/SqlEngine';
import { postgresFiles } from './postgresFiles';

const sqliteWasm = createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm');

/** Opens SQLite in Node, for the build and for tests: the same file that the browser loads. */
export async function openSqlite(): Promise<SqlEngine> {
  return createSqliteEngine(await WebAssembly.compile(new Uint8Array(await readFile(sqliteWasm))));
}

/** Opens PostgreSQL in Node, with the same snapshot and limits as in the browser. */
export async function openPostgres(): Promise<SqlEngine> {
  return createPostgresEngine(await postgresFiles());
}

export const openEngine: Readonly<Record<EngineName, () => Promise<SqlEngine>>> = {
  sqlite: openSqlite,
  postgres: openPostgres,
};
