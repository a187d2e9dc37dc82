import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { createBookshopServer, readOptions, UsageError, type BookshopOptions } from '../../static/k6/bookshop-api.mjs';
import { openBookshop, stopBookshops } from './bookshop-client';

const FILE = fileURLToPath(new URL('../../static/k6/bookshop-api.mjs', import.meta.url));

afterEach(stopBookshops);

/**
 * Requests a URL; `arrived` resolves when the server has received the request: it sends "100 Continue" before it begins
 * to answer.
 */
function askFor(url: string) {
  const request = get(url, { headers: { Expect: '100-continue' } });
  const answered = once(request, 'response').then(([response]) => (response as IncomingMessage).resume());
  return { arrived: once(request, 'continue'), answered };
}

describe('injected errors and latency', () => {
  /** The statuses of `count` requests, one after the other. */
  async function statuses(options: BookshopOptions, count: number) {
    const { call } = await openBookshop(options);
    const seen: number[] = [];
    while (seen.length < count) seen.push((await call('/books/1')).status);
    return seen;
  }

  it('fails the same requests for the same seed, and others for another', async () => {
    const first = await statuses({ errorRate: 0.3, seed: 7 }, 40);
    expect(await statuses({ errorRate: 0.3, seed: 7 }, 40)).toEqual(first);
    expect(await statuses({ errorRate: 0.3, seed: 8 }, 40)).not.toEqual(first);
    expect(new Set(first)).toEqual(new Set([200, 503]));
  });

  it('does not let jitter, latency or /health change which requests fail', async () => {
    const plain = await statuses({ errorRate: 0.5, seed: 3 }, 20);
    expect(await statuses({ errorRate: 0.5, seed: 3, jitter: 2, latency: 1 }, 20)).toEqual(plain);

    const { call } = await openBookshop({ errorRate: 0.5, seed: 3 });
    const seen: number[] = [];
    for (let index = 0; index < 20; index += 1) {
      await call('/health');
      seen.push((await call('/books/1')).status);
    }
    expect(seen).toEqual(plain);
  });

  it('approximates the error rate over many requests, and respects 0 and 1', async () => {
    const failures = (await statuses({ errorRate: 0.2 }, 500)).filter((status) => status === 503);
    expect(failures.length).toBeGreaterThan(70);
    expect(failures.length).toBeLessThan(130);
    expect(new Set(await statuses({ errorRate: 0 }, 30))).toEqual(new Set([200]));
    expect(new Set(await statuses({ errorRate: 1 }, 30))).toEqual(new Set([503]));
  });

  it('answers 503 to an order with an injected error', async () => {
    const { post } = await openBookshop({ errorRate: 1 });
    const { status, body } = await post('/orders', { bookId: 1, quantity: 1 });
    expect(status).toBe(503);
    expect(body.error.code).toBe('injected_error');
  });

  it('delays every response by the latency', async () => {
    const { call } = await openBookshop({ latency: 60 });
    const begin = performance.now();
    await call('/books');
    expect(performance.now() - begin).toBeGreaterThanOrEqual(59); // timers round to whole ms
  });

  it('serves as many requests at a time as it has workers, first come, first served', async () => {
    const { call } = await openBookshop({ latency: 100, workers: 2 });
    await call('/health'); // the connection
    const ended: number[] = [];
    const begin = performance.now();
    await Promise.all([1, 2, 3, 4, 5].map((id) => call(`/books/${id}`).then(() => ended.push(id))));
    expect(performance.now() - begin).toBeGreaterThanOrEqual(297); // timers round to whole ms
    expect([...ended.slice(0, 2).sort(), ...ended.slice(2, 4).sort(), ...ended.slice(4)]).toEqual([1, 2, 3, 4, 5]);
  });

  it('answers /health while all workers are busy', async () => {
    const { call } = await openBookshop({ latency: 500, workers: 1 });
    const busy = call('/books/1');
    expect((await call('/health')).status).toBe(200);
    expect((await busy).status).toBe(200);
  });

  it('delays concurrent requests in parallel', async () => {
    const { call } = await openBookshop({ latency: 400 });
    await call('/health'); // the connection
    const begin = performance.now();
    await Promise.all(Array.from({ length: 20 }, () => call('/books/1')));
    expect(performance.now() - begin).toBeLessThan(20 * 400);
  });
});

describe('options', () => {
  it('has defaults', () => {
    expect(readOptions([])).toEqual({ help: false });
    const defaults = { port: 3333, latency: 0, jitter: 0, workers: 0, errorRate: 0, seed: 1 };
    expect(createBookshopServer().options).toEqual(defaults);
  });

  it('reads flags and environment variables, and prefers the flag', () => {
    const env = { BOOKSHOP_PORT: '4000', BOOKSHOP_ERROR_RATE: '0.5', BOOKSHOP_SEED: '' };
    const options = readOptions(['--port', '5000', '--latency=20'], env);
    expect(options).toEqual({ help: false, port: 5000, latency: 20, errorRate: 0.5 });
    expect(createBookshopServer(options).options).toMatchObject({ jitter: 0, seed: 1 });
  });

  it.each([
    [['--port', 'abc'], '--port must be a whole number from 0 to 65535, not "abc".'],
    [['--port', '65536'], '--port must be a whole number'],
    [['--latency=-5'], '--latency must be a whole number from 0 to 60000, not "-5".'],
    [['--jitter', '1.5'], '--jitter must be a whole number'],
    [['--error-rate', '2'], '--error-rate must be a number from 0 to 1, not "2".'],
    [['--error-rate', 'NaN'], '--error-rate must be a number'],
    [['--seed='], '--seed must be a whole number'],
    [['--prot', '1'], "Unknown option '--prot'"],
    [['--port'], 'argument missing'],
    [['3333'], "Unexpected argument '3333'"],
  ])('rejects %j', (argv, message) => {
    expect(() => readOptions(argv)).toThrow(UsageError);
    expect(() => readOptions(argv)).toThrow(message);
  });

  it('names the invalid environment variable', () => {
    expect(() => readOptions([], { BOOKSHOP_LATENCY: 'slow' })).toThrow(
      'BOOKSHOP_LATENCY must be a whole number from 0 to 60000, not "slow".',
    );
  });

  it('checks options given in code as well', () => {
    expect(() => createBookshopServer({ errorRate: 1.1 })).toThrow('errorRate must be a number');
    expect(() => createBookshopServer({ latency: Number.NaN })).toThrow('latency must be');
  });
});

describe('start and stop', () => {
  it('rejects when the port is taken', async () => {
    const { address } = await openBookshop();
    const second = createBookshopServer({ port: Number(new URL(address).port) });
    await expect(second.start()).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('can be stopped twice, and before it was started', async () => {
    const bookshop = createBookshopServer({ port: 0 });
    await bookshop.stop();
    await bookshop.start();
    await Promise.all([bookshop.stop(), bookshop.stop()]);
  });

  it('lets an open request finish, then accepts no more', async () => {
    const { address, bookshop, call } = await openBookshop({ latency: 80 });
    await call('/health');
    const pending = askFor(`${address}/books/1`);
    await pending.arrived;
    const begin = performance.now();
    const stopped = bookshop.stop();
    const answer = await pending.answered;
    await stopped;
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe('close');
    expect(performance.now() - begin).toBeLessThan(2000); // no waiting for keep-alive
    await expect(fetch(`${address}/health`)).rejects.toThrow();
  });
});

describe('command line', () => {
  /** Runs the file as a program; `ended` resolves with its output and its exit code. */
  function run(...args: string[]) {
    const child = spawn(process.execPath, [FILE, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => (printed.out += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (printed.err += text));
    const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...printed }));
    return { child, ended, printed };
  }

  it('prints its usage with --help', async () => {
    const { code, out } = await run('--help').ended;
    expect(code).toBe(0);
    expect(out).toContain('--error-rate <0-1>');
  });

  it('rejects an invalid flag without a stack trace', async () => {
    const { code, err, out } = await run('--error-rate', 'often').ended;
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toBe('--error-rate must be a number from 0 to 1, not "often".\nTry: node bookshop-api.mjs --help\n');
  });

  it('says when the port is taken', async () => {
    const { address } = await openBookshop();
    const { port } = new URL(address);
    const { code, err } = await run('--port', port).ended;
    expect(code).toBe(1);
    expect(err).toBe(`Port ${port} is taken. Choose another one with --port.\n`);
  });

  it.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM'] as const)(
    'finishes the open request on %s and exits with 0',
    async (signal) => {
      const { child, ended, printed } = run('--port', '0', '--latency', '100');
      while (!printed.out.includes('seed')) await once(child.stdout, 'data');
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.out)?.[0];
      await fetch(`${address}/health`);
      const pending = askFor(`${address}/books/1`);
      await pending.arrived;
      child.kill(signal);
      expect((await pending.answered).statusCode).toBe(200);
      const { code, out, err } = await ended;
      expect(code).toBe(0);
      expect(err).toBe('');
      expect(out).toContain(`${signal}: finishing open requests\nStopped.\n`);
    },
  );
});
