import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { runCommands } from '../../scripts/recordings/commandSession';
import { ProductMissing, type Recorder } from '../../scripts/recordings/recorder';
import { withRabbitmq, type Broker } from './server';

const PACKAGES = path.resolve(import.meta.dirname, '../node_modules');

/** Runs a command in a folder; `rabbitmqctl` speaks to the broker, and programs find its address in AMQP_URL. */
function runIn(work: string, { url, control }: Broker, command: string): string {
  const words = control.map((word) => `'${word}'`).join(' ');
  const script = `rabbitmqctl() { ${words} "$@"; }\n{ ${command}\n} 2>&1`;
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC', AMQP_URL: url } as NodeJS.ProcessEnv;
  const { error, stdout } = spawnSync('bash', ['-c', script], { cwd: work, env, encoding: 'utf8' });
  if (error) throw error;
  return stdout;
}

/**
 * Records what the programs of a folder print that `commands.txt` runs, on a new broker and in a temporary copy of the
 * folder.
 */
export const record: Recorder = async (folder) => {
  if (!existsSync(path.join(PACKAGES, 'amqplib')))
    throw new ProductMissing('The driver is not installed: run `npm ci` in the folder recordings.');
  const work = mkdtempSync(path.join(tmpdir(), 'recording-'));
  try {
    cpSync(folder, work, { recursive: true });
    symlinkSync(PACKAGES, path.join(work, 'node_modules'));
    return await withRabbitmq((broker) => {
      const text = readFileSync(path.join(folder, 'commands.txt'), 'utf8');
      const printed = runCommands(text, (command) => runIn(work, broker, command));
      return { tool: 'RabbitMQ', version: broker.version, ...printed };
    });
  } finally {
    rmSync(work, { recursive: true });
  }
};
