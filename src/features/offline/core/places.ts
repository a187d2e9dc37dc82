import type { SitePlaces } from './types';

/** Every cache of the offline mode begins so; other features have caches of their own. */
export const CACHE_PREFIX = 'offline-';
export const PACK_CACHE = `${CACHE_PREFIX}packs`;
export const RECORD_CACHE = `${CACHE_PREFIX}records`;
export const VISITED_FILES_CACHE = `${CACHE_PREFIX}visited-files`;
export const VISITED_PAGES_CACHE = `${CACHE_PREFIX}visited-pages`;
/** Folder of the lists that the build writes, below each language's base path. */
export const LIST_FOLDER = 'offline';
/** Header of a kept response that tells which content it is. */
export const REVISION_HEADER = 'x-kept-revision';
/** Header of a request that is a download for keeping: the worker lets it through. */
export const DOWNLOAD_HEADER = 'x-offline-download';

const SHELL_PREFIX = `${CACHE_PREFIX}shell-`;

/** The cache of one edition of a language's shell. */
export function shellCache(locale: string, version: string): string {
  return `${SHELL_PREFIX}${locale}-${version}`;
}

/** The language and the edition of a shell's cache; undefined for another cache. */
export function readShellCache(name: string): { locale: string; version: string } | undefined {
  const [, locale, version] = /^offline-shell-(.+)-([^-]+)$/.exec(name) ?? [];
  return locale && version ? { locale, version } : undefined;
}

/** The language that a path belongs to: that with the longest base path which it begins with. */
export function localeOf(pathname: string, places: SitePlaces): string | undefined {
  return Object.entries(places)
    .filter(([, { base }]) => pathname.startsWith(base) || `${pathname}/` === base)
    .sort(([, left], [, right]) => right.base.length - left.base.length)[0]?.[0];
}

/** Whether a file's name changes with its content, so that a kept copy never grows stale. */
export function isHashed(pathname: string): boolean {
  return /\/assets\/.*[.-][0-9a-f]{8,}\.\w+$/.test(pathname);
}

/** Whether a path is one of the lists that the build writes. */
export function isList(pathname: string): boolean {
  return new RegExp(`/${LIST_FOLDER}/[^/]+\\.json$`).test(pathname);
}

/**
 * A path of this site and nothing else: the address of the offline page, which names it, can be written by anybody.
 *
 * @param path - as the address has it
 * @param origin - of this site
 * @returns the path with its query; undefined for anything that leads elsewhere
 */
export function ownPath(path: string | null, origin: string): string | undefined {
  if (!path?.startsWith('/')) return undefined;
  const { pathname, search } = new URL(origin + path);
  // Two slashes begin the name of a host, also where a browser reads the path so: `/\host`, `/.//host`.
  return pathname.startsWith('//') ? undefined : pathname + search;
}

/** The one name under which a page is kept: hosts also serve it with `.html`, `/index.html` or a slash. */
export function pagePath(pathname: string): string {
  const short = pathname.replace(/(?:\/index)?\.html$/, '').replace(/(?<=.)\/$/, '');
  return short === '' ? '/' : short;
}

/** Caches of the worker: the site's own, and those of the plugin that it extends. */
export const WORKER_CACHES = /^(?:offline|workbox)-/;

/** How long what is kept waits for something newer: in a tunnel a connection is often there and silent. */
export const PATIENCE_MS = 3_000;
