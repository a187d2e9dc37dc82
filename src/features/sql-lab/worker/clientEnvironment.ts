import type { LinkPort } from '../../../core/workerLink';

/** Download progress of an engine's files, in bytes. */
export interface DownloadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** Fetches a packed engine. */
export type FetchPack = (onProgress: (progress: DownloadProgress) => void, signal: AbortSignal) => Promise<ArrayBuffer>;

/** The client's dependencies on the page; tests supply their own. */
export interface ClientEnvironment {
  createWorker(): LinkPort;
  /**
   * Fetches the script of a worker that did not start again, bypassing all caches.
   *
   * @throws if it cannot be fetched, with the reason
   */
  refetchWorker(): Promise<void>;
  /** Fetches the packed engine, or returns the copy on this device; called once. */
  fetchPack: FetchPack;
  /** Fetches the packed engine past all caches, after the copy turned out to be wrong. */
  refetchPack: FetchPack;
  /** Stores the decompressed engine, which replaces the packed one from the next visit on. */
  keepPack(plain: Blob): void;
  /** Memory size beyond which a worker is replaced after its answer. */
  readonly maxMemoryBytes: number;
}
