import type { SqlResult } from '../../../recordings/core/recording';
import type { EngineOutcome } from '../labBlock';
import type { SqlValue } from '../types';

/** One system's answer to a statement that fails on at least one of them. */
export interface SystemAnswer {
  /** For example `SQLite`, `MySQL 9.7.4`. */
  readonly system: string;
  readonly error?: {
    readonly message: string;
    /** SQLSTATE, or the error number and SQLSTATE; SQLite has none. */
    readonly code?: string;
    /** Additional messages, such as PostgreSQL's DETAIL and HINT. */
    readonly more?: readonly string[];
  };
  /** Row count of a query, and the values of its first row; absent for other statements. */
  readonly rows?: { readonly count: number; readonly first: readonly string[] };
  /** Number of rows changed by a statement that returns none. */
  readonly changedRows?: number;
  readonly warnings?: readonly string[];
}

function textOf(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Converts an answer of one of the site's engines. */
export function engineAnswer(system: string, { error, results }: EngineOutcome): SystemAnswer {
  if (error) {
    const more = [error.detail, error.hint].filter((text) => text !== undefined);
    return {
      system,
      error: {
        message: error.message,
        ...(error.code && { code: error.code }),
        ...(more.length > 0 && { more }),
      },
    };
  }
  const result = results.at(-1);
  if (!result) throw new Error(`${system} gave no answer to a statement of the error catalogue.`);
  if (result.columns.length === 0) return { system, changedRows: result.rowCount };
  return { system, rows: { count: result.rowCount, first: (result.rows[0] ?? []).map(textOf) } };
}

/** Converts a recorded answer of a server. */
export function recordedAnswer(
  system: string,
  { error, rows, changedRows = 0, warnings = [] }: SqlResult,
): SystemAnswer {
  if (error) {
    const { code, sqlState, message } = error;
    return { system, error: { message, code: sqlState ? `${code}, ${sqlState}` : code } };
  }
  return {
    system,
    ...(rows
      ? { rows: { count: rows.length, first: (rows[0] ?? []).map((value) => value ?? 'NULL') } }
      : { changedRows }),
    ...(warnings.length > 0 && { warnings: warnings.map(({ message }) => message) }),
  };
}
