import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommands } from '../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../scripts/recordings/recorder';

/** The scripts that readers download. */
const SCRIPTS = '../../../static/git';
/** Stands between the outputs of two commands. */
const MARK = '\u001e';

function gitVersion(): string {
  const { error, stdout } = spawnSync('git', ['--version'], { encoding: 'utf8' });
  if (error) throw new ProductMissing('git was not found. Install it (Debian: apt-get install git) and try again.');
  return stdout.replace('git version', '').trim();
}

/** The outputs of commands in one shell, which keeps the folder and the functions of a sourced script. */
function outputsOf(commands: readonly string[], folder: string): string[] {
  const lines = commands.map((command) => `{ ${command}\n} 2>&1; printf '${MARK}'`);
  const { error, stdout } = spawnSync('bash', ['-c', lines.join('\n')], {
    cwd: folder,
    // `HOME` is left out: nothing of the settings on this machine may reach git.
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'Asia/Ho_Chi_Minh' } as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  if (error) throw error;
  // A terminal writes what follows a carriage return over what stood there: the progress of a rebase.
  return stdout.split(MARK).map((output) => output.replace(/^.*\r/gm, ''));
}

/**
 * Runs the commands of a folder one after another in one shell, in an empty folder with the scripts that readers
 * download, and records what a terminal would show.
 */
export const record: Recorder = (folder) => {
  const version = gitVersion();
  const text = readFileSync(path.join(folder, 'commands.txt'), 'utf8');
  const used = ['workshop.sh', 'bisect-cost.sh'].filter((name) => text.includes(name));
  const work = mkdtempSync(path.join(tmpdir(), 'recording-'));
  try {
    for (const name of used) cpSync(path.join(folder, SCRIPTS, name), path.join(work, name));
    const commands: string[] = [];
    runCommands(text, (command) => {
      commands.push(command);
      return '';
    });
    const outputs = outputsOf(commands, work);
    const printed = runCommands(text, () => outputs.shift() ?? '');
    const outside = used.map((name) => path.posix.join(SCRIPTS, name));
    return Promise.resolve({ tool: 'Git', version, outside, ...printed });
  } finally {
    rmSync(work, { recursive: true });
  }
};
