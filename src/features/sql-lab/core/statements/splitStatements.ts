import { BodyTracker } from './bodyTracker';
import { commandOf } from './commandOf';
import { isMeaningful, tokenizeSql, type SqlToken } from './tokenizeSql';
import type { EngineName } from '../types';

export interface Statement {
  /** The text of the statement, without the semicolon that ends it. */
  readonly sql: string;
  /** Offset of its first word in the whole text, after comments. */
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** First words, upper case: `SELECT`, `INSERT`, `CREATE TABLE`, `DROP INDEX`. */
  readonly command: string;
}

/** Describes a statement from its tokens without spaces and comments, of which there is at least one. */
function statementOf(sql: string, tokens: readonly SqlToken[], line: number): Statement {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  return { sql: sql.slice(start, end), start, end, line, command: commandOf(sql, tokens) };
}

const isSemicolon = (sql: string, token: SqlToken | undefined) => token !== undefined && sql[token.start] === ';';

/**
 * Describes a part of a text that an engine has taken as one statement; undefined if it contains only spaces, comments
 * and semicolons.
 */
export function statementAt(sql: string, start: number, end: number, engine: EngineName): Statement | undefined {
  const part = sql.slice(start, end);
  const tokens = tokenizeSql(part, engine).filter(isMeaningful);
  while (tokens.length > 0 && isSemicolon(part, tokens[0])) tokens.shift();
  while (tokens.length > 0 && isSemicolon(part, tokens.at(-1))) tokens.pop();
  if (tokens.length === 0) return undefined;
  const line = sql.slice(0, start + (tokens[0]?.start ?? 0)).split('\n').length;
  const statement = statementOf(part, tokens, line);
  return { ...statement, start: start + statement.start, end: start + statement.end };
}

/**
 * Splits a text into its statements at the semicolons that are not inside quotes, dollar quotes, comments or the body
 * of a trigger or function. Empty statements are left out. SQLite itself has the last word when it runs a text
 * (`engine/readSqlite.ts`); this is for all that only reads SQL, and for PostgreSQL, whose server takes one statement
 * at a time and refuses more.
 */
export function splitStatements(sql: string, engine: EngineName): Statement[] {
  const statements: Statement[] = [];
  let current: SqlToken[] = [];
  let body = new BodyTracker(engine);
  let line = 1;
  let counted = 0;
  const finish = (): void => {
    const [first] = current;
    if (first) {
      line += sql.slice(counted, first.start).split('\n').length - 1;
      counted = first.start;
      statements.push(statementOf(sql, current, line));
    }
    current = [];
    body = new BodyTracker(engine);
  };
  for (const token of tokenizeSql(sql, engine)) {
    if (!isMeaningful(token)) continue;
    const text = sql.slice(token.start, token.end);
    if (text === ';' && !body.isOpen) finish();
    else {
      current.push(token);
      body.read(token.kind, text);
    }
  }
  finish();
  return statements;
}

const READING = new Set(['SELECT', 'SHOW', 'EXPLAIN', 'PRAGMA', '']);
const TRANSACTION = new Set(['BEGIN', 'START', 'COMMIT', 'END', 'ROLLBACK', 'ABORT', 'SAVEPOINT', 'RELEASE']);
const HIDDEN_CHANGE = /\b(?:INSERT|UPDATE|DELETE|MERGE|INTO|CREATE|nextval|setval|set_config)\b|^PRAGMA\b[^=]*=/i;

/** Whether a statement leaves no trace in the database or in the session; false if unsure. */
export function isPureRead({ command, sql }: Statement): boolean {
  return READING.has(command) && !HIDDEN_CHANGE.test(sql);
}

/** Whether no statement of a text leaves a trace; false if unsure. */
export function onlyReads(sql: string, engine: EngineName): boolean {
  return splitStatements(sql, engine).every(isPureRead);
}

/** Whether a statement begins, ends or marks a transaction. */
export function controlsTransaction({ command }: Statement): boolean {
  return TRANSACTION.has(command);
}

/** Whether a statement may change the database, apart from opening or ending a transaction. */
export function mayChangeDatabase(statement: Statement): boolean {
  return !controlsTransaction(statement) && !isPureRead(statement);
}
