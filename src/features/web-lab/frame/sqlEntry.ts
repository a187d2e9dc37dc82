import { startSqlite } from '../../lab-kit/runtime/startSqlite';
import type { Engines } from '../runtime/ports';
import { createSql } from '../engine/sql';

/** Starts SQLite with the module of sql.js. */
export async function create(wasm: ArrayBuffer): Promise<Engines['sql']> {
  return createSql(await startSqlite({ wasmBinary: wasm }));
}
