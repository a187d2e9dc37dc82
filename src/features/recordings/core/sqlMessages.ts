import type { SqlResult } from './recording';

/** An error as the server's client prints it: `ERROR 1054 (42S22): Unknown column …`. */
export function errorText({ code, sqlState, message }: NonNullable<SqlResult['error']>): string {
  return `ERROR ${code}${sqlState ? ` (${sqlState})` : ''}: ${message}`;
}

/** A warning as the server's client prints it: `Warning (Code 1292): Truncated …`. */
export function warningText({ level, code, message }: NonNullable<SqlResult['warnings']>[number]): string {
  return `${level} (Code ${code}): ${message}`;
}
