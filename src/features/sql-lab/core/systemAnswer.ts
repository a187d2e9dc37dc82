import type { SqlResult } from '../../recordings/core/recording';
import type { EngineOutcome } from './labBlock';
import type { SqlValue } from './types';

/** What one system says of a statement that fails on at least one of them. */
export interface SystemAnswer {
  /** For example `SQLite`, `MySQL 9.7.4`. */
  readonly system: string;
  readonly error?: {
    readonly message: string;
    /** SQLSTATE, or the number of the error and SQLSTATE; SQLite tells none. */
    readonly code?: string;
    /** What else was said, such as PostgreSQL's DETAIL and HINT. */
    readonly more?: readonly string[];
  };
  /** Rows that a query answered, and values of the first one; none for other statements. */
  readonly rows?: { readonly count: number; readonly first: readonly string[] };
  /** Rows that a statement without an answer of its own has changed. */
  readonly changedRows?: number;
  readonly warnings?: readonly string[];
}

function textOf(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What an engine of the site answered. */
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
  if (!result) throw new Error(`${system} answered nothing to a statement of the error catalogue.`);
  if (result.columns.length === 0) return { system, changedRows: result.rowCount };
  return { system, rows: { count: result.rowCount, first: (result.rows[0] ?? []).map(textOf) } };
}

/** What a server answered when it was recorded. */
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
