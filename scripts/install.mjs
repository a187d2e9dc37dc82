import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const stampFile = path.join(root, 'node_modules', '.installed-from');
const MINIMUM_NODE = [20, 19];

/** The repository's folder, wherever the command was started. */
export const repositoryRoot = root;

/** Prints a message and exits. */
export function fail(message) {
  console.error(`\n✗ ${message}`);
  process.exit(1);
}

/** Runs a command in the repository and shows its output; returns its exit status. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  return result.status ?? 1;
}

/** Stops if the toolchain does not support this version of Node. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1])) return;
  fail(
    `Node ${MINIMUM_NODE.join('.')} or newer is needed, this is ${process.versions.node}. Install it from https://nodejs.org and run the command again.`,
  );
}

/** Installs the locked packages if package-lock.json has changed since the last installation; silent otherwise. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  console.log('→ Installing the packages of package-lock.json (once; a few minutes on a slow connection)…');
  if (run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']) !== 0) {
    fail(
      'npm ci failed. Check the connection to the npm registry (the lines above say what was missing), then run the command again: it continues where it stopped.',
    );
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, lock);
}
