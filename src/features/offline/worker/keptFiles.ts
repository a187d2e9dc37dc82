import {
  CACHE_PREFIX,
  PACK_CACHE,
  readShellCache,
  shellCache,
  VISITED_FILES_CACHE,
  VISITED_PAGES_CACHE,
} from '../core/cacheNames';
import { isPage, isPageInPlaceOf, isSitePage } from '../core/fits';
import { LIST_FOLDER, pagePath } from '../core/paths';
import { isListed } from './isListed';
import { keepBehind } from './keepBehind';
import { scope } from './scope';

/** Maximum numbers of visited entries in the caches; the oldest are deleted first. */
const LIMITS = { [VISITED_FILES_CACHE]: 300, [VISITED_PAGES_CACHE]: 60 } as const;
type VisitedCache = keyof typeof LIMITS;

/**
 * Cache names in the order of lookup. Saved courses come first: their files are all from one edition, while a page
 * visited later may need scripts that were never fetched. Shells of older editions come last.
 */
async function cachesInOrder(): Promise<string[]> {
  const current = Object.entries(scope.__SITE).map(([locale, { shell }]) => shellCache(locale, shell));
  const first = [PACK_CACHE, ...current, VISITED_PAGES_CACHE, VISITED_FILES_CACHE];
  const own = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const older = own.filter((name) => readShellCache(name) && !current.includes(name)).reverse();
  return [...first.filter((name) => own.includes(name)), ...older];
}

/** Whether a cached response is what its URL names, not a captive portal's page. */
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
  // A shell without its list is incomplete, so the next page causes it to be saved again.
  if (base) await cache.delete(`${base}${LIST_FOLDER}/shell.json`);
}

/**
 * Returns the cached copy of a URL from any cache; undefined if there is none or storage is blocked. Copies with wrong
 * content are deleted.
 */
export async function findKept(url: string): Promise<Response | undefined> {
  try {
    for (const cacheName of await cachesInOrder()) {
      const found = await caches.match(url, { cacheName, ignoreVary: true });
      if (found && (await isSound(url, found))) return found;
      if (found) await discard(cacheName, url);
    }
  } catch {
    // Storage may be cleared or blocked while the worker runs; the network answers then.
  }
  return undefined;
}

/** The key under which the page of a URL is cached: without query and hash. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pagePath(pathname);
}

/**
 * Caches what a reader has visited, within limits; skips pages of others and files that the build did not write, and
 * gives up if there is no space.
 */
export function keepVisited(cacheName: VisitedCache, key: string, response: Response): Promise<void> {
  return keepBehind(async () => {
    const isWanted = cacheName === VISITED_FILES_CACHE ? isListed : isSound;
    if (!(await isWanted(key, response))) return;
    const cache = await caches.open(cacheName);
    await cache.delete(key);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - LIMITS[cacheName])).map((old) => cache.delete(old)));
  });
}
