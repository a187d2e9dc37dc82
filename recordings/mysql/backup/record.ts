import path from 'node:path';
import { recordCommands } from '../../../scripts/recordings/commandSession';
import { readDataset, sourceOf } from '../../../scripts/recordings/recordedDataset';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { loadDataset, versionOf } from '../loadDataset';
import { withMysql } from '../server';

/** Records a backup with mysqldump and its restoring, by the commands of `commands.txt`. */
export const record: Recorder = (folder) => {
  const dataset = readDataset(folder);
  return withMysql(async (server) => {
    await loadDataset(server.socket, dataset);
    const socket = path.join(server.inside, 'run', path.basename(server.socket));
    return {
      tool: 'MySQL',
      version: await versionOf(server.socket),
      outside: sourceOf(dataset, folder),
      ...recordCommands(folder, server, { MYSQL_UNIX_PORT: socket }),
    };
  });
};
