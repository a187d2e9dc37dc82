import type { TrialRunner, TrialSetup } from '../core/trials/trialRunner';
import type { DatabaseState, DatasetImage, EngineName, Execution } from '../core/types';

/** Why nothing can be saved now: a transaction with changes is open, or one that has failed and can only be rolled back. */
export type OpenTransaction = 'transaction' | 'failedTransaction';

export interface ExecuteOptions {
  /** Maximum number of stored rows per result; 1,000 by default. */
  readonly maxRows?: number;
  /** Values for the placeholders of a single statement: `?` on SQLite, `$1` on PostgreSQL. */
  readonly parameters?: readonly string[];
}

/**
 * A database engine with one database. Every method waits for the previous one. An engine cannot interrupt itself: a
 * time limit requires running it in a worker and terminating that.
 */
export interface SqlEngine {
  readonly name: EngineName;
  /** For example `SQLite 3.54.1`. */
  readonly version: string;
  /**
   * Starts the engine if it is not running, and fills a fresh database with the dataset.
   *
   * @throws UnreadableFile if a file of the reader's is not a database; the previous database stays unchanged
   */
  init(dataset: DatasetImage): Promise<void>;
  /** Runs the statements of a text in order and stops at the first one that fails. Never throws for invalid SQL. */
  execute(sql: string, options?: ExecuteOptions): Promise<Execution>;
  /** Restores the dataset of `init`, whatever the statements changed: tables, roles, settings, open transactions. */
  reset(): Promise<void>;
  /** Rolls back uncommitted changes and reads every table of the reader's schema, so that states can be compared. */
  readState(): Promise<DatabaseState>;
  /** Prepares small databases on the schema of the dataset; afterwards the dataset must be restored. */
  openTrials(setup: TrialSetup): TrialRunner;
  /** Exports the database as a file; null if the engine has no such format. Rolls back uncommitted changes. */
  exportFile(): Promise<Uint8Array<ArrayBuffer> | null>;
  /**
   * Saves all committed data as bytes from which `init` can start, unless a transaction has uncommitted changes. The
   * session continues unchanged.
   */
  keep(): Promise<Uint8Array<ArrayBuffer> | OpenTransaction>;
  /** Begins to watch for changes, unless it does so already; `init` and `reset` end it. */
  watchChanges(): Promise<void>;
  /**
   * Whether the data have changed since `watchChanges` or the last `keep`, or a change waits in an open transaction.
   * The engine itself is asked, because functions and triggers change data in statements that look like queries. True
   * if unsure.
   */
  hasChanges(): Promise<boolean>;
  /** Memory used by the engine. It never shrinks, so the caller may replace an engine that has grown too large. */
  memoryBytes(): number;
  /** False once the engine has crashed: the reader's changes are lost, and a new engine is needed. */
  isUsable(): boolean;
  dispose(): Promise<void>;
}
