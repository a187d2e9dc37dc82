import type { DatabaseState, DatasetImage, EngineName, Execution, SqlError } from '../core/types';
import type { EngineFiles, KeptFiles, NumberedRequest, WorkerAnswers, WorkerReply, WorkerRequest } from './messages';

/** How far the files of an engine have come. */
export interface DownloadProgress {
  readonly loaded: number;
  readonly total: number;
}

/** The part of a Worker that the client uses. */
export interface WorkerLike {
  postMessage(message: NumberedRequest, transfer: Transferable[]): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { data: WorkerReply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: { readonly message?: string }) => void): void;
}

/** What the client needs of the page; tests hand in their own. */
export interface ClientEnvironment {
  createWorker(): WorkerLike;
  /** Fetches the packed engine; asked for once. */
  fetchPack(onProgress: (progress: DownloadProgress) => void, signal: AbortSignal): Promise<ArrayBuffer>;
  /** Takes the unpacked engine, to hand it out in place of the packed one from the next visit on. */
  keepPack(plain: Blob): void;
  /** Memory beyond which a worker is replaced after its answer. */
  readonly maxMemoryBytes: number;
}

/** A dataset that is fetched when an engine first needs it. */
export interface DatasetSource {
  readonly id: string;
  load(): Promise<DatasetImage>;
}

export interface RunOptions {
  /** Goes on from what the runs before have left, instead of restoring the dataset first. */
  readonly keep?: boolean;
  /** Texts that prepare the database: run before, not timed with the reader's text, their results thrown away. */
  readonly setup?: readonly string[];
  readonly timeoutMs?: number;
  readonly maxRows?: number;
  /** Also reads every table afterwards. */
  readonly withState?: boolean;
}

export interface RunAnswer {
  readonly execution: Execution;
  readonly state?: DatabaseState;
  /** The engine had to be replaced: what was changed since the dataset was loaded is gone. */
  readonly isRestored?: boolean;
}

/** An engine in a worker of its own that can be ended at any time; it starts with the first run. */
export interface SqlClient {
  readonly engine: EngineName;
  /** Starts the worker where none runs, so that the first run need not wait. Fails as `run` would. */
  start(dataset: DatasetSource): Promise<SqlError | undefined>;
  /** Restores the dataset, runs the setup, runs the text. Never throws: whatever happens is an execution. */
  run(dataset: DatasetSource, sql: string, options?: RunOptions): Promise<RunAnswer>;
  /** The database as it stands, as a file; nothing where the engine cannot write one, or does not run. */
  exportFile(dataset: DatasetSource): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Ends the statement that is running; its run answers with an error of kind `stopped`. */
  stop(): void;
  /** Calls back while the engine's files are fetched. */
  onProgress(listener: (progress: DownloadProgress) => void): () => void;
  /** Version of the engine once it has started. */
  version(): string | undefined;
  dispose(): void;
}

export const DEFAULT_TIMEOUT_MS = 3_000;
/** Starting and restoring are ours, not the reader's: they get longer, but not for ever. */
const OWN_WORK_MS = 60_000;

/** A failure that becomes an error of an execution. */
class ClientFailure extends Error {
  constructor(readonly error: SqlError) {
    super(error.message);
  }
}

function failed(error: SqlError, elapsedMs = 0): Execution {
  return { ok: false, error, results: [], elapsedMs };
}

/** One worker and the requests it has not answered. */
class Connection {
  private readonly waiting = new Map<
    number,
    { resolve: (reply: WorkerReply) => void; reject: (failure: ClientFailure) => void }
  >();
  private nextId = 1;
  /** What the worker has loaded, by id: the same dataset is restored, not loaded again. */
  dataset: string | undefined;
  private failure: ClientFailure | undefined;

  constructor(private readonly worker: WorkerLike) {
    worker.addEventListener('message', ({ data }) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    });
    const crash = ({ message }: { readonly message?: string }) => {
      this.end({ kind: 'engine', message: message ?? 'The worker stopped working' });
    };
    worker.addEventListener('error', crash);
    worker.addEventListener('messageerror', crash);
  }

  get ended(): boolean {
    return this.failure !== undefined;
  }

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  async ask<R extends WorkerRequest>(
    request: R,
    timeoutMs: number,
    transfer: Transferable[] = [],
  ): Promise<WorkerAnswers[R['type']]> {
    if (this.failure) throw this.failure;
    const id = this.nextId++;
    const timer = setTimeout(() => {
      this.end({ kind: 'timeout', message: `Stopped after ${timeoutMs / 1000} s` });
    }, timeoutMs);
    try {
      const reply = await new Promise<WorkerReply>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.worker.postMessage({ id, request }, transfer);
      });
      if ('failure' in reply) {
        const { name, message } = reply.failure;
        throw new ClientFailure({
          kind: name === 'RangeError' || /out of memory|could not allocate/i.test(message) ? 'device' : 'engine',
          message,
        });
      }
      return reply.answer as WorkerAnswers[R['type']];
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the worker; every open request fails with the error. */
  end(error: SqlError): void {
    this.worker.terminate();
    this.failure ??= new ClientFailure(error);
    for (const { reject } of this.waiting.values()) reject(this.failure);
    this.waiting.clear();
  }
}

class Client implements SqlClient {
  private connection: Promise<Connection> | undefined;
  private current: Connection | undefined;
  private kept: KeptFiles | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly listeners = new Set<(progress: DownloadProgress) => void>();
  private engineVersion: string | undefined;
  /** Ends the download that is under way. */
  private readonly downloads = new Set<AbortController>();

  constructor(
    readonly engine: EngineName,
    private readonly environment: ClientEnvironment,
  ) {}

  start(dataset: DatasetSource): Promise<SqlError | undefined> {
    return this.inTurn(async () => {
      try {
        await this.connected(dataset);
        return undefined;
      } catch (failure) {
        return this.errorOf(failure);
      }
    });
  }

  run(dataset: DatasetSource, sql: string, options: RunOptions = {}): Promise<RunAnswer> {
    return this.inTurn(async () => {
      const started = performance.now();
      try {
        return await this.runOn(await this.connected(dataset), sql, options);
      } catch (failure) {
        return { execution: failed(this.errorOf(failure), performance.now() - started), isRestored: true };
      } finally {
        if (this.current?.ended) this.forget();
        // The next run should not have to wait for the worker that this one cost.
        if (!this.current && this.kept) void this.start(dataset);
      }
    });
  }

  exportFile(dataset: DatasetSource): Promise<Uint8Array<ArrayBuffer> | null> {
    return this.inTurn(async () => {
      try {
        const connection = await this.connected(dataset);
        return await connection.ask({ type: 'export' }, OWN_WORK_MS);
      } catch (failure) {
        this.errorOf(failure);
        return null;
      }
    });
  }

  stop(): void {
    if (this.current?.busy) this.current.end({ kind: 'stopped', message: 'Stopped' });
    for (const download of this.downloads) download.abort();
  }

  onProgress(listener: (progress: DownloadProgress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  version(): string | undefined {
    return this.engineVersion;
  }

  dispose(): void {
    this.current?.end({ kind: 'stopped', message: 'Stopped' });
    this.forget();
  }

  private async runOn(
    connection: Connection,
    sql: string,
    { keep, setup = [], timeoutMs = DEFAULT_TIMEOUT_MS, maxRows, withState }: RunOptions,
  ): Promise<RunAnswer> {
    if (!keep) await connection.ask({ type: 'reset' }, OWN_WORK_MS);
    for (const text of setup) await connection.ask({ type: 'execute', sql: text, maxRows: 1 }, OWN_WORK_MS);
    const { execution, memoryBytes } = await connection.ask(
      { type: 'execute', sql, ...(maxRows !== undefined && { maxRows }) },
      timeoutMs,
    );
    const state = withState ? await connection.ask({ type: 'readState' }, OWN_WORK_MS) : undefined;
    const isBroken = !execution.ok && execution.error.kind === 'engine';
    const isRestored = isBroken || memoryBytes > this.environment.maxMemoryBytes;
    if (isRestored) connection.end({ kind: 'engine', message: 'Replaced' });
    return { execution, ...(state && { state }), ...(isRestored && { isRestored }) };
  }

  /** A worker whose engine runs and holds the dataset. */
  private async connected(dataset: DatasetSource): Promise<Connection> {
    this.connection ??= this.connect(dataset);
    const connection = await this.connection;
    if (connection.dataset !== dataset.id) {
      await connection.ask({ type: 'load', dataset: await this.download(() => dataset.load()) }, OWN_WORK_MS);
      connection.dataset = dataset.id;
    }
    return connection;
  }

  private async connect(dataset: DatasetSource): Promise<Connection> {
    const connection = new Connection(this.environment.createWorker());
    this.current = connection;
    const [files, image] = await this.download((signal) => Promise.all([this.fetchFiles(signal), dataset.load()]));
    const request = { type: 'start', files, dataset: image } as const;
    const { kept, version, plain } = await connection.ask(request, OWN_WORK_MS, 'pack' in files ? [files.pack] : []);
    this.kept = kept;
    this.engineVersion = version;
    if (plain) this.environment.keepPack(plain);
    connection.dataset = dataset.id;
    return connection;
  }

  private async fetchFiles(signal: AbortSignal): Promise<EngineFiles> {
    if (this.kept) return { kept: this.kept };
    const pack = await this.environment.fetchPack((progress) => {
      for (const listener of this.listeners) listener(progress);
    }, signal);
    return { pack };
  }

  private async download<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.downloads.add(controller);
    const { signal } = controller;
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new ClientFailure({ kind: 'stopped', message: 'Stopped' })));
    });
    try {
      return await Promise.race([work(signal), stopped]);
    } catch (error) {
      if (error instanceof ClientFailure) throw error;
      throw new ClientFailure({ kind: 'download', message: error instanceof Error ? error.message : String(error) });
    } finally {
      this.downloads.delete(controller);
    }
  }

  /** The error of whatever went wrong; the next run starts with a new worker. */
  private errorOf(failure: unknown): SqlError {
    this.current?.end({ kind: 'engine', message: 'Replaced' });
    this.forget();
    if (failure instanceof ClientFailure) return failure.error;
    return { kind: 'engine', message: failure instanceof Error ? failure.message : String(failure) };
  }

  private forget(): void {
    this.connection = undefined;
    this.current = undefined;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.queue.then(work);
    this.queue = result.catch(() => undefined);
    return result;
  }
}

/** A client of one engine. Runs wait for one another; a run that was ended costs only a new worker. */
export function createSqlClient(engine: EngineName, environment: ClientEnvironment): SqlClient {
  return new Client(engine, environment);
}
