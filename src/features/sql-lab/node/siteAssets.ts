import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AssetFile, DatasetAssets, EngineAssets, SqlAssets } from '../core/files/assets';
import type { Dataset } from '../core/data/dataset';
import { datasetImage, downloadScript, type Dialect } from '../core/data/datasetScript';
import { ENGINE_NAMES, type EngineName } from '../core/types';
import { cachedFolder } from '../../../build/cachedFolder';
import { bundleWorker } from './bundleWorker';
import { compressPack } from './compressPack';
import { datasetFile } from './datasetFile';
import { postgresBytes, postgresFingerprint } from './postgresFiles';

const require = createRequire(import.meta.url);

/** Files by path relative to the folder that serves them, and their list for the page. */
export interface SiteAssets {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly list: SqlAssets;
}

function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 10);
}

/** The files of an engine, and a hash of their edition. */
async function engineFiles(
  engine: EngineName,
): Promise<{ edition: string; read: () => Promise<Readonly<Record<string, Uint8Array>>> }> {
  if (engine === 'postgres')
    return { edition: postgresFingerprint(), read: async () => ({ ...(await postgresBytes()) }) };
  const wasm = await readFile(require.resolve('sql.js/dist/sql-wasm-browser.wasm'));
  return { edition: hashOf(wasm), read: () => Promise.resolve({ wasm }) };
}

/** Compressing takes seconds, so packs are cached by edition. */
async function enginePack(engine: EngineName): Promise<{ edition: string; pack: Uint8Array }> {
  const { edition, read } = await engineFiles(engine);
  const folder = await cachedFolder(`sql-lab/pack-${engine}-${edition}`, async (write) => {
    await write('pack', await compressPack(await read()));
  });
  return { edition, pack: await readFile(path.join(folder, 'pack')) };
}

/** Names files by a hash and collects them. */
class Collector {
  readonly files = new Map<string, Uint8Array>();

  constructor(private readonly baseUrl: string) {}

  /** Adds a file whose name contains a hash, by default that of its content: `name.hash.ext`. */
  add(name: string, extension: string, content: Uint8Array | string, edition = hashOf(content)): AssetFile {
    return this.put(`${name}.${edition}.${extension}`, content);
  }

  /** Adds a file to download, with the hash in its folder and a plain file name. */
  addDownload(name: string, content: Uint8Array | string): AssetFile {
    return this.put(`${hashOf(content)}/${name}`, content);
  }

  private put(file: string, content: Uint8Array | string): AssetFile {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    this.files.set(file, bytes);
    return { url: `${this.baseUrl}${file}`, bytes: bytes.length };
  }
}

async function addEngine(collector: Collector, engine: EngineName): Promise<EngineAssets> {
  const [worker, { edition, pack }] = await Promise.all([bundleWorker(engine), enginePack(engine)]);
  return {
    worker: collector.add(`${engine}-worker`, 'js', worker),
    pack: collector.add(`${engine}-engine`, 'bin', pack, edition),
    downloadBytes: pack.length + gzipSync(worker).length,
  };
}

async function addDataset(collector: Collector, dataset: Dataset, downloadable: boolean): Promise<DatasetAssets> {
  const { id, scripts } = datasetImage(dataset);
  const image = (engine: EngineName) =>
    collector.add(`${id}-${engine}`, 'json', JSON.stringify({ id, scripts: { [engine]: scripts[engine] } }));
  const images = { sqlite: image('sqlite'), postgres: image('postgres') };
  const isGenerated = dataset.tables.some(({ generated }) => generated);
  if (!downloadable || isGenerated || dataset.tables.length === 0) return { images };
  const script = (dialect: Dialect) => collector.addDownload(`${id}-${dialect}.sql`, downloadScript(dataset, dialect));
  return {
    images,
    downloads: {
      sqliteFile: collector.addDownload(`${id}.sqlite`, await datasetFile(dataset)),
      sqlite: script('sqlite'),
      postgres: script('postgres'),
      mysql: script('mysql'),
    },
  };
}

/**
 * Makes every file of the SQL lab that pages fetch.
 *
 * @param baseUrl - URL of the folder that serves them, with a trailing slash
 * @param datasets - the datasets to publish; those in `hidden` have no downloads
 */
export async function siteAssets(
  baseUrl: string,
  datasets: readonly Dataset[],
  hidden: ReadonlySet<string>,
): Promise<SiteAssets> {
  const collector = new Collector(baseUrl);
  const [sqlite, postgres] = await Promise.all(ENGINE_NAMES.map((engine) => addEngine(collector, engine)));
  if (!sqlite || !postgres) throw new Error('Both engines must have assets.');
  const described: [string, DatasetAssets][] = [];
  for (const dataset of datasets)
    described.push([dataset.id, await addDataset(collector, dataset, !hidden.has(dataset.id))]);
  return { files: collector.files, list: { engines: { sqlite, postgres }, datasets: Object.fromEntries(described) } };
}
