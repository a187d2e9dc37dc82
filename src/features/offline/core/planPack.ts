import { isHashed } from './places';
import type { PackManifest, PackRecord, SavedFile } from './types';

/** What is to be done for a course to be on the device. */
export interface PackPlan {
  /** In this order: a page is replaced only when everything that it asks for is there. */
  readonly missing: readonly SavedFile[];
  /** Bytes to fetch, and bytes that are there already. */
  readonly missingBytes: number;
  readonly keptBytes: number;
}

const sum = (files: readonly SavedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Compares a course's list with what is kept, so that a download goes on where it stopped.
 *
 * @param keptRevision - revision of a kept file; undefined where there is none
 */
export function planPack(
  { files }: Pick<PackManifest, 'files'>,
  keptRevision: (url: string) => string | undefined,
): PackPlan {
  const missing = files.filter(({ url, revision }) => keptRevision(url) !== revision);
  const [first, last] = [missing.filter(({ url }) => isHashed(url)), missing.filter(({ url }) => !isHashed(url))];
  const missingBytes = sum(missing);
  return { missing: [...first, ...last], missingBytes, keptBytes: sum(files) - missingBytes };
}

/** The record of a download that begins: the edition before goes on working until this one is complete. */
export function beginRecord(locale: string, manifest: PackManifest, before: PackRecord | undefined): PackRecord {
  const isResumed = before?.manifest.version === manifest.version;
  if (isResumed) return { ...before, manifest };
  const lastComplete = before?.isComplete ? before.manifest.files.map(({ url }) => url) : before?.previous;
  return { locale, manifest, isComplete: false, previous: lastComplete ?? [] };
}

/** The kept files that no course on the device needs any more. */
export function unneededFiles(keptUrls: readonly string[], records: readonly PackRecord[]): string[] {
  const needed = new Set(
    records.flatMap(({ manifest, previous }) => [...manifest.files.map(({ url }) => url), ...previous]),
  );
  return keptUrls.filter((url) => !needed.has(url));
}
