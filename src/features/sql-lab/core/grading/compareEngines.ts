import { diffRows, sameRow } from './compareRows';
import type { EngineOutcome } from '../labBlock';
import { isMeaningful, tokenizeSql } from '../statements/tokenizeSql';
import type { StatementResult } from '../types';

const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE']);

/** Whether the query itself, not just a subquery, has an ORDER BY. */
export function isOrdered(sql: string): boolean {
  const tokens = tokenizeSql(sql, 'postgres').filter(isMeaningful);
  let depth = 0;
  return tokens.some((token, index) => {
    const text = sql.slice(token.start, token.end).toUpperCase();
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    const next = tokens[index + 1];
    return (
      depth === 0 && text === 'ORDER' && next !== undefined && sql.slice(next.start, next.end).toUpperCase() === 'BY'
    );
  });
}

/**
 * Whether two column names agree. For a column without a name, SQLite uses the expression, and PostgreSQL the function
 * name or `?column?`.
 */
function sameName(sqlite: string, postgres: string): boolean {
  return sqlite.toLowerCase() === postgres.toLowerCase() || !PLAIN_NAME.test(sqlite) || postgres === '?column?';
}

function resultDifference(sqlite: StatementResult, postgres: StatementResult, sql: string): string | undefined {
  if (CHANGING.has(sqlite.command) && sqlite.rowCount !== postgres.rowCount) {
    return `SQLite changes ${sqlite.rowCount} rows, PostgreSQL ${postgres.rowCount}`;
  }
  if (sqlite.columns.length !== postgres.columns.length) {
    return `SQLite returns ${sqlite.columns.length} columns, PostgreSQL ${postgres.columns.length}`;
  }
  const name = sqlite.columns.findIndex((column, index) => !sameName(column, postgres.columns[index] ?? ''));
  if (name >= 0)
    return `column ${name + 1} is named "${sqlite.columns[name]}" by SQLite, "${postgres.columns[name]}" by PostgreSQL`;
  if (sqlite.rowCount !== postgres.rowCount && sqlite.columns.length > 0) {
    return `SQLite returns ${sqlite.rowCount} rows, PostgreSQL ${postgres.rowCount}`;
  }
  const { missing, extra } = diffRows(sqlite.rows, postgres.rows);
  if (missing.length > 0) return `SQLite returns ${JSON.stringify(missing[0])}, PostgreSQL ${JSON.stringify(extra[0])}`;
  if (!isOrdered(sql)) return undefined;
  const row = sqlite.rows.findIndex((cells, index) => !sameRow(cells, postgres.rows[index] ?? []));
  return row < 0
    ? undefined
    : `the order differs from row ${row + 1} on: SQLite has ${JSON.stringify(sqlite.rows[row])}, PostgreSQL ${JSON.stringify(postgres.rows[row])}`;
}

/**
 * Describes how the answers of the two engines differ, for the author; undefined if they are the same. Rows are
 * compared as the grader compares them, in order if the query has one; two failures count as the same.
 */
export function engineDifference(
  sqlite: EngineOutcome,
  postgres: EngineOutcome,
  statements: readonly string[],
): string | undefined {
  if (Boolean(sqlite.error) !== Boolean(postgres.error)) {
    const [failing, error] = sqlite.error ? ['SQLite', sqlite.error] : ['PostgreSQL', postgres.error];
    return `${failing} fails: ${error?.message ?? ''}`;
  }
  if (sqlite.results.length !== postgres.results.length) return 'the engines fail at different statements';
  for (const [index, result] of sqlite.results.entries()) {
    const other = postgres.results[index];
    const difference = other && resultDifference(result, other, statements[index] ?? '');
    if (difference) return difference;
  }
  return undefined;
}
