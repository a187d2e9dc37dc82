import type { Database } from 'sql.js';

/** Thrown for a file of the reader's that is no SQLite database, or a damaged one. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

const DAMAGE = /malformed|not a database|corrupt|unable to open|disk I\/O/i;
/** What the check says of rows that break a rule of their own table: the file is whole. */
const BROKEN_RULE =
  /^(?:NULL value in|CHECK constraint failed in|non-unique entry in|(?:NUMERIC|TEXT|non-\w+) value in)/;

function faultsOf(database: Database): string[] {
  try {
    const [result] = database.exec('PRAGMA quick_check');
    return (result?.values ?? []).map(([fault]) => String(fault));
  } catch (error) {
    const { message } = error as Error;
    // A table may ask for a function that only the program has that made it.
    return DAMAGE.test(message) ? [message] : [];
  }
}

/**
 * Opens a file of the reader's as a database of its own, and looks through all of it: SQLite reads a file piece by
 * piece, so a damaged one would fail in the middle of a query.
 *
 * @param open - makes a database of the file, beside the one that is in use
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
