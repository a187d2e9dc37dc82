import { isMeaningful, tokenizeSql, tokenName } from './tokenizeSql';

/** Which of the tables a text names, in the order of the schema. Names inside strings and comments do not count. */
export function usedTables(sql: string, tables: readonly string[]): string[] {
  const names = new Set(
    tokenizeSql(sql, 'sqlite')
      .filter((token) => isMeaningful(token) && (token.kind === 'word' || token.kind === 'quotedName'))
      .map((token) => tokenName(sql, token).toLowerCase()),
  );
  return tables.filter((table) => names.has(table.toLowerCase()));
}
