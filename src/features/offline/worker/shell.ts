import { CACHE_PREFIX, readShellCache, shellCache } from '../core/cacheNames';
import { LIST_FOLDER, localeOf } from '../core/paths';
import type { ShellManifest } from '../core/types';
import { fetchForKeeping, keepFile, readList } from '../keepResponse';
import { scope } from './scope';

/**
 * Saves the shell of a language: the files with which its start pages open without a network.
 *
 * @throws if a file cannot be fetched, or the host is being updated to another edition
 */
export async function keepShell(locale: string): Promise<void> {
  const entry = scope.__SITE[locale];
  if (!entry) return;
  const cache = await caches.open(shellCache(locale, entry.shell));
  const listUrl = `${entry.base}${LIST_FOLDER}/shell.json`;
  // The list is cached last, so its presence means that the shell is complete.
  if (await cache.match(listUrl)) return;
  const list = await fetchForKeeping(listUrl, { cache: 'no-store' });
  const { version, files } = await readList<ShellManifest>(list.clone());
  if (version !== entry.shell) throw new Error(`The shell of ${locale} belongs to another edition than the worker.`);
  for (const file of files) if (!(await cache.match(file.url))) await keepFile(cache, file);
  await cache.put(listUrl, list);
}

/** The languages that this reader uses: those of open pages, and those whose shell is already saved. */
async function usedLocales(): Promise<string[]> {
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const open = pages.map(({ url }) => localeOf(new URL(url).pathname, scope.__SITE));
  const kept = (await caches.keys()).map((name) => readShellCache(name)?.locale);
  const used = [...new Set([...open, ...kept])].filter((locale) => locale !== undefined && locale in scope.__SITE);
  return used.length > 0 ? (used as string[]) : Object.keys(scope.__SITE).slice(0, 1);
}

/** Saves the shells of the languages in use. */
export async function keepUsedShells(): Promise<void> {
  await Promise.all((await usedLocales()).map(keepShell));
}

/**
 * Deletes shells that no page can need any more. The previous edition stays, because open pages still load its files,
 * and a site that is rolled back starts with them.
 */
export async function dropOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  for (const [locale, { shell }] of Object.entries(scope.__SITE)) {
    const older = names.filter((name) => {
      const edition = readShellCache(name);
      return edition?.locale === locale && edition.version !== shell;
    });
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  }
}
