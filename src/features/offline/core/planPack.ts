import { isHashed } from './paths';
import type { PackManifest, PackRecord, SavedFile } from './types';

/** What has to be downloaded to save a course. */
export interface PackPlan {
  /** Ordered so that a page is replaced only once everything that it needs has been saved. */
  readonly missing: readonly SavedFile[];
  /** Bytes to download, and bytes already saved. */
  readonly missingBytes: number;
  readonly keptBytes: number;
}

const sum = (files: readonly SavedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Compares a course's list with the saved files, so that a download resumes where it stopped.
 *
 * @param keptRevision - returns the revision of a saved file; undefined if there is none
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

/** Creates the record of a new download: the previous edition remains usable until this one is complete. */
export function beginRecord(locale: string, manifest: PackManifest, before: PackRecord | undefined): PackRecord {
  const isResumed = before?.manifest.version === manifest.version;
  if (isResumed) return { ...before, manifest };
  const lastComplete = before?.isComplete ? before.manifest.files.map(({ url }) => url) : before?.previous;
  return { locale, manifest, isComplete: false, previous: lastComplete ?? [] };
}

/** The saved files that no course on the device needs any more. */
export function unneededFiles(keptUrls: readonly string[], records: readonly PackRecord[]): string[] {
  const needed = new Set(
    records.flatMap(({ manifest, previous }) => [...manifest.files.map(({ url }) => url), ...previous]),
  );
  return keptUrls.filter((url) => !needed.has(url));
}
