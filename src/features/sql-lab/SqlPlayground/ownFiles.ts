import { CSV_LIMITS, type CsvNotes, type CsvProblem } from '../core/csv/csvProblem';
import type { Delimiter } from '../core/csv/csvLayout';
import type { CsvChoices, CsvPreview } from '../core/csv/readCsv';
import type { DataFate, SqlError } from '../core/types';
import { loadPageLab } from '../worker/loadLab';
import type { OwnDatabase } from '../worker/pageLab';
import { readCsvFile } from '../worker/readCsvFile';
import type { RunAnswer } from '../worker/sqlClient';

/** A larger file and its copy would exceed the memory that a page may use. */
export const MAX_FILE_BYTES = CSV_LIMITS.bytes;
const SQLITE_MAGIC = 'SQLite format 3\0';
/** Longer than for queries, because loading a file is not a runaway statement. */
const LOAD_TIMEOUT_MS = 60_000;
/** Limit for the list of existing table names. */
const MAX_NAMES = 10_000;

/** Why a file could not be opened. */
export type FileProblem =
  | { readonly kind: 'size' }
  /** The file is neither a database nor a table. */
  | { readonly kind: 'content' }
  /** The file is a damaged database. */
  | { readonly kind: 'damaged' }
  /** The file is not valid CSV. */
  | { readonly kind: 'csv'; readonly file: string; readonly problem: CsvProblem }
  /** The file cannot be saved while a transaction is open. */
  | { readonly kind: 'transaction' }
  /** The engine could not be loaded, or failed; `fate` says what happened to the data. */
  | { readonly kind: 'engine'; readonly error: SqlError; readonly fate: DataFate };

function problemIn({ execution, isRestored }: RunAnswer): FileProblem | undefined {
  if (execution.ok) return undefined;
  const { error } = execution;
  if (error.kind === 'file') return { kind: 'damaged' };
  if (error.kind === 'sql' && !isRestored) return { kind: 'content' };
  return { kind: 'engine', error, fate: isRestored ? 'restored' : 'kept' };
}

async function run(database: OwnDatabase, sql: string): Promise<RunAnswer> {
  const { runOnOwn } = await loadPageLab();
  return runOnOwn('sqlite', database, sql, { timeoutMs: LOAD_TIMEOUT_MS, maxRows: MAX_NAMES });
}

/** Runs one of the page's own scripts on the database and returns the problem, if any. */
export async function problemOf(database: OwnDatabase, sql: string): Promise<FileProblem | undefined> {
  return problemIn(await run(database, sql));
}

/** Creates a table atomically: if it fails, everything is rolled back. */
async function tableProblem(database: OwnDatabase, script: string): Promise<FileProblem | undefined> {
  const problem = await problemOf(database, `SAVEPOINT of_file; ${script} RELEASE of_file;`);
  const isCutShort = problem?.kind === 'content' || (problem?.kind === 'engine' && problem.error.kind === 'resources');
  // SQLite may already have rolled back on its own, so errors are ignored.
  if (isCutShort) await problemOf(database, 'ROLLBACK TO of_file; RELEASE of_file;');
  return problem;
}

/**
 * Says how a CSV file would be read.
 *
 * @param delimiter - the reader's choice; without it, it is detected
 * @param isWanted - whether the reader still waits once the file has been read
 */
export async function previewTable(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  delimiter: Delimiter | undefined,
  isWanted: () => boolean,
): Promise<{ readonly problem: FileProblem } | { readonly preview: CsvPreview } | undefined> {
  const answer = await readCsvFile('preview', { name: file, bytes, delimiter });
  if (!isWanted()) return undefined;
  return 'problem' in answer ? { problem: { kind: 'csv', file, problem: answer.problem } } : answer;
}

/** A table created from a file. */
export interface MadeTable {
  readonly name: string;
  /** The script that creates the table again. */
  readonly script: string;
  readonly notes: CsvNotes;
}

/**
 * Creates a table from a CSV file. It replaces a table created from an earlier file of the same name; if any other
 * table has the name, the new one gets a number.
 *
 * @param choices - how the reader wants the file to be read
 * @param made - names of the tables created from files
 * @param isWanted - whether the reader still waits for the table once the file has been read
 */
export async function makeTable(
  database: OwnDatabase,
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  choices: CsvChoices,
  made: readonly string[],
  isWanted: () => boolean,
): Promise<{ readonly problem: FileProblem } | { readonly table: MadeTable } | undefined> {
  const names = await run(database, 'SELECT lower(name) FROM sqlite_schema');
  const unknown = problemIn(names);
  if (unknown) return { problem: unknown };
  const rows = names.execution.results[0]?.rows ?? [];
  const taken = rows.map(([name]) => String(name)).filter((name) => !made.includes(name));
  const answer = await readCsvFile('table', { name: file, bytes, taken, choices });
  if (!isWanted()) return undefined;
  if ('problem' in answer) return { problem: { kind: 'csv', file, problem: answer.problem } };
  const { name, script: own } = answer.table;
  const script = `DROP TABLE IF EXISTS "${name}";\n${own}`;
  const problem = await tableProblem(database, script);
  return problem ? { problem } : { table: { name, script, notes: answer.notes } };
}

/** What the page does with files on the database; all of it runs in workers. */
export interface OwnFiles {
  readonly problemOf: typeof problemOf;
  readonly previewTable: typeof previewTable;
  readonly makeTable: typeof makeTable;
}

/** Whether the bytes of a file begin as those of an SQLite database do. */
export function isSqliteFile(bytes: Uint8Array): boolean {
  return new TextDecoder('latin1').decode(bytes.subarray(0, SQLITE_MAGIC.length)) === SQLITE_MAGIC;
}
