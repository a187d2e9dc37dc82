import { databaseOf, plainVersion } from '../../scripts/recordings/recordedDataset';
import type { Dataset } from '../../src/features/sql-lab/core/data/dataset';
import { datasetScript } from '../../src/features/sql-lab/core/data/datasetScript';
import { connect, sessionOf } from './session';

/** Creates and fills the database of a dataset. */
export async function loadDataset(socket: string, dataset: Dataset): Promise<void> {
  const connection = await connect(socket, { multipleStatements: true });
  const tables = dataset.tables.map(({ name }) => name);
  await connection.query({
    sql: [
      `CREATE DATABASE ${databaseOf(dataset)}; USE ${databaseOf(dataset)};`,
      datasetScript(dataset, 'mysql'),
      // Plans would otherwise depend on how far the server has come with its statistics.
      tables.length > 0 ? `ANALYZE TABLE ${tables.join(', ')};` : '',
    ].join('\n'),
  });
  await connection.end();
}

/** The version of the server. */
export async function versionOf(socket: string): Promise<string> {
  const connection = await connect(socket);
  const { rows } = await sessionOf(connection).run('SELECT VERSION()');
  await connection.end();
  return plainVersion(rows?.[0]?.[0]);
}
