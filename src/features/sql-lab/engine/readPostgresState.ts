import type { DatabaseState } from '../core/types';
import type { SqlEngine } from './SqlEngine';

const STATE_ROWS = 20_000;

const TABLE_NAMES =
  "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname";
const OTHER_NAMES = `SELECT 'VIEW ' || relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
  UNION ALL SELECT 'TRIGGER ' || tgname FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'RULE ' || rulename FROM pg_rules WHERE schemaname = 'public'
  ORDER BY 1`;

/** Reads every table of the reader's schema as the session sees it, uncommitted changes included. */
export async function readPostgresState(execute: SqlEngine['execute']): Promise<DatabaseState> {
  /** Returns the first column of one of our own queries as texts. */
  const texts = async (sql: string): Promise<string[]> => {
    const execution = await execute(sql);
    if (!execution.ok) throw new Error(`PostgreSQL refused "${sql}": ${execution.error.message}`);
    return (execution.results[0]?.rows ?? []).map(([value]) => String(value));
  };
  const tables = [];
  for (const name of await texts(TABLE_NAMES)) {
    const { results } = await execute(`SELECT * FROM public."${name.replaceAll('"', '""')}"`, { maxRows: STATE_ROWS });
    const [result] = results;
    const types = (result?.types ?? []).map((type) => type ?? '');
    if (result) tables.push({ name, columns: result.columns, types, rows: result.rows });
  }
  return { tables, others: await texts(OTHER_NAMES) };
}
