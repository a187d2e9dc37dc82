import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSqlInput, type InputStatement } from '../../src/features/recordings/core/sqlInput';
import { RecordingProblem } from '../../src/features/recordings/core/recordingProblem';
import type { SqlResult } from '../../src/features/recordings/core/recording';

/** A session on a server; each server's driver implements this interface. */
export interface SqlSession {
  /** Runs one statement and returns its result; an error of the statement is a result too. */
  readonly run: (sql: string) => Promise<Omit<SqlResult, 'sql' | 'part' | 'user'>>;
}

/** A connection to a server that can be closed. */
interface Connection {
  end(): Promise<void>;
}

/** Nobody reads a page with more rows than this. */
const MOST_ROWS = 100;
const INPUT = 'input.sql';

/** Reads the statements of a recording's `input.sql`. */
export function readSqlInput(folder: string, split: Parameters<typeof parseSqlInput>[1]): InputStatement[] {
  try {
    return parseSqlInput(readFileSync(path.join(folder, INPUT), 'utf8'), split);
  } catch (error) {
    if (error instanceof RecordingProblem)
      throw new Error(`${INPUT}, ${error.message}; ${error.mend}`, { cause: error });
    throw error;
  }
}

/** The default for recordings without additional users. */
const noUsers = (user: string): Promise<SqlSession> =>
  Promise.reject(new Error(`${INPUT}: this recording opens no session for "${user}"`));

/**
 * Runs statements one by one and returns their results; a failing statement does not stop the run.
 *
 * @param openAs - opens the session of a user; called once per user, when a statement first needs it
 */
export async function recordStatements(
  session: SqlSession,
  statements: readonly InputStatement[],
  openAs: (user: string) => Promise<SqlSession> = noUsers,
): Promise<SqlResult[]> {
  const results: SqlResult[] = [];
  const sessions = new Map<string, SqlSession>();
  for (const { sql, part, user, line } of statements) {
    const own = user === undefined ? session : (sessions.get(user) ?? (await openAs(user)));
    if (user !== undefined) sessions.set(user, own);
    const answer = await own.run(sql);
    if ((answer.rows?.length ?? 0) > MOST_ROWS)
      throw new Error(`${INPUT}, line ${line}: ${answer.rows?.length} rows; use LIMIT to get at most ${MOST_ROWS}`);
    results.push({ sql, ...(part !== undefined && { part }), ...(user !== undefined && { user }), ...answer });
  }
  return results;
}

/**
 * Runs statements in the default session, or in that of the user named by an `-- as:` line, and closes all connections
 * afterwards.
 *
 * @param connect - connects as a user, or as the administrator by default
 */
export async function recordAsUsers<C extends Connection>(
  connect: (user?: string) => Promise<C>,
  sessionOf: (connection: C) => SqlSession,
  statements: readonly InputStatement[],
): Promise<SqlResult[]> {
  const connections: C[] = [];
  const open = async (user?: string) => {
    const connection = await connect(user);
    connections.push(connection);
    return sessionOf(connection);
  };
  try {
    return await recordStatements(await open(), statements, open);
  } finally {
    for (const connection of connections) await connection.end();
  }
}
