import { isMeaningful, tokenizeSql, tokenName, type SqlToken } from '../core/statements/tokenizeSql';

const NEAR = /^near "(.*)": syntax error$/s;
const UNRECOGNIZED = /^unrecognized token: "(.*)"$/s;
const NAMED =
  /^(?:no such (?:column|table|function|index|view|collation sequence)|ambiguous column name|misuse of aggregate(?: function)?|no such module): (.+?)(?:\(\))?$/;

/** Offset of the last part of a dotted name if the whole name occurs, otherwise of this part alone. */
function findName(sql: string, tokens: readonly SqlToken[], dotted: string): number | undefined {
  const part = (dotted.split('.').at(-1) ?? dotted).replace(/^"|"$/g, '').toLowerCase();
  const found = tokens.find(
    (token) => (token.kind === 'word' || token.kind === 'quotedName') && tokenName(sql, token).toLowerCase() === part,
  );
  return found?.start;
}

/**
 * Locates the error in a statement from SQLite's message, because the offset that the engine knows is not exported. A
 * syntax error names a token that may occur several times; the shortest prefix of the statement with the same error
 * ends at the right one.
 *
 * @param messageOf - returns the engine's message for a prefix of the statement; undefined if it is accepted
 */
export function locateSqliteError(
  sql: string,
  message: string,
  messageOf: (prefix: string) => string | undefined,
): number | undefined {
  if (message === 'incomplete input') return sql.length;
  const unrecognized = UNRECOGNIZED.exec(message)?.[1];
  if (unrecognized !== undefined) return sql.indexOf(unrecognized);
  const tokens = tokenizeSql(sql, 'sqlite').filter(isMeaningful);
  const near = NEAR.exec(message)?.[1];
  if (near !== undefined) {
    const candidates = tokens.filter(({ start, end }) => sql.slice(start, end) === near);
    return (candidates.find(({ end }) => messageOf(sql.slice(0, end)) === message) ?? candidates.at(-1))?.start;
  }
  const name = NAMED.exec(message)?.[1];
  return name === undefined ? undefined : findName(sql, tokens, name);
}
