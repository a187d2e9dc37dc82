import type { Database, SqlJsStatic } from 'sql.js';

/** Values of a connection that change with what its open transaction changes. */
const UNCOMMITTED = `SELECT total_changes() || ' ' || schema_version || ' ' || user_version
  FROM pragma_schema_version, pragma_user_version`;

function firstValue(database: Database, sql: string): unknown {
  return database.exec(sql)[0]?.values[0]?.[0];
}

/**
 * Watches the main database of a connection for changes. A second connection to the same file asks SQLite for its
 * `data_version`, which changes with every commit that changes the file, whatever statement or function made it, and
 * with nothing else: not with a rollback, a temporary table, or an UPDATE of no rows.
 */
export class SqliteWatch {
  private readonly watcher: Database;
  /** Undefined while SQLite does not say; then everything may have changed. */
  private keptVersion: unknown;
  /** What the connection said when no transaction was open. */
  private settled: unknown;

  constructor(
    sqlJs: SqlJsStatic,
    private readonly watched: Database,
  ) {
    this.watcher = new sqlJs.Database();
    const { filename } = watched as unknown as { readonly filename: string };
    this.watcher.exec(`ATTACH '${filename}' AS watched`);
    this.markKept();
    this.settled = firstValue(watched, UNCOMMITTED);
  }

  /** Takes the committed state as the one to compare with. */
  markKept(): void {
    this.keptVersion = this.version();
  }

  /**
   * Whether anything was committed since the state to compare with, or waits in the open transaction; true if unsure.
   *
   * @param isOpen - whether the connection has an open transaction
   */
  hasChanges(isOpen: boolean): boolean {
    const version = this.version();
    const now = firstValue(this.watched, UNCOMMITTED);
    const waits = isOpen && now !== this.settled;
    if (!isOpen) this.settled = now;
    return waits || version === undefined || version !== this.keptVersion;
  }

  close(): void {
    this.watcher.close();
  }

  /** Undefined if the reader has locked the file, or chosen a log in which the watcher itself would hold a lock. */
  private version(): unknown {
    try {
      if (firstValue(this.watcher, 'PRAGMA watched.journal_mode') !== 'wal')
        return firstValue(this.watcher, 'PRAGMA watched.data_version');
      this.watcher.exec('DETACH watched');
      return undefined;
    } catch {
      return undefined;
    }
  }
}
