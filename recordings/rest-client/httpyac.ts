import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { repositoryRoot } from '../../scripts/install.mjs';
import { ProductMissing } from '../../scripts/recordings/recorder';

const MODULES = path.join(repositoryRoot, 'recordings/node_modules');

export function httpyacVersion(): string {
  const file = path.join(MODULES, 'httpyac/package.json');
  if (!existsSync(file)) throw new ProductMissing('httpYac was not found. Get it with: npm ci --prefix recordings');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * Runs a shell command in a folder, with `httpyac` on its path. If it fails, its output is returned as well. Absolute
 * paths of files in the folder become relative.
 */
export function runInFolder(folder: string, command: string, settings: Readonly<Record<string, string>> = {}): string {
  const env = {
    PATH: `${path.join(MODULES, '.bin')}:${process.env.PATH ?? ''}`,
    NO_COLOR: '1',
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
    ...settings,
  };
  const { error, stdout } = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], {
    cwd: folder,
    env: env as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout.replaceAll(`${folder}/`, '');
}

/**
 * Runs a server in a process of its own while a function uses it.
 *
 * @param args - the script and its arguments; it prints a line once it listens
 * @returns what the server printed
 */
export async function withServer(args: readonly string[], use: () => void): Promise<string> {
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  server.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error(`${args.join(' ')} did not start`))),
  ]);
  try {
    use();
  } finally {
    server.kill();
    await once(server, 'close');
  }
  return printed.join('');
}
