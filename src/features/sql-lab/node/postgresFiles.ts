import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PostgresFiles } from '../engine/postgresEngine';
import { cachedFolder } from '../../../build/cachedFolder';
import { buildSnapshot, SNAPSHOT_RECIPE } from './buildSnapshot';
import { KEPT_FILES, zeroUnusedFiles } from './zeroUnusedFiles';

const dist = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));

export interface PostgresBytes {
  readonly wasm: Buffer;
  readonly data: Buffer;
  readonly snapshot: Buffer;
}

/**
 * Returns a hash of the inputs of the PostgreSQL files. Two runs of initdb differ in identifiers and times, so a hash
 * of the result would force readers to download the engine again after every deployment.
 */
export function postgresFingerprint(): string {
  const { version } = JSON.parse(readFileSync(path.join(dist, '../package.json'), 'utf8')) as { version: string };
  return createHash('sha256')
    .update(JSON.stringify([version, SNAPSHOT_RECIPE, KEPT_FILES.source]))
    .digest('hex')
    .slice(0, 10);
}

/**
 * Returns the PostgreSQL files: the server as published, its shared files with unused ranges zeroed, and a data
 * directory with our limits. They are built once per recipe, in about 15 seconds, and cached in `node_modules/.cache`.
 */
export async function postgresBytes(): Promise<PostgresBytes> {
  const folder = await cachedFolder(`sql-lab/postgres-${postgresFingerprint()}`, async (write) => {
    const script = await readFile(path.join(dist, 'pglite.js'), 'utf8');
    await write('pglite.data', zeroUnusedFiles(script, await readFile(path.join(dist, 'pglite.data'))));
    await write('snapshot.tar', await buildSnapshot());
  });
  const [wasm, data, snapshot] = await Promise.all([
    readFile(path.join(dist, 'pglite.wasm')),
    readFile(path.join(folder, 'pglite.data')),
    readFile(path.join(folder, 'snapshot.tar')),
  ]);
  return { wasm, data, snapshot };
}

let compiled: Promise<PostgresFiles> | undefined;

/** Returns the same files ready for an engine in this process; the module is compiled once. */
export function postgresFiles(): Promise<PostgresFiles> {
  compiled ??= postgresBytes().then(async ({ wasm, data, snapshot }) => ({
    module: await WebAssembly.compile(new Uint8Array(wasm)),
    data: new Blob([new Uint8Array(data)]),
    snapshot: new Blob([new Uint8Array(snapshot)]),
  }));
  return compiled;
}
