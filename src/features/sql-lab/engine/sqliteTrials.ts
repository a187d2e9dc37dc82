import type { BindParams, Database, Statement as Prepared } from 'sql.js';
import { RowCollector } from '../core/RowCollector';
import { MAX_TRIAL_ROWS, type TrialRunner, type TrialSetup } from '../core/trials/trialRunner';
import type { TrialDatabase } from '../core/trials/trialSet';
import type { Execution } from '../core/types';
import { readSqliteRows } from './readSqliteRows';

interface Environment {
  /** Restores the dataset in a new connection. */
  readonly open: () => Database;
  readonly execute: (sql: string) => Promise<Execution>;
  /** Called with an error after which the database cannot be used. */
  readonly onError: (error: unknown) => void;
}

/**
 * Small databases in one connection: statements are prepared once, and rows are replaced instead of tables. Foreign
 * keys are not checked, so that tables that no text names can stay empty.
 */
export class SqliteTrials implements TrialRunner {
  readonly engine = 'sqlite';
  private database: Database | undefined;
  private inserts: readonly Prepared[] = [];
  private deletes: readonly Prepared[] = [];
  private readonly reads = new Map<string, Prepared>();
  private filled = new Set<number>();

  constructor(
    private readonly trialSetup: TrialSetup,
    private readonly environment: Environment,
  ) {}

  fill(database: TrialDatabase, tables?: ReadonlySet<number>): Promise<boolean> {
    const { after } = this.trialSetup;
    const connection = this.opened();
    try {
      for (const table of this.filled) this.deletes[table]?.run();
      this.filled = new Set();
      for (const [table, rows] of database.entries()) {
        if (tables && !tables.has(table)) continue;
        this.filled.add(table);
        for (const row of rows) this.inserts[table]?.run(row as unknown as BindParams);
      }
      for (const sql of after) connection.run(sql);
      return Promise.resolve(true);
    } catch {
      return Promise.resolve(false);
    }
  }

  read(sql: string): Promise<Execution> {
    const collector = new RowCollector(MAX_TRIAL_ROWS);
    try {
      const prepared = this.reads.get(sql) ?? this.opened().prepare(sql);
      this.reads.set(sql, prepared);
      try {
        const columns = prepared.getColumnNames();
        const types = readSqliteRows(prepared, collector);
        const { rows, count, countedEnough } = collector;
        const isMinimum = countedEnough && { rowCountIsMinimum: true };
        const result = { command: 'SELECT', columns, types, rows, rowCount: count, ...isMinimum };
        return Promise.resolve({ ok: true, results: [result], elapsedMs: 0 });
      } finally {
        prepared.reset();
      }
    } catch (error) {
      this.environment.onError(error);
      const message = error instanceof Error ? error.message : String(error);
      return Promise.resolve({ ok: false, error: { kind: 'sql', message }, results: [], elapsedMs: 0 });
    }
  }

  async execute(sql: string): Promise<Execution> {
    // The text may begin and end transactions of its own.
    this.database?.exec('COMMIT');
    const execution = await this.environment.execute(sql);
    // The next connection has prepared nothing yet.
    this.database = undefined;
    return execution;
  }

  private opened(): Database {
    if (this.database) return this.database;
    const { setup, emptied, tables } = this.trialSetup;
    const database = this.environment.open();
    for (const text of setup) database.exec(text);
    database.exec('PRAGMA foreign_keys = OFF; BEGIN');
    for (const name of emptied) database.exec(`DELETE FROM "${name}"`);
    this.reads.clear();
    this.filled = new Set();
    this.deletes = tables.map(({ name }) => database.prepare(`DELETE FROM "${name}"`));
    this.inserts = tables.map(({ name, columns }) =>
      database.prepare(
        `INSERT INTO "${name}" (${columns.map((column) => `"${column.name}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ),
    );
    this.database = database;
    return database;
  }
}
