import { contentHash } from '../../components/contentHash';
import { isPageInPlaceOf } from './core/fits';
import { CACHE_PREFIX, isHashed, REVISION_HEADER } from './core/places';
import type { SavedFile } from './core/types';

/** Thrown where the host has no such file: the page and the host are of different editions. */
export class MissingFile extends Error {
  override name = 'MissingFile';
}

/** Thrown where the host, or something on the way to it, refuses with a status of its own. */
export class RefusedFile extends MissingFile {
  override name = 'RefusedFile';
}

/** Thrown where something else answered: another edition of the file, or a network's sign-in page in its place. */
export class WrongFile extends MissingFile {
  override name = 'WrongFile';
}

const MISSING = [404, 410];

/**
 * A response as it is kept: with its revision, and without the mark of a redirection, since a browser refuses to
 * open a page from a redirected response.
 *
 * @returns undefined where its content is not that of the revision
 */
async function keptResponse(response: Response, revision: string): Promise<Response | undefined> {
  const content = await response.arrayBuffer();
  if (![revision, undefined].includes(await contentHash(content))) return undefined;
  const headers = new Headers(response.headers);
  // The body has been unpacked by now.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(REVISION_HEADER, revision);
  return new Response(content, { status: 200, headers });
}

/**
 * Fetches a file for keeping.
 *
 * @param init - how; `cache: 'no-cache'` for files whose name does not change with their content
 * @throws MissingFile, RefusedFile or WrongFile where the host answers anything but the file; TypeError without a
 *   network
 */
export async function fetchForKeeping(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok) {
    const Failure = MISSING.includes(response.status) ? MissingFile : RefusedFile;
    throw new Failure(`${url} answered ${response.status}.`);
  }
  if (isPageInPlaceOf(new URL(url, location.href).pathname, response.headers.get('content-type')))
    throw new WrongFile(`${url} answered with a page.`);
  return response;
}

/**
 * Reads a list of files that the build has written.
 *
 * @throws WrongFile where it is none
 */
export async function readList<List extends { readonly files: readonly SavedFile[] }>(
  response: Response,
): Promise<List> {
  const list = (await response.json().catch(() => undefined)) as List | undefined;
  if (!Array.isArray(list?.files)) throw new WrongFile(`${response.url} is no list of files.`);
  return list;
}

/** A copy of a file that some part of the offline mode has: a saved course, a shell, or what the reader has visited. */
async function copyKept({ url, revision }: SavedFile): Promise<Response | undefined> {
  for (const cacheName of (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))) {
    const found = await caches.match(url, { cacheName, ignoreVary: true });
    const isCandidate = found && (isHashed(url) || found.headers.get(REVISION_HEADER) === revision);
    const copy = isCandidate && (await keptResponse(found, revision));
    if (copy) return copy;
  }
  return undefined;
}

async function fetchWhole({ url, revision }: SavedFile, init: RequestInit): Promise<Response> {
  const response = await keptResponse(await fetchForKeeping(url, init), revision);
  if (!response) throw new WrongFile(`${url} answered with another content.`);
  return response;
}

/** Fetches a file from the host, past the cache of the browser where that may be wrong. */
async function fetchFile(file: SavedFile, init: RequestInit): Promise<Response> {
  try {
    return await fetchWhole(file, { cache: isHashed(file.url) ? 'default' : 'no-cache', ...init });
  } catch (error) {
    // Some hosts also call the lack of a file immutable: the browser would go on answering with it for a year.
    const mayBeKept = error instanceof WrongFile || (error instanceof MissingFile && isHashed(file.url));
    if (!mayBeKept) throw error;
    return fetchWhole(file, { cache: 'reload', ...init });
  }
}

/**
 * Puts a file into a cache, from the device where it is there already, else from the host.
 *
 * @param init - what a request to the host has beyond its address
 * @throws as {@link fetchForKeeping} does; WrongFile also where the content is not that of the file's revision
 */
export async function keepFile(cache: Cache, file: SavedFile, init: RequestInit = {}): Promise<void> {
  await cache.put(file.url, (await copyKept(file)) ?? (await fetchFile(file, init)));
}
