import { recordCommands } from '../../../scripts/recordings/commandSession';
import { readDataset, sourceOf } from '../../../scripts/recordings/recordedDataset';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { loadDataset } from '../loadDataset';
import { withPostgres } from '../server';

/** Records a backup with pg_dump and its restoring, by the commands of `commands.txt`. */
export const record: Recorder = (folder) => {
  const dataset = readDataset(folder);
  return withPostgres(async (server) => {
    const version = await loadDataset(server.socket, dataset);
    const environment = { PGHOST: `${server.inside}/run`, PGUSER: 'postgres' };
    return {
      tool: 'PostgreSQL',
      version,
      outside: sourceOf(dataset, folder),
      ...recordCommands(folder, server, environment),
    };
  });
};
