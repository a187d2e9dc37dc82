import type { Recorder } from '../../scripts/recordings/recorder';
import { databaseOf, readDataset, sourceOf } from '../../scripts/recordings/recordedDataset';
import { readSqlInput, recordAsUsers } from '../../scripts/recordings/sqlSession';
import { loadDataset } from './loadDataset';
import { withPostgres } from './server';
import { connect, sessionOf } from './session';
import { splitForPostgres } from './splitForPostgres';

/**
 * Records what PostgreSQL answers to the statements of `input.sql`, in one session of the superuser (or one for each
 * user that it names) on a database of their own: the bookshop, or what `meta.json` names.
 */
export const record: Recorder = async (folder) => {
  const dataset = readDataset(folder);
  const statements = readSqlInput(folder, splitForPostgres);
  return withPostgres(async ({ socket }) => {
    const version = await loadDataset(socket, dataset);
    const results = await recordAsUsers((user) => connect(socket, databaseOf(dataset), user), sessionOf, statements);
    return {
      tool: 'PostgreSQL',
      version,
      outside: sourceOf(dataset, folder),
      results,
    };
  });
};
