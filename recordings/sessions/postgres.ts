import type { RunningServer } from '../../scripts/recordings/chrootServer';
import {
  answerOf,
  type Answer,
  type OpenServer,
  type ScheduleServer,
  type ScheduleSession,
} from '../../scripts/recordings/schedules';
import { ask, connect, sessionOf } from '../postgres/session';

/**
 * How long a session waits before it checks for a deadlock; the server's default is a second. It is shorter than the
 * time after which the recorder goes on, so that the session that closed the cycle is always the one that detects it.
 */
const DEADLOCK_TIMEOUT_MS = 40;

/** PostgreSQL as a server for schedules; a separate connection checks which sessions are waiting. */
export async function postgresSchedules({ socket }: RunningServer): Promise<OpenServer> {
  const watcher = await connect(socket, 'postgres');
  const rowsOf = async (sql: string): Promise<NonNullable<Answer['rows']>> =>
    (await ask(watcher, sql)).rows.map((row) => [...row]);
  const [[version = ''] = []] = (await rowsOf('SHOW server_version')) as string[][];
  const open = async (): Promise<ScheduleSession> => {
    const connection = await connect(socket, 'postgres');
    const session = sessionOf(connection);
    const run = (sql: string) => answerOf(session, sql);
    const { rows } = await run('SELECT pg_backend_pid()');
    await run(`SET deadlock_timeout = '${DEADLOCK_TIMEOUT_MS}ms'`);
    let since: number | undefined;
    return {
      run: (sql) => {
        since = undefined;
        return run(sql);
      },
      // A session counts as blocked once it has waited longer than the deadlock check takes to start.
      isBlocked: async () => {
        const [[count] = []] = await rowsOf(`SELECT cardinality(pg_blocking_pids(${rows?.[0]?.[0] ?? ''}))`);
        if (count === '0') since = undefined;
        else since ??= Date.now();
        return since !== undefined && Date.now() - since > 2 * DEADLOCK_TIMEOUT_MS;
      },
      close: () => connection.end(),
    };
  };
  const server: ScheduleServer = {
    reset: async (setup) => {
      for (const sql of ['DROP SCHEMA public CASCADE', 'CREATE SCHEMA public', ...setup]) await ask(watcher, sql);
    },
    open,
    begin: (level) => `BEGIN ISOLATION LEVEL ${level.toUpperCase()}`,
    check: rowsOf,
  };
  return { server, close: () => watcher.end(), version };
}
