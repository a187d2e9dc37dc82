import type { DatabaseState, DatasetImage, EngineName, Execution } from '../core/types';

export interface ExecuteOptions {
  /** Rows kept of each result; 1,000 unless told. */
  readonly maxRows?: number;
  /** Values for the placeholders of a text of one statement: `?` on SQLite, `$1` on PostgreSQL. */
  readonly parameters?: readonly string[];
}

/**
 * A database engine with one database in it. Every method waits for the one before it.
 * An engine cannot interrupt itself: whoever needs a time limit runs it in a worker and ends that.
 */
export interface SqlEngine {
  readonly name: EngineName;
  /** For example `SQLite 3.54.1`. */
  readonly version: string;
  /**
   * Starts the engine where it is not running, and fills a fresh database with the dataset.
   *
   * @throws UnreadableFile where a file of the reader's is no database; the one before it stays as it is
   */
  init(dataset: DatasetImage): Promise<void>;
  /** Runs the statements of a text in order and stops at the first that fails. Never throws for wrong SQL. */
  execute(sql: string, options?: ExecuteOptions): Promise<Execution>;
  /** Puts the dataset of `init` back, whatever the statements did: tables, roles, settings, open transactions. */
  reset(): Promise<void>;
  /** Rolls back what is not committed and reads every table of the reader's schema, so that a change can be compared. */
  readState(): Promise<DatabaseState>;
  /** The database as a file to keep; nothing where the engine has no such format. Rolls back what is not committed. */
  exportFile(): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * All that is committed, as bytes from which `init` starts again; null while a transaction holds changes that are not.
   * The session goes on as it was.
   */
  keep(): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Memory the engine holds; it never gives any back, so whoever counts may end it. */
  memoryBytes(): number;
  /** False once it has died: what the reader has changed is gone, and only a new engine goes on. */
  isUsable(): boolean;
  dispose(): Promise<void>;
}
