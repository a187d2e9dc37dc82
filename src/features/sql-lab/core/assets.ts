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
  /** Files for the reader to keep; a hidden dataset has none. */
  readonly downloads?: Readonly<Record<'sqliteFile' | 'sqlite' | 'postgres' | 'mysql', AssetFile>>;
}

/** Every file of the SQL lab that a page may fetch, with the hash of its content in its name. */
export interface SqlAssets {
  readonly engines: Readonly<Record<EngineName, EngineAssets>>;
  readonly datasets: Readonly<Record<string, DatasetAssets>>;
}
