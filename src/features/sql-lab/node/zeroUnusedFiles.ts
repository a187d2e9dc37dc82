/**
 * Shared files that a running server may read. The others are for initdb, other encodings, full-text stemming and
 * building extensions.
 */
export const KEPT_FILES =
  /^\/(?:home|pglite\/(?:bin|icu\/icudt|locale-a|password|pgstd|share\/postgresql\/(?:timezone\/|timezonesets\/Default|extension\/plpgsql)|lib\/postgresql\/plpgsql\.so))/;

const FILE_ENTRY = /\{"?filename"?:"([^"]+)","?start"?:([\d.e]+),"?end"?:([\d.e]+)/g;

/**
 * Zeroes the unused byte ranges of PGlite's file bundle, so that they compress to almost nothing. The length, which
 * PGlite checks, stays the same.
 *
 * @param script - `pglite.js`, which contains a table of the files' positions
 */
export function zeroUnusedFiles(script: string, bundle: Uint8Array): Uint8Array {
  const zeroed = Uint8Array.from(bundle);
  let files = 0;
  for (const [, name = '', start, end] of script.matchAll(FILE_ENTRY)) {
    files += 1;
    if (!KEPT_FILES.test(name)) zeroed.fill(0, Number(start), Number(end));
  }
  if (files === 0)
    throw new Error(
      'pglite.js lists no files: its format has changed. Update src/features/sql-lab/node/zeroUnusedFiles.ts.',
    );
  return zeroed;
}
