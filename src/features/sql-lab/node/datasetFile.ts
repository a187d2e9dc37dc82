import { startSqlite } from '../../lab-kit/runtime/startSqlite';
import type { Dataset } from '../core/data/dataset';
import { datasetScript } from '../core/data/datasetScript';

/** A dataset as an SQLite database file for readers to download. */
export async function datasetFile(dataset: Dataset): Promise<Uint8Array> {
  const { Database } = await startSqlite();
  const database = new Database();
  database.exec(`BEGIN; ${datasetScript(dataset, 'sqlite')}; COMMIT; VACUUM;`);
  const bytes = database.export();
  database.close();
  return bytes;
}
