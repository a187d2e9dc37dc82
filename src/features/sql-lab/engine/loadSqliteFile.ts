import type { Database } from 'sql.js';

/** Thrown for a file of the reader's that is damaged or not an SQLite database. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const DAMAGE = /malformed|not a database|corrupt|unable to open|disk I\/O/i;
/** Messages of the check about rows that violate a rule of their table; the file itself is intact. */
const BROKEN_RULE =
  /^(?:NULL value in|CHECK constraint failed in|non-unique entry in|(?:NUMERIC|TEXT|non-\w+) value in)/;

function faultsOf(database: Database): string[] {
  try {
    const [result] = database.exec('PRAGMA quick_check');
    return (result?.values ?? []).map(([fault]) => String(fault));
  } catch (error) {
    const { message } = error as Error;
    // A table may use a function that exists only in the program that created it.
    return DAMAGE.test(message) ? [message] : [];
  }
}

/**
 * Opens a file of the reader's as a database and checks all of it: SQLite reads files page by page, so a damaged one
 * would otherwise fail in the middle of a query.
 *
 * @param open - opens the file as a second database, beside the one in use
 * @throws UnreadableFile
 */
export function loadSqliteFile(open: () => Database): Database {
  let database: Database | undefined;
  try {
    database = open();
    database.exec('SELECT COUNT(*) FROM sqlite_schema');
    const [fault] = faultsOf(database).filter((line) => line !== 'ok' && !BROKEN_RULE.test(line));
    if (fault !== undefined) throw new Error(fault);
    return database;
  } catch (error) {
    database?.close();
    throw new UnreadableFile((error as Error).message);
  }
}
