import type { FetchProblem } from './fetchFailure';

/** The two engines of the site; MySQL appears only as recorded notes. */
export type EngineName = 'sqlite' | 'postgres';

export const ENGINE_NAMES: readonly EngineName[] = ['sqlite', 'postgres'];

/** A number that a double cannot hold, as the engine printed it: a large integer, `NaN`, a long decimal. */
export interface ExactNumber {
  readonly exact: string;
}

/** Bytes, cut after the first few: `length` is the whole length. */
export interface BytesValue {
  readonly hex: string;
  readonly length: number;
}

/** The beginning of a text that is too long to keep: `length` counts all of its characters. */
export interface LongText {
  readonly head: string;
  readonly length: number;
}

/**
 * One cell, written the same whichever engine produced it, and safe to put into JSON.
 * Dates and times stay text; a PostgreSQL boolean is a boolean, SQLite has only 0 and 1.
 */
export type SqlValue = null | boolean | number | string | ExactNumber | BytesValue | LongText;

export type SqlRow = readonly SqlValue[];

/** What one statement answered. Rows are arrays, so equal column names stay apart. */
export interface StatementResult {
  /** First word or words of the statement, upper case: `SELECT`, `INSERT`, `CREATE TABLE`. */
  readonly command: string;
  readonly columns: readonly string[];
  /** PostgreSQL's type of each column; SQLite's storage class of the values read, null where there was none. */
  readonly types?: readonly (string | null)[];
  /** At most the row cap of the run; `rowCount` says how many there are. */
  readonly rows: readonly SqlRow[];
  /** Rows returned by a query, or changed by INSERT, UPDATE, DELETE. */
  readonly rowCount: number;
  /** True where counting stopped early: there are at least `rowCount` rows. */
  readonly rowCountIsMinimum?: boolean;
  /** What PostgreSQL said beside the answer (RAISE NOTICE, warnings). */
  readonly notices?: readonly string[];
}

export type SqlErrorKind =
  /** The engine refused the statement. */
  | 'sql'
  /** Stopped after the time allowed; the database was restored. */
  | 'timeout'
  /** Stopped because it asked for too much memory, disk or stack. */
  | 'resources'
  /** The engine died or answers nothing; the next run starts it again. */
  | 'engine'
  /** The engine did not start. */
  | 'start'
  /** Stopped by the reader; the database was restored. */
  | 'stopped'
  /** The device has not the memory that the engine needs to start. */
  | 'device'
  /** What the run needs could not be fetched; `problem` says why. */
  | 'download'
  /** A file of the reader's is damaged or no SQLite database; the database before it is still there. */
  | 'file';

/** What a run that failed has left of a database that the reader's runs share. */
export type DataFate =
  /** What the runs before have changed is still there. */
  | 'kept'
  /** The engine was replaced: the data are as they were loaded. */
  | 'restored';

export interface SqlError {
  readonly kind: SqlErrorKind;
  /** The engine's own words, in English. */
  readonly message: string;
  /** SQLSTATE on PostgreSQL. */
  readonly code?: string;
  /** Why the files of a `download` could not be had. */
  readonly problem?: FetchProblem;
  readonly detail?: string;
  readonly hint?: string;
  /** Which statement of the text failed, from 0. */
  readonly statement?: number;
  /** Where in the text that was given to `execute` the engine points, as an offset in UTF-16 units. */
  readonly offset?: number;
  /** Line of that offset, or of the failing statement, from 1. */
  readonly line?: number;
}

/** The answer of a run: on failure, `results` holds the statements before the failing one. */
export type Execution =
  | { readonly ok: true; readonly results: readonly StatementResult[]; readonly elapsedMs: number }
  | {
      readonly ok: false;
      readonly error: SqlError;
      readonly results: readonly StatementResult[];
      readonly elapsedMs: number;
    };

/** A dataset as the engines take it: a script each, executed on an empty database or on a file of the reader's. */
export interface DatasetImage {
  readonly id: string;
  /** An SQLite database that the script goes on from; PostgreSQL knows nothing of it. */
  readonly sqliteFile?: Uint8Array | undefined;
  /** A data directory that PostgreSQL has kept, started from in place of a script; SQLite knows nothing of it. */
  readonly postgresFolder?: Uint8Array<ArrayBuffer> | undefined;
  readonly scripts: Readonly<Partial<Record<EngineName, string>>>;
}

/** Everything a database holds, for exercises that change data. */
export interface DatabaseState {
  readonly tables: readonly TableState[];
  /** Views, triggers, rules and temporary tables, for example `TRIGGER no_deletes`, in order of their names. */
  readonly others: readonly string[];
}

export interface TableState {
  readonly name: string;
  readonly columns: readonly string[];
  /** The declared type of each column, in small letters. */
  readonly types: readonly string[];
  readonly rows: readonly SqlRow[];
}
