import type { Database, SqlJsStatic } from 'sql.js';

/** The part of SQLite's backup interface that sql.js 1.16 exports but its types lack. */
interface Backup {
  stringToNewUTF8(text: string): number;
  _free(pointer: number): void;
  _sqlite3_backup_init(target: number, targetName: number, source: number, sourceName: number): number;
  _sqlite3_backup_step(backup: number, pages: number): number;
  _sqlite3_backup_finish(backup: number): number;
}

const ALL_PAGES = -1;
const SQLITE_DONE = 101;

const handleOf = (database: Database) => (database as unknown as { readonly db: number }).db;

/**
 * Copies the committed state of a connection's main database into another one; the source stays unchanged.
 *
 * @throws Error if SQLite cannot copy it, for instance while a transaction is open
 */
export function copyDatabase(sqlJs: SqlJsStatic, from: Database, into: Database): void {
  const module = sqlJs as unknown as Backup;
  const main = module.stringToNewUTF8('main');
  try {
    const backup = module._sqlite3_backup_init(handleOf(into), main, handleOf(from), main);
    const code = backup === 0 ? undefined : module._sqlite3_backup_step(backup, ALL_PAGES);
    if (backup !== 0) module._sqlite3_backup_finish(backup);
    if (code !== SQLITE_DONE) throw new Error(`SQLite could not copy the database: ${code ?? 'no backup'}`);
  } finally {
    module._free(main);
  }
}
