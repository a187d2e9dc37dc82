import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommands } from '../../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../../scripts/recordings/recorder';

/** Where the output says that the extension lies, in place of a temporary folder. */
const SHOWN_FOLDER = '/decomposed-letters';

/** Tests, compiles and packages the extension in a temporary copy. VS Code itself does not run. */
export const record: Recorder = (folder) => {
  const work = mkdtempSync(path.join(tmpdir(), 'extension-'));
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C.UTF-8', TZ: 'UTC', NO_COLOR: '1' };
  const run = (command: string) => {
    const { error, status, stdout } = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], {
      cwd: work,
      env: env as NodeJS.ProcessEnv,
      encoding: 'utf8',
    });
    if (error) throw error;
    return { status, stdout };
  };
  try {
    cpSync(path.join(folder, 'extension'), work, { recursive: true });
    if (run('npm ci --no-audit --no-fund').status !== 0) {
      throw new ProductMissing(
        `The packages were not installed. It needs npm and this: npm ci --prefix ${folder}/extension`,
      );
    }
    const { version } = JSON.parse(readFileSync(path.join(work, 'node_modules/@vscode/vsce/package.json'), 'utf8')) as {
      version: string;
    };
    const commands = readFileSync(path.join(folder, 'commands.txt'), 'utf8');
    const printed = runCommands(commands, (command) => run(command).stdout.replaceAll(work, SHOWN_FOLDER));
    return Promise.resolve({ tool: '@vscode/vsce', version, ...printed });
  } finally {
    rmSync(work, { recursive: true });
  }
};
