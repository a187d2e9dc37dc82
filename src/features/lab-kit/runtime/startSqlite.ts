import initSqlJs, { type SqlJsStatic } from 'sql.js';

type Settings = NonNullable<Parameters<typeof initSqlJs>[0]>;

/**
 * Starts sql.js with SQLite's own floor() and similar functions, whose results differ from those of sql.js. A process
 * has one sql.js, and the last call decides about its functions, so all code starts it here.
 */
export function startSqlite(settings: Settings = {}): Promise<SqlJsStatic> {
  const withOwnFunctions = { ...settings, useOldExtensionFunctions: false };
  return initSqlJs(withOwnFunctions);
}
