import type { FetchProblem } from './files/fetchFailure';

/** The two engines of the site; MySQL appears only as recorded notes. */
export type EngineName = 'sqlite' | 'postgres';

export const ENGINE_NAMES: readonly EngineName[] = ['sqlite', 'postgres'];

/** A number that a double cannot hold, as the engine printed it: a large integer, `NaN`, a long decimal. */
export interface ExactNumber {
  readonly exact: string;
}

/** Bytes, truncated after the first few; `length` is the full length. */
export interface BytesValue {
  readonly hex: string;
  readonly length: number;
}

/** The beginning of a text that is too long to store; `length` is the full length in characters. */
export interface LongText {
  readonly head: string;
  readonly length: number;
}

/**
 * One cell, in the same form for both engines and safe for JSON. Dates and times stay text; a PostgreSQL boolean is a
 * boolean, SQLite has only 0 and 1.
 */
export type SqlValue = null | boolean | number | string | ExactNumber | BytesValue | LongText;

export type SqlRow = readonly SqlValue[];

/** The result of one statement. Rows are arrays, so columns with the same name are not merged. */
export interface StatementResult {
  /** First word or words of the statement, upper case: `SELECT`, `INSERT`, `CREATE TABLE`. */
  readonly command: string;
  readonly columns: readonly string[];
  /** PostgreSQL's type of each column, or SQLite's storage class of the values read, null if there were none. */
  readonly types?: readonly (string | null)[];
  /** Limited by the row limit of the run; `rowCount` is the total. */
  readonly rows: readonly SqlRow[];
  /** Rows returned by a query, or changed by INSERT, UPDATE, DELETE. */
  readonly rowCount: number;
  /** True if counting stopped early: there are at least `rowCount` rows. */
  readonly rowCountIsMinimum?: boolean;
  /** The COMMIT of a failed transaction, which the engine has rolled back: nothing of it was saved. */
  readonly isUndone?: boolean;
  /** Further messages of PostgreSQL (RAISE NOTICE, warnings). */
  readonly notices?: readonly string[];
  /** Number of such messages that were left out, because there are too many. */
  readonly noticesLeftOut?: number;
}

export type SqlErrorKind =
  /** The engine rejected the statement. */
  | 'sql'
  /** Stopped at the time limit; the database was restored. */
  | 'timeout'
  /** Stopped because it needed too much memory, disk space or stack. */
  | 'resources'
  /** The engine crashed or does not respond; the next run starts it again. */
  | 'engine'
  /** The engine did not start. */
  | 'start'
  /** Stopped by the reader; the database was restored. */
  | 'stopped'
  /** The device does not have enough memory to start the engine. */
  | 'device'
  /** A file needed for the run could not be fetched; `problem` says why. */
  | 'download'
  /** A file of the reader's is damaged or not an SQLite database; the previous database remains. */
  | 'file';

/** What happened, in a failed run, to a database shared by the reader's runs. */
export type DataFate =
  /** The changes of earlier runs remain. */
  | 'kept'
  /** The engine was replaced: the data are as loaded. */
  | 'restored';

/** What an error does to the transaction in which it happens. */
export type TransactionFate =
  /** Nothing but a ROLLBACK is accepted any more. */
  | 'failed'
  /** It is over, and its changes are gone. */
  | 'ended';

export interface SqlError {
  readonly kind: SqlErrorKind;
  /** The engine's message, in English. */
  readonly message: string;
  /** Number of characters left out of the message, its detail and its hint, because they are too long. */
  readonly leftOut?: number;
  /** SQLSTATE on PostgreSQL. */
  readonly code?: string;
  /** Why the files of a `download` could not be fetched. */
  readonly problem?: FetchProblem;
  readonly detail?: string;
  readonly hint?: string;
  /** A name was not found while PostgreSQL's `search_path` contains no schema, as a dump leaves it. */
  readonly hasNoSearchPath?: boolean;
  /** What the error did to the open transaction. */
  readonly transaction?: TransactionFate;
  /** Index of the failed statement. */
  readonly statement?: number;
  /** Offset of the error in the text given to `execute`, in UTF-16 units. */
  readonly offset?: number;
  /** Line of that offset, or of the failed statement, from 1. */
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

/**
 * A dataset in the form that the engines accept: one script each, run on an empty database or on a file of the
 * reader's.
 */
export interface DatasetImage {
  readonly id: string;
  /** An SQLite database on which the script runs; PostgreSQL ignores it. */
  readonly sqliteFile?: Uint8Array | undefined;
  /** A saved data directory of PostgreSQL, used instead of a script; SQLite ignores it. */
  readonly postgresFolder?: Uint8Array<ArrayBuffer> | undefined;
  readonly scripts: Readonly<Partial<Record<EngineName, string>>>;
}

/** The complete contents of a database, for exercises that change data. */
export interface DatabaseState {
  readonly tables: readonly TableState[];
  /** Views, triggers, rules, roles and temporary tables, for example `TRIGGER no_deletes`, sorted by name. */
  readonly others: readonly string[];
  /** The rights of roles and of PUBLIC on PostgreSQL; SQLite has none. */
  readonly rights?: readonly Right[];
}

/** A right as GRANT would name it: `UPDATE` … `ON books TO cashier`. */
export interface Right {
  readonly privilege: string;
  readonly scope: string;
  /** The only column of this right; a right on all columns is also listed without a column. */
  readonly column?: string;
}

export interface TableState {
  readonly name: string;
  readonly columns: readonly string[];
  /** The declared type of each column, in lower case. */
  readonly types: readonly string[];
  /** The columns with a DEFAULT. */
  readonly defaulted?: readonly string[];
  readonly rows: readonly SqlRow[];
}
