import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductMissing } from '../../scripts/recordings/recorder';

const HOW = `set MYSQL_ROOT to a folder that has MySQL 9.7 (recordings/README.md says how to make one)`;
/** How long the server may take to answer at first. */
const PATIENCE_MS = 60_000;
/** Linux takes no longer name of a socket. */
const LONGEST_SOCKET = 107;

/** A server that runs, and where its socket is. */
export interface MysqlServer {
  readonly socket: string;
}

function findRoot(): string {
  const root = process.env.MYSQL_ROOT;
  if (!root) throw new ProductMissing(`MySQL is not here: ${HOW}.`);
  if (!existsSync(path.join(root, 'usr/sbin/mysqld')))
    throw new ProductMissing(`MYSQL_ROOT is ${root}, where there is no usr/sbin/mysqld: ${HOW}.`);
  if (process.getuid?.() !== 0)
    throw new ProductMissing('MySQL runs by chroot in MYSQL_ROOT, which only root may do: run the command as root.');
  return path.resolve(root);
}

function call(root: string, ...command: string[]): void {
  const { status, stderr } = spawnSync('chroot', [root, ...command], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}:\n${stderr}`);
}

async function untilItAnswers(server: ChildProcess, socket: string, log: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!existsSync(socket)) {
    if (server.exitCode !== null || Date.now() > end)
      throw new Error(`mysqld does not answer:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
    await wait(50);
  }
}

/**
 * Starts a new server with settings as they come, in a temporary folder and on a socket there, without the network;
 * ends it and removes the folder afterwards.
 */
export async function withMysql<T>(use: (server: MysqlServer) => Promise<T>): Promise<T> {
  const root = findRoot();
  const folder = mkdtempSync(path.join(root, 'tmp/recording-'));
  // mkdtemp makes it the caller's alone, and the server runs as another user.
  chmodSync(folder, 0o755);
  const inside = `/${path.relative(root, folder)}`;
  const socket = path.join(folder, 'run/socket');
  let server: ChildProcess | undefined;
  // The server would outlive a command that is ended from outside; without it, the command ends by itself.
  const stop = () => void server?.kill();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    if (socket.length > LONGEST_SOCKET)
      throw new Error(`${socket} is longer than a socket's name may be: give MYSQL_ROOT a shorter path`);
    const common = ['--no-defaults', '--user=mysql', `--datadir=${inside}/data`];
    call(root, 'install', '-d', '-o', 'mysql', `${inside}/run`, `${inside}/data`);
    call(root, '/usr/sbin/mysqld', ...common, '--initialize-insecure');
    const log = path.join(folder, 'run/log');
    const place = [`--socket=${inside}/run/socket`, `--pid-file=${inside}/run/pid`, `--log-error=${inside}/run/log`];
    const settings = ['--skip-networking', '--mysqlx=OFF', '--default-time-zone=+00:00'];
    server = spawn('chroot', [root, '/usr/sbin/mysqld', ...common, ...place, ...settings], { stdio: 'ignore' });
    await untilItAnswers(server, socket, log);
    return await use({ socket });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (server && server.exitCode === null && server.kill()) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
