import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductMissing } from './recorder';

/** How long to wait for a server's socket after it starts. */
const PATIENCE_MS = 60_000;
/** The longest socket path that Linux allows. */
const LONGEST_SOCKET = 107;

/** A database server that runs in its own folder through chroot. */
export interface ServerProduct {
  readonly name: string;
  /**
   * Environment variable with the path of the folder. `program` is a file in it that proves that the product is
   * installed.
   */
  readonly variable: string;
  readonly program: string;
  /** The system user that owns the data. */
  readonly user: string;
  /** Path of the socket, relative to the recording's folder `run`. */
  readonly socket: string;
  /** Command that creates an empty database in `inside`, the recording's folder as the server sees it. */
  readonly initialize: (inside: string) => readonly string[];
  /** Signal that stops the server at once, despite open connections. */
  readonly endWith: NodeJS.Signals;
  /** The command that runs the server in the foreground, with its log in `<inside>/run/log` or on stderr. */
  readonly serve: (inside: string) => readonly string[];
}

/** A running server: its folder, from outside and as the server sees it, and its socket. */
export interface RunningServer {
  readonly root: string;
  readonly folder: string;
  readonly inside: string;
  readonly socket: string;
}

function findRoot({ name, variable, program }: ServerProduct): string {
  const how = `set ${variable} to a folder that contains ${name} (recordings/README.md explains how to make one)`;
  const root = process.env[variable];
  if (!root) throw new ProductMissing(`${name} was not found: ${how}.`);
  if (!existsSync(path.join(root, program)))
    throw new ProductMissing(`${variable} is ${root}, which does not contain ${program}: ${how}.`);
  if (process.getuid?.() !== 0)
    throw new ProductMissing(`${name} runs in a chroot (${variable}), which requires root: run the command as root.`);
  return path.resolve(root);
}

/** Runs a command in a product's folder and returns what it printed; an error contains the command's output. */
export function callInside(root: string, command: readonly string[], user?: string): string {
  const as = user ? [`--userspec=${user}:${user}`] : [];
  const { status, stdout, stderr } = spawnSync('chroot', [...as, root, ...command], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // The caller's environment variables (PGUSER, LC_ALL …) must not change the recording.
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with status ${status}:\n${stderr}${stdout}`);
  return stdout;
}

async function untilItAnswers(server: ChildProcess, socket: string, name: string, log: () => string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!existsSync(socket)) {
    if (server.exitCode !== null || Date.now() > end) throw new Error(`${name} does not answer:\n${log()}`);
    await wait(50);
  }
}

/**
 * Starts a new server with an empty database in a temporary folder, reachable only through a socket there; afterwards
 * stops it and removes the folder.
 *
 * @throws {@link ProductMissing} if the product is not installed
 */
export async function withChrootServer<T>(
  product: ServerProduct,
  use: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const root = findRoot(product);
  const folder = mkdtempSync(path.join(root, 'tmp/recording-'));
  // mkdtemp gives access only to the caller, but the server runs as another user.
  chmodSync(folder, 0o755);
  const inside = `/${path.relative(root, folder)}`;
  const socket = path.join(folder, 'run', product.socket);
  let server: ChildProcess | undefined;
  // Otherwise the server would outlive an interrupted command. Once it has stopped, the command exits.
  const stop = () => void server?.kill(product.endWith);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    if (socket.length > LONGEST_SOCKET)
      throw new Error(`${socket} is too long for the path of a socket: set ${product.variable} to a shorter path`);
    const { user } = product;
    callInside(root, ['install', '-d', '-m', '700', '-o', user, '-g', user, `${inside}/data`]);
    callInside(root, ['install', '-d', '-m', '755', '-o', user, '-g', user, `${inside}/run`]);
    callInside(root, product.initialize(inside), user);
    server = spawn('chroot', [`--userspec=${user}:${user}`, root, ...product.serve(inside)], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    });
    let said = '';
    server.stderr?.on('data', (piece: Buffer) => (said += piece.toString()));
    const log = path.join(folder, 'run/log');
    await untilItAnswers(server, socket, product.name, () => (existsSync(log) ? readFileSync(log, 'utf8') : said));
    return await use({ root, folder, inside, socket });
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (server && server.exitCode === null && server.kill(product.endWith)) await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
