import type { EngineName, Execution } from './types';

/** A table or view as it is in the database now. */
export interface LiveTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Lists every column of every table and view of the reader's: table, column, type. */
export const LIST_TABLES: Readonly<Record<EngineName, string>> = {
  sqlite: `SELECT t.name, c.name, c.type FROM sqlite_schema t JOIN pragma_table_xinfo(t.name) c
    WHERE t.type IN ('table', 'view') AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY t.rowid, c.cid`,
  postgres: `SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
};

/** The tables that {@link LIST_TABLES} found. */
export function liveTables(execution: Execution): LiveTable[] {
  const tables = new Map<string, { name: string; type: string }[]>();
  for (const [table, name, type] of execution.results.at(-1)?.rows ?? []) {
    const columns = tables.get(String(table)) ?? [];
    columns.push({ name: String(name), type: String(type ?? '') });
    tables.set(String(table), columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}
