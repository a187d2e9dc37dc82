import { PACK_CACHE, RECORD_CACHE } from './core/cacheNames';
import { unneededFiles } from './core/planPack';
import type { PackRecord } from './core/types';

const FOLDER = '/offline-records/';

const keyOf = (locale: string, id: string) => `${FOLDER}${locale}/${id}`;

/** Reads a record; a damaged one is ignored, so that its course can be saved again. */
async function readOne(response: Response): Promise<PackRecord | undefined> {
  const record = (await response.json().catch(() => undefined)) as PackRecord | undefined;
  return Array.isArray(record?.manifest?.files) && Array.isArray(record.previous) ? record : undefined;
}

/**
 * Reads the records of all courses, in every language.
 *
 * @throws if storage is blocked
 */
export async function readRecords(): Promise<PackRecord[]> {
  const cache = await caches.open(RECORD_CACHE);
  const records = await Promise.all((await cache.matchAll()).map(readOne));
  return records.filter((record) => record !== undefined);
}

/** The record of one course; undefined if no part of it is saved. */
export async function readRecord(locale: string, id: string): Promise<PackRecord | undefined> {
  const response = await (await caches.open(RECORD_CACHE)).match(keyOf(locale, id));
  return response && readOne(response);
}

/**
 * Updates a record by the files still present: a file may have been deleted because it turned out to be something else,
 * such as a sign-in page.
 */
export async function standingOf(record: PackRecord): Promise<PackRecord> {
  const requests = await (await caches.open(PACK_CACHE)).keys();
  const kept = new Set(requests.map(({ url }) => new URL(url).pathname));
  return { ...record, isComplete: record.isComplete && record.manifest.files.every(({ url }) => kept.has(url)) };
}

/** Writes the record of a course, replacing an earlier one. */
export async function writeRecord(record: PackRecord): Promise<void> {
  const cache = await caches.open(RECORD_CACHE);
  await cache.put(keyOf(record.locale, record.manifest.id), new Response(JSON.stringify(record)));
}

/** Deletes the record of a course; {@link dropUnneededFiles} then frees its space. */
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
    requests.filter((_request, index) => unneeded.has(paths[index] ?? '')).map((request) => cache.delete(request)),
  );
}
