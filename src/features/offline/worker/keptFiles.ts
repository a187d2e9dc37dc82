import { isPage, isPageInPlaceOf, isSitePage } from '../core/fits';
import {
  CACHE_PREFIX,
  LIST_FOLDER,
  PACK_CACHE,
  pagePath,
  readShellCache,
  shellCache,
  VISITED_FILES_CACHE,
  VISITED_PAGES_CACHE,
} from '../core/places';
import { keepBehind } from './keepBehind';
import { scope } from './scope';

/** Entries kept of what the reader visits; the oldest go first. */
const LIMITS = { [VISITED_FILES_CACHE]: 300, [VISITED_PAGES_CACHE]: 60 } as const;
type VisitedCache = keyof typeof LIMITS;

/**
 * Caches in the order in which they are asked. A saved course first: all of it is of one edition, while a page
 * visited later may ask for scripts that were never fetched. Shells of older editions last.
 */
async function cachesInOrder(): Promise<string[]> {
  const current = Object.entries(scope.__SITE).map(([locale, { shell }]) => shellCache(locale, shell));
  const first = [PACK_CACHE, ...current, VISITED_PAGES_CACHE, VISITED_FILES_CACHE];
  const own = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const older = own.filter((name) => readShellCache(name) && !current.includes(name)).reverse();
  return [...first.filter((name) => own.includes(name)), ...older];
}

/** Whether a kept response is what its address names, and not what a network has put in its place. */
async function isSound(url: string, response: Response): Promise<boolean> {
  const { pathname } = new URL(url);
  const type = response.headers.get('content-type');
  if (isPageInPlaceOf(pathname, type)) return false;
  return !isPage(pathname, type) || isSitePage(await response.clone().text());
}

async function discard(cacheName: string, url: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.delete(url, { ignoreVary: true });
  const base = scope.__SITE[readShellCache(cacheName)?.locale ?? '']?.base;
  // A shell without its list is not complete, and the next page has it kept anew.
  if (base) await cache.delete(`${base}${LIST_FOLDER}/shell.json`);
}

/**
 * The kept copy of an address, from whichever cache has it; undefined where none has, or storage is blocked. One that is
 * something else is thrown away.
 */
export async function findKept(url: string): Promise<Response | undefined> {
  try {
    for (const cacheName of await cachesInOrder()) {
      const found = await caches.match(url, { cacheName, ignoreVary: true });
      if (found && (await isSound(url, found))) return found;
      if (found) await discard(cacheName, url);
    }
  } catch {
    // Storage may be cleared or blocked while the worker runs: the network answers then.
  }
  return undefined;
}

/** The name under which the page of an address is kept: without query and hash. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}

/** Keeps what a reader has visited, within limits; does without where it is something else, or there is no room. */
export function keepVisited(cacheName: VisitedCache, key: string, response: Response): Promise<void> {
  return keepBehind(async () => {
    if (!(await isSound(key, response))) return;
    const cache = await caches.open(cacheName);
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - LIMITS[cacheName])).map((old) => cache.delete(old)));
  });
}
