import { isMeaningful, tokenizeSql, type SqlToken } from './tokenizeSql';
import type { EngineName } from './types';

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

const OBJECT_COMMANDS = new Set(['CREATE', 'ALTER', 'DROP', 'REFRESH', 'COMMENT']);
const OBJECT_MODIFIERS = new Set([
  'OR',
  'REPLACE',
  'UNIQUE',
  'TEMP',
  'TEMPORARY',
  'UNLOGGED',
  'RECURSIVE',
  'CONSTRAINT',
  'VIRTUAL',
  'GLOBAL',
  'LOCAL',
  'ON',
]);
const CHANGING_VERBS = new Set(['INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'MERGE']);
const BODY_OBJECTS = new Set(['TRIGGER', 'FUNCTION', 'PROCEDURE']);

function textOf(sql: string, token: SqlToken | undefined): string {
  return token ? sql.slice(token.start, token.end) : '';
}

/** The verb of a WITH query: the first data-changing verb outside parentheses, otherwise SELECT. */
function verbAfterWith(sql: string, tokens: readonly SqlToken[]): string {
  let depth = 0;
  for (const token of tokens) {
    const text = textOf(sql, token).toUpperCase();
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (depth === 0 && token.kind === 'word' && CHANGING_VERBS.has(text))
      return text === 'REPLACE' ? 'INSERT' : text;
  }
  return 'SELECT';
}

/** Determines the command of one statement from its meaningful tokens. */
function commandOf(sql: string, tokens: readonly SqlToken[]): string {
  const words = tokens
    .filter(({ kind }) => kind === 'word')
    .slice(0, 8)
    .map((token) => textOf(sql, token).toUpperCase());
  const [first = ''] = words;
  if (tokens[0]?.kind === 'symbol') return textOf(sql, tokens[0]) === '(' ? 'SELECT' : '';
  if (first === 'WITH') return verbAfterWith(sql, tokens.slice(1));
  if (first === 'VALUES' || first === 'TABLE') return 'SELECT';
  if (first === 'REPLACE') return 'INSERT';
  if (!OBJECT_COMMANDS.has(first)) return first;
  const object = words.slice(1).find((word) => !OBJECT_MODIFIERS.has(word));
  return object ? `${first} ${object}` : first;
}

/** Tracks CREATE TRIGGER … BEGIN … END and BEGIN ATOMIC … END, whose bodies contain semicolons of their own. */
class BodyDepth {
  private words: string[] = [];
  private depth = 0;

  constructor(private readonly engine: EngineName) {}

  read(word: string): void {
    if (this.depth > 0) {
      if (word === 'CASE') this.depth += 1;
      else if (word === 'END') this.depth -= 1;
      return;
    }
    const opensBody = this.engine === 'sqlite' ? word === 'BEGIN' : word === 'ATOMIC' && this.words.at(-1) === 'BEGIN';
    if (opensBody && this.words[0] === 'CREATE' && this.words.some((seen) => BODY_OBJECTS.has(seen))) this.depth = 1;
    this.words.push(word);
  }

  get open(): boolean {
    return this.depth > 0;
  }
}

/**
 * Splits a text into its statements at the semicolons that are not inside quotes, dollar quotes, comments
 * or the body of a trigger. Empty statements are left out.
 */
export function splitStatements(sql: string, engine: EngineName): Statement[] {
  const statements: Statement[] = [];
  let current: SqlToken[] = [];
  let body = new BodyDepth(engine);
  let line = 1;
  let counted = 0;
  const finish = (end: number): void => {
    const [first] = current;
    if (first) {
      line += sql.slice(counted, first.start).split('\n').length - 1;
      counted = first.start;
      const lastEnd = current.at(-1)?.end ?? end;
      statements.push({
        sql: sql.slice(first.start, lastEnd),
        start: first.start,
        end: lastEnd,
        line,
        command: commandOf(sql, current),
      });
    }
    current = [];
    body = new BodyDepth(engine);
  };
  for (const token of tokenizeSql(sql, engine)) {
    if (!isMeaningful(token)) continue;
    if (textOf(sql, token) === ';' && !body.open) finish(token.start);
    else {
      current.push(token);
      if (token.kind === 'word') body.read(textOf(sql, token).toUpperCase());
    }
  }
  finish(sql.length);
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
