import { spawnSync } from 'node:child_process';
import { recordLocalCommands } from '../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../scripts/recordings/recorder';

function gccVersion(): string {
  const { error, stdout } = spawnSync('gcc', ['-dumpfullversion'], { encoding: 'utf8' });
  if (error) throw new ProductMissing('gcc was not found. Install it (Debian: apt-get install gcc) and try again.');
  return stdout.trim();
}

/** Compiles and runs the programs of a folder by its `commands.txt`, and records what a terminal would show. */
export const record: Recorder = (folder) => {
  const version = gccVersion();
  return Promise.resolve({ tool: 'gcc', version, ...recordLocalCommands(folder) });
};
