import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import { ProductMissing, type Recorder } from '../../scripts/recordings/recorder';
import { createBookshopServer } from '../../static/k6/bookshop-api.mjs';
import { readLoad, type Load } from './load';

const PORT = 3333;
const URL = `http://127.0.0.1:${PORT}/books/1`;
const API = '../../../static/k6/bookshop-api.mjs';
const WARM_UP = 300;

const call = promisify(execFile);

interface Product {
  readonly tool: string;
  readonly how: string;
  /** A command that prints the version, and where it stands. */
  readonly version: readonly [command: string, pattern: RegExp];
  readonly command: (load: Load) => string;
}

const AUTOCANNON: Product = {
  tool: 'autocannon',
  how: 'npm install --global autocannon@9.0.0',
  version: ['autocannon --version', /autocannon v([\d.]+)/],
  command: ({ connections, seconds }) =>
    `autocannon --connections ${connections} --duration ${seconds} --latency ${URL}`,
};

const VEGETA: Product = {
  tool: 'vegeta',
  how: 'go install github.com/tsenart/vegeta/v12@v12.13.0',
  version: ['go version -m "$(command -v vegeta)"', /mod\s+github\.com\/tsenart\/vegeta\/v12\s+v([\d.]+)/],
  command: ({ rate, seconds }) =>
    `echo "GET ${URL}" | vegeta attack -rate=${rate} -duration=${seconds}s | vegeta report`,
};

/** Runs a command without colours; its two outputs are mixed, as in a terminal. */
async function run(command: string): Promise<string> {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', LC_ALL: 'C.UTF-8' };
  const { stdout } = await call('bash', ['-c', `{ ${command}; } 2>&1`], { env });
  return stdout;
}

async function versionOf({ tool, how, version: [command, pattern] }: Product): Promise<string> {
  const printed = await run(command).catch(() => '');
  const found = pattern.exec(printed)?.[1];
  if (found === undefined) throw new ProductMissing(`${tool} was not found. Get it with: ${how}`);
  return found;
}

/** Loads the bookshop API as `load.json` says, and records what the load generator prints. */
export const record: Recorder = async (folder) => {
  const load = readLoad(folder);
  const product = load.rate === undefined ? AUTOCANNON : VEGETA;
  const version = await versionOf(product);
  const server = createBookshopServer({ port: PORT, ...load.server });
  const address = await server.start();
  try {
    // The first requests to a new process take longer.
    for (let count = 0; count < WARM_UP; count += 1) await (await fetch(`${address}/health`)).text();
    const command = product.command(load);
    const printed = (await run(command)).split('\n').map((line) => line.trimEnd());
    const lines = printed.filter((line, index) => line !== '' || (printed[index - 1] ?? '') !== '');
    return { tool: product.tool, version, stdout: `$ ${command}\n${lines.join('\n').trim()}\n`, outside: [API] };
  } finally {
    await server.stop();
  }
};
