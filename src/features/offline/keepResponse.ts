import { contentHash } from '../../components/contentHash';
import { CACHE_PREFIX } from './core/cacheNames';
import { isPageInPlaceOf } from './core/fits';
import { REVISION_HEADER } from './core/headers';
import { isHashed } from './core/paths';
import type { SavedFile } from './core/types';

/** Thrown when the host lacks a file, because the page and the host are from different builds. */
export class MissingFile extends Error {
  override name = 'MissingFile';
}

/** Thrown when the host, or something on the way to it, answers with any other error status. */
export class RefusedFile extends MissingFile {
  override name = 'RefusedFile';
}

/** Thrown when the content is wrong: another edition of the file, or a captive portal's page. */
export class WrongFile extends MissingFile {
  override name = 'WrongFile';
}

const MISSING = [404, 410];

/**
 * Converts a response for saving: adds its revision, and drops the redirected flag, because browsers refuse to open a
 * page from a redirected response.
 *
 * @returns undefined if the content does not match the revision
 */
async function keptResponse(response: Response, revision: string): Promise<Response | undefined> {
  const content = await response.arrayBuffer();
  if (![revision, undefined].includes(await contentHash(content))) return undefined;
  const headers = new Headers(response.headers);
  // The body is already decompressed.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(REVISION_HEADER, revision);
  return new Response(content, { status: 200, headers });
}

/**
 * Fetches a file to save it.
 *
 * @param init - options of the request; `cache: 'no-cache'` for files without a hash in their name
 * @throws MissingFile, RefusedFile or WrongFile if the host does not send the file; TypeError without a network
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
 * Parses a list of files written by the build.
 *
 * @throws WrongFile if it is not such a list
 */
export async function readList<List extends { readonly files: readonly SavedFile[] }>(
  response: Response,
): Promise<List> {
  const list = (await response.json().catch(() => undefined)) as List | undefined;
  if (!Array.isArray(list?.files)) throw new WrongFile(`${response.url} is no list of files.`);
  return list;
}

/** Returns a copy of a file that the offline mode already has: in a saved course, a shell, or the visited pages. */
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

/** Fetches a file from the host, bypassing the HTTP cache where its copy may be wrong. */
async function fetchFile(file: SavedFile, init: RequestInit): Promise<Response> {
  try {
    return await fetchWhole(file, { cache: isHashed(file.url) ? 'default' : 'no-cache', ...init });
  } catch (error) {
    // Some hosts mark even a 404 as immutable, and the browser would then repeat it from its cache for a year.
    const mayBeKept = error instanceof WrongFile || (error instanceof MissingFile && isHashed(file.url));
    if (!mayBeKept) throw error;
    return fetchWhole(file, { cache: 'reload', ...init });
  }
}

/**
 * Puts a file into a cache, from the device if it is there already, otherwise from the host.
 *
 * @param init - further options of the request
 * @throws as {@link fetchForKeeping} does; WrongFile also if the content does not match the file's revision
 */
export async function keepFile(cache: Cache, file: SavedFile, init: RequestInit = {}): Promise<void> {
  await cache.put(file.url, (await copyKept(file)) ?? (await fetchFile(file, init)));
}
