import type { EngineName } from './types';

export interface AssetFile {
  readonly url: string;
  /** Bytes as they travel. */
  readonly bytes: number;
}

export interface EngineAssets {
  readonly worker: AssetFile;
  readonly pack: AssetFile;
  /** What the first use costs on a host that compresses scripts. */
  readonly downloadBytes: number;
}

export interface DatasetAssets {
  /** JSON files with a `DatasetImage` for one engine. */
  readonly images: Readonly<Record<EngineName, AssetFile>>;
  /** Files for the reader to keep; a hidden dataset has none, nor has one whose rows the engine makes. */
  readonly downloads?: Readonly<Record<'sqliteFile' | 'sqlite' | 'postgres' | 'mysql', AssetFile>>;
}

/** Every file of the SQL lab that a page may fetch, with the hash of its content in its name. */
export interface SqlAssets {
  readonly engines: Readonly<Record<EngineName, EngineAssets>>;
  readonly datasets: Readonly<Record<string, DatasetAssets>>;
}

/**
 * The beginning of a file's SHA-256 that its name carries: `nha_sach-sqlite.0123456789.json`. Datasets and exercises
 * are named so; an engine's name carries the edition of what is packed, which may be packed anew.
 */
export function hashInName(url: string): string | undefined {
  return /\.([0-9a-f]{10})\.json$/.exec(url)?.[1];
}
