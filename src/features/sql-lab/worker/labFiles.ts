import { contentHash } from '../../../components/contentHash';
import { hashInName, type AssetFile } from '../core/files/assets';
import { FetchFailure, refusal } from '../core/files/fetchFailure';
import { inTime } from './inTime';
import type { DownloadProgress } from './clientEnvironment';

const CACHE_NAME = 'sql-lab';
/** Reading the largest file from the cache takes a fraction of this. */
const CACHE_MS = 4_000;

/** Options for fetching a file. */
export interface Asked {
  readonly cache?: RequestCache;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: DownloadProgress) => void;
}

async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE_NAME);
  } catch {
    // In private windows and on full disks the lab works from the network only.
    return undefined;
  }
}

/** The part of a file name that is the same in every edition. */
function stem(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1).split('.')[0] ?? url;
}

/** Caches a file for the next visit and deletes older editions of it. */
export async function keep(url: string, body: BodyInit): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  try {
    for (const { url: old } of await cache.keys()) if (stem(old) === stem(url)) await cache.delete(old);
    await cache.put(url, new Response(body));
  } catch {
    // The file is not cached and will be fetched again.
  }
}

/** Returns the cached copy of a file. */
export async function kept(url: string): Promise<ArrayBuffer | undefined> {
  try {
    return await inTime(
      openCache()
        .then((cache) => cache?.match(url))
        .then((response) => response?.arrayBuffer()),
      CACHE_MS,
    );
  } catch {
    return undefined;
  }
}

/** Whether a file is in any cache of this site. */
export async function isKept(url: string): Promise<boolean> {
  try {
    return (await inTime(caches.match(url), CACHE_MS)) !== undefined;
  } catch {
    return false;
  }
}

/** Deletes every cached copy of a file on this site, including those in saved courses and visited pages. */
export async function dropKept(url: string): Promise<void> {
  try {
    const drop = async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete(url);
    };
    await inTime(drop(), CACHE_MS);
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}

async function readAll(
  response: Response,
  total: number,
  onProgress?: (progress: DownloadProgress) => void,
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
    onProgress?.({ loaded: Math.min(loaded, total), total });
  }
  return new Blob(chunks).arrayBuffer();
}

async function fetchFile({ url, bytes }: AssetFile, { cache = 'default', signal, onProgress }: Asked) {
  const response = await fetch(url, { cache, signal: signal ?? null });
  if (!response.ok) throw refusal(url, response.status);
  // No file of the lab is an HTML page, so a sign-in page can be rejected before its body is read.
  if (response.headers.get('content-type')?.startsWith('text/html'))
    throw new FetchFailure('wrong', `${url} answered with a page.`);
  return readAll(response, bytes, onProgress);
}

/**
 * Fetches a file of the lab.
 *
 * @throws FetchFailure
 */
export async function download(file: AssetFile, asked: Asked = {}): Promise<ArrayBuffer> {
  try {
    return await fetchFile(file, asked);
  } catch (error) {
    throw error instanceof FetchFailure ? error : new FetchFailure('unreachable', `${file.url}: ${String(error)}`);
  }
}

/** Whether there was a response, so that a cached copy may be the cause and a request past the cache may succeed. */
export function hasAnswered(error: unknown): boolean {
  return error instanceof FetchFailure && error.problem !== 'unreachable';
}

/** Verifies and parses a file whose name contains the hash of its content. */
async function readWhole<T>(url: string, body: ArrayBuffer, read: (text: string) => T): Promise<T> {
  const hash = await contentHash(body);
  if (hash !== undefined && hash !== hashInName(url))
    throw new FetchFailure('wrong', `${url} answered with another content.`);
  try {
    return read(new TextDecoder().decode(body));
  } catch (error) {
    throw new FetchFailure('wrong', `${url} cannot be read: ${String(error)}`);
  }
}

/**
 * Returns the parsed content of a small file of the lab, from the cache or the network. Only files that could be parsed
 * are cached, and an invalid cached copy is deleted.
 *
 * @throws FetchFailure
 */
export async function fetchKept<T>(file: AssetFile, read: (text: string) => T): Promise<T> {
  const { url } = file;
  const known = await kept(url);
  if (known) {
    try {
      return await readWhole(url, known, read);
    } catch {
      await dropKept(url);
    }
  }
  const fetchAnew = async (cache: RequestCache) => {
    const body = await download(file, { cache });
    const value = await readWhole(url, body, read);
    void keep(url, body);
    return value;
  };
  try {
    return await fetchAnew('default');
  } catch (error) {
    if (!hasAnswered(error)) throw error;
    // The browser or the offline mode may have cached a response that was not the file.
    await dropKept(url);
    return fetchAnew('reload');
  }
}
