import type { WorkerLocales } from './types';

/** Folder of the lists that the build writes, relative to each language's base path. */
export const LIST_FOLDER = 'offline';

/** The list of all files of a language that are no pages, in that folder. */
export const FILES_LIST = 'files.json';

/** The language that a path belongs to: the one with the longest matching base path. */
export function localeOf(pathname: string, locales: WorkerLocales): string | undefined {
  return Object.entries(locales)
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
