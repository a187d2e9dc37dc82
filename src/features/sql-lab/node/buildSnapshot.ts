import { PGlite } from '@electric-sql/pglite';
import { LIMITS } from '../engine/postgresLimits';

/** Vietnamese collation: places the additional letters of the alphabet, which the root rules of ICU lack. */
const VIETNAMESE =
  "CREATE COLLATION vi (provider = icu, locale = 'und', rules = '&A<ă<<<Ă<â<<<Â&D<đ<<<Đ&E<ê<<<Ê&O<ô<<<Ô<ơ<<<Ơ&U<ư<<<Ư')";

const PREPARE = [
  "UPDATE pg_database SET datistemplate = false WHERE datname IN ('template0', 'template1')",
  'DROP DATABASE template0',
  'DROP DATABASE template1',
  'DELETE FROM pg_description',
  'DELETE FROM pg_shdescription',
  `SET search_path = pg_catalog; ${VIETNAMESE}; RESET search_path`,
  'VACUUM FULL',
  ...Object.entries(LIMITS).map(([name, value]) => `ALTER SYSTEM SET ${name} = '${value}'`),
  'SELECT pg_switch_wal()',
  'CHECKPOINT',
];

const INITDB = ['--wal-segsize=1', '--no-instructions'];

/** The inputs of the snapshot, from which its fingerprint is computed. */
export const SNAPSHOT_RECIPE = { version: 1, INITDB, PREPARE };

const TAR_BLOCK = 512;
const WAL_SEGMENT = /^\/?pg_wal\/([0-9A-F]{24})$/;

function tarName(header: Uint8Array): string {
  return Buffer.from(header.subarray(0, 100)).toString('latin1').replace(/\0.*$/s, '');
}

/** Drops the log segments before the last checkpoint, which the server does not need to start. */
function dropOldLog(tar: Uint8Array, oldestNeeded: string): Uint8Array {
  const kept: Uint8Array[] = [];
  for (let offset = 0; offset + TAR_BLOCK <= tar.length;) {
    const header = tar.subarray(offset, offset + TAR_BLOCK);
    const size = Number.parseInt(Buffer.from(header.subarray(124, 136)).toString('latin1'), 8) || 0;
    const end = offset + TAR_BLOCK * (1 + Math.ceil(size / TAR_BLOCK));
    const segment = WAL_SEGMENT.exec(tarName(header))?.[1];
    if (segment === undefined || segment === oldestNeeded) kept.push(tar.subarray(offset, end));
    offset = end;
  }
  return Buffer.concat(kept);
}

/** Runs initdb once and dumps the data directory from which all PostgreSQL engines of the site start. */
export async function buildSnapshot(): Promise<Uint8Array> {
  const server = await PGlite.create({ initDbStartParams: INITDB });
  try {
    for (const sql of PREPARE) await server.exec(sql);
    const { rows } = await server.query<{ segment: string }>(
      'SELECT pg_walfile_name(redo_lsn) AS segment FROM pg_control_checkpoint()',
    );
    const tar = new Uint8Array(await (await server.dumpDataDir('none')).arrayBuffer());
    return dropOldLog(tar, rows[0]?.segment ?? '');
  } finally {
    await server.close();
  }
}
