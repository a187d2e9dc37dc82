import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { datasetById } from '../../courses/sql/datasets';
import type { Recorder } from '../../scripts/recordings/recorder';
import { readSqlInput, recordStatements } from '../../scripts/recordings/sqlSession';
import { splitForMysql } from '../../src/features/recordings/core/sqlInput';
import type { Dataset } from '../../src/features/sql-lab/core/dataset';
import { datasetScript } from '../../src/features/sql-lab/core/datasetScript';
import { withMysql } from './server';
import { connect, sessionOf } from './session';

const DATASETS = path.resolve(import.meta.dirname, '../../courses/sql/datasets');
const DEFAULT_DATASET = 'nha_sach';

function readDataset(folder: string): Dataset {
  const file = path.join(folder, 'meta.json');
  if (!existsSync(file)) return datasetById(DEFAULT_DATASET);
  const { dataset = DEFAULT_DATASET, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as { dataset?: string };
  const [unknown] = Object.keys(rest);
  if (unknown) throw new Error(`meta.json has "${unknown}", which means nothing; it may name a "dataset"`);
  return datasetById(dataset);
}

/** Messages of the server name the database: that of an empty dataset has a name that says nothing. */
function databaseOf({ id, tables }: Dataset): string {
  return tables.length > 0 ? id : 'demo';
}

/** Creates and fills the database of a dataset. */
async function load(socket: string, dataset: Dataset): Promise<void> {
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

/** The version without what a distribution appends to it. */
async function versionOf(socket: string): Promise<string> {
  const connection = await connect(socket);
  const { rows } = await sessionOf(connection).run('SELECT VERSION()');
  await connection.end();
  return /^[\d.]+/.exec(rows?.[0]?.[0] ?? '')?.[0] ?? '';
}

/**
 * Records what MySQL answers to the statements of `input.sql`, in one session on a database of their own: the bookshop,
 * or what `meta.json` names. The clock stands at the beginning of the day that lessons call "today".
 */
export const record: Recorder = async (folder) => {
  const dataset = readDataset(folder);
  const statements = readSqlInput(folder, splitForMysql);
  return withMysql(async ({ socket }) => {
    await load(socket, dataset);
    const connection = await connect(socket, { database: databaseOf(dataset) });
    await connection.query({ sql: `SET timestamp = UNIX_TIMESTAMP('${dataset.today} 00:00:00')` });
    const results = await recordStatements(sessionOf(connection), statements);
    await connection.end();
    const file = path.join(DATASETS, `${dataset.id}.json`);
    const outside = existsSync(file) ? [path.relative(folder, file).split(path.sep).join('/')] : [];
    return { tool: 'MySQL', version: await versionOf(socket), outside, results };
  });
};
