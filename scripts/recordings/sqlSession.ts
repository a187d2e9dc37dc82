import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseSqlInput, type InputStatement } from '../../src/features/recordings/core/sqlInput';
import { RecordingProblem } from '../../src/features/recordings/core/recordingProblem';
import type { SqlResult } from '../../src/features/recordings/core/recording';

/** A server's answer to one statement. */
type SqlAnswer = Omit<SqlResult, 'sql' | 'part' | 'user' | 'isWaiting' | 'hasWaited'>;

/** A session on a server; each server's driver implements this interface. */
export interface SqlSession {
  /** Runs one statement and returns its result; an error of the statement is a result too. */
  readonly run: (sql: string) => Promise<SqlAnswer>;
  /** Whether the server reports that this session waits for another session's lock; without it, none ever does. */
  readonly isBlocked?: () => Promise<boolean>;
}

/** A connection to a server that can be closed. */
interface Connection {
  end(): Promise<void>;
}

/** Nobody reads a page with more rows than this. */
const MOST_ROWS = 100;
const INPUT = 'input.sql';
/** How long a session must wait to count as blocked: a server resolves a deadlock sooner. */
const BLOCKED_MS = 400;

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

/** A statement that has been sent, and its answer once it has arrived. */
class SentStatement {
  private outcome: { readonly answer: SqlAnswer } | { readonly failure: unknown } | undefined;

  constructor(
    readonly session: SqlSession,
    readonly statement: InputStatement,
  ) {
    session.run(statement.sql).then(
      (answer) => (this.outcome = { answer }),
      (failure: unknown) => (this.outcome = { failure }),
    );
  }

  /** The answer, or undefined while the session waits. */
  get answer(): SqlAnswer | undefined {
    if (this.outcome && 'failure' in this.outcome) throw this.outcome.failure;
    return this.outcome?.answer;
  }

  /** Resolves once the answer has arrived, or the session is known to wait for a lock. */
  async settle(): Promise<void> {
    let since: number | undefined;
    while (!this.answer) {
      const isBlocked = (await this.session.isBlocked?.()) ?? false;
      since = isBlocked ? (since ?? Date.now()) : undefined;
      if (since !== undefined && Date.now() - since > BLOCKED_MS) return;
      await wait(1);
    }
  }

  /** @param part - where the result belongs: the part of the statement that has just been sent */
  result(outcome: Partial<SqlResult>, part: string | undefined): SqlResult {
    const { sql, user, line } = this.statement;
    const { length = 0 } = outcome.rows ?? [];
    if (length > MOST_ROWS)
      throw new Error(`${INPUT}, line ${line}: ${length} rows; use LIMIT to get at most ${MOST_ROWS}`);
    return { sql, ...(part !== undefined && { part }), ...(user !== undefined && { user }), ...outcome };
  }
}

/** Waits until every statement has been answered or is known to wait; an answer can unblock a statement before it. */
async function settleAll(sent: readonly SentStatement[]): Promise<void> {
  let answered = -1;
  for (;;) {
    for (const each of sent) await each.settle();
    const now = sent.filter(({ answer }) => answer).length;
    if (now === answered) return;
    answered = now;
  }
}

/** MySQL's code for a transaction that was rolled back to resolve a deadlock. */
const DEADLOCK = '1213';

/**
 * The results of a statement that has just been sent and of those that it has unblocked, by cause and effect: a victim
 * of a deadlock shows that the new statement waited until then.
 */
function resultsOf(newest: SentStatement, unblocked: readonly SentStatement[]): SqlResult[] {
  const { part } = newest.statement;
  const resumed = unblocked.map((each) => each.result({ hasWaited: true, ...each.answer }, part));
  const isDeadlock = resumed.some(({ error }) => error?.code === DEADLOCK);
  if (!newest.answer) return [newest.result({ isWaiting: true }, part), ...resumed];
  return isDeadlock
    ? [newest.result({ isWaiting: true }, part), ...resumed, newest.result({ hasWaited: true, ...newest.answer }, part)]
    : [newest.result(newest.answer, part), ...resumed];
}

/**
 * Runs statements one by one and returns their results; a failing statement does not stop the run. If a statement waits
 * for a lock, that is its first result, and its answer follows the statement of another session that ends the wait.
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
  let waiting: SentStatement[] = [];
  for (const statement of statements) {
    const { user, line } = statement;
    const own = user === undefined ? session : (sessions.get(user) ?? (await openAs(user)));
    if (user !== undefined) sessions.set(user, own);
    if (waiting.some((each) => each.session === own))
      throw new Error(`${INPUT}, line ${line}: this session still waits for a lock; end the wait in the other one`);
    const newest = new SentStatement(own, statement);
    await settleAll([newest, ...waiting]);
    results.push(
      ...resultsOf(
        newest,
        waiting.filter(({ answer }) => answer),
      ),
    );
    waiting = [...waiting, newest].filter(({ answer }) => !answer);
  }
  const [left] = waiting;
  if (left) throw new Error(`${INPUT}, line ${left.statement.line}: this statement still waits for a lock at the end`);
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
