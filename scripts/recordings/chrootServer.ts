import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { ProductMissing } from './recorder';

/** How long a server may take to answer at first. */
const PATIENCE_MS = 60_000;
/** The longest name of a socket that Linux takes. */
const LONGEST_SOCKET = 107;

/** A database server that is run by chroot in a folder of its own. */
export interface ServerProduct {
  readonly name: string;
  /** The variable that names the folder, and a program in it that proves the product is there. */
  readonly variable: string;
  readonly program: string;
  /** The system user that owns the data. */
  readonly user: string;
  /** The socket's file, from the folder `run` of the recording. */
  readonly socket: string;
  /** Commands that make an empty database in `inside`, the recording's folder as the server sees it. */
  readonly initialize: (inside: string) => readonly string[];
  /** Ends it at once, whoever is connected. */
  readonly endWith: NodeJS.Signals;
  /** The command that serves; it stays in the foreground and writes its log to `<inside>/run/log` or to stderr. */
  readonly serve: (inside: string) => readonly string[];
}

/** A server that runs: the folder it was given, from outside and as the server sees it, and its socket. */
export interface RunningServer {
  readonly root: string;
  readonly folder: string;
  readonly inside: string;
  readonly socket: string;
}

function findRoot({ name, variable, program }: ServerProduct): string {
  const how = `set ${variable} to a folder that has ${name} (recordings/README.md says how to make one)`;
  const root = process.env[variable];
  if (!root) throw new ProductMissing(`${name} is not here: ${how}.`);
  if (!existsSync(path.join(root, program)))
    throw new ProductMissing(`${variable} is ${root}, where there is no ${program}: ${how}.`);
  if (process.getuid?.() !== 0)
    throw new ProductMissing(`${name} runs by chroot in ${variable}, which only root may do: run the command as root.`);
  return path.resolve(root);
}

/** Runs a command in the folder of a product, and answers with what it printed; a failure carries its output. */
export function callInside(root: string, command: readonly string[], user?: string): string {
  const as = user ? [`--userspec=${user}:${user}`] : [];
  const { status, stdout, stderr } = spawnSync('chroot', [...as, root, ...command], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    // The caller's own settings (PGUSER, LC_ALL …) must not change what is recorded.
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
 * Starts a new server with an empty database in a temporary folder, on a socket there and without the network; ends it
 * and removes the folder afterwards.
 *
 * @throws {@link ProductMissing} where the product is not on this machine
 */
export async function withChrootServer<T>(
  product: ServerProduct,
  use: (server: RunningServer) => Promise<T>,
): Promise<T> {
  const root = findRoot(product);
  const folder = mkdtempSync(path.join(root, 'tmp/recording-'));
  // mkdtemp makes it the caller's alone, and the server runs as another user.
  chmodSync(folder, 0o755);
  const inside = `/${path.relative(root, folder)}`;
  const socket = path.join(folder, 'run', product.socket);
  let server: ChildProcess | undefined;
  // The server would outlive a command that is ended from outside; without it, the command ends by itself.
  const stop = () => void server?.kill(product.endWith);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    if (socket.length > LONGEST_SOCKET)
      throw new Error(`${socket} is longer than a socket's name may be: give ${product.variable} a shorter path`);
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
