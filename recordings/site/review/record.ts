import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommands } from '../../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../../scripts/recordings/recorder';

const COMMIT = 'eaba6a04';
const root = path.resolve(import.meta.dirname, '../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function requireCommit(): void {
  const { status } = spawnSync('git', ['cat-file', '-e', `${COMMIT}^{commit}`], { cwd: root });
  if (status !== 0) throw new ProductMissing(`Commit ${COMMIT} is not in this clone. Run: git fetch --unshallow`);
}

/** Extracts the server of a commit, sends requests to it, and runs the commit's tests against mutants of it. */
export const record: Recorder = (folder) => {
  requireCommit();
  const work = mkdtempSync(path.join(tmpdir(), 'review-'));
  const inside = path.join(work, path.relative(root, folder));
  try {
    mkdirSync(path.join(work, 'scripts'));
    for (const name of ['serve.mjs', 'install.mjs', 'serve.test.ts'])
      writeFileSync(path.join(work, 'scripts', name), `${git('show', `${COMMIT}:scripts/${name}`)}\n`);
    symlinkSync(path.join(root, 'node_modules'), path.join(work, 'node_modules'));
    cpSync(folder, inside, { recursive: true });
    renameSync(path.join(inside, 'more-tests.mjs'), path.join(inside, 'more.test.mjs'));
    const env = {
      PATH: process.env.PATH,
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      GIT_DIR: git('rev-parse', '--absolute-git-dir'),
    };
    const run = (command: string) => {
      const { stdout, stderr, status } = spawnSync('bash', ['-c', command], { cwd: inside, env, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      return stdout;
    };
    const versions = `${git('--version').replace('git version', 'Git')}, Node ${process.version.slice(1)}, Vitest`;
    const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/vitest/package.json'), 'utf8')) as {
      version: string;
    };
    return Promise.resolve({
      tool: versions,
      version,
      ...runCommands(readFileSync(path.join(folder, 'commands.txt'), 'utf8'), run),
    });
  } finally {
    rmSync(work, { recursive: true });
  }
};
