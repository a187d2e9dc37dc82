import type { RunningServer } from '../../scripts/recordings/chrootServer';
import {
  answerOf,
  type Answer,
  type OpenServer,
  type ScheduleServer,
  type ScheduleSession,
} from '../../scripts/recordings/schedules';
import { connect, isBlocked, sessionOf } from '../mysql/session';

/** MySQL as a server for schedules; `watcher` checks which sessions are waiting. */
export async function mysqlSchedules({ socket }: RunningServer): Promise<OpenServer> {
  const watcher = await connect(socket);
  const watching = sessionOf(watcher);
  const must = async (sql: string): Promise<NonNullable<Answer['rows']>> => {
    const { rows = [], error } = await answerOf(watching, sql);
    if (error) throw new Error(`${sql}: ${error.message}`);
    return rows;
  };
  const [[version = ''] = []] = (await must('SELECT VERSION()')) as string[][];
  const open = async (level: string): Promise<ScheduleSession> => {
    const connection = await connect(socket, { database: 'demo' });
    const session = sessionOf(connection);
    await answerOf(session, `SET SESSION TRANSACTION ISOLATION LEVEL ${level.toUpperCase()}`);
    return {
      run: (sql) => answerOf(session, sql),
      isBlocked: () => isBlocked(watching, connection),
      close: () => connection.end(),
    };
  };
  const server: ScheduleServer = {
    reset: async (setup) => {
      for (const sql of ['DROP DATABASE IF EXISTS demo', 'CREATE DATABASE demo', 'USE demo', ...setup]) await must(sql);
    },
    open,
    begin: () => 'START TRANSACTION',
    check: must,
  };
  return { server, close: () => watcher.end(), version };
}
