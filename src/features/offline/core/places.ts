import type { SitePlaces } from './types';

/** Prefix of every cache of the offline mode; other features have their own caches. */
export const CACHE_PREFIX = 'offline-';
export const PACK_CACHE = `${CACHE_PREFIX}packs`;
export const RECORD_CACHE = `${CACHE_PREFIX}records`;
export const VISITED_FILES_CACHE = `${CACHE_PREFIX}visited-files`;
export const VISITED_PAGES_CACHE = `${CACHE_PREFIX}visited-pages`;
/** Folder of the lists that the build writes, relative to each language's base path. */
export const LIST_FOLDER = 'offline';
/** Header of a saved response with the revision of its content. */
export const REVISION_HEADER = 'x-kept-revision';
/** Header of a request that downloads a file to save it, which the worker leaves alone. */
export const DOWNLOAD_HEADER = 'x-offline-download';

const SHELL_PREFIX = `${CACHE_PREFIX}shell-`;

/** Name of the cache for one edition of a language's shell. */
export function shellCache(locale: string, version: string): string {
  return `${SHELL_PREFIX}${locale}-${version}`;
}

/** Parses the name of a shell cache; undefined for another cache. */
export function readShellCache(name: string): { locale: string; version: string } | undefined {
  const [, locale, version] = /^offline-shell-(.+)-([^-]+)$/.exec(name) ?? [];
  return locale && version ? { locale, version } : undefined;
}

/** The language that a path belongs to: the one with the longest matching base path. */
export function localeOf(pathname: string, places: SitePlaces): string | undefined {
  return Object.entries(places)
    .filter(([, { base }]) => pathname.startsWith(base) || `${pathname}/` === base)
    .sort(([, left], [, right]) => right.base.length - left.base.length)[0]?.[0];
}

/** Whether a file's name changes with its content, so that a cached copy never becomes stale. */
export function isHashed(pathname: string): boolean {
  return /\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/.test(pathname);
}

/** Whether a path is one of the lists that the build writes. */
export function isList(pathname: string): boolean {
  return new RegExp(`/${LIST_FOLDER}/[^/]+\\.json$`).test(pathname);
}

/**
 * Checks that a path is on this site, because anybody can write the URL of the offline page that contains it.
 *
 * @param path - the path in the URL
 * @param origin - origin of this site
 * @returns the path with its query; undefined for anything that leads to another site
 */
export function ownPath(path: string | null, origin: string): string | undefined {
  if (!path?.startsWith('/')) return undefined;
  const { pathname, search } = new URL(origin + path);
  // A path that begins with two slashes names a host, even in forms that the browser normalises: `/\host`, `/.//host`.
  return pathname.startsWith('//') ? undefined : pathname + search;
}

/**
 * The canonical path under which a page is cached: hosts also serve it with `.html`, `/index.html` or a trailing slash.
 */
export function pagePath(pathname: string): string {
  const short = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '');
  return short === '' ? '/' : short;
}

/** Caches of the worker: the site's own, and those of the PWA plugin. */
export const WORKER_CACHES = /^(?:offline|workbox)-/;

/**
 * How long to wait for the network before using a cached copy: in a tunnel, a connection may exist without responding.
 */
export const PATIENCE_MS = 3_000;
