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
 * A session looks for a deadlock when it has waited that long, a second by default. Shorter than what the recorder
 * waits before it goes on, so that the session which closed the circle is always the one that finds it.
 */
const DEADLOCK_TIMEOUT_MS = 40;

/** PostgreSQL as a server of schedules; a connection of its own asks who waits. */
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
      // Blocked is who has waited for longer than the search for a deadlock takes to begin.
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
