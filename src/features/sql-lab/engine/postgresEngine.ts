import { PGlite, protocol } from '@electric-sql/pglite';
import { DEFAULT_MAX_ROWS } from '../core/RowCollector';
import { splitStatements, type Statement } from '../core/statements/splitStatements';
import type { TrialRunner, TrialSetup } from '../core/trials/trialRunner';
import type { DatabaseState, DatasetImage, Execution, SqlError, StatementResult } from '../core/types';
import { describePostgresError, FAILED, IDLE, transactionFate } from './describePostgresError';
import { fetchFromPostgres, joinMessages, type PostgresError } from './fetchFromPostgres';
import { NUL_MESSAGE } from './nulMessage';
import { parameterMisuse } from './parameterMisuse';
import { PostgresTrials } from './postgresTrials';
import { COUNT_LEFTOVERS, damageOf, EMPTY_SCHEMA, END_SESSION, worse, type Damage } from './postgresReset';
import { readPostgresState } from './readPostgresState';
import { exchange, type Received } from './receivedMessages';
import { withSiteSettings } from './siteSettings';
import type { ExecuteOptions, OpenTransaction, SqlEngine } from './SqlEngine';
import { askChanges, ASK_STATE, readStateAnswer, type WriteState } from './watchPostgres';

/** The files of the engine: the compiled server, its shared files, and a data directory with the limits built in. */
export interface PostgresFiles {
  readonly module: WebAssembly.Module;
  readonly data: Blob;
  readonly snapshot: Blob;
}

/** Every schema reset leaves dead catalog rows and log data behind; after this many, a fresh server is cheaper. */
const MAX_SCHEMA_RESETS = 40;

/** PGlite's defaults without `-O`, because readers must not change the system catalogs. */
const START_PARAMETERS = [
  '--single',
  '-F',
  '-j',
  '-c',
  'search_path=public',
  '-c',
  'exit_on_error=false',
  '-c',
  'log_checkpoints=false',
  // Disabled because its timer keeps running after the start for as long as the server lives, so a build would never
  // end.
  '-c',
  'log_startup_progress_interval=0',
  '-c',
  'max_worker_processes=0',
  '-c',
  'max_parallel_workers=0',
  '-c',
  'max_parallel_workers_per_gather=0',
  '-c',
  'io_method=sync',
  '-c',
  'max_parallel_maintenance_workers=0',
];

/** PGlite fetches initdb unless it is given one; with a snapshot it never runs, so an empty module is enough. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Decompresses a saved data directory; PGlite's own decompression leaves errors for damaged bytes uncaught. */
async function unpackedFolder(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob();
}

/** The role that owns the server. */
const OWNER = 'postgres';

/** Unknown table, function, type, or schema to create something in. */
const NOT_FOUND = /^(?:42P01|42883|42704|3F000)$/;
const STREAMED_COPY = /^COPY\b[^;]*\b(?:FROM\s+STDIN|TO\s+STDOUT)\b/i;

class PostgresEngine implements SqlEngine {
  readonly name = 'postgres';
  version = 'PostgreSQL';
  private server: PGlite | undefined;
  private dataset: DatasetImage | undefined;
  private damage: Damage = 'none';
  private alive = false;
  private cleanCount = 0;
  private schemaResets = 0;
  private status = IDLE;
  /** The state with which changes are compared, while they are watched. */
  private kept: WriteState | undefined;
  /** The oldest open transaction of the unchanged dataset. */
  private cleanTransaction: string | undefined;

  constructor(private readonly files: PostgresFiles) {}

  async init(dataset: DatasetImage): Promise<void> {
    if (this.dataset !== dataset) {
      // A data directory contains more than the schema that a reset can restore.
      const isFolder = (dataset.postgresFolder ?? this.dataset?.postgresFolder) !== undefined;
      this.damage = worse(this.damage, isFolder ? 'server' : 'schema');
    }
    this.dataset = dataset;
    return this.reset();
  }

  async reset(): Promise<void> {
    const hasFolder = this.dataset?.postgresFolder !== undefined;
    const restorable = this.alive && !hasFolder && this.damage !== 'server' && this.schemaResets < MAX_SCHEMA_RESETS;
    this.kept = undefined;
    if (!restorable || !(await this.restoreSchema())) await this.start();
    this.damage = 'none';
    this.cleanTransaction = await this.oldestTransaction();
  }

  async execute(sql: string, options: ExecuteOptions = {}): Promise<Execution> {
    const started = performance.now();
    const results: StatementResult[] = [];
    const statements = splitStatements(sql, 'postgres');
    const misuse = parameterMisuse(statements, options.parameters);
    if (misuse) return { ok: false, error: misuse, results, elapsedMs: 0 };
    for (const [index, statement] of statements.entries()) {
      this.damage = worse(this.damage, damageOf(statement));
      const answer = await this.runStatement(sql, statement, options);
      if ('error' in answer) {
        if (answer.error.kind === 'resources') await this.checkAlive();
        const isLost = NOT_FOUND.test(answer.error.code ?? '') && (await this.hasNoSearchPath());
        return {
          ok: false,
          error: { ...answer.error, ...(isLost && { hasNoSearchPath: true }), statement: index },
          results,
          elapsedMs: performance.now() - started,
        };
      }
      results.push(answer.result);
    }
    return { ok: true, results, elapsedMs: performance.now() - started };
  }

  async readState(): Promise<DatabaseState> {
    await this.must(END_SESSION);
    return readPostgresState((sql, options) => this.execute(sql, options));
  }

  openTrials(setup: TrialSetup): TrialRunner {
    return new PostgresTrials(setup, {
      open: () => this.reset(),
      send: (sql) => {
        this.damage = worse(this.damage, 'schema');
        if (!this.server) throw new Error('PostgreSQL is not running.');
        return this.server.exec(sql);
      },
      execute: (sql, options) => this.execute(sql, options),
    });
  }

  exportFile(): Promise<null> {
    return Promise.resolve(null);
  }

  async keep(): Promise<Uint8Array<ArrayBuffer> | OpenTransaction> {
    const { server } = this;
    if (!server) throw new Error('PostgreSQL is not running.');
    const open = await this.openTransaction();
    if (open) return open;
    // Without a checkpoint, the copy would start by replaying the log. Only the owner of the server may make one.
    const role = await this.becomeOwner();
    try {
      await this.must('CHECKPOINT');
      const bytes = new Uint8Array(await (await server.dumpDataDir('gzip')).arrayBuffer());
      if (this.kept) this.kept = readStateAnswer(await this.ask(ASK_STATE)) ?? this.kept;
      return bytes;
    } finally {
      if (role) await this.must(role);
    }
  }

  async watchChanges(): Promise<void> {
    this.kept ??= readStateAnswer(await this.ask(ASK_STATE));
  }

  async hasChanges(): Promise<boolean> {
    if (!this.kept) return true;
    const changes = await this.ask(askChanges(this.kept));
    const now = readStateAnswer(await this.ask(ASK_STATE));
    if (!changes.ok || !now || changes.results[0]?.rows[0]?.[0] !== false) return true;
    return now.settings !== null && this.kept.settings !== null && now.settings !== this.kept.settings;
  }

  /** Whether no schema is searched for a name; false if unsure. */
  private async hasNoSearchPath(): Promise<boolean> {
    // Not `this.execute`, which asks this after an error.
    const [show] = splitStatements("SELECT current_schemas(false) = '{}'", 'postgres');
    const answer = show && (await this.runStatement(show.sql, show, {}));
    return answer !== undefined && 'result' in answer && answer.result.rows[0]?.[0] === true;
  }

  /** Takes off the role that the reader has put on, and returns the statements that put it on again. */
  private async becomeOwner(): Promise<string | undefined> {
    const { results } = await this.ask('SHOW role; SHOW session_authorization');
    const [role, user] = results.map(({ rows }) => String(rows[0]?.[0]));
    // Empty until the reader sets it.
    const isUserKept = user === '' || user === OWNER;
    if (role === 'none' && isUserKept) return undefined;
    await this.must('RESET ROLE; RESET SESSION AUTHORIZATION');
    const quoted = (name = '') => `"${name.replaceAll('"', '""')}"`;
    const again = isUserKept ? '' : `SET SESSION AUTHORIZATION ${quoted(user)};`;
    return role === 'none' ? again : `${again} SET ROLE ${quoted(role)}`;
  }

  /** Runs our own statement, which does not count as one of the reader's. */
  private async ask(sql: string): Promise<Execution> {
    const { damage } = this;
    const execution = await this.execute(sql);
    this.damage = damage;
    return execution;
  }

  /** A transaction that has failed, or that has changed something that is not committed. */
  private async openTransaction(): Promise<OpenTransaction | undefined> {
    const probe = await this.ask('SELECT pg_current_xact_id_if_assigned()');
    if (this.status === FAILED) return 'failedTransaction';
    return !probe.ok || probe.results[0]?.rows[0]?.[0] !== null ? 'transaction' : undefined;
  }

  memoryBytes(): number {
    return this.server?.Module.HEAPU8.length ?? 0;
  }

  isUsable(): boolean {
    return this.alive;
  }

  async dispose(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    this.alive = false;
    // A crashed server cannot be closed; its memory is freed with the last reference to it.
    await server?.close().catch(() => undefined);
  }

  private async start(): Promise<void> {
    await this.dispose();
    const { postgresFolder } = this.dataset ?? {};
    this.status = IDLE;
    this.server = await (postgresFolder ? this.createFrom(postgresFolder) : this.create(this.files.snapshot));
    this.alive = true;
    this.schemaResets = 0;
    const [version] = await this.must('SHOW server_version');
    this.version = `PostgreSQL ${String(version?.rows[0]?.[0])}`;
    if (!postgresFolder) await this.fill();
    this.cleanCount = await this.countLeftovers();
  }

  private create(folder: Blob): Promise<PGlite> {
    return PGlite.create({
      loadDataDir: folder,
      fsBundle: this.files.data,
      pgliteWasmModule: this.files.module,
      initdbWasmModule: new WebAssembly.Module(EMPTY_MODULE),
      startParams: START_PARAMETERS,
    });
  }

  /** Starts from saved data, without the reader's ALTER SYSTEM if the server does not start with it. */
  private async createFrom(bytes: Uint8Array<ArrayBuffer>): Promise<PGlite> {
    const folder = await unpackedFolder(bytes);
    try {
      return await this.create(folder);
    } catch (error) {
      const tar = new Uint8Array(await folder.arrayBuffer());
      // If the settings are not the cause, the first error tells more.
      return this.create(new Blob([withSiteSettings(tar)])).catch(() => Promise.reject(error as Error));
    }
  }

  /** Restores the dataset in the running server; returns false if the result is not like that of a fresh server. */
  private async restoreSchema(): Promise<boolean> {
    try {
      await this.must(END_SESSION);
      // A function called by a query may have changed something, such as a large object.
      if (this.damage === 'none' && (await this.oldestTransaction()) === this.cleanTransaction) return true;
      this.schemaResets += 1;
      await this.fill();
      return (await this.countLeftovers()) === this.cleanCount;
    } catch {
      return false;
    }
  }

  private async fill(): Promise<void> {
    if (!this.dataset) return;
    await this.must(EMPTY_SCHEMA);
    const { id, scripts } = this.dataset;
    try {
      await this.server?.exec(scripts.postgres ?? '');
    } catch (error) {
      throw new Error(`Dataset ${id} does not load into PostgreSQL: ${(error as Error).message}`, { cause: error });
    }
  }

  private async oldestTransaction(): Promise<string | undefined> {
    return readStateAnswer(await this.ask(ASK_STATE))?.oldest;
  }

  private async countLeftovers(): Promise<number> {
    return Number((await this.must(COUNT_LEFTOVERS))[0]?.rows[0]?.[0]);
  }

  /** Runs our own statements, which must not fail. */
  private async must(sql: string): Promise<readonly StatementResult[]> {
    const execution = await this.ask(sql);
    if (!execution.ok) throw new Error(`PostgreSQL refused "${sql}": ${execution.error.message}`);
    return execution.results;
  }

  /** After a crash PGlite may stop responding without any error, so this sends a simple query. */
  private async checkAlive(): Promise<void> {
    const { sync, query } = protocol.serialize;
    try {
      const { messages } = await this.send(joinMessages(sync(), query('SELECT 1')));
      this.alive = messages.some(({ name }) => name === 'commandComplete' || name === 'error');
    } catch {
      this.alive = false;
    }
  }

  private async send(bytes: Uint8Array, countsRows?: boolean): Promise<Received> {
    if (!this.server) throw new Error('PostgreSQL is not running.');
    return exchange(this.server, bytes, countsRows);
  }

  private async runStatement(
    text: string,
    statement: Statement,
    { maxRows = DEFAULT_MAX_ROWS, parameters }: ExecuteOptions,
  ): Promise<{ result: StatementResult } | { error: SqlError }> {
    const { line, start } = statement;
    const nul = statement.sql.indexOf('\0');
    if (nul >= 0) return { error: { kind: 'sql', message: NUL_MESSAGE, line, offset: start + nul } };
    if (STREAMED_COPY.test(statement.sql)) {
      return {
        error: { kind: 'sql', code: 'LAB_FILES', message: 'COPY has no input or output here', line, offset: start },
      };
    }
    try {
      const fetched = await fetchFromPostgres((...sent) => this.send(...sent), statement, maxRows, parameters);
      if ('silent' in fetched) throw new Error('PostgreSQL gave no answer');
      // Sync ends the statement and, outside BEGIN, commits it, which is when a deferred constraint may fail.
      const { messages: ended } = await this.send(protocol.serialize.sync());
      const before = this.status;
      this.status =
        ended.find((message) => message instanceof protocol.messages.ReadyForQueryMessage)?.status ?? before;
      const refused = (refusal: PostgresError) => ({
        error: { ...describePostgresError(text, statement, refusal), ...transactionFate(before, this.status) },
      });
      if ('error' in fetched) return refused(fetched.error);
      const refusal = ended.find((message) => message instanceof protocol.messages.DatabaseError);
      return refusal ? refused(refusal) : fetched;
    } catch (error) {
      this.alive = false;
      return { error: { kind: 'engine', message: error instanceof Error ? error.message : String(error), line } };
    }
  }
}

/** Creates an engine from its files; the server starts at `init`. */
export function createPostgresEngine(files: PostgresFiles): SqlEngine {
  return new PostgresEngine(files);
}
