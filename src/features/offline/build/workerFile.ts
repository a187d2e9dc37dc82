import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { WORKER_CACHES } from '../core/places';
import type { LocalePlace, SitePlaces } from '../core/types';
import type { ServedFolder } from './siteFiles';

const WORKER = 'sw.js';
const PLACES = /^self\.__SITE=(.*);\n/;

/**
 * Compiles the site's part of the service worker, since the PWA plugin takes JavaScript only.
 *
 * @param target - where the plugin will look for it
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

/** The worker with the site's languages in its first line, beside those that it names already. */
export function withPlace(worker: string, locale: string, place: LocalePlace): string {
  const known = PLACES.exec(worker)?.[1];
  const places: SitePlaces = { ...(known && (JSON.parse(known) as SitePlaces)), [locale]: place };
  return `self.__SITE=${JSON.stringify(places)};\n${worker.replace(PLACES, '')}`;
}

/**
 * Makes one worker of those that the PWA plugin writes for each language. It has to be one at the root: a worker of
 * `/en/` would not be asked for what the SQL engines under `/assets/` load.
 */
export async function nameLanguage(
  locale: string,
  place: LocalePlace,
  own: ServedFolder,
  root: ServedFolder,
): Promise<void> {
  const written = path.join(own.outDir, WORKER);
  const target = path.join(root.outDir, WORKER);
  const source = existsSync(target) ? target : written;
  await writeFile(target, withPlace(await readFile(source, 'utf8'), locale, place));
  if (written !== target) await rm(written);
}

/**
 * The kill switch: a worker that takes the place of an earlier one, deletes what it has kept, and removes itself.
 * Pages that are open go on as pages without a worker.
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

/** Writes the worker of the kill switch to the root of the site. */
export async function writeRetiringWorker({ outDir }: ServedFolder): Promise<void> {
  await writeFile(path.join(outDir, WORKER), RETIRING_WORKER);
}
