import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { LocalWorker } from '../../../core/localWorker.fixture';
import type { Question } from '../../../core/serveTasks';
import { refusal } from '../core/files/fetchFailure';
import { writePack } from '../core/files/pack';
import { compressPack } from '../node/compressPack';
import type { DatasetImage } from '../core/types';
import { createSqliteEngine } from '../engine/sqliteEngine';
import type { SqlEngine } from '../engine/SqlEngine';
import { serveEngine, type EngineFactory } from './serveEngine';
import type { DownloadProgress, FetchPack } from './clientEnvironment';
import { createSqlClient, type DatasetSource } from './sqlClient';
import { compileEngine, unpack } from './unpack';

const source = (id: string, sqlite: string): DatasetSource => ({
  id,
  load: () => Promise.resolve({ id, scripts: { sqlite } } satisfies DatasetImage),
});
const shop = source('shop', 'CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2);');
const other = source('other', 'CREATE TABLE u (b INTEGER);');

const factory: EngineFactory = {
  async unpack(files) {
    if ('kept' in files) return files.kept;
    const packed = await unpack(files.pack);
    return { module: await compileEngine(packed), blobs: {}, plain: packed.plain };
  },
  create: ({ module }) => createSqliteEngine(module),
};

/** A worker that never answers texts that contain `hang`. */
class FakeWorker extends LocalWorker {
  private tellHanging = (): void => undefined;
  /** Resolves when the worker has received such a text. */
  readonly hanging = new Promise<void>((resolve) => (this.tellHanging = resolve));

  constructor(engines: EngineFactory) {
    super((scope) => serveEngine(scope, engines));
  }

  override postMessage(question: Question): void {
    const { type, input } = question as Question & { input: { sql: string } };
    if (type === 'execute' && input.sql.includes('hang')) this.tellHanging();
    else super.postMessage(question);
  }
}

const wasmBytes = () => readFile(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm-browser.wasm'));
/** Compressing takes a second, so it is done only once. */
const compressed = (async () => new Uint8Array(await compressPack({ wasm: await wasmBytes() })))();

/** An uncompressed pack with a modified module. */
async function packOf(change: (wasm: Uint8Array) => Uint8Array): Promise<ArrayBuffer> {
  return writePack({ wasm: change(new Uint8Array(await wasmBytes())) }).buffer;
}

async function setUp({
  engines = factory,
  maxMemoryBytes = Infinity,
}: { engines?: EngineFactory; maxMemoryBytes?: number } = {}) {
  const workers: FakeWorker[] = [];
  const pack = await compressed;
  const fetchPack = vi.fn((onProgress: (progress: DownloadProgress) => void, _signal: AbortSignal) => {
    onProgress({ loaded: pack.length, total: pack.length });
    return Promise.resolve(new Uint8Array(pack).buffer);
  });
  const refetchPack = vi.fn<FetchPack>(() => Promise.resolve(pack.slice().buffer));
  const refetchWorker = vi.fn(() => Promise.resolve());
  const crashesAtStart = vi.fn(() => false);
  const keepPack = vi.fn();
  const client = createSqlClient('sqlite', {
    createWorker() {
      const worker = new FakeWorker(engines);
      workers.push(worker);
      if (crashesAtStart()) queueMicrotask(() => worker.crash());
      return worker;
    },
    refetchWorker,
    fetchPack,
    refetchPack,
    keepPack,
    maxMemoryBytes,
  });
  const count = async (sql = 'SELECT COUNT(*) FROM t') => {
    const { execution } = await client.run(shop, sql);
    return execution.ok ? execution.results.at(-1)?.rows[0]?.[0] : execution.error;
  };
  return { client, workers, fetchPack, refetchPack, refetchWorker, crashesAtStart, keepPack, count };
}

describe('createSqlClient', () => {
  it('creates nothing before the first run', async () => {
    const { client, workers, fetchPack, count } = await setUp();
    expect([workers.length, fetchPack.mock.calls.length, client.version()]).toEqual([0, 0, undefined]);
    const progress = vi.fn();
    client.onProgress(progress);
    expect(await count()).toBe(2);
    expect(progress).toHaveBeenCalled();
    expect(client.version()).toMatch(/^SQLite/);
  });

  it('restores the dataset before every run and applies the setup', async () => {
    const { client, count } = await setUp();
    expect(await count('DELETE FROM t; SELECT COUNT(*) FROM t')).toBe(0);
    expect(await count()).toBe(2);
    const { execution } = await client.run(shop, 'SELECT SUM(a) FROM t', {
      setup: ['nonsense', 'INSERT INTO t VALUES (10)'],
    });
    expect(execution.results[0]?.rows).toEqual([[13]]);
    const { state } = await client.run(shop, 'DELETE FROM t WHERE a = 1', { withState: true });
    expect(state?.tables).toEqual([{ name: 't', columns: ['a'], types: ['integer'], defaulted: [], rows: [[2]] }]);
  });

  it('continues from the state of earlier runs if told to, until the engine is replaced', async () => {
    const { client } = await setUp();
    const count = async () => {
      const { execution, isRestored } = await client.run(shop, 'SELECT COUNT(*) FROM t', { keep: true });
      return [execution.results[0]?.rows[0]?.[0], isRestored];
    };
    await client.run(shop, 'DELETE FROM t WHERE a = 1', { keep: true });
    expect(await count()).toEqual([1, undefined]);
    expect(await client.run(shop, 'hang', { keep: true, timeoutMs: 50 })).toMatchObject({ isRestored: true });
    expect(await count()).toEqual([2, undefined]);
  });

  it('returns the data to save, and never loads a database for it', async () => {
    const { client } = await setUp();
    expect(await client.keep(shop)).toBe('gone');
    await client.run(shop, 'INSERT INTO t VALUES (3)', { keep: true });
    const kept = await client.keep(shop);
    expect(typeof kept === 'object' && kept.bytes.length).toBeGreaterThan(0);
    await client.run(shop, 'BEGIN', { keep: true });
    expect(await client.keep(shop)).toBe('transaction');
    expect(await client.keep({ ...shop, id: 'another' })).toBe('gone');
  });

  it('exports the database as a file that can be opened again', async () => {
    const { client } = await setUp();
    await client.run(shop, 'INSERT INTO t VALUES (3)', { keep: true });
    const exported = await client.exportFile(shop);
    const file = 'file' in exported ? exported.file : null;
    const own: DatasetSource = {
      id: 'own',
      load: () =>
        Promise.resolve({ id: 'own', sqliteFile: file ?? undefined, scripts: { sqlite: 'DELETE FROM t WHERE a = 1' } }),
    };
    const { execution } = await client.run(own, 'SELECT a FROM t');
    expect(execution.results[0]?.rows).toEqual([[2], [3]]);
  });

  const broken: DatasetSource = {
    id: 'broken',
    load: () => Promise.resolve({ id: 'broken', sqliteFile: new Uint8Array(4096).fill(7), scripts: {} }),
  };

  it('keeps the reader’s database if a file cannot be opened', async () => {
    const { client, workers } = await setUp();
    expect(await client.run(broken, 'SELECT 1', { keep: true })).toMatchObject({
      execution: { ok: false, error: { kind: 'file' } },
      isRestored: false,
    });
    await client.run(shop, 'DELETE FROM t WHERE a = 1; BEGIN; INSERT INTO t VALUES (7)', { keep: true });
    const opened = await client.run(broken, 'SELECT 1', { keep: true });
    expect(opened).toMatchObject({ execution: { error: { kind: 'file' } }, isRestored: false });
    const { execution } = await client.run(shop, 'SELECT a FROM t', { keep: true });
    expect(execution.results[0]?.rows).toEqual([[2], [7]]);
    expect(workers.filter(({ isTerminated }) => !isTerminated)).toHaveLength(1);
  });

  it('reports whether a failure has cost the reader’s changes', async () => {
    const { client, fetchPack } = await setUp();
    fetchPack.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const keep = { keep: true, timeoutMs: 50 };
    expect(await client.run(shop, 'SELECT 1', keep)).toMatchObject({ isRestored: false });
    const tooMuch = await client.run(shop, 'DELETE FROM t WHERE a = 1; SELECT zeroblob(1e9)', keep);
    expect(tooMuch).toMatchObject({ execution: { error: { kind: 'resources' } } });
    expect(tooMuch.isRestored).toBeUndefined();
    const { execution } = await client.run(shop, 'SELECT a FROM t', { keep: true });
    expect(execution.results[0]?.rows).toEqual([[2]]);
    expect(await client.run(shop, 'SELECT hang', keep)).toMatchObject({ isRestored: true });
    const again = await client.run(shop, 'SELECT a FROM t', { keep: true });
    expect(again.execution.results[0]?.rows).toEqual([[1], [2]]);
  });

  it('replaces an engine that is unusable, whatever it answered', async () => {
    const dying: EngineFactory = {
      ...factory,
      async create(kept) {
        const engine = await factory.create(kept);
        return Object.assign(Object.create(engine) as SqlEngine, { isUsable: () => false });
      },
    };
    const { client, workers } = await setUp({ engines: dying });
    expect(await client.run(shop, 'SELECT 1', { keep: true })).toMatchObject({ isRestored: true });
    expect(workers[0]?.isTerminated).toBe(true);
  });

  it('stops an endless run; the next one has the dataset again, from cached files', async () => {
    const { client, workers, fetchPack, keepPack, count } = await setUp();
    await count();
    const { execution } = await client.run(shop, 'SELECT hang', { timeoutMs: 30 });
    expect(execution).toMatchObject({ ok: false, error: { kind: 'timeout' } });
    expect(await count()).toBe(2);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(fetchPack).toHaveBeenCalledOnce();
    expect(keepPack).toHaveBeenCalledOnce();
  });

  it('stops a download on request, and fetches again for the next run', async () => {
    const { client, fetchPack, count } = await setUp();
    const begun = new Promise<AbortSignal>((resolve) => {
      fetchPack.mockImplementationOnce((_, signal) => {
        resolve(signal);
        return new Promise(() => undefined);
      });
    });
    const stopped = count();
    const signal = await begun;
    client.stop();
    expect(await stopped).toMatchObject({ kind: 'stopped' });
    expect(signal.aborted).toBe(true);
    expect(await count()).toBe(2);
  });

  it('stops a running statement on request', async () => {
    const { client, workers, count } = await setUp();
    await count();
    const running = client.run(shop, 'SELECT hang');
    await workers[0]?.hanging;
    client.stop();
    expect((await running).execution).toMatchObject({ error: { kind: 'stopped' } });
    expect(await count()).toBe(2);
  });

  it('does not end an idle worker on a stop request', async () => {
    const { client, workers, count } = await setUp();
    await count();
    client.stop();
    await count();
    expect(workers).toHaveLength(1);
  });

  it('survives a crash of the worker', async () => {
    const { client, workers, count } = await setUp();
    await count();
    const running = client.run(shop, 'SELECT hang');
    await workers[0]?.hanging;
    workers[0]?.crash();
    expect((await running).execution).toMatchObject({ error: { kind: 'engine' } });
    expect(await count()).toBe(2);
  });

  it('replaces a worker whose engine crashed or grew too large', async () => {
    const { workers, count } = await setUp({ maxMemoryBytes: 1 });
    await count();
    await count();
    expect(workers.length).toBeGreaterThanOrEqual(2);
    const broken: EngineFactory = {
      ...factory,
      async create(kept) {
        const engine = await factory.create(kept);
        const error = { kind: 'engine', message: 'gone' } as const;
        return Object.assign(Object.create(engine) as SqlEngine, {
          execute: () => Promise.resolve({ ok: false, error, results: [], elapsedMs: 0 }),
        });
      },
    };
    const second = await setUp({ engines: broken });
    expect(await second.count()).toMatchObject({ kind: 'engine' });
    await second.count();
    expect(second.workers.length).toBeGreaterThanOrEqual(2);
  });

  it('switches datasets without a new worker', async () => {
    const { client, workers, count } = await setUp();
    await count();
    expect((await client.run(other, 'SELECT COUNT(*) FROM u')).execution.ok).toBe(true);
    expect(await count()).toBe(2);
    expect(workers).toHaveLength(1);
  });

  it('answers runs in the order of their requests', async () => {
    const { client } = await setUp();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => client.run(shop, `SELECT ${index}`)));
    expect(answers.map(({ execution }) => execution.results[0]?.rows[0]?.[0])).toEqual(
      Array.from({ length: 100 }, (_, index) => index),
    );
  });

  it('reports that a download failed, and tries again', async () => {
    const { client, fetchPack, count } = await setUp();
    fetchPack.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await client.run(shop, 'SELECT 1')).execution).toMatchObject({
      error: { kind: 'download', message: 'Failed to fetch' },
    });
    expect(await count()).toBe(2);
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in to the network</title>'],
    ['nothing', ''],
    ['a word', 'ok'],
  ])('fetches the engine again if it received %s instead', async (_name, body) => {
    const { fetchPack, refetchPack, count } = await setUp();
    const wrong = () => Promise.resolve(new TextEncoder().encode(body).buffer);
    fetchPack.mockImplementation(wrong);
    refetchPack.mockImplementationOnce(wrong);
    expect(await count()).toMatchObject({ kind: 'download', problem: 'wrong' });
    expect(await count()).toBe(2);
    expect(refetchPack).toHaveBeenCalledTimes(2);
  });

  it('fetches the engine again if a cached copy is damaged or truncated', async () => {
    const plain = new Uint8Array(await packOf((bytes) => bytes.fill(0, 100, 2000)));
    for (const damaged of [plain, plain.slice(0, -5), (await compressed).slice(0, 5000)]) {
      const { fetchPack, refetchPack, count } = await setUp();
      fetchPack.mockResolvedValue(damaged.slice().buffer);
      expect(await count()).toBe(2);
      expect(refetchPack).toHaveBeenCalledOnce();
    }
  });

  it('reports why the script of the worker does not load', async () => {
    const { client, workers, crashesAtStart, refetchWorker, count } = await setUp();
    crashesAtStart.mockReturnValue(true);
    refetchWorker.mockRejectedValueOnce(refusal('/worker.js', 404));
    expect(await count()).toMatchObject({ kind: 'download', problem: 'gone' });
    // The site has sent the script, but it does not run.
    expect(await count()).toMatchObject({ kind: 'download', problem: 'damaged' });
    crashesAtStart.mockReset().mockReturnValueOnce(true);
    expect(await count()).toBe(2);
    expect(workers.filter(({ isTerminated }) => !isTerminated)).toHaveLength(1);
    expect(await client.run(shop, 'SELECT 1')).toMatchObject({ execution: { ok: true } });
  });

  it('reports that workers are blocked', async () => {
    const client = createSqlClient('sqlite', {
      createWorker: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      refetchWorker: () => Promise.resolve(),
      fetchPack: () => Promise.reject(new Error('Nobody asks.')),
      refetchPack: () => Promise.reject(new Error('Nobody asks.')),
      keepPack: () => undefined,
      maxMemoryBytes: Infinity,
    });
    expect(await client.run(shop, 'SELECT 1')).toMatchObject({
      execution: { error: { kind: 'download', problem: 'blocked' } },
      isRestored: false,
    });
  });

  it('reports an engine that never started as a failed start', async () => {
    const odd: EngineFactory = { ...factory, create: () => Promise.reject(new Error('initdb is missing')) };
    const { client } = await setUp({ engines: odd });
    expect(await client.start(shop)).toMatchObject({ kind: 'start', message: 'initdb is missing' });
  });

  it('reports that the device is too weak', async () => {
    const weak: EngineFactory = {
      ...factory,
      create: () => Promise.reject(new RangeError('WebAssembly.Memory(): could not allocate memory')),
    };
    const { client } = await setUp({ engines: weak });
    expect(await client.start(shop)).toMatchObject({ kind: 'device' });
  });
});
