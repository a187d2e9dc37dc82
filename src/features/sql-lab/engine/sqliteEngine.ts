import type { Database, SqlJsStatic, Statement as Prepared } from 'sql.js';
import { startSqlite } from '../../lab-kit/runtime/startSqlite';
import { cutMessage } from '../core/cutMessage';
import { DEFAULT_MAX_ROWS, RowCollector } from '../core/RowCollector';
import { controlsTransaction, splitStatements, type Statement } from '../core/statements/splitStatements';
import type { TrialRunner, TrialSetup } from '../core/trials/trialRunner';
import type { DatabaseState, DatasetImage, Execution, SqlError, StatementResult } from '../core/types';
import { copyDatabase } from './copyDatabase';
import { loadSqliteFile, UnreadableFile } from './loadSqliteFile';
import { locateSqliteError } from './locateSqliteError';
import { parameterMisuse } from './parameterMisuse';
import { readSqlite, RefusedStatement } from './readSqlite';
import { readSqliteRows } from './readSqliteRows';
import { refusalOfFiles } from './refusalOfFiles';
import type { ExecuteOptions, OpenTransaction, SqlEngine } from './SqlEngine';
import { SqliteTrials } from './sqliteTrials';
import { SqliteWatch } from './watchSqlite';

const MEBIBYTE = 1024 * 1024;
const MAX_HEAP = 96 * MEBIBYTE;
const PAGE_SIZE = 4096;
const MAX_PAGES = (48 * MEBIBYTE) / PAGE_SIZE;
const STATE_ROWS = 20_000;
/** Number of cached database images: the visible one, the hidden one, and one more. */
const MAX_LOADED = 3;

const TABLE_NAMES =
  "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name";
const COLUMN_TYPES = "SELECT lower(type) FROM pragma_table_info(?, 'main') ORDER BY cid";
const DEFAULTED = "SELECT name FROM pragma_table_info(?, 'main') WHERE upper(dflt_value) <> 'NULL'";
const OTHER_NAMES = `SELECT upper(type) || ' ' || name FROM main.sqlite_schema WHERE type IN ('view', 'trigger')
  UNION ALL SELECT 'TEMP ' || upper(type) || ' ' || name FROM temp.sqlite_schema WHERE type <> 'index' ORDER BY 1`;

/** Temporary tables stay in memory: temporary files would be outside the heap limit, in page memory without a limit. */
const SETTINGS = `PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA journal_mode = MEMORY;
  PRAGMA max_page_count = ${MAX_PAGES}; PRAGMA hard_heap_limit = ${MAX_HEAP};`;

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE']);
const RESOURCE_MESSAGE =
  /out of memory|database or disk is full|string or blob too big|stack overflow|memory access|allocat/i;

/** Whether SQLite was interrupted in the middle of its work, so that it cannot continue. */
function isCrash(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /call stack/i.test(error.message))
  );
}

/** Compares datasets by content, because a page sends a new object each time. */
function isSame(left: DatasetImage, right: DatasetImage): boolean {
  return left.id === right.id && left.scripts.sqlite === right.scripts.sqlite && left.sqliteFile === right.sqliteFile;
}

class SqliteEngine implements SqlEngine {
  readonly name = 'sqlite';
  readonly version: string;
  private database: Database;
  private dataset: DatasetImage | undefined;
  private hasCrashed = false;
  /** Whether a transaction was open after the last statement that begins or ends one. */
  private isOpen = false;
  private watch: SqliteWatch | undefined;
  private image: Uint8Array | undefined;
  /** Images of the databases loaded last, newest first. */
  private loaded: readonly { readonly of: DatasetImage; readonly image: Uint8Array }[] = [];

  constructor(
    private readonly sqlJs: SqlJsStatic,
    private readonly memory: () => WebAssembly.Memory,
  ) {
    this.database = new sqlJs.Database();
    this.version = `SQLite ${String(this.database.exec('SELECT sqlite_version()')[0]?.values[0]?.[0])}`;
  }

  init(dataset: DatasetImage): Promise<void> {
    if (this.dataset === dataset) return this.reset();
    try {
      this.image = this.loaded.find(({ of }) => isSame(of, dataset))?.image ?? this.load(dataset);
    } catch (error) {
      if (error instanceof UnreadableFile) return Promise.reject(error);
      return Promise.reject(new Error(`Dataset ${dataset.id} does not load into SQLite: ${(error as Error).message}`));
    }
    this.dataset = dataset;
    this.open();
    return Promise.resolve();
  }

  /**
   * Fills a second database from a dataset and caches its image, because an answer is graded on two datasets in turn.
   */
  private load(dataset: DatasetImage): Uint8Array {
    const { sqliteFile, scripts } = dataset;
    const database = sqliteFile ? loadSqliteFile(() => this.opened(sqliteFile)) : this.opened();
    try {
      database.exec(`BEGIN; ${scripts.sqlite ?? ''}; COMMIT;`);
      // export() reopens the database, which resets its settings.
      const image = database.export();
      this.loaded = [{ of: dataset, image }, ...this.loaded].slice(0, MAX_LOADED);
      return image;
    } finally {
      database.close();
    }
  }

  reset(): Promise<void> {
    this.open();
    return Promise.resolve();
  }

  execute(sql: string, { maxRows = DEFAULT_MAX_ROWS, parameters }: ExecuteOptions = {}): Promise<Execution> {
    const started = performance.now();
    const results: StatementResult[] = [];
    const answer = (error?: SqlError): Promise<Execution> => {
      const elapsedMs = performance.now() - started;
      return Promise.resolve(error ? { ok: false, error, results, elapsedMs } : { ok: true, results, elapsedMs });
    };
    const misuse = parameters && parameterMisuse(splitStatements(sql, 'sqlite'), parameters);
    if (misuse) return answer(misuse);
    let running: Statement | undefined;
    try {
      for (const { statement, prepared } of readSqlite(this.database, sql)) {
        running = statement;
        const refused = refusalOfFiles(statement);
        if (refused) {
          prepared.free();
          return answer({ ...refused, statement: results.length, line: statement.line, offset: statement.start });
        }
        results.push(this.runStatement(statement, prepared, maxRows, parameters));
        if (controlsTransaction(statement)) this.isOpen = this.hasOpenTransaction();
      }
      return answer();
    } catch (error) {
      this.hasCrashed ||= isCrash(error);
      const statement = error instanceof RefusedStatement ? error.statement : running;
      return answer({ ...this.describeError(sql, statement, results.length, error), ...this.transactionFate() });
    }
  }

  readState(): Promise<DatabaseState> {
    this.rollBack();
    const tables = this.texts(TABLE_NAMES).map((name) => {
      // Qualified with `main`, because a temporary table of the same name would hide this one.
      const [statement] = splitStatements(`SELECT * FROM main."${name.replaceAll('"', '""')}"`, 'sqlite');
      if (!statement) throw new Error('A SELECT must be one statement.');
      const { columns, rows } = this.runStatement(statement, this.database.prepare(statement.sql), STATE_ROWS);
      return {
        name,
        columns,
        types: this.texts(COLUMN_TYPES, [name]),
        defaulted: this.texts(DEFAULTED, [name]),
        rows,
      };
    });
    return Promise.resolve({ tables, others: this.texts(OTHER_NAMES) });
  }

  openTrials(setup: TrialSetup): TrialRunner {
    return new SqliteTrials(setup, {
      open: () => {
        this.open();
        return this.database;
      },
      execute: (sql) => this.execute(sql),
      onError: (error) => {
        this.hasCrashed ||= isCrash(error);
      },
    });
  }

  exportFile(): Promise<Uint8Array<ArrayBuffer>> {
    const file = new Uint8Array(this.database.export());
    this.isOpen = false;
    this.database.exec(SETTINGS);
    return Promise.resolve(file);
  }

  keep(): Promise<Uint8Array<ArrayBuffer> | OpenTransaction> {
    if (this.hasOpenTransaction()) return Promise.resolve('transaction');
    // export() would close the database in use, together with temporary tables and attached databases.
    const copy = new this.sqlJs.Database();
    try {
      copyDatabase(this.sqlJs, this.database, copy);
      this.watch?.markKept();
      return Promise.resolve(new Uint8Array(copy.export()));
    } finally {
      copy.close();
    }
  }

  watchChanges(): Promise<void> {
    this.watch ??= new SqliteWatch(this.sqlJs, this.database);
    return Promise.resolve();
  }

  hasChanges(): Promise<boolean> {
    return Promise.resolve(this.watch?.hasChanges(this.hasOpenTransaction()) ?? true);
  }

  memoryBytes(): number {
    return this.memory().buffer.byteLength;
  }

  isUsable(): boolean {
    return !this.hasCrashed;
  }

  dispose(): Promise<void> {
    this.endWatch();
    this.database.close();
    return Promise.resolve();
  }

  /** Returns the first column of one of our own queries as texts. */
  private texts(sql: string, parameters: string[] = []): string[] {
    const [result] = this.database.exec(sql, parameters);
    return (result?.values ?? []).map(([value]) => String(value));
  }

  private hasOpenTransaction(): boolean {
    try {
      this.database.exec('BEGIN; ROLLBACK');
      return false;
    } catch {
      return true;
    }
  }

  /** An error of ON CONFLICT ROLLBACK, of RAISE(ROLLBACK), or for lack of memory ends the open transaction. */
  private transactionFate(): Pick<SqlError, 'transaction'> {
    const wasOpen = this.isOpen;
    this.isOpen = this.hasOpenTransaction();
    return wasOpen && !this.isOpen ? { transaction: 'ended' } : {};
  }

  private endWatch(): void {
    this.watch?.close();
    this.watch = undefined;
  }

  private open(): void {
    this.endWatch();
    this.database.close();
    this.isOpen = false;
    this.database = this.opened(this.image);
  }

  private opened(image?: Uint8Array): Database {
    const database = new this.sqlJs.Database(image);
    try {
      database.exec(SETTINGS);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  /** Rolls back a transaction that a text left open, if there is one. */
  private rollBack(): void {
    this.isOpen = false;
    try {
      this.database.exec('ROLLBACK');
    } catch {
      // No transaction was open.
    }
  }

  private runStatement(
    { command }: Statement,
    prepared: Prepared,
    maxRows: number,
    parameters: readonly string[] = [],
  ): StatementResult {
    const collector = new RowCollector(maxRows);
    try {
      if (parameters.length > 0) prepared.bind([...parameters]);
      // ALTER TABLE … ADD CONSTRAINT checks the name with an internal query, whose column is not part of the answer.
      const columns = command.startsWith('ALTER') ? [] : prepared.getColumnNames();
      const types = readSqliteRows(prepared, collector);
      const rowCount = CHANGING.has(command) ? this.database.getRowsModified() : collector.count;
      return {
        command,
        columns,
        rows: collector.rows,
        rowCount,
        ...(columns.length > 0 && types.length > 0 && { types }),
        ...(collector.countedEnough && { rowCountIsMinimum: true }),
      };
    } finally {
      prepared.free();
    }
  }

  /** Describes an error in a statement; `statement` is undefined if it comes before the first one. */
  private describeError(text: string, statement: Statement | undefined, index: number, error: unknown): SqlError {
    const message = error instanceof Error ? error.message : String(error);
    const within = statement && locateSqliteError(statement.sql, message, (prefix) => this.messageOf(prefix));
    const offset = (statement?.start ?? 0) + (within ?? 0);
    const cut = cutMessage(message);
    return {
      kind: RESOURCE_MESSAGE.test(cut.text) ? 'resources' : 'sql',
      message: cut.text,
      ...(cut.leftOut > 0 && { leftOut: cut.leftOut }),
      statement: index,
      line: text.slice(0, offset).split('\n').length,
      ...(within !== undefined && { offset }),
    };
  }

  private messageOf(sql: string): string | undefined {
    try {
      this.database.prepare(sql).free();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : undefined;
    }
  }
}

/** sql.js returns the first instance to every caller in a process, so there is a single memory. */
let sharedMemory: WebAssembly.Memory | undefined;

/** Starts SQLite from its compiled module; the module can be shared by several engines. */
export async function createSqliteEngine(wasm: WebAssembly.Module): Promise<SqlEngine> {
  const sqlJs = await startSqlite({
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      void WebAssembly.instantiate(wasm, imports).then((instance) => {
        sharedMemory = Object.values(instance.exports).find((value) => value instanceof WebAssembly.Memory);
        done(instance, wasm);
      });
      return {};
    },
  });
  return new SqliteEngine(sqlJs, () => {
    if (!sharedMemory) throw new Error('sql.js exports no memory: its build has changed.');
    return sharedMemory;
  });
}
