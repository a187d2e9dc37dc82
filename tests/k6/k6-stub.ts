/**
 * Runs a lesson's k6 script in Node, without k6: implements just enough of `k6` and `k6/http` to test the script's
 * requests and checks against the bookshop API. It counts, but does not measure: VUs run one after the other, and
 * `sleep` is only recorded.
 *
 * k6's HTTP calls are blocking. Therefore the script runs in a worker that waits on shared memory while this thread, on
 * which the server may run too, performs the request.
 */
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';

export interface ScriptRun {
  iterations: number;
  requests: { method: string; url: string; status: number }[];
  /** How often each check passed and failed, by its name. */
  checks: Record<string, { passes: number; fails: number }>;
  /** The total number of seconds passed to `sleep`. */
  slept: number;
}

interface WireRequest {
  method: string;
  url: string;
  body: string | undefined;
  headers: Record<string, string>;
}

const K6 = `
const run = globalThis.__run;
export function check(value, sets) {
  let all = true;
  for (const [name, test] of Object.entries(sets)) {
    const count = (run.checks[name] ??= { passes: 0, fails: 0 });
    let passed = false;
    try {
      passed = Boolean(typeof test === 'function' ? test(value) : test);
    } finally {
      count[passed ? 'passes' : 'fails'] += 1; // a throwing check fails, then throws
    }
    all &&= passed;
  }
  return all;
}
export function sleep(seconds) { run.slept += seconds; }
export default { check, sleep };
`;

const K6_HTTP = `
const { run, exchange } = { run: globalThis.__run, exchange: globalThis.__exchange };
function request(method, url, body, params) {
  const headers = { ...params?.headers };
  if (body !== null && typeof body === 'object') {
    body = new URLSearchParams(body).toString();
    headers['Content-Type'] ??= 'application/x-www-form-urlencoded';
  }
  const answer = exchange({ method, url, body: body ?? undefined, headers });
  run.requests.push({ method, url, status: answer.status });
  return {
    ...answer,
    json(selector) {
      if (answer.body === null) throw new Error("the body is null so we can't transform it to JSON");
      let value = JSON.parse(answer.body);
      for (const key of selector?.split('.') ?? []) value = value?.[key];
      return value;
    },
  };
}
export const get = (url, params) => request('GET', url, undefined, params);
export const post = (url, body, params) => request('POST', url, body, params);
export default { get, post, request };
`;

const RUNNER = `
import { receiveMessageOnPort, workerData } from 'node:worker_threads';
const { port, flag, env, vus, iterations } = workerData;
globalThis.__ENV = env;
globalThis.__run = { iterations: 0, requests: [], checks: {}, slept: 0 };
globalThis.__exchange = (request) => {
  Atomics.store(flag, 0, 0);
  port.postMessage({ request });
  Atomics.wait(flag, 0, 0);
  return receiveMessageOnPort(port).message;
};
const script = await import('./script.mjs');
const total = iterations ?? script.options?.iterations ?? 1;
for (let index = 0; index < total; index += 1) {
  globalThis.__VU = (index % (vus ?? script.options?.vus ?? 1)) + 1;
  globalThis.__ITER = index;
  script.default();
  globalThis.__run.iterations += 1;
}
port.postMessage({ run: globalThis.__run });
`;

/** Performs a request and returns the response as k6 does: a refused connection has status 0 and a null body. */
async function perform({ method, url, body, headers }: WireRequest) {
  try {
    const response = await fetch(url, { method, body, headers });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    return { status: 0, body: null, error: String(error) };
  }
}

/** Runs `file` with the iterations of its own options, or with the given ones. */
export async function runScript(
  file: string,
  settings: { env?: Record<string, string>; vus?: number; iterations?: number } = {},
): Promise<ScriptRun> {
  const folder = await mkdtemp(path.join(tmpdir(), 'k6-stub-'));
  try {
    const stub = path.join(folder, 'node_modules', 'k6');
    await mkdir(stub, { recursive: true });
    const exports = { '.': './index.js', './http': './http.js' };
    await writeFile(path.join(stub, 'package.json'), JSON.stringify({ type: 'module', exports }));
    await writeFile(path.join(stub, 'index.js'), K6);
    await writeFile(path.join(stub, 'http.js'), K6_HTTP);
    await writeFile(path.join(folder, 'runner.mjs'), RUNNER);
    await copyFile(file, path.join(folder, 'script.mjs'));

    const { port1, port2 } = new MessageChannel();
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(path.join(folder, 'runner.mjs'), {
      workerData: { port: port2, flag, env: {}, ...settings },
      transferList: [port2],
    });
    try {
      return await new Promise<ScriptRun>((resolve, reject) => {
        worker.once('error', reject);
        port1.on('message', async (message: { request?: WireRequest; run?: ScriptRun }) => {
          if (message.run) return resolve(message.run);
          port1.postMessage(await perform(message.request!));
          Atomics.store(flag, 0, 1);
          Atomics.notify(flag, 0);
        });
      });
    } finally {
      port1.close();
      await worker.terminate();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
