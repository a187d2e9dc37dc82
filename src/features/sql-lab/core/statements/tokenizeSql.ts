import type { EngineName } from '../types';

export type SqlTokenKind = 'word' | 'quotedName' | 'string' | 'number' | 'comment' | 'space' | 'symbol';

export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly start: number;
  readonly end: number;
}

/** Both engines take every character beyond ASCII for a letter, even an invisible one. */
const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
/** SQLite also skips a byte order mark, wherever it stands between words. */
const SPACE = { sqlite: /(?:[ \t\n\f\r]|\ufeff)+/y, postgres: /[ \t\n\v\f\r]+/y } as const;
const LINE_COMMENT = { sqlite: /--[^\n]*/y, postgres: /--[^\n\r]*/y } as const;
const DOLLAR_TAG = /\$(?:[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/y;
/** A parameter of SQLite's in the style of Tcl, with a semicolon in its parentheses; a longer one is not recognised. */
const NAMED_PARAMETER = /[$@:#][\w$\u0080-\uffff]{1,200}\([^)\s;]{0,200};[^)\s]{0,200}\)/y;

function matchAt(pattern: RegExp, sql: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(sql) ? pattern.lastIndex : index;
}

/**
 * Offset of the end of a quoted run, in which a doubled closing quote stands for itself; the end of the text if it is
 * not closed.
 */
function quotedEnd(sql: string, start: number, close: string, backslash = false): number {
  for (let index = start + 1; index < sql.length; index += 1) {
    if (backslash && sql[index] === '\\') index += 1;
    else if (sql[index] === close) {
      if (sql[index + 1] !== close || close === ']') return index + 1;
      index += 1;
    }
  }
  return sql.length;
}

function blockCommentEnd(sql: string, start: number, nested: boolean): number | undefined {
  let depth = 1;
  for (let index = start + 2; index < sql.length; index += 1) {
    if (sql.startsWith('*/', index)) {
      depth -= 1;
      if (depth === 0) return index + 2;
      index += 1;
    } else if (nested && sql.startsWith('/*', index)) {
      depth += 1;
      index += 1;
    }
  }
  return undefined;
}

function endOf(text: string, sql: string, start: number): number {
  const end = sql.indexOf(text, start);
  return end < 0 ? sql.length : end + text.length;
}

/** The string before the next token, if only white space and comments stand between them. */
interface LastString {
  readonly end: number;
  readonly hasEscapes: boolean;
}

/** Whether a backslash in the string of PostgreSQL's that begins here escapes the character after it. */
function hasEscapes(sql: string, start: number, previous: SqlToken | undefined, state: LexerState): boolean {
  const prefix = previous?.kind === 'word' && previous.end === start ? sql.slice(previous.start, start) : '';
  if (prefix.toUpperCase() === 'E') return true;
  const between = state.lastString && sql.slice(state.lastString.end, start);
  // After a line break, a string continues the one before it, and has the same kind.
  const continues = between !== undefined && /[\n\r]/.test(between) && !between.includes('/*');
  return continues && state.lastString?.hasEscapes === true;
}

interface LexerState {
  lastString: LastString | undefined;
}

function readString(sql: string, start: number, previous: SqlToken | undefined, state: LexerState): number {
  const escapes = hasEscapes(sql, start, previous, state);
  const end = quotedEnd(sql, start, "'", escapes);
  state.lastString = { end, hasEscapes: escapes };
  return end;
}

function readToken(
  sql: string,
  start: number,
  engine: EngineName,
  previous: SqlToken | undefined,
  state: LexerState,
): SqlToken {
  const token = (kind: SqlTokenKind, end: number): SqlToken => ({ kind, start, end });
  const char = sql.charAt(start);
  const postgres = engine === 'postgres';
  if (sql.startsWith('--', start)) return token('comment', matchAt(LINE_COMMENT[engine], sql, start));
  // At the very end of a text, SQLite takes `/*` for two operators.
  if (sql.startsWith('/*', start) && (postgres || start + 2 < sql.length)) {
    const end = blockCommentEnd(sql, start, postgres);
    // SQLite accepts a comment without an end; PostgreSQL refuses it, so it is part of a statement.
    return token(end === undefined && postgres ? 'symbol' : 'comment', end ?? sql.length);
  }
  if (char === "'")
    return token('string', postgres ? readString(sql, start, previous, state) : quotedEnd(sql, start, "'"));
  if (char === '"') return token('quotedName', quotedEnd(sql, start, '"'));
  if (!postgres && char === '`') return token('quotedName', quotedEnd(sql, start, '`'));
  if (!postgres && char === '[') return token('quotedName', quotedEnd(sql, start, ']'));
  if (postgres && char === '$') {
    const tagEnd = matchAt(DOLLAR_TAG, sql, start);
    if (tagEnd > start) return token('string', endOf(sql.slice(start, tagEnd), sql, tagEnd));
  }
  for (const [kind, pattern] of [
    ['space', SPACE[engine]],
    ['word', WORD],
    ['number', NUMBER],
  ] as const) {
    const end = matchAt(pattern, sql, start);
    if (end > start) return token(kind, end);
  }
  const end = postgres ? start : matchAt(NAMED_PARAMETER, sql, start);
  return token('symbol', Math.max(end, start + 1));
}

/**
 * Splits SQL into tokens that cover the text without gaps. Nested comments and `$tag$` quotes exist only on PostgreSQL;
 * backticks and brackets quote names only on SQLite. An unclosed quote extends to the end.
 */
export function tokenizeSql(sql: string, engine: EngineName): SqlToken[] {
  const tokens: SqlToken[] = [];
  const state: LexerState = { lastString: undefined };
  for (let index = 0; index < sql.length;) {
    const token = readToken(sql, index, engine, tokens.at(-1), state);
    if (isMeaningful(token) && token.end !== state.lastString?.end) state.lastString = undefined;
    tokens.push(token);
    index = token.end;
  }
  return tokens;
}

/** Whether a token carries meaning: neither space nor comment. */
export function isMeaningful(token: SqlToken): boolean {
  return token.kind !== 'space' && token.kind !== 'comment';
}

/** The name denoted by a word or a quoted name, without its quotes. */
export function tokenName(sql: string, token: SqlToken): string {
  const text = sql.slice(token.start, token.end);
  if (token.kind !== 'quotedName') return text;
  const close = text.startsWith('[') ? ']' : text.charAt(0);
  return text.slice(1, text.endsWith(close) ? -1 : undefined).replaceAll(close + close, close);
}
