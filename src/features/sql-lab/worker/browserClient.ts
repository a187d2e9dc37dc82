import type { AssetFile, SqlAssets } from '../core/assets';
import type { DatasetImage, EngineName } from '../core/types';
import { createSqlClient, type DatasetSource, type DownloadProgress, type SqlClient } from './sqlClient';

const CACHE_NAME = 'sql-lab';
const MEBIBYTE = 1024 * 1024;
/** Memory at which a worker is replaced: a few times what an idle engine takes. */
const MAX_MEMORY: Readonly<Record<EngineName, number>> = { sqlite: 192 * MEBIBYTE, postgres: 448 * MEBIBYTE };

async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE_NAME);
  } catch {
    // Private windows and full disks: the lab works from the network.
    return undefined;
  }
}

/** What stays the same in the name of a file from edition to edition. */
function stem(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).split('.')[0] ?? url;
}

/** Keeps a file for the next visit and drops older editions of it. */
async function keep(url: string, body: BodyInit): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  try {
    for (const { url: old } of await cache.keys()) if (stem(old) === stem(url)) await cache.delete(old);
    await cache.put(url, new Response(body));
  } catch {
    // Not kept: it will be fetched again.
  }
}

async function readAll(
  response: Response,
  total: number,
  onProgress: (progress: DownloadProgress) => void,
): Promise<ArrayBuffer> {
  if (!response.body) return response.arrayBuffer();
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    loaded += value.length;
    onProgress({ loaded: Math.min(loaded, total), total });
  }
  return new Blob(chunks).arrayBuffer();
}

async function kept(url: string): Promise<ArrayBuffer | undefined> {
  const response = await (await openCache())?.match(url);
  return response?.arrayBuffer();
}

async function download(
  { url, bytes }: AssetFile,
  onProgress: (progress: DownloadProgress) => void = () => undefined,
  signal?: AbortSignal,
) {
  const response = await fetch(url, { signal: signal ?? null });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return readAll(response, bytes, onProgress);
}

/** A small file of the lab: from this device where it is kept, else fetched, and kept for the next time. */
export async function fetchKept(file: AssetFile): Promise<string> {
  const known = await kept(file.url);
  const body = known ?? (await download(file));
  if (!known) void keep(file.url, body);
  return new TextDecoder().decode(body);
}

/** Whether the files of an engine are on this device already: kept here, or saved with a course. */
export async function isEngineKept(assets: SqlAssets, engine: EngineName): Promise<boolean> {
  try {
    return (await caches.match(assets.engines[engine].pack.url)) !== undefined;
  } catch {
    return false;
  }
}

const clients = new Map<EngineName, SqlClient>();

/** The client of an engine; all labs of a page share it, and its worker. */
export function browserClient(assets: SqlAssets, engine: EngineName): SqlClient {
  const known = clients.get(engine);
  if (known) return known;
  const { worker, pack } = assets.engines[engine];
  const client = createSqlClient(engine, {
    createWorker: () => new Worker(worker.url),
    fetchPack: async (onProgress, signal) => (await kept(pack.url)) ?? download(pack, onProgress, signal),
    keepPack: (plain) => void keep(pack.url, plain),
    maxMemoryBytes: MAX_MEMORY[engine],
  });
  clients.set(engine, client);
  return client;
}

/** A dataset of the site as an engine takes it, fetched when it is needed. */
export function browserDataset(assets: SqlAssets, id: string, engine: EngineName): DatasetSource {
  return {
    id,
    async load() {
      const file = assets.datasets[id]?.images[engine];
      if (!file) throw new Error(`There is no dataset ${id}.`);
      return JSON.parse(await fetchKept(file)) as DatasetImage;
    },
  };
}
