import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { WORKER_CACHES } from '../core/cacheNames';
import type { WorkerLocale, WorkerLocales } from '../core/types';
import type { ServedFolder } from './siteFiles';

const WORKER = 'sw.js';
const LOCALES = /^self\.__SITE=(.*);\n/;

/**
 * Compiles the site's part of the service worker, because the PWA plugin accepts only JavaScript.
 *
 * @param target - where the plugin expects the result
 */
export async function compileWorker(siteDir: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  await build({
    entryPoints: [path.join(siteDir, 'src/features/offline/worker/index.ts')],
    outfile: target,
    bundle: true,
    format: 'esm',
    target: 'es2022',
  });
}

/** Returns the worker with a language added to those in its first line. */
export function withLocale(worker: string, locale: string, entry: WorkerLocale): string {
  const known = LOCALES.exec(worker)?.[1];
  const locales: WorkerLocales = { ...(known && (JSON.parse(known) as WorkerLocales)), [locale]: entry };
  return `self.__SITE=${JSON.stringify(locales)};\n${worker.replace(LOCALES, '')}`;
}

/**
 * Combines the workers that the PWA plugin writes for each language into one at the root: a worker of `/en/` would not
 * receive the requests of the SQL engines under `/assets/`.
 */
export async function nameLanguage(
  locale: string,
  entry: WorkerLocale,
  own: ServedFolder,
  root: ServedFolder,
): Promise<void> {
  const written = path.join(own.outDir, WORKER);
  const target = path.join(root.outDir, WORKER);
  const source = existsSync(target) ? target : written;
  await writeFile(target, withLocale(await readFile(source, 'utf8'), locale, entry));
  if (written !== target) await rm(written);
}

/**
 * The kill switch: a worker that replaces an earlier one, deletes its caches, and unregisters itself. Open pages
 * continue without a worker.
 */
export const RETIRING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => ${String(WORKER_CACHES)}.test(name)).map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/** Writes the kill-switch worker to the root of the site. */
export async function writeRetiringWorker({ outDir }: ServedFolder): Promise<void> {
  await writeFile(path.join(outDir, WORKER), RETIRING_WORKER);
}
