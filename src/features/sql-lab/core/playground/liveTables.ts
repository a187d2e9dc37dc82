import type { EngineName, Execution } from '../types';

/** A table or view in its current state. */
export interface LiveTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Lists every column of the reader's tables and views: table, column, type. */
export const LIST_TABLES: Readonly<Record<EngineName, string>> = {
  sqlite: `SELECT t.name, c.name, c.type FROM sqlite_schema t JOIN pragma_table_xinfo(t.name) c
    WHERE t.type IN ('table', 'view') AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY t.rowid, c.cid`,
  postgres: `SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`,
};

/** Groups the rows returned by {@link LIST_TABLES} into tables. */
export function liveTables(execution: Execution): LiveTable[] {
  const tables = new Map<string, { name: string; type: string }[]>();
  for (const [table, name, type] of execution.results.at(-1)?.rows ?? []) {
    const columns = tables.get(String(table)) ?? [];
    columns.push({ name: String(name), type: String(type ?? '') });
    tables.set(String(table), columns);
  }
  return [...tables].map(([name, columns]) => ({ name, columns }));
}
