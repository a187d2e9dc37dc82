import { databaseOf, readDataset, sourceOf } from '../../scripts/recordings/recordedDataset';
import type { Recorder } from '../../scripts/recordings/recorder';
import { readSqlInput, recordAsUsers } from '../../scripts/recordings/sqlSession';
import { splitForMysql } from '../../src/features/recordings/core/sqlInput';
import { loadDataset, versionOf } from './loadDataset';
import { withMysql } from './server';
import { connect, isBlocked, sessionOf, type Connection } from './session';

/**
 * Records what MySQL answers to the statements of `input.sql`, in one session (or one for each user that it names) on
 * a database of their own: the bookshop, or what `meta.json` names. The clock stands at the beginning of the day that
 * lessons call "today".
 */
export const record: Recorder = async (folder) => {
  const dataset = readDataset(folder);
  const statements = readSqlInput(folder, splitForMysql);
  return withMysql(async ({ socket }) => {
    await loadDataset(socket, dataset);
    const open = async (user = 'root') => {
      const connection = await connect(socket, { user, database: databaseOf(dataset) });
      await connection.query({ sql: `SET timestamp = UNIX_TIMESTAMP('${dataset.today} 00:00:00')` });
      return connection;
    };
    const watcher = await connect(socket);
    const watched = (connection: Connection) => ({
      ...sessionOf(connection),
      isBlocked: () => isBlocked(sessionOf(watcher), connection),
    });
    const results = await recordAsUsers(open, watched, statements);
    await watcher.end();
    return { tool: 'MySQL', version: await versionOf(socket), outside: sourceOf(dataset, folder), results };
  });
};
