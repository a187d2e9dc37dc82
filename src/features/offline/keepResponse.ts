import { CACHE_PREFIX, isHashed, REVISION_HEADER } from './core/places';
import type { SavedFile } from './core/types';

/** Thrown where the host has no such file: the page and the host are of different editions. */
export class MissingFile extends Error {
  override name = 'MissingFile';
}

/**
 * A response as it is kept: with its revision, and without the mark of a redirection, since a browser refuses to
 * open a page from a redirected response.
 */
async function keptResponse(response: Response, revision: string): Promise<Response> {
  const headers = new Headers(response.headers);
  // The body has been unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(REVISION_HEADER, revision);
  return new Response(await response.blob(), { status: 200, headers });
}

/** Whether a page came in place of a file: some hosts answer so where there is no such file. */
export function isPageInPlaceOf(url: string, response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return isPage && isHashed(new URL(url, location.href).pathname) && !url.endsWith('.html');
}

/**
 * Fetches a file for keeping.
 *
 * @param init - how; `cache: 'no-cache'` for files whose name does not change with their content
 * @throws MissingFile where the host answers anything but the file; TypeError without a network
 */
export async function fetchForKeeping(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok || isPageInPlaceOf(url, response)) throw new MissingFile(`${url} answered ${response.status}.`);
  return response;
}

/** A copy of a file that some part of the offline mode has: a saved course, a shell, or what the reader has visited. */
async function copyKept({ url, revision }: SavedFile): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    if (found && (isHashed(url) || found.headers.get(REVISION_HEADER) === revision)) return found;
  }
  return undefined;
}

/** Fetches a file from the host, past the cache of the browser where that may be wrong. */
async function fetchFile(url: string, init: RequestInit): Promise<Response> {
  if (!isHashed(url)) return fetchForKeeping(url, { cache: 'no-cache', ...init });
  try {
    return await fetchForKeeping(url, { cache: 'default', ...init });
  } catch (error) {
    if (!(error instanceof MissingFile)) throw error;
    // Some hosts also call the lack of a file immutable: the browser would go on answering with it for a year.
    return fetchForKeeping(url, { cache: 'reload', ...init });
  }
}

/**
 * Puts a file into a cache, from the device where it is there already, else from the host.
 *
 * @param init - what a request to the host has beyond its address
 * @throws MissingFile where the host answers anything but the file; TypeError without a network
 */
export async function keepFile(cache: Cache, file: SavedFile, init: RequestInit = {}): Promise<void> {
  const { url, revision } = file;
  const response = (await copyKept(file)) ?? (await fetchFile(url, init));
  await cache.put(url, await keptResponse(response, revision));
}
