import type { EngineName } from '../types';

export interface AssetFile {
  readonly url: string;
  /** Size of the transfer, in bytes. */
  readonly bytes: number;
}

export interface EngineAssets {
  readonly worker: AssetFile;
  readonly pack: AssetFile;
  /** Download size of the first use on a host that compresses scripts. */
  readonly downloadBytes: number;
}

export interface DatasetAssets {
  /** JSON files with a `DatasetImage` for one engine. */
  readonly images: Readonly<Record<EngineName, AssetFile>>;
  /** Files for the reader to download; absent for hidden datasets, and for those whose rows the engine generates. */
  readonly downloads?: Readonly<Record<'sqliteFile' | 'sqlite' | 'postgres' | 'mysql', AssetFile>>;
}

/** Every file that the SQL lab may fetch, with the hash of its content in its name. */
export interface SqlAssets {
  readonly engines: Readonly<Record<EngineName, EngineAssets>>;
  readonly datasets: Readonly<Record<string, DatasetAssets>>;
}

/**
 * Returns the hash in a file name, the beginning of the SHA-256 of its content: `nha_sach-sqlite.0123456789.json`.
 * Datasets and exercises are named this way; an engine's name has a hash of its unpacked content, which may be packed
 * again.
 */
export function hashInName(url: string): string | undefined {
  return /\.([0-9a-f]{10})\.json$/.exec(url)?.[1];
}
