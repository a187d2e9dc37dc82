import type { LinkPort } from '../../../core/workerLink';
import { downloadError } from '../core/files/fetchFailure';
import { runProbes } from '../core/grading/runProbes';
import type { DatabaseState, DatasetImage, EngineName, Execution, SqlError } from '../core/types';
import type { OpenTransaction } from '../engine/SqlEngine';
import { DIFFER_MS, type DifferAnswer, type DifferenceQuestion } from '../core/trials/findDifference';
import type { ClientEnvironment, DownloadProgress, FetchPack } from './clientEnvironment';
import { ClientFailure, EngineLink, errorOf, isWrongPack } from './engineLink';
import type { EngineFiles, KeptFiles } from './engineTasks';

/** A dataset that is fetched when an engine first needs it. */
export interface DatasetSource {
  readonly id: string;
  load(): Promise<DatasetImage>;
}

export interface RunOptions {
  /** Continues from the state of earlier runs instead of first restoring the dataset. */
  readonly keep?: boolean;
  /** Whether to find out if the data have changed. */
  readonly watch?: boolean;
  /** Texts that prepare the database: run first, not timed, and their results are discarded. */
  readonly setup?: readonly string[];
  readonly timeoutMs?: number;
  readonly maxRows?: number;
  /** Values for the placeholders of the text, which must then be a single statement. */
  readonly parameters?: readonly string[];
  /** Whether to read every table afterwards. */
  readonly withState?: boolean;
  /** Statements to try afterwards, each on the database in the state after the text. */
  readonly probes?: readonly string[];
}

export interface RunAnswer {
  readonly execution: Execution;
  readonly state?: DatabaseState;
  readonly probes?: readonly Execution[];
  /** The engine had to be replaced: all changes since the dataset was loaded are lost. */
  readonly isRestored?: boolean;
  /** For runs with `watch`: the data differ from those loaded or last kept; true if unsure. */
  readonly hasChanged?: boolean;
}

/** A database as a file, or the error; `isRestored` as in {@link RunAnswer}. */
export type ExportAnswer =
  { readonly file: Uint8Array<ArrayBuffer> | null } | { readonly error: SqlError; readonly isRestored: boolean };

/**
 * The data of a database to save. `gone` means that the engine no longer holds the database: it would have to be loaded
 * first, and then there would be no changes to save.
 */
export type KeepAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | OpenTransaction | 'gone';

/** Runs a text within a session, like `run` of the client. */
export type SessionRun = (sql: string, options?: RunOptions) => Promise<RunAnswer>;

/** An engine in its own worker, which can be stopped at any time; it starts with the first run. */
export interface SqlClient {
  readonly engine: EngineName;
  /** Starts the worker if none is running, so that the first run need not wait. Fails as `run` would. */
  start(dataset: DatasetSource): Promise<SqlError | undefined>;
  /** Restores the dataset, runs the setup, then the text. Never throws: every outcome is an execution. */
  run(dataset: DatasetSource, sql: string, options?: RunOptions): Promise<RunAnswer>;
  /** Compares an answer with the reference on small databases with the schema of the dataset. */
  differ(dataset: DatasetSource, question: DifferenceQuestion): Promise<DifferAnswer>;
  /** Gives work exclusive use of the engine: no other run takes place between those made through `run`. */
  session<T>(dataset: DatasetSource, work: (run: SessionRun) => Promise<T>): Promise<T>;
  /** Exports the current database as a file; null if the engine has no such format. */
  exportFile(dataset: DatasetSource): Promise<ExportAnswer>;
  /** Returns the current data to save; never loads the database. */
  keep(dataset: DatasetSource): Promise<KeepAnswer>;
  /** Stops the running statement; its run resolves with an error of kind `stopped`. */
  stop(): void;
  /** Subscribes to the download progress of the engine's files. */
  onProgress(listener: (progress: DownloadProgress) => void): () => void;
  /** Version of the engine, once it has started. */
  version(): string | undefined;
  dispose(): void;
}

export const DEFAULT_TIMEOUT_MS = 3_000;

function failed(error: SqlError, elapsedMs = 0): Execution {
  return { ok: false, error, results: [], elapsedMs };
}

/** What a question is ended with, whether the reader's text exceeds its limit or the reader stops it. */
const stopped = () => new ClientFailure({ kind: 'stopped', message: 'Stopped' });
const replaced = () => new ClientFailure({ kind: 'engine', message: 'Replaced' });
const overdue = (limitMs: number) =>
  new ClientFailure({ kind: 'timeout', message: `Stopped after ${limitMs / 1000} s` });

/** The failure of a worker that does not start. */
function unusable(problem: 'damaged' | 'blocked', reason: unknown): ClientFailure {
  return new ClientFailure({ kind: 'download', problem, message: String(reason) });
}

class Client implements SqlClient {
  private connection: Promise<EngineLink> | undefined;
  private current: EngineLink | undefined;
  private kept: KeptFiles | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private readonly listeners = new Set<(progress: DownloadProgress) => void>();
  private engineVersion: string | undefined;
  /** Aborts the downloads in progress. */
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
        return this.failureOf(failure).error;
      }
    });
  }

  run(dataset: DatasetSource, sql: string, options: RunOptions = {}): Promise<RunAnswer> {
    return this.inTurn(() => this.runNow(dataset, sql, options));
  }

  differ(dataset: DatasetSource, question: DifferenceQuestion): Promise<DifferAnswer> {
    return this.inTurn(async () => {
      try {
        const connection = await this.connected(dataset);
        const answer = await connection.ask('differ', question, { limitMs: DIFFER_MS, late: overdue(DIFFER_MS) });
        if (!answer.isUsable) connection.end(replaced());
        return answer;
      } catch (failure) {
        return { error: this.failureOf(failure).error };
      } finally {
        this.replaceEnded(dataset);
      }
    });
  }

  session<T>(dataset: DatasetSource, work: (run: SessionRun) => Promise<T>): Promise<T> {
    return this.inTurn(() => work((sql, options = {}) => this.runNow(dataset, sql, options)));
  }

  private async runNow(dataset: DatasetSource, sql: string, options: RunOptions): Promise<RunAnswer> {
    const started = performance.now();
    try {
      return await this.runOn(await this.connected(dataset), sql, options);
    } catch (failure) {
      const { error, isRestored } = this.failureOf(failure);
      return { execution: failed(error, performance.now() - started), isRestored };
    } finally {
      this.replaceEnded(dataset);
    }
  }

  /** Starts a replacement of a worker that has ended, so that the next run need not wait for it. */
  private replaceEnded(dataset: DatasetSource): void {
    if (this.current?.hasEnded) this.forget();
    if (!this.current && this.kept) void this.start(dataset);
  }

  exportFile(dataset: DatasetSource): Promise<ExportAnswer> {
    return this.inTurn(async () => {
      try {
        const connection = await this.connected(dataset);
        return { file: await connection.ask('export', null) };
      } catch (failure) {
        return this.failureOf(failure);
      }
    });
  }

  keep({ id }: DatasetSource): Promise<KeepAnswer> {
    return this.inTurn(async () => {
      const connection = this.current;
      if (!connection || connection.hasEnded || connection.dataset !== id) return 'gone';
      try {
        const bytes = await connection.ask('keep', null);
        return typeof bytes === 'string' ? bytes : { bytes };
      } catch (failure) {
        this.failureOf(failure);
        return 'gone';
      }
    });
  }

  stop(): void {
    if (this.current?.isBusy) this.current.end(stopped());
    this.endDownloads();
  }

  onProgress(listener: (progress: DownloadProgress) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  version(): string | undefined {
    return this.engineVersion;
  }

  dispose(): void {
    this.current?.end(stopped());
    this.forget();
  }

  private async runOn(
    connection: EngineLink,
    sql: string,
    {
      keep,
      watch,
      setup = [],
      timeoutMs = DEFAULT_TIMEOUT_MS,
      maxRows,
      parameters,
      withState,
      probes = [],
    }: RunOptions,
  ): Promise<RunAnswer> {
    if (!keep) await connection.ask('reset', null);
    for (const text of setup) await connection.ask('execute', { sql: text, maxRows: 1 });
    const execute = (text: string, values?: readonly string[]) =>
      connection.ask(
        'execute',
        {
          sql: text,
          ...(maxRows !== undefined && { maxRows }),
          ...(values && { parameters: values }),
          ...(watch && { watch }),
        },
        { limitMs: timeoutMs, late: overdue(timeoutMs) },
      );
    const { execution, memoryBytes, isUsable, hasChanged } = await execute(sql, parameters);
    const state = withState && isUsable ? await connection.ask('readState', null) : undefined;
    const tried =
      execution.ok && isUsable ? await runProbes(probes, async (text) => (await execute(text)).execution) : [];
    const isBroken = !execution.ok && execution.error.kind === 'engine';
    const isRestored = isBroken || !isUsable || memoryBytes > this.environment.maxMemoryBytes;
    if (isRestored) connection.end(replaced());
    return {
      execution,
      ...(state && { state }),
      ...(tried.length > 0 && { probes: tried }),
      ...(isRestored && { isRestored }),
      ...(hasChanged !== undefined && { hasChanged }),
    };
  }

  /** Returns a worker whose engine is running and holds the dataset. */
  private async connected(dataset: DatasetSource): Promise<EngineLink> {
    this.connection ??= this.connect(dataset);
    const connection = await this.connection;
    if (connection.dataset !== dataset.id) {
      await connection.ask('load', await this.download(() => dataset.load()));
      connection.dataset = dataset.id;
    }
    return connection;
  }

  /** Starts a worker, and tries again if its script did not load. */
  private async connect(dataset: DatasetSource): Promise<EngineLink> {
    try {
      return await this.connectOnce(dataset);
    } catch (failure) {
      if (errorOf(failure).problem !== 'script') throw failure;
    }
    await this.download(() => this.environment.refetchWorker());
    try {
      return await this.connectOnce(dataset);
    } catch (failure) {
      // The site has sent the script, but whole or not.
      throw errorOf(failure).problem === 'script' ? unusable('damaged', failure) : failure;
    }
  }

  private async connectOnce(dataset: DatasetSource): Promise<EngineLink> {
    const connection = new EngineLink(this.createWorker());
    this.current = connection;
    const { fetchPack, refetchPack } = this.environment;
    const { kept, version, plain } = await this.started(connection, dataset, fetchPack).catch((failure: unknown) => {
      // The pack was wrong, so it is fetched again past the caches.
      if (!isWrongPack(failure)) throw failure;
      return this.started(connection, dataset, refetchPack);
    });
    this.kept = kept;
    this.engineVersion = version;
    if (plain) this.environment.keepPack(plain);
    connection.dataset = dataset.id;
    return connection;
  }

  private async started(connection: EngineLink, dataset: DatasetSource, fetchPack: FetchPack) {
    const fetched = this.download((signal) => Promise.all([this.fetchFiles(fetchPack, signal), dataset.load()]));
    const lost = connection.lost.then((failure) => Promise.reject(failure));
    const [files, image] = await Promise.race([fetched, lost]).finally(() => {
      if (connection.hasEnded) this.endDownloads();
    });
    return connection.ask('start', { files, dataset: image }, { transfer: 'pack' in files ? [files.pack] : [] });
  }

  private createWorker(): LinkPort {
    try {
      return this.environment.createWorker();
    } catch (error) {
      throw unusable('blocked', error);
    }
  }

  private async fetchFiles(fetchPack: FetchPack, signal: AbortSignal): Promise<EngineFiles> {
    if (this.kept) return { kept: this.kept };
    const pack = await fetchPack((progress) => {
      for (const listener of this.listeners) listener(progress);
    }, signal);
    return { pack };
  }

  private async download<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    this.downloads.add(controller);
    const { signal } = controller;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(stopped()));
    });
    try {
      return await Promise.race([work(signal), aborted]);
    } catch (error) {
      throw error instanceof ClientFailure ? error : new ClientFailure(downloadError(error));
    } finally {
      this.downloads.delete(controller);
    }
  }

  private endDownloads(): void {
    for (const download of this.downloads) download.abort();
  }

  /**
   * Converts any failure to an error. The next run starts with a new worker, unless only a file of the reader's could
   * not be read: in that case the worker still has the previous database.
   */
  private failureOf(failure: unknown): { error: SqlError; isRestored: boolean } {
    const error = errorOf(failure);
    const hasStarted = this.current?.dataset !== undefined;
    if (error.kind === 'file' && hasStarted) return { error, isRestored: false };
    this.current?.end(replaced());
    this.forget();
    const isOfStart = error.kind === 'engine' && !hasStarted;
    return { error: isOfStart ? { ...error, kind: 'start' } : error, isRestored: hasStarted };
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

/** Creates a client of one engine. Runs are queued; stopping one only costs a new worker. */
export function createSqlClient(engine: EngineName, environment: ClientEnvironment): SqlClient {
  return new Client(engine, environment);
}
