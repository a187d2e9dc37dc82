import { beforeAll, describe, expect, it } from 'vitest';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { DATASETS, HIDDEN_DATASETS } from '../../../../courses/sql/datasets';
import { expectWithinBudgets } from '../../../../tests/budgets/expectWithinBudgets';
import { contentHash } from '../../../components/contentHash';
import { startSqlite } from '../../lab-kit/runtime/startSqlite';
import { hashInName } from '../core/files/assets';
import { unpack } from '../worker/unpack';
import { siteAssets, type SiteAssets } from './siteAssets';

let assets: SiteAssets;
beforeAll(async () => {
  assets = await siteAssets(
    '/assets/sql/',
    Object.values(DATASETS),
    new Set(Object.values(HIDDEN_DATASETS).flatMap((hidden) => Object.values(hidden))),
  );
}, 240_000);

const bytesOf = ({ url }: { url: string }) => assets.files.get(url.replace('/assets/sql/', '')) ?? new Uint8Array();
const KIB = 1024;

describe('siteAssets', () => {
  it('lists only existing files, with their length', () => {
    const listed = JSON.stringify(assets.list).match(/"url":"[^"]+","bytes":\d+/g) ?? [];
    expect(listed).toHaveLength(assets.files.size);
    for (const entry of listed) {
      const { url, bytes } = JSON.parse(`{${entry}}`) as { url: string; bytes: number };
      expect(bytesOf({ url }).length).toBe(bytes);
    }
  });

  it('names datasets by the hash with which a page verifies their content', async () => {
    const names = [...assets.files.keys()].filter((name) => name.endsWith('.json'));
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const content = assets.files.get(name) ?? new Uint8Array();
      expect(await contentHash(new Uint8Array(content).buffer)).toBe(hashInName(`/assets/sql/${name}`));
    }
  });

  it('stays within its budget', () => {
    const shown = [...assets.files].map(([name, bytes]) => {
      // Packs are already compressed.
      const sizes = name.endsWith('.bin')
        ? [bytes.length]
        : [bytes.length, gzipSync(bytes).length, brotliCompressSync(bytes).length];
      return `${name.replace(/\b[0-9a-f]{10}\b/, '*').padEnd(32)}${sizes.map((size) => `${(size / KIB).toFixed(1)} KiB`.padStart(12)).join('')}`;
    });
    console.log(`file, bytes, gzip, brotli\n${shown.join('\n')}`);
    const { sqlite, postgres } = assets.list.engines;
    expectWithinBudgets('sql-engines', [
      { of: 'the pack of SQLite', budget: 'sql.sqliteEngine', weight: sqlite.pack.bytes },
      { of: 'the pack of PostgreSQL', budget: 'sql.postgresEngine', weight: postgres.pack.bytes },
      { of: 'the worker of SQLite', budget: 'sql.sqliteWorker', weight: sqlite.worker.bytes },
    ]);
  });

  it('packs the files that the workers request', async () => {
    const { sqlite, postgres } = assets.list.engines;
    const names = async (file: { url: string }) =>
      Object.keys((await unpack(new Uint8Array(bytesOf(file)).buffer)).files);
    expect(await names(sqlite.pack)).toEqual(['wasm']);
    expect(await names(postgres.pack)).toEqual(['wasm', 'data', 'snapshot']);
  }, 60_000);

  it('offers the visible dataset in four formats, and the hidden one in none', async () => {
    const { nha_sach: visible, nha_sach_2: hidden } = assets.list.datasets;
    expect(hidden?.downloads).toBeUndefined();
    const { Database } = await startSqlite();
    const database = new Database(bytesOf(visible!.downloads!.sqliteFile));
    expect(database.exec('SELECT COUNT(*) FROM order_items; PRAGMA foreign_key_check')[0]?.values).toEqual([[300]]);
    expect(new TextDecoder().decode(bytesOf(visible!.downloads!.mysql))).toMatch(/^-- nha_sach/);
  });

  it('uses the same names when nothing has changed', async () => {
    const again = await siteAssets('/assets/sql/', Object.values(DATASETS), new Set());
    expect([...again.files.keys()]).toEqual(expect.arrayContaining([...assets.files.keys()]));
  });
});
