import { CSV_LIMITS, type CsvNotes, type CsvProblem } from '../core/csvProblem';
import type { DataFate, SqlError } from '../core/types';
import { loadPageLab } from '../worker/loadLab';
import type { OwnDatabase } from '../worker/pageLab';
import { readCsvFile } from '../worker/readCsvFile';
import type { RunAnswer } from '../worker/sqlClient';

/** Larger files do not fit beside their copy into the memory that a page allows itself. */
export const MAX_FILE_BYTES = CSV_LIMITS.bytes;
/** Loading a file is the reader's wish, not a runaway. */
const LOAD_TIMEOUT_MS = 60_000;
/** More tables than this are found by nobody. */
const MAX_NAMES = 10_000;

/** Why a file could not be opened. */
export type FileProblem =
  | { readonly kind: 'size' }
  /** It is neither a database nor a table. */
  | { readonly kind: 'content' }
  /** It is a damaged database. */
  | { readonly kind: 'damaged' }
  /** It is not the CSV that it should be. */
  | { readonly kind: 'csv'; readonly file: string; readonly problem: CsvProblem }
  /** It cannot be saved while a transaction is open. */
  | { readonly kind: 'transaction' }
  /** The engine could not be had, or gave up; `fate` says what is left of the data. */
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

/** Runs a text of our own on the database; the answer is what went wrong. */
export async function problemOf(database: OwnDatabase, sql: string): Promise<FileProblem | undefined> {
  return problemIn(await run(database, sql));
}

/** Makes a table all at once: where that fails, what it has begun is taken back. */
async function tableProblem(database: OwnDatabase, script: string): Promise<FileProblem | undefined> {
  const problem = await problemOf(database, `SAVEPOINT of_file; ${script} RELEASE of_file;`);
  const isCutShort = problem?.kind === 'content' || (problem?.kind === 'engine' && problem.error.kind === 'resources');
  // SQLite may have taken it back by itself.
  if (isCutShort) await problemOf(database, 'ROLLBACK TO of_file; RELEASE of_file;');
  return problem;
}

/** A table that a file became. */
export interface MadeTable {
  readonly name: string;
  /** Makes it anew. */
  readonly script: string;
  readonly notes: CsvNotes;
}

/**
 * Makes a table of a CSV file. It takes the place of a table that an earlier file has made; where another table has
 * its name, it gets a number.
 *
 * @param made - names of the tables that files have made
 * @param isWanted - whether the reader still waits for it once the file has been read
 */
export async function makeTable(
  database: OwnDatabase,
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
  made: readonly string[],
  isWanted: () => boolean,
): Promise<{ readonly problem: FileProblem } | { readonly table: MadeTable } | undefined> {
  const names = await run(database, 'SELECT lower(name) FROM sqlite_schema');
  const unknown = problemIn(names);
  if (unknown) return { problem: unknown };
  const rows = names.execution.results[0]?.rows ?? [];
  const taken = rows.map(([name]) => String(name)).filter((name) => !made.includes(name));
  const answer = await readCsvFile(file, bytes, taken);
  if (!isWanted()) return undefined;
  if ('problem' in answer) return { problem: { kind: 'csv', file, problem: answer.problem } };
  const { name, script: own } = answer.table;
  const script = `DROP TABLE IF EXISTS "${name}";\n${own}`;
  const problem = await tableProblem(database, script);
  return problem ? { problem } : { table: { name, script, notes: answer.notes } };
}
