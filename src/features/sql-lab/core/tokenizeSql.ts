import type { EngineName } from './types';

export type SqlTokenKind = 'word' | 'quotedName' | 'string' | 'number' | 'comment' | 'space' | 'symbol';

export interface SqlToken {
  readonly kind: SqlTokenKind;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}_][\p{L}\p{N}_$]*/uy;
const NUMBER = /(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y;
const SPACE = /\s+/y;
const DOLLAR_TAG = /\$(?:[\p{L}_][\p{L}\p{N}_]*)?\$/uy;

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

function blockCommentEnd(sql: string, start: number, nested: boolean): number {
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
  return sql.length;
}

function endOf(text: string, sql: string, start: number): number {
  const end = sql.indexOf(text, start);
  return end < 0 ? sql.length : end + text.length;
}

function readToken(sql: string, start: number, engine: EngineName, previous: SqlToken | undefined): SqlToken {
  const token = (kind: SqlTokenKind, end: number): SqlToken => ({ kind, start, end });
  const char = sql.charAt(start);
  const postgres = engine === 'postgres';
  if (sql.startsWith('--', start)) {
    const newline = sql.indexOf('\n', start);
    return token('comment', newline < 0 ? sql.length : newline);
  }
  if (sql.startsWith('/*', start)) return token('comment', blockCommentEnd(sql, start, postgres));
  if (char === "'") {
    const prefix = previous?.kind === 'word' && previous.end === start ? sql.slice(previous.start, start) : '';
    return token('string', quotedEnd(sql, start, "'", postgres && prefix.toUpperCase() === 'E'));
  }
  if (char === '"') return token('quotedName', quotedEnd(sql, start, '"'));
  if (!postgres && char === '`') return token('quotedName', quotedEnd(sql, start, '`'));
  if (!postgres && char === '[') return token('quotedName', quotedEnd(sql, start, ']'));
  if (postgres && char === '$') {
    const tagEnd = matchAt(DOLLAR_TAG, sql, start);
    if (tagEnd > start) return token('string', endOf(sql.slice(start, tagEnd), sql, tagEnd));
  }
  for (const [kind, pattern] of [
    ['space', SPACE],
    ['word', WORD],
    ['number', NUMBER],
  ] as const) {
    const end = matchAt(pattern, sql, start);
    if (end > start) return token(kind, end);
  }
  return token('symbol', start + 1);
}

/**
 * Splits SQL into tokens that cover the text without gaps. Nested comments and `$tag$` quotes exist only on PostgreSQL;
 * backticks and brackets quote names only on SQLite. An unclosed quote extends to the end.
 */
export function tokenizeSql(sql: string, engine: EngineName): SqlToken[] {
  const tokens: SqlToken[] = [];
  for (let index = 0; index < sql.length;) {
    const token = readToken(sql, index, engine, tokens.at(-1));
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
