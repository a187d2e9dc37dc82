import { PACK_CACHE, RECORD_CACHE } from './core/places';
import { unneededFiles } from './core/planPack';
import type { PackRecord } from './core/types';

const FOLDER = '/offline-records/';

const keyOf = (locale: string, id: string) => `${FOLDER}${locale}/${id}`;

/**
 * What the device knows of all courses, in every language.
 *
 * @throws where storage is blocked
 */
export async function readRecords(): Promise<PackRecord[]> {
  const cache = await caches.open(RECORD_CACHE);
  const responses = await cache.matchAll();
  return Promise.all(responses.map((response) => response.json() as Promise<PackRecord>));
}

/** The record of one course; undefined where nothing of it is saved. */
export async function readRecord(locale: string, id: string): Promise<PackRecord | undefined> {
  const response = await (await caches.open(RECORD_CACHE)).match(keyOf(locale, id));
  return response && ((await response.json()) as PackRecord);
}

/** Writes the record of a course in place of an earlier one. */
export async function writeRecord(record: PackRecord): Promise<void> {
  const cache = await caches.open(RECORD_CACHE);
  await cache.put(keyOf(record.locale, record.manifest.id), new Response(JSON.stringify(record)));
}

/** Forgets a course; {@link dropUnneededFiles} then frees its room. */
export async function deleteRecord(locale: string, id: string): Promise<void> {
  await (await caches.open(RECORD_CACHE)).delete(keyOf(locale, id));
}

/** Deletes the files that no saved course needs. */
export async function dropUnneededFiles(): Promise<void> {
  const cache = await caches.open(PACK_CACHE);
  const requests = await cache.keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  const unneeded = new Set(unneededFiles(paths, await readRecords()));
  await Promise.all(
    requests.filter((_request, place) => unneeded.has(paths[place] ?? '')).map((request) => cache.delete(request)),
  );
}
