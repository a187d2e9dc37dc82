import { SoundWorker } from 'light-pages/browser/soundWorker';
import type { SqlAssets } from '../core/files/assets';
import type { DatasetImage, EngineName } from '../core/types';
import { download, dropKept, fetchKept, hasAnswered, isKept, keep, kept } from './labFiles';
import type { FetchPack } from './clientEnvironment';
import { createSqlClient, type DatasetSource, type SqlClient } from './sqlClient';

const MEBIBYTE = 1024 * 1024;
/** Memory size at which a worker is replaced: a few times that of an idle engine. */
const MAX_MEMORY: Readonly<Record<EngineName, number>> = { sqlite: 192 * MEBIBYTE, postgres: 448 * MEBIBYTE };

/** Whether the files of an engine are already on this device, in the lab's cache or in a saved course. */
export function isEngineKept(assets: SqlAssets, engine: EngineName): Promise<boolean> {
  return isKept(assets.engines[engine].pack.url);
}

const clients = new Map<EngineName, SqlClient>();

/** The client of an engine, which all labs of a page share together with its worker. */
export function browserClient(assets: SqlAssets, engine: EngineName): SqlClient {
  const known = clients.get(engine);
  if (known) return known;
  const { worker, pack } = assets.engines[engine];
  const refetchPack: FetchPack = async (onProgress, signal) => {
    await dropKept(pack.url);
    return download(pack, { cache: 'reload', onProgress, signal });
  };
  const client = createSqlClient(engine, {
    createWorker: () => new SoundWorker(worker.url),
    async refetchWorker() {
      await dropKept(worker.url);
      await download(worker, { cache: 'reload' });
    },
    fetchPack: async (onProgress, signal) =>
      (await kept(pack.url)) ??
      download(pack, { onProgress, signal }).catch((error: unknown) => {
        if (!hasAnswered(error)) throw error;
        // Some hosts let browsers cache a 404, so the file is requested again past the cache.
        return refetchPack(onProgress, signal);
      }),
    refetchPack,
    keepPack: (plain) => void keep(pack.url, plain),
    maxMemoryBytes: MAX_MEMORY[engine],
  });
  clients.set(engine, client);
  return client;
}

function readImage(text: string): DatasetImage {
  const image = JSON.parse(text) as DatasetImage;
  if (typeof image.scripts !== 'object') throw new Error('The file is not a dataset.');
  return image;
}

/** A dataset of the site in the form that an engine accepts, fetched on demand. */
export function browserDataset(assets: SqlAssets, id: string, engine: EngineName): DatasetSource {
  return {
    id,
    load() {
      const file = assets.datasets[id]?.images[engine];
      if (!file) throw new Error(`There is no dataset ${id}.`);
      return fetchKept(file, readImage);
    },
  };
}
