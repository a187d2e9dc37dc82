import { databaseOf, plainVersion } from '../../scripts/recordings/recordedDataset';
import type { Dataset } from '../../src/features/sql-lab/core/data/dataset';
import { datasetScript } from '../../src/features/sql-lab/core/data/datasetScript';
import { ask, connect } from './session';
import { splitForPostgres } from './splitForPostgres';

/** Creates and fills the database of a dataset; answers with the server's version. */
export async function loadDataset(socket: string, dataset: Dataset): Promise<string> {
  const database = databaseOf(dataset);
  const first = await connect(socket, 'postgres');
  const [[version] = []] = (await ask(first, 'SHOW server_version')).rows;
  await ask(first, `CREATE DATABASE ${database}`);
  await first.end();
  const connection = await connect(socket, database);
  const script = datasetScript(dataset, 'postgres');
  for (const { start, end } of splitForPostgres(script)) await ask(connection, script.slice(start, end));
  // Plans would otherwise depend on how far the server has come with its statistics.
  await ask(connection, 'ANALYZE');
  await connection.end();
  return plainVersion(version);
}
