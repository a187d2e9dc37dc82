/** Prefix of every cache of the offline mode; other features have their own caches. */
export const CACHE_PREFIX = 'offline-';
export const PACK_CACHE = `${CACHE_PREFIX}packs`;
export const RECORD_CACHE = `${CACHE_PREFIX}records`;
export const VISITED_FILES_CACHE = `${CACHE_PREFIX}visited-files`;
export const VISITED_PAGES_CACHE = `${CACHE_PREFIX}visited-pages`;

/** Caches of the worker: the site's own, and those of the PWA plugin. */
export const WORKER_CACHES = /^(?:offline|workbox)-/;

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
